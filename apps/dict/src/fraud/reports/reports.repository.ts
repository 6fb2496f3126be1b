import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { accepted, newUuid } from '#libs/kernel';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { FraudListeners } from '../fraud-listeners';
import { refuse, type FraudResult } from '../fraud-refusal';
import { Markers } from '../markers/markers.repository';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { openReport, type Analysis, type NewReport } from './report';
import { ReportRow } from './report.row';

/** Infraction reports: pieces of atomic work. A report that is found is locked until the end of the work. */
@Injectable()
export class Reports {
  constructor(
    private readonly transfers: TransferLocks,
    private readonly markers: Markers,
    private readonly listeners: FraudListeners,
  ) {}

  /**
   * Creates a report. Outside of a funds recovery, a transaction has only one for each reason that is not cancelled.
   * The reports of a recovery are its own business: they are always created. The transaction must be known:
   * `Transfers.find` stores it.
   */
  *create(database: DataSource, draft: NewReport, now: string): AtomicWork<FraudResult<ReportRow>> {
    const transfer = yield* this.transfers.lock(database, draft.transactionId);
    if (transfer === undefined) {
      const detail = `Transaction ${draft.transactionId} is not known.`;
      return refuse('InfractionReportTransactionNotFound', detail);
    }
    if (draft.fundsRecoveryId === null) {
      const [other] = yield* this.activeOf(database, draft);
      if (other !== undefined) return already(other);
    }
    const report = yield* insertRow(database, ReportRow, openReport(draft, newUuid(), now));
    if (report === undefined) throw new Error('The lock of the transfer does not work.');
    yield* this.listeners.reportCreated(database, report, now);
    return accepted(report);
  }

  /** The reports of a transaction and a reason that are not cancelled, the oldest first. */
  *activeOf(
    database: DataSource,
    { transactionId, reason }: Pick<ReportRow, 'transactionId' | 'reason'>,
  ): AtomicWork<readonly ReportRow[]> {
    const sql = EntitySql.of(database, ReportRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE transaction_id = $1 AND reason = $2 AND status <> 'CANCELLED' ORDER BY sequence`,
      parameters: [transactionId, reason],
    };
    return rows.map((row) => sql.read(row));
  }

  /** The reports of a funds recovery in the order of their creation. */
  *ofRecovery(database: DataSource, fundsRecoveryId: string): AtomicWork<readonly ReportRow[]> {
    const sql = EntitySql.of(database, ReportRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE funds_recovery_id = $1 ORDER BY sequence`,
      parameters: [fundsRecoveryId],
    };
    return rows.map((row) => sql.read(row));
  }

  *lock(database: DataSource, id: string): AtomicWork<ReportRow | undefined> {
    return yield* lockById(database, ReportRow, id);
  }

  *acknowledge(database: DataSource, report: ReportRow, now: string): AtomicWork<ReportRow> {
    return yield* this.change(database, report, { status: 'ACKNOWLEDGED' }, now);
  }

  /** Changes its details. */
  *update(
    database: DataSource,
    report: ReportRow,
    change: Partial<Pick<ReportRow, 'situationType' | 'reportDetails' | 'contact'>>,
    now: string,
  ): AtomicWork<ReportRow> {
    return yield* this.change(database, report, change, now);
  }

  /** Stores who is suspected, if that was not known before. It is no change that the lists show. */
  *suspect(
    database: DataSource,
    report: ReportRow,
    { taxId, keyValue }: Pick<ReportRow, 'taxId' | 'keyValue'>,
  ): AtomicWork<ReportRow> {
    if (report.taxId === taxId && report.keyValue === keyValue) return report;
    return yield* changeRow(database, ReportRow, report, { taxId, keyValue });
  }

  /** Closes it. With an agreement, the suspect is marked; the tax id must be known then. */
  *close(
    database: DataSource,
    report: ReportRow,
    { result, details, fraudType }: Analysis,
    now: string,
  ): AtomicWork<ReportRow> {
    const marker =
      fraudType === null
        ? undefined
        : yield* this.markers.ofReport(database, report, fraudType, now);
    const change = {
      status: 'CLOSED',
      analysisResult: result,
      analysisDetails: details,
      fraudType,
      fraudMarkerId: marker?.id ?? null,
      closedAt: now,
    } as const;
    const closed = yield* this.change(database, report, change, now);
    yield* this.listeners.reportClosed(database, closed, now);
    return closed;
  }

  /** Cancels it in any state, and its marker. A report that is cancelled already stays as it is. */
  *cancel(database: DataSource, report: ReportRow, now: string): AtomicWork<ReportRow> {
    if (report.status === 'CANCELLED') return report;
    if (report.fraudMarkerId !== null) {
      const marker = yield* this.markers.lock(database, report.fraudMarkerId);
      if (marker !== undefined) yield* this.markers.cancel(database, marker, now);
    }
    return yield* this.change(database, report, { status: 'CANCELLED' }, now);
  }

  private *change(
    database: DataSource,
    report: ReportRow,
    change: Partial<ReportRow>,
    now: string,
  ): AtomicWork<ReportRow> {
    return yield* changeRow(database, ReportRow, report, { ...change, lastModified: now });
  }
}

function already({ id, status, transactionId }: ReportRow): FraudResult<never> {
  return status === 'CLOSED'
    ? refuse(
        'InfractionReportAlreadyProcessedForTransaction',
        `Transaction ${transactionId} has the infraction report ${id}, which is closed.`,
      )
    : refuse(
        'InfractionReportAlreadyBeingProcessedForTransaction',
        `Transaction ${transactionId} has the infraction report ${id}, which is ${status}. Wait until it is closed, or cancel it.`,
      );
}
