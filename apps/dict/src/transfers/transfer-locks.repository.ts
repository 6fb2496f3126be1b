import { Injectable } from '@nestjs/common';
import { lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { TransferRow } from './transfer.row';

/** Locks payments, and sums their returns. */
@Injectable()
export class TransferLocks {
  /**
   * The payment, locked until the end of the transaction, so that its reports and refunds are created one after the other. It
   * does not ask the SPI: call `Transfers.find` before the transaction.
   */
  lock(tx: UnitOfWork, endToEndId: string): Transactional<TransferRow | undefined> {
    return lockRow(tx, TransferRow, { endToEndId });
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
