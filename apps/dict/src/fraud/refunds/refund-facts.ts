import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Refund } from '#libs/dict-api';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { type ReportRow } from '../reports/report.row';
import { Reports } from '../reports/reports.repository';
import { type ClosingFacts } from './close-rules';
import { NEEDED_REPORT, type RequestFacts } from './refund-rules';
import { type RefundRow } from './refund.row';
import { Refunds } from './refunds.repository';

/** Reads what the rules of refunds depend on. The transactions stay locked until the end of the transaction. */
@Injectable()
export class RefundFacts {
  constructor(
    private readonly transfers: TransferLocks,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
  ) {}

  *forRequest(tx: UnitOfWork, sent: Refund): Transactional<RequestFacts> {
    const transfer = yield* this.transfers.lock(tx, sent.TransactionId);
    const report = transfer && (yield* this.reportFor(tx, sent, transfer));
    return { transfer, report };
  }

  /** @param returningId the transaction that gives the money back, if the request names one */
  *forClosing(
    tx: UnitOfWork,
    refund: RefundRow,
    returningId: string | undefined,
  ): Transactional<Omit<ClosingFacts, 'nowMs'>> {
    const { transfers, refunds } = this;
    // This locks the recovery before the transactions, in the same order as all other work.
    const leftOfLoss = yield* refunds.leftForRefund(tx, refund);
    const original = yield* transfers.lock(tx, refund.transactionId);
    if (original === undefined) throw new Error('The refunded transaction is not stored.');
    const returning =
      returningId === undefined ? undefined : yield* transfers.lock(tx, returningId);
    const used = returning === undefined ? 0 : yield* refunds.usedOf(tx, returning.endToEndId);
    return { original, returning, used, leftOfLoss };
  }

  /** The report that allows a refund: of the transaction, or of the payment that the transaction returns. */
  private *reportFor(
    tx: UnitOfWork,
    { RefundReason: reason }: Refund,
    transfer: TransferRow,
  ): Transactional<ReportRow | undefined> {
    if (reason !== 'FRAUD' && reason !== 'REFUND_CANCELLED') return undefined;
    for (const transactionId of [transfer.endToEndId, transfer.returns]) {
      if (transactionId === null) continue;
      const about = { transactionId, reason: NEEDED_REPORT[reason] };
      const reports = yield* this.reports.activeOf(tx, about);
      const agreed = reports.findLast(({ analysisResult }) => analysisResult === 'AGREED');
      if (agreed !== undefined) return agreed;
    }
    return undefined;
  }
}
