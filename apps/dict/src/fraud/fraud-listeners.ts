import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RefundRow } from './refunds/refund.row';
import { type ReportRow } from './reports/report.row';

/** The maximum that a refund can give back, in cents; undefined if only its own amount limits it. */
type Limit = (tx: UnitOfWork, refund: RefundRow) => Transactional<number | undefined>;
type Listener<Row> = (tx: UnitOfWork, changed: Row, now: string) => Transactional<void>;

/**
 * Tells other parts of DICT, in the same transaction, that reports and refunds were created or closed, and asks them for the
 * limit of a refund.
 */
@Injectable()
export class FraudListeners {
  private readonly ofNewReports: Listener<ReportRow>[] = [];
  private readonly ofReports: Listener<ReportRow>[] = [];
  private readonly ofNewRefunds: Listener<RefundRow>[] = [];
  private readonly ofRefunds: Listener<RefundRow>[] = [];
  private limit: Limit | undefined;

  /** @param listener gets each new report, with or without a recovery */
  onReportCreated(listener: Listener<ReportRow>): void {
    this.ofNewReports.push(listener);
  }

  /** @param listener gets each report that its counterparty has closed, with or without a recovery */
  onReportClosed(listener: Listener<ReportRow>): void {
    this.ofReports.push(listener);
  }

  /** @param listener gets each new refund, with or without a recovery */
  onRefundCreated(listener: Listener<RefundRow>): void {
    this.ofNewRefunds.push(listener);
  }

  /** @param listener gets each refund that the contested participant has closed, with or without a recovery */
  onRefundClosed(listener: Listener<RefundRow>): void {
    this.ofRefunds.push(listener);
  }

  /** @param limit is called before a refund is closed. It locks its rows before the transactions are locked. */
  limitRefunds(limit: Limit): void {
    this.limit = limit;
  }

  *leftFor(tx: UnitOfWork, refund: RefundRow): Transactional<number | undefined> {
    return this.limit === undefined ? undefined : yield* this.limit(tx, refund);
  }

  *reportCreated(tx: UnitOfWork, report: ReportRow, now: string): Transactional<void> {
    for (const listener of this.ofNewReports) yield* listener(tx, report, now);
  }

  *reportClosed(tx: UnitOfWork, report: ReportRow, now: string): Transactional<void> {
    for (const listener of this.ofReports) yield* listener(tx, report, now);
  }

  *refundCreated(tx: UnitOfWork, refund: RefundRow, now: string): Transactional<void> {
    for (const listener of this.ofNewRefunds) yield* listener(tx, refund, now);
  }

  *refundClosed(tx: UnitOfWork, refund: RefundRow, now: string): Transactional<void> {
    for (const listener of this.ofRefunds) yield* listener(tx, refund, now);
  }
}
