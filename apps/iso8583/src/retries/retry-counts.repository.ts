import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type RetryCount, type RetryKey } from './retry-count';
import { RetryCountRow } from './retry-count.row';

/** The columns of a count that an attempt changes. */
const CHANGED = ['brand', 'declines', 'last_code', 'forbidden_code', 'forbidden_at'];

/** The database steps of the retry counts. They run under the lock of the card, so that no attempt is lost. */
export class RetryStatements {
  private readonly counts: EntitySql<RetryCountRow>;
  private readonly saveSuffix =
    'ON CONFLICT (pan, merchant, amount) DO UPDATE SET ' +
    CHANGED.map((column) => `${column} = excluded.${column}`).join(', ');

  constructor(database: DataSource) {
    this.counts = EntitySql.of(database, RetryCountRow);
  }

  *find({ pan, merchant, amount }: RetryKey): AtomicWork<RetryCount | undefined> {
    const [row] = yield {
      sql: `SELECT * FROM ${this.counts.table} WHERE pan = $1 AND merchant = $2 AND amount = $3`,
      parameters: [pan, merchant, amount],
    };
    return row === undefined ? undefined : this.counts.read(row);
  }

  *save(count: RetryCount): AtomicWork<void> {
    yield this.counts.insert(count as RetryCountRow, this.saveSuffix);
  }

  *delete({ pan, merchant, amount }: RetryKey): AtomicWork<void> {
    yield {
      sql: `DELETE FROM ${this.counts.table} WHERE pan = $1 AND merchant = $2 AND amount = $3`,
      parameters: [pan, merchant, amount],
    };
  }

  /** The counts of a card, by merchant and amount. */
  *ofCard(pan: string): AtomicWork<RetryCount[]> {
    const rows = yield {
      sql: `SELECT * FROM ${this.counts.table} WHERE pan = $1 ORDER BY merchant, amount LIMIT $2`,
      parameters: [pan, MOST_LISTED],
    };
    return rows.map((row) => this.counts.read(row));
  }

  *deleteOfCard(pan: string): AtomicWork<void> {
    yield { sql: `DELETE FROM ${this.counts.table} WHERE pan = $1`, parameters: [pan] };
  }
}

/** The list is not paged; no test needs more counts of one card. */
const MOST_LISTED = 1_000;
