import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type FundsRecovery } from '#libs/dict-api';
import { accepted, newUuid } from '#libs/kernel';
import { refuse } from '../../fraud/fraud-refusal';
import { type DictResult } from '../../official/dict-refusal';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { RecoveryAnalysis } from './recovery-analysis';
import { type EligibleRoot } from '../rules/eligibility';
import { Recoveries } from '../recoveries.repository';
import { type RecoveryRow } from '../recovery.row';
import { BLOCKING, RecoverySchedule, TRACKING } from './recovery-schedule';

/** Creates recoveries. */
@Injectable()
export class CreateRecovery {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly refunds: Refunds,
    private readonly analysis: RecoveryAnalysis,
    private readonly schedule: RecoverySchedule,
  ) {}

  /**
   * Creates a recovery and the infraction report of its root, and schedules the next step of DICT.
   * @param eligible its root must be locked
   */
  *create(
    tx: UnitOfWork,
    sent: FundsRecovery,
    eligible: EligibleRoot,
    now: string,
  ): Transactional<DictResult<RecoveryRow>> {
    const { root, parameters } = eligible;
    const known = yield* this.recoveries.ofRoot(tx, root.endToEndId);
    if (known !== undefined) return exists(known);
    const amount = yield* this.refunds.leftOf(tx, root);
    if (amount === 0) {
      const detail = `Transaction ${root.endToEndId} has already been returned in full.`;
      return refuse('FundsRecoveryTransactionNotEligible', detail);
    }
    const recovery = yield* this.recoveries.add(tx, {
      id: newUuid(),
      rootTransactionId: root.endToEndId,
      reporter: root.debtorIspb,
      status: 'CREATED',
      situationType: sent.SituationType,
      reportDetails: sent.ReportDetails ?? null,
      contact: sent.ContactInformation,
      parameters,
      graph: null,
      createdAt: now,
      analysedAt: null,
      lastModified: now,
    });
    // The root is locked. Another request for it waits, and then finds this recovery.
    if (recovery === undefined) throw new Error('The lock of the root transaction does not work.');
    yield* this.analysis.report(tx, recovery, { transfer: root, amount }, now);
    const kind = parameters === null ? BLOCKING : TRACKING;
    yield* this.schedule.next(tx, kind, recovery.id, now);
    return accepted(recovery);
  }
}

function exists({ id, status, rootTransactionId }: RecoveryRow): DictResult<never> {
  const detail = `Transaction ${rootTransactionId} already has the funds recovery ${id}, which is ${status}. It cannot have a second one.`;
  return refuse('FundsRecoveryForTransactionAlreadyExists', detail);
}
