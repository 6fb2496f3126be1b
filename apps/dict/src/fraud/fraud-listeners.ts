import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type RefundRow } from './refunds/refund.row';
import { type ReportRow } from './reports/report.row';

/** What a refund may still give back, in cents; undefined if there is no limit but its own amount. */
type Limit = (database: DataSource, refund: RefundRow) => AtomicWork<number | undefined>;
type Listener<Row> = (database: DataSource, changed: Row, now: string) => AtomicWork<void>;

/** The parts of DICT that are told when reports and refunds begin and end, and that limit refunds, as part of the same atomic work. */
@Injectable()
export class FraudListeners {
  private readonly ofNewReports: Listener<ReportRow>[] = [];
  private readonly ofReports: Listener<ReportRow>[] = [];
  private readonly ofNewRefunds: Listener<RefundRow>[] = [];
  private readonly ofRefunds: Listener<RefundRow>[] = [];
  private limit: Limit | undefined;

  /** @param listener gets each report that was created; also those of a recovery */
  onReportCreated(listener: Listener<ReportRow>): void {
    this.ofNewReports.push(listener);
  }

  /** @param listener gets each report that was closed by its counterparty; also those of no recovery */
  onReportClosed(listener: Listener<ReportRow>): void {
    this.ofReports.push(listener);
  }

  /** @param listener gets each refund that was created; also those of a recovery */
  onRefundCreated(listener: Listener<RefundRow>): void {
    this.ofNewRefunds.push(listener);
  }

  /** @param listener gets each refund that was closed by the contested participant; also those of no recovery */
  onRefundClosed(listener: Listener<RefundRow>): void {
    this.ofRefunds.push(listener);
  }

  /** @param limit is asked before a refund is closed, and takes its locks before those of the transactions */
  limitRefunds(limit: Limit): void {
    this.limit = limit;
  }

  *leftFor(database: DataSource, refund: RefundRow): AtomicWork<number | undefined> {
    return this.limit === undefined ? undefined : yield* this.limit(database, refund);
  }

  *reportCreated(database: DataSource, report: ReportRow, now: string): AtomicWork<void> {
    for (const listener of this.ofNewReports) yield* listener(database, report, now);
  }

  *reportClosed(database: DataSource, report: ReportRow, now: string): AtomicWork<void> {
    for (const listener of this.ofReports) yield* listener(database, report, now);
  }

  *refundCreated(database: DataSource, refund: RefundRow, now: string): AtomicWork<void> {
    for (const listener of this.ofNewRefunds) yield* listener(database, refund, now);
  }

  *refundClosed(database: DataSource, refund: RefundRow, now: string): AtomicWork<void> {
    for (const listener of this.ofRefunds) yield* listener(database, refund, now);
  }
}
