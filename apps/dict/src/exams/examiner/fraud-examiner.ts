import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { FraudListeners } from '../../fraud/fraud-listeners';
import { type NewRefund } from '../../fraud/refunds/refund';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { type ReportRow } from '../../fraud/reports/report.row';
import { Reports } from '../../fraud/reports/reports.repository';
import { type FraudRole } from '../exam.request';
import { subjectOf } from '../exam-run';
import { ExamRuns } from '../exam-runs.repository';
import { EXAMINER } from './examiner';
import { ExaminerPayments } from './examiner-payments';

/** A payment of a run. */
interface RunPayment {
  readonly transactionId: string;
  /** The participant. */
  readonly ispb: string;
  readonly role: FraudRole;
  readonly items: readonly string[];
}

/**
 * Acts for the examiner in infraction reports and refunds, at once, in the same transaction as the step of the
 * participant. It acts only for running runs.
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
    listeners.onReportCreated((tx, report, now) => this.agree(tx, report, now));
    listeners.onReportClosed((tx, report, now) => this.askBack(tx, report, now));
    listeners.onRefundCreated((tx, refund, now) => this.giveBack(tx, refund, now));
  }

  private *agree(tx: UnitOfWork, report: ReportRow, now: string): Transactional<void> {
    const { transactionId, reporter: ispb, counterparty, reason } = report;
    if (counterparty !== EXAMINER || reason !== 'REFUND_REQUEST') return;
    const payment = {
      transactionId,
      ispb,
      role: 'REPORTER',
      items: ['infraction', 'refund'],
    } as const;
    if (!(yield* this.isOfRun(tx, payment, now))) return;
    const acknowledged = yield* this.reports.acknowledge(tx, report, now);
    yield* this.reports.close(
      tx,
      acknowledged,
      { result: 'AGREED', details: 'Examination', fraudType: 'SCAMMER_ACCOUNT' },
      now,
    );
  }

  private *askBack(tx: UnitOfWork, report: ReportRow, now: string): Transactional<void> {
    const { transactionId, reporter, counterparty: ispb, analysisResult, id } = report;
    if (reporter !== EXAMINER || analysisResult !== 'AGREED') return;
    const payment = { transactionId, ispb, role: 'COUNTERPARTY', items: ['refund'] } as const;
    if (!(yield* this.isOfRun(tx, payment, now))) return;
    const draft: NewRefund = {
      ...{ transactionId, reason: 'FRAUD', amount: report.transactionAmount, details: null },
      ...{ requesting: EXAMINER, contested: ispb, reportId: id, fundsRecoveryId: null },
      ...{ byPayment: false, refundAccount: null },
    };
    // The examiner asks for no refund if the participant has already returned the payment.
    yield* this.refunds.create(tx, draft, now);
  }

  private *giveBack(tx: UnitOfWork, refund: RefundRow, now: string): Transactional<void> {
    const { transactionId, requesting: ispb, contested, reason, amount } = refund;
    if (contested !== EXAMINER || reason !== 'FRAUD') return;
    const payment = { transactionId, ispb, role: 'REPORTER', items: ['refund'] } as const;
    if (!(yield* this.isOfRun(tx, payment, now))) return;
    const refundTransactionId = yield* this.payments.giveBack(tx, refund, now);
    yield* this.refunds.close(
      tx,
      refund,
      {
        ...{ analysisResult: 'TOTALLY_ACCEPTED', analysisDetails: 'Examination' },
        ...{ rejectionReason: null, refundTransactionId, effectiveAmount: amount },
      },
      now,
    );
  }

  private *isOfRun(
    tx: UnitOfWork,
    { transactionId, ispb, role, items }: RunPayment,
    now: string,
  ): Transactional<boolean> {
    const runs = yield* this.runs.active(tx, { items, ispb, now });
    return runs.some(
      (run) =>
        subjectOf(run, 'TRANSFER')?.id === transactionId &&
        (run.parameters.role ?? 'REPORTER') === role,
    );
  }
}
