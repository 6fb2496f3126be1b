import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { QueuedMessageRow, type QueuedMessage } from './stand-in.row';

/** The statements of the queue of messages that the network approved in place of the issuer. */
export class StandInQueue {
  private readonly rows: EntitySql<QueuedMessageRow>;

  constructor(database: DataSource) {
    this.rows = EntitySql.of(database, QueuedMessageRow);
  }

  *add(message: QueuedMessage): AtomicWork<void> {
    yield this.rows.insert(message);
  }

  /** The number of waiting messages of a card. */
  *countOf(pan: string): AtomicWork<number> {
    const [row] = yield {
      sql: `SELECT COUNT(*) AS count FROM ${this.rows.table} WHERE pan = $1`,
      parameters: [pan],
    };
    return Number(row?.['count']);
  }

  *count(): AtomicWork<number> {
    const [row] = yield { sql: `SELECT COUNT(*) AS count FROM ${this.rows.table}`, parameters: [] };
    return Number(row?.['count']);
  }

  /** The cards with waiting messages. */
  *pans(): AtomicWork<string[]> {
    const rows = yield {
      sql: `SELECT DISTINCT pan FROM ${this.rows.table} ORDER BY pan`,
      parameters: [],
    };
    return rows.map(({ pan }) => String(pan));
  }

  /** Removes the waiting messages of a card, which must be locked, and returns them in order. */
  *take(pan: string): AtomicWork<QueuedMessageRow[]> {
    const rows = yield {
      sql: `DELETE FROM ${this.rows.table} WHERE pan = $1 RETURNING *`,
      parameters: [pan],
    };
    return rows.map((row) => this.rows.read(row)).sort((a, b) => a.sequence - b.sequence);
  }
}
