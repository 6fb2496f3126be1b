import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork, EntitySql, forUpdate } from '#libs/database';
import { TransferRow } from './transfer.row';

/** Payments as part of atomic work. */
@Injectable()
export class TransferLocks {
  /**
   * The payment, locked until the end of the work: reports and refunds of one payment are created one after the other.
   * It does not ask the SPI: call `Transfers.find` before the work.
   */
  *lock(database: DataSource, endToEndId: string): AtomicWork<TransferRow | undefined> {
    const sql = EntitySql.of(database, TransferRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id = $1${forUpdate(database)}`,
      parameters: [endToEndId],
    };
    return row && sql.read(row);
  }

  /** What was returned of a payment by settled and pending returns, in cents. */
  *returnedOf(database: DataSource, transfer: TransferRow): AtomicWork<number> {
    const { table } = EntitySql.of(database, TransferRow);
    const [row] = yield {
      sql: `SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM ${table} WHERE "returns" = $1 AND status <> 'REJECTED'`,
      parameters: [transfer.endToEndId],
    };
    return Math.max(Number(row?.['cents'] ?? 0), transfer.returned ?? 0);
  }
}
