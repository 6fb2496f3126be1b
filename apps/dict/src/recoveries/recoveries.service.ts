import { Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { type TrackingGraphParameters } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { actorOf } from '../fraud/fraud-requests';
import { DictRefusal, type DictResult, valueOf } from '../official/dict-refusal';
import { type CallOf } from '../operations/operation';
import { TransferLocks } from '../transfers/transfer-locks.repository';
import { Transfers } from '../transfers/transfers';
import { eligibleRoot } from './rules/eligibility';
import { CreateRecovery } from './steps/create-recovery';
import { type RecoveryRow } from './recovery.row';
import { readParameters, type TrackingParameters } from './tracking/tracking-parameters';

/** Creates recoveries by the rules of the official API. */
@Injectable()
export class RecoveriesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly locks: TransferLocks,
    private readonly creation: CreateRecovery,
  ) {}

  async create({ body, now, nowMs }: CallOf<'createFundsRecovery'>): Promise<RecoveryRow> {
    const { RootTransactionId: rootTransactionId } = body.FundsRecovery;
    const asked = {
      participant: actorOf(body),
      rootTransactionId,
      parameters: parametersOf(body.TrackingGraphParameters),
      nowMs,
    };
    await this.transfers.find(rootTransactionId);
    const { locks, creation } = this;
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      DictResult<RecoveryRow>
    > {
      const root = eligibleRoot(asked, yield* locks.lock(tx, rootTransactionId));
      if (!root.ok) return root;
      return yield* creation.create(tx, body.FundsRecovery, root.value, now);
    });
    return valueOf(result);
  }
}

function parametersOf(sent: TrackingGraphParameters | undefined): TrackingParameters | undefined {
  if (sent === undefined) return undefined;
  const read = readParameters(sent);
  if (read.ok) return read.value;
  const [first] = read.refusal;
  const detail = `${first?.property ?? ''}: ${first?.reason ?? ''}`;
  throw new DictRefusal('FundsRecoveryTrackingGraphParameterInvalid', detail, read.refusal);
}
