import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type FundsRecovery } from '#libs/dict-api';
import { accepted, newUuid } from '#libs/kernel';
import { refuse, type FraudResult } from '../../fraud/fraud-refusal';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { Analysis } from './analysis.repository';
import { type EligibleRoot } from '../rules/eligibility';
import { Recoveries } from '../recoveries.repository';
import { type RecoveryRow } from '../recovery.row';
import { BLOCKING, RecoverySchedule, TRACKING } from './schedule.repository';

/** Creates recoveries, as part of atomic work. */
@Injectable()
export class RecoveryCreation {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly refunds: Refunds,
    private readonly analysis: Analysis,
    private readonly schedule: RecoverySchedule,
  ) {}

  /**
   * Creates a recovery, the infraction report of its root, and the next step of DICT.
   * @param eligible its root must be locked
   */
  *create(
    database: DataSource,
    sent: FundsRecovery,
    eligible: EligibleRoot,
    now: string,
  ): AtomicWork<FraudResult<RecoveryRow>> {
    const { root, parameters } = eligible;
    const known = yield* this.recoveries.ofRoot(database, root.endToEndId);
    if (known !== undefined) return exists(known);
    const amount = yield* this.refunds.leftOf(database, root);
    if (amount === 0) {
      const detail = `Transaction ${root.endToEndId} was returned completely.`;
      return refuse('FundsRecoveryTransactionNotEligible', detail);
    }
    const recovery = yield* this.recoveries.add(database, {
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
    // The root is locked: another request for it waits, and then finds this recovery.
    if (recovery === undefined) throw new Error('The lock of the root transaction does not work.');
    yield* this.analysis.report(database, recovery, { transfer: root, amount }, now);
    const kind = parameters === null ? BLOCKING : TRACKING;
    yield* this.schedule.next(database, kind, recovery.id, now);
    return accepted(recovery);
  }
}

function exists({ id, status, rootTransactionId }: RecoveryRow): FraudResult<never> {
  const detail = `Transaction ${rootTransactionId} has the funds recovery ${id}, which is ${status}. It cannot have another one.`;
  return refuse('FundsRecoveryForTransactionAlreadyExists', detail);
}
