import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toCents } from '#libs/kernel';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { type ReportRow } from '../../fraud/reports/report.row';
import { Reports } from '../../fraud/reports/reports.repository';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { Recoveries } from '../recoveries.repository';
import { amountToBlock, canDo } from '../recovery';
import { type RecoveryRow } from '../recovery.row';
import { TrackingGraphs } from '../tracking/tracking-graph.repository';

/** The steps of a recovery that DICT does by itself, up to the end of its analysis. A repeated step changes nothing. */
@Injectable()
export class RecoveryAnalysis {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly transfers: TransferLocks,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
    private readonly tracking: TrackingGraphs,
  ) {}

  /**
   * Makes the tracking graph.
   * @returns false if the step was done before, or the recovery was cancelled
   */
  *track(tx: UnitOfWork, id: string, now: string): Transactional<boolean> {
    const recovery = yield* this.recoveries.lock(tx, id);
    if (recovery === undefined || !canDo('track', recovery)) return false;
    const { rootTransactionId, parameters } = recovery;
    if (parameters === null) return false;
    const root = yield* this.known(tx, rootTransactionId);
    const head = { recoveryId: id, rootTransactionId, createdAt: now, parameters };
    const graph = yield* this.tracking.graph(tx, root, head);
    yield* this.recoveries.move(tx, recovery, { step: 'track', graph }, now);
    return true;
  }

  /** Reports the payments of the graph. If all reports are closed already, the analysis ends at once. */
  *block(tx: UnitOfWork, id: string, now: string): Transactional<void> {
    const recovery = yield* this.recoveries.lock(tx, id);
    if (recovery === undefined || !canDo('block', recovery)) return;
    const root = yield* this.known(tx, recovery.rootTransactionId);
    const leftOfRoot = yield* this.refunds.leftOf(tx, root);
    for (const { Id } of recovery.graph?.Transactions.Transaction ?? []) {
      if (Id === root.endToEndId) continue;
      const transfer = yield* this.known(tx, Id);
      const amount = amountToBlock(yield* this.refunds.leftOf(tx, transfer), leftOfRoot);
      if (amount > 0) yield* this.report(tx, recovery, { transfer, amount }, now);
    }
    const blocked = yield* this.recoveries.move(tx, recovery, { step: 'block' }, now);
    yield* this.conclude(tx, blocked, now);
  }

  /** Reports a payment for a recovery. The reporter is the participant of its payer (DICT API 2.12.1). */
  *report(
    tx: UnitOfWork,
    recovery: RecoveryRow,
    { transfer, amount }: { readonly transfer: TransferRow; readonly amount: number },
    now: string,
  ): Transactional<void> {
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
    const made = yield* this.reports.create(tx, draft, now);
    if (!made.ok) throw new Error(made.refusal.detail);
  }

  /** Ends the analysis when the last report of a recovery is closed. */
  *reportClosed(tx: UnitOfWork, { fundsRecoveryId }: ReportRow, now: string): Transactional<void> {
    if (fundsRecoveryId === null) return;
    const recovery = yield* this.recoveries.lock(tx, fundsRecoveryId);
    if (recovery !== undefined) yield* this.conclude(tx, recovery, now);
  }

  private *conclude(tx: UnitOfWork, recovery: RecoveryRow, now: string): Transactional<void> {
    if (!canDo('analyse', recovery)) return;
    const reports = yield* this.reports.ofRecovery(tx, recovery.id);
    if (reports.some(({ status }) => status !== 'CLOSED')) return;
    const root = reports.find(({ transactionId }) => transactionId === recovery.rootTransactionId);
    const end =
      root?.analysisResult === 'AGREED'
        ? ({ step: 'analyse', analysedAt: now } as const)
        : ({ step: 'complete', analysedAt: now } as const);
    yield* this.recoveries.move(tx, recovery, end, now);
  }

  private *known(tx: UnitOfWork, endToEndId: string): Transactional<TransferRow> {
    const transfer = yield* this.transfers.lock(tx, endToEndId);
    if (transfer === undefined) throw new Error(`Transaction ${endToEndId} is not stored.`);
    return transfer;
  }
}
