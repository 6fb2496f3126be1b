import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RefundAccount } from '#libs/dict-api';
import { toCents, type Cents } from '#libs/kernel';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { type ReportRow } from '../../fraud/reports/report.row';
import { Reports } from '../../fraud/reports/reports.repository';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { Recoveries } from '../recoveries.repository';
import { amountToBlock, canDo } from '../recovery';
import { type RecoveryRow } from '../recovery.row';
import { refundAccountOf } from './refund-account';

/** The refunds of a recovery, and its cancellation. */
@Injectable()
export class RecoveryRefunds {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly transfers: TransferLocks,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
  ) {}

  /**
   * Requests a refund to the victim's account for each payment whose report was closed as AGREED. If nothing can be refunded,
   * the recovery is completed at once.
   */
  *start(tx: UnitOfWork, recovery: RecoveryRow, now: string): Transactional<RecoveryRow> {
    const root = yield* this.transfers.lock(tx, recovery.rootTransactionId);
    const account = root === undefined ? null : refundAccountOf(root);
    const loss = root === undefined ? toCents(0) : yield* this.refunds.leftOf(tx, root);
    const reports = yield* this.reports.ofRecovery(tx, recovery.id);
    let open = 0;
    for (const report of reports.filter(({ analysisResult }) => analysisResult === 'AGREED')) {
      if (yield* this.ask(tx, { recovery, report, account, loss }, now)) open += 1;
    }
    const moved = yield* this.recoveries.move(tx, recovery, { step: 'refund' }, now);
    if (open > 0) return moved;
    return yield* this.recoveries.move(tx, moved, { step: 'complete' }, now);
  }

  /**
   * The rest of the loss, in cents: the amount of the root without its returns and without refunds that were paid. undefined if
   * the refund belongs to no recovery. It locks the recovery, so that its refunds are closed one after the other.
   */
  *leftOfLoss(tx: UnitOfWork, { fundsRecoveryId }: RefundRow): Transactional<number | undefined> {
    if (fundsRecoveryId === null) return undefined;
    const recovery = yield* this.recoveries.lock(tx, fundsRecoveryId);
    if (recovery === undefined) return undefined;
    const root = yield* this.transfers.lock(tx, recovery.rootTransactionId);
    if (root === undefined) return undefined;
    const returned = yield* this.transfers.returnedOf(tx, root);
    return (
      root.amount - returned - (yield* this.refunds.paidBackOf(tx, recovery.id, root.endToEndId))
    );
  }

  /** Completes the recovery when its last refund is closed. */
  *refundClosed(tx: UnitOfWork, { fundsRecoveryId }: RefundRow, now: string): Transactional<void> {
    if (fundsRecoveryId === null) return;
    const recovery = yield* this.recoveries.lock(tx, fundsRecoveryId);
    if (recovery?.status !== 'REFUNDING') return;
    const refunds = yield* this.refunds.ofRecovery(tx, recovery.id);
    if (refunds.some(({ status }) => status === 'OPEN')) return;
    yield* this.recoveries.move(tx, recovery, { step: 'complete' }, now);
  }

  /** Locks the reports and refunds of a recovery before the recovery, in the same order as requests that close them. */
  *lockAll(tx: UnitOfWork, id: string): Transactional<RecoveryRow | undefined> {
    for (const report of yield* this.reports.ofRecovery(tx, id)) {
      yield* this.reports.lock(tx, report.id);
    }
    for (const refund of yield* this.refunds.ofRecovery(tx, id)) {
      yield* this.refunds.lock(tx, refund.id);
    }
    return yield* this.recoveries.lock(tx, id);
  }

  /** Cancels a recovery, its reports and its open refunds. `lockAll` must have locked them. */
  *cancel(tx: UnitOfWork, recovery: RecoveryRow, now: string): Transactional<RecoveryRow> {
    if (!canDo('cancel', recovery)) throw new Error(`The recovery is ${recovery.status}.`);
    for (const report of yield* this.reports.ofRecovery(tx, recovery.id)) {
      yield* this.reports.cancel(tx, report, now);
    }
    for (const refund of yield* this.refunds.ofRecovery(tx, recovery.id)) {
      yield* this.refunds.cancel(tx, refund, now);
    }
    return yield* this.recoveries.move(tx, recovery, { step: 'cancel' }, now);
  }

  /** @returns false if nothing of the payment can be refunded; then no refund was created */
  private *ask(
    tx: UnitOfWork,
    { recovery, report, account, loss }: AgreedReport,
    now: string,
  ): Transactional<boolean> {
    const transfer = yield* this.transfers.lock(tx, report.transactionId);
    if (transfer === undefined) return false;
    const left = yield* this.refunds.leftOf(tx, transfer);
    const amount = amountToBlock(left, amountToBlock(report.infractionAmount ?? left, loss));
    if (amount === 0) return false;
    const draft = {
      transactionId: report.transactionId,
      reason: 'FRAUD',
      amount,
      details: null,
      requesting: recovery.reporter,
      contested: report.counterparty,
      reportId: report.id,
      fundsRecoveryId: recovery.id,
      byPayment: report.transactionId !== recovery.rootTransactionId,
      refundAccount: account,
    } as const;
    const asked = yield* this.refunds.create(tx, draft, now);
    if (!asked.ok) throw new Error(asked.refusal.detail);
    return true;
  }
}

interface AgreedReport {
  readonly recovery: RecoveryRow;
  readonly report: ReportRow;
  /** The account of the victim; null if it is unknown. */
  readonly account: RefundAccount | null;
  /** The amount of the root that can still be refunded. */
  readonly loss: Cents;
}
