import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { actorOf, changeEntity } from '../fraud/fraud-requests';
import { type DictResult } from '../official/dict-refusal';
import { type CallOf } from '../operations/operation';
import { Recoveries } from './recoveries.repository';
import { checkCancel, checkRefund, updateOf } from './rules/recovery-rules';
import { type RecoveryRow } from './recovery.row';
import { RecoveryRefunds } from './steps/recovery-refunds';

type Lock = (tx: UnitOfWork, id: string) => Transactional<RecoveryRow | undefined>;
type Decision = (tx: UnitOfWork, recovery: RecoveryRow) => Transactional<DictResult<RecoveryRow>>;

/** Updates, refunds and cancels recoveries for their creators. */
@Injectable()
export class RecoveryChangesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly recoveries: Recoveries,
    private readonly refunding: RecoveryRefunds,
  ) {}

  update(call: CallOf<'updateFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { recoveries } = this;
    const { body, now, nowMs } = call;
    return this.change(path, body, this.lock(), function* (tx, recovery) {
      const change = updateOf(recovery, { actor: actorOf(body), nowMs }, body);
      if (!change.ok) return change;
      return accepted(yield* recoveries.update(tx, recovery, change.value, now));
    });
  }

  refund(call: CallOf<'refundFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { refunding } = this;
    const { body, now, nowMs } = call;
    return this.change(path, body, this.lock(), function* (tx, recovery) {
      const checked = checkRefund(recovery, { actor: actorOf(body), nowMs });
      return checked.ok ? accepted(yield* refunding.start(tx, recovery, now)) : checked;
    });
  }

  cancel(call: CallOf<'cancelFundsRecovery'>, path: string): Promise<RecoveryRow> {
    const { refunding } = this;
    const { body, now, nowMs } = call;
    const lock: Lock = (tx, id) => refunding.lockAll(tx, id);
    return this.change(path, body, lock, function* (tx, recovery) {
      const checked = checkCancel(recovery, { actor: actorOf(body), nowMs });
      return checked.ok ? accepted(yield* refunding.cancel(tx, recovery, now)) : checked;
    });
  }

  private lock(): Lock {
    return (tx, id) => this.recoveries.lock(tx, id);
  }

  private change(
    path: string,
    { FundsRecoveryId: inBody }: { readonly FundsRecoveryId: string },
    lock: Lock,
    decide: Decision,
  ): Promise<RecoveryRow> {
    const changed = { what: 'funds recovery', path, inBody };
    return changeEntity(this.sandboxes, changed, lock, decide);
  }
}
