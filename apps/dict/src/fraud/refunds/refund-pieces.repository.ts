import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type Refund } from '#libs/dict-api';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { type ReportRow } from '../reports/report.row';
import { Reports } from '../reports/reports.repository';
import { NEEDED_REPORT } from './refund-rules';
import { Refunds } from './refunds.repository';

/** What refunds are made of. */
@Injectable()
export class RefundPieces {
  constructor(
    readonly locks: TransferLocks,
    readonly reports: Reports,
    readonly refunds: Refunds,
  ) {}

  /** The report that allows a refund: of the transaction itself, or of the payment that the transaction returns. */
  *reportFor(
    database: DataSource,
    { RefundReason: reason }: Refund,
    transfer: TransferRow,
  ): AtomicWork<ReportRow | undefined> {
    if (reason !== 'FRAUD' && reason !== 'REFUND_CANCELLED') return undefined;
    for (const transactionId of [transfer.endToEndId, transfer.returns]) {
      if (transactionId === null) continue;
      const about = { transactionId, reason: NEEDED_REPORT[reason] };
      const reports = yield* this.reports.activeOf(database, about);
      const agreed = reports.findLast(({ analysisResult }) => analysisResult === 'AGREED');
      if (agreed !== undefined) return agreed;
    }
    return undefined;
  }
}
