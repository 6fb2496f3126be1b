import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { toCents } from '#libs/kernel';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { type ReportRow } from '../../fraud/reports/report.row';
import { Reports } from '../../fraud/reports/reports.repository';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { Recoveries } from '../recoveries.repository';
import { amountToBlock, canDo } from '../recovery';
import { type RecoveryRow } from '../recovery.row';
import { TrackingWork } from '../tracking/tracking.repository';

/** The steps of a recovery up to the end of its analysis, which DICT takes by itself. Each can be taken again. */
@Injectable()
export class Analysis {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly transfers: TransferLocks,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
    private readonly tracking: TrackingWork,
  ) {}

  /** @returns whether the recovery was tracked; otherwise the step was taken before, or it was cancelled */
  *track(database: DataSource, id: string, now: string): AtomicWork<boolean> {
    const recovery = yield* this.recoveries.lock(database, id);
    if (recovery === undefined || !canDo('track', recovery)) return false;
    const { rootTransactionId, parameters } = recovery;
    if (parameters === null) return false;
    const root = yield* this.known(database, rootTransactionId);
    const head = { recoveryId: id, rootTransactionId, createdAt: now, parameters };
    const graph = yield* this.tracking.graph(database, root, head);
    yield* this.recoveries.move(database, recovery, { step: 'track', graph }, now);
    return true;
  }

  /** Reports the payments of the graph. If the root's report is closed and no other is made, the analysis ends at once. */
  *block(database: DataSource, id: string, now: string): AtomicWork<void> {
    const recovery = yield* this.recoveries.lock(database, id);
    if (recovery === undefined || !canDo('block', recovery)) return;
    const root = yield* this.known(database, recovery.rootTransactionId);
    const leftOfRoot = yield* this.refunds.leftOf(database, root);
    for (const { Id } of recovery.graph?.Transactions.Transaction ?? []) {
      if (Id === root.endToEndId) continue;
      const transfer = yield* this.known(database, Id);
      const amount = amountToBlock(yield* this.refunds.leftOf(database, transfer), leftOfRoot);
      if (amount > 0) yield* this.report(database, recovery, { transfer, amount }, now);
    }
    const blocked = yield* this.recoveries.move(database, recovery, { step: 'block' }, now);
    yield* this.conclude(database, blocked, now);
  }

  /** Reports a payment for a recovery. The reporter is the payer's participant, as the official document says. */
  *report(
    database: DataSource,
    recovery: RecoveryRow,
    { transfer, amount }: { readonly transfer: TransferRow; readonly amount: number },
    now: string,
  ): AtomicWork<void> {
    const { id: fundsRecoveryId, situationType, reportDetails, contact } = recovery;
    const draft = {
      transactionId: transfer.endToEndId,
      reason: 'REFUND_REQUEST',
      ...{ situationType, reportDetails, contact, fundsRecoveryId },
      reporter: transfer.debtorIspb,
      counterparty: transfer.creditorIspb,
      taxId: transfer.creditorTaxId,
      keyValue: transfer.creditorKey,
      transactionAmount: transfer.amount,
      infractionAmount: toCents(amount),
    } as const;
    const made = yield* this.reports.create(database, draft, now);
    if (!made.ok) throw new Error(made.refusal.detail);
  }

  /** A report was closed: the last one of a recovery ends its analysis. */
  *reportClosed(
    database: DataSource,
    { fundsRecoveryId }: ReportRow,
    now: string,
  ): AtomicWork<void> {
    if (fundsRecoveryId === null) return;
    const recovery = yield* this.recoveries.lock(database, fundsRecoveryId);
    if (recovery !== undefined) yield* this.conclude(database, recovery, now);
  }

  private *conclude(database: DataSource, recovery: RecoveryRow, now: string): AtomicWork<void> {
    if (!canDo('analyse', recovery)) return;
    const reports = yield* this.reports.ofRecovery(database, recovery.id);
    if (reports.some(({ status }) => status !== 'CLOSED')) return;
    const root = reports.find(({ transactionId }) => transactionId === recovery.rootTransactionId);
    const end =
      root?.analysisResult === 'AGREED'
        ? ({ step: 'analyse', analysedAt: now } as const)
        : ({ step: 'complete', analysedAt: now } as const);
    yield* this.recoveries.move(database, recovery, end, now);
  }

  private *known(database: DataSource, endToEndId: string): AtomicWork<TransferRow> {
    const transfer = yield* this.transfers.lock(database, endToEndId);
    if (transfer === undefined) throw new Error(`Transaction ${endToEndId} is not known.`);
    return transfer;
  }
}
