import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type RefundRow } from './refunds/refund.row';
import { type ReportRow } from './reports/report.row';

type Listener<Row> = (database: DataSource, ended: Row, now: string) => AtomicWork<void>;

/** The parts of DICT that are told when reports and refunds end, as part of the same atomic work. */
@Injectable()
export class FraudListeners {
  private readonly ofReports: Listener<ReportRow>[] = [];
  private readonly ofRefunds: Listener<RefundRow>[] = [];

  /** @param listener gets each report that was closed by its counterparty; also those of no recovery */
  onReportClosed(listener: Listener<ReportRow>): void {
    this.ofReports.push(listener);
  }

  /** @param listener gets each refund that was closed by the contested participant; also those of no recovery */
  onRefundClosed(listener: Listener<RefundRow>): void {
    this.ofRefunds.push(listener);
  }

  *reportClosed(database: DataSource, report: ReportRow, now: string): AtomicWork<void> {
    for (const listener of this.ofReports) yield* listener(database, report, now);
  }

  *refundClosed(database: DataSource, refund: RefundRow, now: string): AtomicWork<void> {
    for (const listener of this.ofRefunds) yield* listener(database, refund, now);
  }
}
