import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
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
export class Refunding {
  constructor(
    private readonly recoveries: Recoveries,
    private readonly transfers: TransferLocks,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
  ) {}

  /**
   * Asks for a refund of each payment whose receiver has agreed, to the victim's account. If nothing is left of the root or
   * of any of them, the recovery is complete at once.
   */
  *start(database: DataSource, recovery: RecoveryRow, now: string): AtomicWork<RecoveryRow> {
    const root = yield* this.transfers.lock(database, recovery.rootTransactionId);
    const account = root === undefined ? null : refundAccountOf(root);
    const loss = root === undefined ? toCents(0) : yield* this.refunds.leftOf(database, root);
    const reports = yield* this.reports.ofRecovery(database, recovery.id);
    let open = 0;
    for (const report of reports.filter(({ analysisResult }) => analysisResult === 'AGREED')) {
      if (yield* this.ask(database, { recovery, report, account, loss }, now)) open += 1;
    }
    const moved = yield* this.recoveries.move(database, recovery, { step: 'refund' }, now);
    if (open > 0) return moved;
    return yield* this.recoveries.move(database, moved, { step: 'complete' }, now);
  }

  /**
   * What neither returns of the root nor refunds have given back of the loss, in cents; undefined if the refund belongs to no
   * recovery. The recovery is locked: its refunds are closed one after the other.
   */
  *leftOfLoss(
    database: DataSource,
    { fundsRecoveryId }: RefundRow,
  ): AtomicWork<number | undefined> {
    if (fundsRecoveryId === null) return undefined;
    const recovery = yield* this.recoveries.lock(database, fundsRecoveryId);
    if (recovery === undefined) return undefined;
    const root = yield* this.transfers.lock(database, recovery.rootTransactionId);
    if (root === undefined) return undefined;
    const returned = yield* this.transfers.returnedOf(database, root);
    return (
      root.amount -
      returned -
      (yield* this.refunds.paidBackOf(database, recovery.id, root.endToEndId))
    );
  }

  /** A refund was closed: the last one of a recovery completes it. */
  *refundClosed(
    database: DataSource,
    { fundsRecoveryId }: RefundRow,
    now: string,
  ): AtomicWork<void> {
    if (fundsRecoveryId === null) return;
    const recovery = yield* this.recoveries.lock(database, fundsRecoveryId);
    if (recovery?.status !== 'REFUNDING') return;
    const refunds = yield* this.refunds.ofRecovery(database, recovery.id);
    if (refunds.some(({ status }) => status === 'OPEN')) return;
    yield* this.recoveries.move(database, recovery, { step: 'complete' }, now);
  }

  /**
   * Locks the reports and the refunds of a recovery, and then the recovery: in the order in which those that close them
   * take their locks.
   */
  *lockAll(database: DataSource, id: string): AtomicWork<RecoveryRow | undefined> {
    for (const report of yield* this.reports.ofRecovery(database, id)) {
      yield* this.reports.lock(database, report.id);
    }
    for (const refund of yield* this.refunds.ofRecovery(database, id)) {
      yield* this.refunds.lock(database, refund.id);
    }
    return yield* this.recoveries.lock(database, id);
  }

  /** Cancels a recovery, all of its reports and its open refunds. The rows must be locked. */
  *cancel(database: DataSource, recovery: RecoveryRow, now: string): AtomicWork<RecoveryRow> {
    if (!canDo('cancel', recovery)) throw new Error(`The recovery is ${recovery.status}.`);
    for (const report of yield* this.reports.ofRecovery(database, recovery.id)) {
      yield* this.reports.cancel(database, report, now);
    }
    for (const refund of yield* this.refunds.ofRecovery(database, recovery.id)) {
      yield* this.refunds.cancel(database, refund, now);
    }
    return yield* this.recoveries.move(database, recovery, { step: 'cancel' }, now);
  }

  /** @returns whether something is left of the payment, so that a refund was created */
  private *ask(
    database: DataSource,
    { recovery, report, account, loss }: AgreedReport,
    now: string,
  ): AtomicWork<boolean> {
    const transfer = yield* this.transfers.lock(database, report.transactionId);
    if (transfer === undefined) return false;
    const left = yield* this.refunds.leftOf(database, transfer);
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
    const asked = yield* this.refunds.create(database, draft, now);
    if (!asked.ok) throw new Error(asked.refusal.detail);
    return true;
  }
}

interface AgreedReport {
  readonly recovery: RecoveryRow;
  readonly report: ReportRow;
  /** Of the victim; null if it is unknown. */
  readonly account: RefundAccount | null;
  /** What is left of the root. */
  readonly loss: Cents;
}
