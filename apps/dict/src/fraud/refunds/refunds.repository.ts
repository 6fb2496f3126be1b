import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, tableOf, type AtomicWork } from '#libs/database';
import { accepted, formatCents, newUuid, toCents, type Cents } from '#libs/kernel';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { FraudListeners } from '../fraud-listeners';
import { refuse, type FraudResult } from '../fraud-refusal';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { openRefund, type NewRefund, type RefundAnalysis } from './refund';
import { RefundRow } from './refund.row';

/** Refunds: pieces of atomic work. A refund that is found is locked until the end of the work. */
@Injectable()
export class Refunds {
  constructor(
    private readonly transfers: TransferLocks,
    private readonly listeners: FraudListeners,
  ) {}

  /**
   * Creates a refund. Outside of a funds recovery, a transaction has only one for each reason that is not cancelled.
   * The amount must be left of the transaction. The transaction must be known: `Transfers.find` stores it.
   */
  *create(database: DataSource, draft: NewRefund, now: string): AtomicWork<FraudResult<RefundRow>> {
    const transfer = yield* this.transfers.lock(database, draft.transactionId);
    if (transfer === undefined) {
      const detail = `Transaction ${draft.transactionId} is not known.`;
      return refuse('RefundTransactionNotFound', detail);
    }
    if (draft.fundsRecoveryId === null) {
      const other = yield* this.activeOf(database, draft);
      if (other !== undefined) return already(other);
    }
    const left = yield* this.leftOf(database, transfer);
    if (left === 0) {
      const detail = `Transaction ${draft.transactionId} was returned completely, or refunds of all of it are open.`;
      return refuse('TransactionNotRefundable', detail);
    }
    if (draft.amount > left) {
      const detail = `The refund is of ${formatCents(draft.amount)}, but only ${formatCents(left)} of transaction ${draft.transactionId} is left.`;
      return refuse('RefundInvalid', detail);
    }
    const refund = yield* insertRow(database, RefundRow, openRefund(draft, newUuid(), now));
    if (refund === undefined) throw new Error('The lock of the transfer does not work.');
    yield* this.listeners.refundCreated(database, refund, now);
    return accepted(refund);
  }

  /** What can still be asked back of a transaction: neither returned nor in an open refund. */
  *leftOf(database: DataSource, transfer: TransferRow): AtomicWork<Cents> {
    const returned = yield* this.transfers.returnedOf(database, transfer);
    const [row] = yield {
      sql:
        "SELECT COALESCE(SUM(CASE WHEN status = 'OPEN' THEN amount_cents ELSE effective_cents END), 0) AS cents " +
        `FROM ${tableOf(database, RefundRow)} WHERE transaction_id = $1 ` +
        // A return is counted as a transfer. A payment (IPRT) has no original.
        "AND (status = 'OPEN' OR refund_transaction_id LIKE 'E%')",
      parameters: [transfer.endToEndId],
    };
    return toCents(Math.max(0, transfer.amount - returned - Number(row?.['cents'] ?? 0)));
  }

  /** What payments (IPRT) have given back of a loss: for the refunds of its recovery, and for others of its root, in cents. */
  *paidBackOf(database: DataSource, recoveryId: string, rootId: string): AtomicWork<number> {
    const [row] = yield {
      sql:
        `SELECT COALESCE(SUM(effective_cents), 0) AS cents FROM ${tableOf(database, RefundRow)} ` +
        "WHERE (funds_recovery_id = $1 OR transaction_id = $2) AND refund_transaction_id LIKE 'E%'",
      parameters: [recoveryId, rootId],
    };
    return Number(row?.['cents'] ?? 0);
  }

  /** What its funds recovery leaves for a refund, in cents; undefined if it belongs to none. */
  *leftForRefund(database: DataSource, refund: RefundRow): AtomicWork<number | undefined> {
    return yield* this.listeners.leftFor(database, refund);
  }

  /** The refunds of a funds recovery in the order of their creation. */
  *ofRecovery(database: DataSource, fundsRecoveryId: string): AtomicWork<readonly RefundRow[]> {
    const sql = EntitySql.of(database, RefundRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE funds_recovery_id = $1 ORDER BY sequence`,
      parameters: [fundsRecoveryId],
    };
    return rows.map((row) => sql.read(row));
  }

  *lock(database: DataSource, id: string): AtomicWork<RefundRow | undefined> {
    return yield* lockById(database, RefundRow, id);
  }

  *close(
    database: DataSource,
    refund: RefundRow,
    analysis: RefundAnalysis,
    now: string,
  ): AtomicWork<RefundRow> {
    const change = { ...analysis, status: 'CLOSED', lastModified: now } as const;
    const closed = yield* changeRow(database, RefundRow, refund, change);
    yield* this.listeners.refundClosed(database, closed, now);
    return closed;
  }

  /** Cancels an open refund. Another one stays as it is. */
  *cancel(database: DataSource, refund: RefundRow, now: string): AtomicWork<RefundRow> {
    if (refund.status !== 'OPEN') return refund;
    return yield* changeRow(database, RefundRow, refund, {
      status: 'CANCELLED',
      lastModified: now,
    });
  }

  /** What other refunds that a transaction has closed have used of it, in cents. */
  *usedOf(database: DataSource, refundTransactionId: string): AtomicWork<number> {
    const [row] = yield {
      sql: `SELECT COALESCE(SUM(effective_cents), 0) AS cents FROM ${tableOf(database, RefundRow)} WHERE refund_transaction_id = $1`,
      parameters: [refundTransactionId],
    };
    return Number(row?.['cents'] ?? 0);
  }

  private *activeOf(
    database: DataSource,
    { transactionId, reason }: Pick<RefundRow, 'transactionId' | 'reason'>,
  ): AtomicWork<RefundRow | undefined> {
    const sql = EntitySql.of(database, RefundRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE transaction_id = $1 AND reason = $2 AND status <> 'CANCELLED' ORDER BY sequence`,
      parameters: [transactionId, reason],
    };
    return row && sql.read(row);
  }
}

function already({ id, status, transactionId, reason }: RefundRow): FraudResult<never> {
  return status === 'CLOSED'
    ? refuse(
        'RefundAlreadyProcessedForTransaction',
        `Transaction ${transactionId} has the refund ${id} for ${reason}, which is closed.`,
      )
    : refuse(
        'RefundAlreadyBeingProcessedForTransaction',
        `Transaction ${transactionId} has the refund ${id} for ${reason}, which is open. Wait until it is closed, or cancel it.`,
      );
}
