import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type ReportStatus } from '#libs/dict-api';
import { accepted, newUuid } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { FraudListeners } from '../fraud-listeners';
import { refuse } from '../fraud-refusal';
import { type DictResult } from '../../official/dict-refusal';
import { Markers } from '../markers/markers.repository';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { openReport, type Analysis, type NewReport } from './report';
import { ReportRow } from './report.row';

export interface ReportFilter extends ModifiedFilter {
  readonly participants: readonly string[];
  /** A report in which a participant has one of these roles is listed. */
  readonly roles: readonly ('reporter' | 'counterparty')[];
  readonly statuses: readonly ReportStatus[] | undefined;
}

/** Infraction reports. */
@Injectable()
export class Reports {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: TransferLocks,
    private readonly markers: Markers,
    private readonly listeners: FraudListeners,
  ) {}

  async list({
    participants,
    roles,
    statuses,
    ...filter
  }: ReportFilter): Promise<ListPage<ReportRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(ReportRow).createQueryBuilder('r');
    const parts = roles.map((role) => `r.${role} IN (:...participants)`);
    query.where(`(${parts.join(' OR ')})`, { participants });
    if (statuses !== undefined) query.andWhere('r.status IN (:...statuses)', { statuses });
    return modifiedList(query, filter);
  }

  /**
   * Creates a report. Outside of a funds recovery, a transaction can have one report of each reason that is not cancelled.
   * The reports of a recovery have no such limit. The transaction must be stored: `Transfers.find` does that.
   */
  *create(tx: UnitOfWork, draft: NewReport, now: string): Transactional<DictResult<ReportRow>> {
    const transfer = yield* this.transfers.lock(tx, draft.transactionId);
    if (transfer === undefined) {
      const detail = `Transaction ${draft.transactionId} is unknown.`;
      return refuse('InfractionReportTransactionNotFound', detail);
    }
    if (draft.fundsRecoveryId === null) {
      const [other] = yield* this.activeOf(tx, draft);
      if (other !== undefined) return already(other);
    }
    const report = yield* insertRow(tx, ReportRow, openReport(draft, newUuid(), now));
    if (report === undefined) throw new Error('The lock of the transfer does not work.');
    yield* this.listeners.reportCreated(tx, report, now);
    return accepted(report);
  }

  /** The reports of a transaction with a reason that are not cancelled, oldest first. */
  *activeOf(
    tx: UnitOfWork,
    { transactionId, reason }: Pick<ReportRow, 'transactionId' | 'reason'>,
  ): Transactional<readonly ReportRow[]> {
    const sql = tx.sql(ReportRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE transaction_id = $1 AND reason = $2 AND status <> 'CANCELLED' ORDER BY sequence`,
      parameters: [transactionId, reason],
    };
    return rows.map((row) => sql.read(row));
  }

  /** The reports of a funds recovery in the order of their creation. */
  *ofRecovery(tx: UnitOfWork, fundsRecoveryId: string): Transactional<readonly ReportRow[]> {
    const sql = tx.sql(ReportRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE funds_recovery_id = $1 ORDER BY sequence`,
      parameters: [fundsRecoveryId],
    };
    return rows.map((row) => sql.read(row));
  }

  /** The report, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<ReportRow | undefined> {
    return yield* lockById(tx, ReportRow, id);
  }

  *acknowledge(tx: UnitOfWork, report: ReportRow, now: string): Transactional<ReportRow> {
    return yield* this.change(tx, report, { status: 'ACKNOWLEDGED' }, now);
  }

  *update(
    tx: UnitOfWork,
    report: ReportRow,
    change: Partial<Pick<ReportRow, 'situationType' | 'reportDetails' | 'contact'>>,
    now: string,
  ): Transactional<ReportRow> {
    return yield* this.change(tx, report, change, now);
  }

  /** Stores the suspect if it was unknown. `lastModified` stays, because participants do not see this change. */
  *suspect(
    tx: UnitOfWork,
    report: ReportRow,
    { taxId, keyValue }: Pick<ReportRow, 'taxId' | 'keyValue'>,
  ): Transactional<ReportRow> {
    if (report.taxId === taxId && report.keyValue === keyValue) return report;
    return yield* changeRow(tx, ReportRow, report, { taxId, keyValue });
  }

  /** Closes a report. If it has a type of fraud, the suspect is marked, and its tax id must be known. */
  *close(
    tx: UnitOfWork,
    report: ReportRow,
    { result, details, fraudType }: Analysis,
    now: string,
  ): Transactional<ReportRow> {
    const marker =
      fraudType === null ? undefined : yield* this.markers.ofReport(tx, report, fraudType, now);
    const change = {
      status: 'CLOSED',
      analysisResult: result,
      analysisDetails: details,
      fraudType,
      fraudMarkerId: marker?.id ?? null,
      closedAt: now,
    } as const;
    const closed = yield* this.change(tx, report, change, now);
    yield* this.listeners.reportClosed(tx, closed, now);
    return closed;
  }

  /** Cancels a report and its marker. A cancelled report stays as it is. */
  *cancel(tx: UnitOfWork, report: ReportRow, now: string): Transactional<ReportRow> {
    if (report.status === 'CANCELLED') return report;
    if (report.fraudMarkerId !== null) {
      const marker = yield* this.markers.lock(tx, report.fraudMarkerId);
      if (marker !== undefined) yield* this.markers.cancel(tx, marker, now);
    }
    return yield* this.change(tx, report, { status: 'CANCELLED' }, now);
  }

  private *change(
    tx: UnitOfWork,
    report: ReportRow,
    change: Partial<ReportRow>,
    now: string,
  ): Transactional<ReportRow> {
    return yield* changeRow(tx, ReportRow, report, { ...change, lastModified: now });
  }
}

function already({ id, status, transactionId }: ReportRow): DictResult<never> {
  return status === 'CLOSED'
    ? refuse(
        'InfractionReportAlreadyProcessedForTransaction',
        `Transaction ${transactionId} already has the closed infraction report ${id}.`,
      )
    : refuse(
        'InfractionReportAlreadyBeingProcessedForTransaction',
        `Transaction ${transactionId} already has the infraction report ${id}, which is ${status}. Wait until it is closed, or cancel it.`,
      );
}
