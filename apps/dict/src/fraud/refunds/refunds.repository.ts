import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RefundStatus } from '#libs/dict-api';
import { accepted, formatCents, newUuid, toCents, type Cents } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { type TransferRow } from '../../transfers/transfer.row';
import { FraudListeners } from '../fraud-listeners';
import { refuse } from '../fraud-refusal';
import { type DictResult } from '../../official/dict-refusal';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { openRefund, type NewRefund, type RefundAnalysis } from './refund';
import { RefundRow } from './refund.row';

export interface RefundFilter extends ModifiedFilter {
  readonly participants: readonly string[];
  readonly role: 'requesting' | 'contested';
  readonly statuses: readonly RefundStatus[] | undefined;
}

/** Refunds. */
@Injectable()
export class Refunds {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: TransferLocks,
    private readonly listeners: FraudListeners,
  ) {}

  async list({
    participants,
    role,
    statuses,
    ...filter
  }: RefundFilter): Promise<ListPage<RefundRow>> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(RefundRow)
      .createQueryBuilder('r')
      .where(`r.${role} IN (:...participants)`, { participants });
    if (statuses !== undefined) query.andWhere('r.status IN (:...statuses)', { statuses });
    return modifiedList(query, filter);
  }

  /**
   * Creates a refund. Outside of a funds recovery, a transaction can have one refund of each reason that is not cancelled.
   * The amount must not exceed `leftOf` the transaction. The transaction must be stored: `Transfers.find` does that.
   */
  *create(tx: UnitOfWork, draft: NewRefund, now: string): Transactional<DictResult<RefundRow>> {
    const transfer = yield* this.transfers.lock(tx, draft.transactionId);
    if (transfer === undefined) {
      const detail = `Transaction ${draft.transactionId} is unknown.`;
      return refuse('RefundTransactionNotFound', detail);
    }
    if (draft.fundsRecoveryId === null) {
      const other = yield* this.activeOf(tx, draft);
      if (other !== undefined) return already(other);
    }
    const left = yield* this.leftOf(tx, transfer);
    if (left === 0) {
      const detail = `Nothing of transaction ${draft.transactionId} can be refunded: all of it was returned or is in open refunds.`;
      return refuse('TransactionNotRefundable', detail);
    }
    if (draft.amount > left) {
      const detail = `The amount is ${formatCents(draft.amount)}, but only ${formatCents(left)} of transaction ${draft.transactionId} can be refunded.`;
      return refuse('RefundInvalid', detail);
    }
    const refund = yield* insertRow(tx, RefundRow, openRefund(draft, newUuid(), now));
    if (refund === undefined) throw new Error('The lock of the transfer does not work.');
    yield* this.listeners.refundCreated(tx, refund, now);
    return accepted(refund);
  }

  /** The amount of a transaction that can still be refunded: it was not returned and is not in an open refund. */
  *leftOf(tx: UnitOfWork, transfer: TransferRow): Transactional<Cents> {
    const returned = yield* this.transfers.returnedOf(tx, transfer);
    const [row] = yield {
      sql:
        "SELECT COALESCE(SUM(CASE WHEN status = 'OPEN' THEN amount_cents ELSE effective_cents END), 0) AS cents " +
        `FROM ${tx.table(RefundRow)} WHERE transaction_id = $1 ` +
        // Returns are counted by `returnedOf`. A payment (IPRT) does not name the transaction that it refunds.
        "AND (status = 'OPEN' OR refund_transaction_id LIKE 'E%')",
      parameters: [transfer.endToEndId],
    };
    return toCents(Math.max(0, transfer.amount - returned - Number(row?.['cents'] ?? 0)));
  }

  /** The sum of the payments (IPRT) for the refunds of a recovery and for other refunds of its root, in cents. */
  *paidBackOf(tx: UnitOfWork, recoveryId: string, rootId: string): Transactional<number> {
    const [row] = yield {
      sql:
        `SELECT COALESCE(SUM(effective_cents), 0) AS cents FROM ${tx.table(RefundRow)} ` +
        "WHERE (funds_recovery_id = $1 OR transaction_id = $2) AND refund_transaction_id LIKE 'E%'",
      parameters: [recoveryId, rootId],
    };
    return Number(row?.['cents'] ?? 0);
  }

  /** The rest of the loss of the funds recovery of a refund, in cents; undefined if the refund belongs to none. */
  *leftForRefund(tx: UnitOfWork, refund: RefundRow): Transactional<number | undefined> {
    return yield* this.listeners.leftFor(tx, refund);
  }

  /** The refunds of a funds recovery in the order of their creation. */
  *ofRecovery(tx: UnitOfWork, fundsRecoveryId: string): Transactional<readonly RefundRow[]> {
    const sql = tx.sql(RefundRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE funds_recovery_id = $1 ORDER BY sequence`,
      parameters: [fundsRecoveryId],
    };
    return rows.map((row) => sql.read(row));
  }

  /** The refund, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<RefundRow | undefined> {
    return yield* lockById(tx, RefundRow, id);
  }

  *close(
    tx: UnitOfWork,
    refund: RefundRow,
    analysis: RefundAnalysis,
    now: string,
  ): Transactional<RefundRow> {
    const change = { ...analysis, status: 'CLOSED', lastModified: now } as const;
    const closed = yield* changeRow(tx, RefundRow, refund, change);
    yield* this.listeners.refundClosed(tx, closed, now);
    return closed;
  }

  /** Cancels an open refund. A refund that is not open stays as it is. */
  *cancel(tx: UnitOfWork, refund: RefundRow, now: string): Transactional<RefundRow> {
    if (refund.status !== 'OPEN') return refund;
    return yield* changeRow(tx, RefundRow, refund, {
      status: 'CANCELLED',
      lastModified: now,
    });
  }

  /** The part of a returning transaction that closed refunds have used, in cents. */
  *usedOf(tx: UnitOfWork, refundTransactionId: string): Transactional<number> {
    const [row] = yield {
      sql: `SELECT COALESCE(SUM(effective_cents), 0) AS cents FROM ${tx.table(RefundRow)} WHERE refund_transaction_id = $1`,
      parameters: [refundTransactionId],
    };
    return Number(row?.['cents'] ?? 0);
  }

  private *activeOf(
    tx: UnitOfWork,
    { transactionId, reason }: Pick<RefundRow, 'transactionId' | 'reason'>,
  ): Transactional<RefundRow | undefined> {
    const sql = tx.sql(RefundRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE transaction_id = $1 AND reason = $2 AND status <> 'CANCELLED' ORDER BY sequence`,
      parameters: [transactionId, reason],
    };
    return row && sql.read(row);
  }
}

function already({ id, status, transactionId, reason }: RefundRow): DictResult<never> {
  return status === 'CLOSED'
    ? refuse(
        'RefundAlreadyProcessedForTransaction',
        `Transaction ${transactionId} already has the closed refund ${id} for ${reason}.`,
      )
    : refuse(
        'RefundAlreadyBeingProcessedForTransaction',
        `Transaction ${transactionId} already has the open refund ${id} for ${reason}. Wait until it is closed, or cancel it.`,
      );
}
