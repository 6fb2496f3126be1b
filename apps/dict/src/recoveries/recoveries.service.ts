import { Injectable } from '@nestjs/common';
import { atomically, type AtomicWork } from '#libs/database';
import { type TrackingGraphParameters } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { actorOf } from '../fraud/actors';
import { valueOf, type FraudResult } from '../fraud/fraud-refusal';
import { DictRefusal } from '../official/dict-refusal';
import { type CallOf } from '../official/operation';
import { TransferLocks } from '../transfers/transfer-locks.repository';
import { Transfers } from '../transfers/transfers.service';
import { eligibleRoot } from './rules/eligibility';
import { RecoveryCreation } from './steps/recovery-creation.repository';
import { type RecoveryRow } from './recovery.row';
import { RecoverySchedule } from './steps/schedule.repository';
import { readParameters, type TrackingParameters } from './tracking/tracking-parameters';

/** Creates recoveries by the rules of the official API. */
@Injectable()
export class RecoveriesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly locks: TransferLocks,
    private readonly creation: RecoveryCreation,
    private readonly schedule: RecoverySchedule,
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
    const database = await this.sandboxes.database();
    const { locks, creation } = this;
    const result = await atomically(database, function* (): AtomicWork<FraudResult<RecoveryRow>> {
      const root = eligibleRoot(asked, yield* locks.lock(database, rootTransactionId));
      if (!root.ok) return root;
      return yield* creation.create(database, body.FundsRecovery, root.value, now);
    });
    this.schedule.announce();
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
