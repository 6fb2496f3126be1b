import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { FraudListeners } from '../../fraud/fraud-listeners';
import { type NewRefund } from '../../fraud/refunds/refund';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { type ReportRow } from '../../fraud/reports/report.row';
import { Reports } from '../../fraud/reports/reports.repository';
import { type FraudRole } from '../exam-body';
import { subjectOf } from '../exam-run';
import { ExamRuns } from '../exam-runs.repository';
import { EXAMINER } from './examiner';
import { ExaminerPayments } from './payments.repository';

/** A payment of a run. */
interface RunPayment {
  readonly transactionId: string;
  /** The participant. */
  readonly ispb: string;
  readonly role: FraudRole;
  readonly items: readonly string[];
}

/**
 * Acts for the examiner in infraction reports and refunds: at once, in the same atomic work as the step of the
 * participant. It acts only for runs that are going on.
 */
@Injectable()
export class FraudExaminer {
  constructor(
    listeners: FraudListeners,
    private readonly runs: ExamRuns,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
    private readonly payments: ExaminerPayments,
  ) {
    listeners.onReportCreated((database, report, now) => this.agree(database, report, now));
    listeners.onReportClosed((database, report, now) => this.askBack(database, report, now));
    listeners.onRefundCreated((database, refund, now) => this.giveBack(database, refund, now));
  }

  private *agree(database: DataSource, report: ReportRow, now: string): AtomicWork<void> {
    const { transactionId, reporter: ispb, counterparty, reason } = report;
    if (counterparty !== EXAMINER || reason !== 'REFUND_REQUEST') return;
    const payment = {
      transactionId,
      ispb,
      role: 'REPORTER',
      items: ['infraction', 'refund'],
    } as const;
    if (!(yield* this.isOfRun(database, payment, now))) return;
    const acknowledged = yield* this.reports.acknowledge(database, report, now);
    yield* this.reports.close(
      database,
      acknowledged,
      { result: 'AGREED', details: 'Examination', fraudType: 'SCAMMER_ACCOUNT' },
      now,
    );
  }

  private *askBack(database: DataSource, report: ReportRow, now: string): AtomicWork<void> {
    const { transactionId, reporter, counterparty: ispb, analysisResult, id } = report;
    if (reporter !== EXAMINER || analysisResult !== 'AGREED') return;
    const payment = { transactionId, ispb, role: 'COUNTERPARTY', items: ['refund'] } as const;
    if (!(yield* this.isOfRun(database, payment, now))) return;
    const draft: NewRefund = {
      ...{ transactionId, reason: 'FRAUD', amount: report.transactionAmount, details: null },
      ...{ requesting: EXAMINER, contested: ispb, reportId: id, fundsRecoveryId: null },
      ...{ byPayment: false, refundAccount: null },
    };
    // A payment that the participant has returned already is not asked back.
    yield* this.refunds.create(database, draft, now);
  }

  private *giveBack(database: DataSource, refund: RefundRow, now: string): AtomicWork<void> {
    const { transactionId, requesting: ispb, contested, reason, amount } = refund;
    if (contested !== EXAMINER || reason !== 'FRAUD') return;
    const payment = { transactionId, ispb, role: 'REPORTER', items: ['refund'] } as const;
    if (!(yield* this.isOfRun(database, payment, now))) return;
    const refundTransactionId = yield* this.payments.giveBack(database, refund, now);
    yield* this.refunds.close(
      database,
      refund,
      {
        ...{ analysisResult: 'TOTALLY_ACCEPTED', analysisDetails: 'Examination' },
        ...{ rejectionReason: null, refundTransactionId, effectiveAmount: amount },
      },
      now,
    );
  }

  private *isOfRun(
    database: DataSource,
    { transactionId, ispb, role, items }: RunPayment,
    now: string,
  ): AtomicWork<boolean> {
    const runs = yield* this.runs.active(database, { items, ispb, now });
    return runs.some(
      (run) =>
        subjectOf(run, 'TRANSFER')?.id === transactionId &&
        (run.parameters.role ?? 'REPORTER') === role,
    );
  }
}
