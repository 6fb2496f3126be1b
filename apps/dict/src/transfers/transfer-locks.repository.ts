import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { TransferRow } from './transfer.row';

/** Locks payments, and sums their returns. */
@Injectable()
export class TransferLocks {
  /**
   * The payment, locked until the end of the transaction, so that its reports and refunds are created one after the other. It
   * does not ask the SPI: call `Transfers.find` before the transaction.
   */
  *lock(tx: UnitOfWork, endToEndId: string): Transactional<TransferRow | undefined> {
    const sql = tx.sql(TransferRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id = $1${tx.forUpdate()}`,
      parameters: [endToEndId],
    };
    return row && sql.read(row);
  }

  /** The sum of the settled and pending returns of a payment, in cents. */
  *returnedOf(tx: UnitOfWork, transfer: TransferRow): Transactional<number> {
    const table = tx.table(TransferRow);
    const [row] = yield {
      sql: `SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM ${table} WHERE "returns" = $1 AND status <> 'REJECTED'`,
      parameters: [transfer.endToEndId],
    };
    return Math.max(Number(row?.['cents'] ?? 0), transfer.returned ?? 0);
  }
}
