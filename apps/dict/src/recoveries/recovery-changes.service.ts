import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { accepted } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { actorOf, idOf, notFound } from '../fraud/actors';
import { valueOf, type FraudResult } from '../fraud/fraud-refusal';
import { type CallOf } from '../official/operation';
import { Recoveries } from './recoveries.repository';
import { checkCancel, checkRefund, updateOf } from './rules/recovery-rules';
import { type RecoveryRow } from './recovery.row';
import { Refunding } from './steps/refunding.repository';

type Lock = (database: DataSource, id: string) => AtomicWork<RecoveryRow | undefined>;
type Decision = (
  database: DataSource,
  recovery: RecoveryRow,
) => AtomicWork<FraudResult<RecoveryRow>>;

/** Changes recoveries for their creators. */
@Injectable()
export class RecoveryChanges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly recoveries: Recoveries,
    private readonly refunding: Refunding,
  ) {}

  update(call: CallOf<'updateFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { recoveries } = this;
    const { body, now, nowMs } = call;
    return this.change(path, body, this.lock(), function* (database, recovery) {
      const change = updateOf(recovery, { actor: actorOf(body), nowMs }, body);
      if (!change.ok) return change;
      return accepted(yield* recoveries.update(database, recovery, change.value, now));
    });
  }

  refund(call: CallOf<'refundFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { refunding } = this;
    const { body, now, nowMs } = call;
    return this.change(path, body, this.lock(), function* (database, recovery) {
      const checked = checkRefund(recovery, { actor: actorOf(body), nowMs });
      return checked.ok ? accepted(yield* refunding.start(database, recovery, now)) : checked;
    });
  }

  cancel(call: CallOf<'cancelFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { refunding } = this;
    const { body, now, nowMs } = call;
    const lock: Lock = (database, id) => refunding.lockAll(database, id);
    return this.change(path, body, lock, function* (database, recovery) {
      const checked = checkCancel(recovery, { actor: actorOf(body), nowMs });
      return checked.ok ? accepted(yield* refunding.cancel(database, recovery, now)) : checked;
    });
  }

  private lock(): Lock {
    return (database, id) => this.recoveries.lock(database, id);
  }

  private async change(
    path: string,
    { FundsRecoveryId: inBody }: { readonly FundsRecoveryId: string },
    lock: Lock,
    decide: Decision,
  ): Promise<RecoveryRow> {
    const id = idOf(path, inBody, 'fundsRecovery');
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<
      FraudResult<RecoveryRow> | undefined
    > {
      const recovery = yield* lock(database, id);
      return recovery && (yield* decide(database, recovery));
    });
    if (result === undefined) throw notFound('funds recovery', id);
    return valueOf(result);
  }
}
