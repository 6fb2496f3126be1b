import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RetryCount, type RetryKey } from './retry-count';
import { RetryCountRow } from './retry-count.row';

/** Replaces the columns that an attempt changes. */
const REPLACE =
  'ON CONFLICT (pan, merchant, amount) DO UPDATE SET ' +
  ['brand', 'declines', 'last_code', 'forbidden_code', 'forbidden_at']
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
const BY_KEY = 'WHERE pan = $1 AND merchant = $2 AND amount = $3';
/** The list is not paged; no test needs more counts of one card. */
const MAX_LISTED = 1_000;

/** The retry counts. They are read and written under the lock of the card, so that no attempt is lost. */
@Injectable()
export class RetryCountRepository {
  *find(
    tx: UnitOfWork,
    { pan, merchant, amount }: RetryKey,
  ): Transactional<RetryCount | undefined> {
    const counts = tx.sql(RetryCountRow);
    const sql = `SELECT * FROM ${counts.table} ${BY_KEY}`;
    const [row] = yield { sql, parameters: [pan, merchant, amount] };
    return row === undefined ? undefined : counts.read(row);
  }

  *save(tx: UnitOfWork, count: RetryCount): Transactional<void> {
    yield tx.sql(RetryCountRow).insert(count as RetryCountRow, REPLACE);
  }

  *delete(tx: UnitOfWork, { pan, merchant, amount }: RetryKey): Transactional<void> {
    const sql = `DELETE FROM ${tx.table(RetryCountRow)} ${BY_KEY}`;
    yield { sql, parameters: [pan, merchant, amount] };
  }

  /** The counts of a card, by merchant and amount. */
  *ofCard(tx: UnitOfWork, pan: string): Transactional<RetryCount[]> {
    const counts = tx.sql(RetryCountRow);
    const sql = `SELECT * FROM ${counts.table} WHERE pan = $1 ORDER BY merchant, amount LIMIT $2`;
    const rows = yield { sql, parameters: [pan, MAX_LISTED] };
    return rows.map((row) => counts.read(row));
  }

  *deleteOfCard(tx: UnitOfWork, pan: string): Transactional<void> {
    yield { sql: `DELETE FROM ${tx.table(RetryCountRow)} WHERE pan = $1`, parameters: [pan] };
  }
}
