import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type IsoMessage } from '#libs/iso8583';
import { QueuedMessageRow, type QueuedMessage } from './stand-in.row';

/** The statements of the queue of messages that the network approved in place of the issuer. */
export class StandInQueue {
  private readonly rows: EntitySql<QueuedMessageRow>;

  constructor(database: DataSource) {
    this.rows = EntitySql.of(database, QueuedMessageRow);
  }

  /** A column of a SELECT with the number of waiting messages of a card, `waiting`. */
  countText(pan: string): string {
    return `(SELECT COUNT(*) FROM ${this.rows.table} q WHERE q.pan = ${pan}) AS waiting`;
  }

  *add(message: QueuedMessage): AtomicWork<void> {
    yield this.rows.insert(message);
  }

  /** Notes that a waiting request (0200) was confirmed: it is posted as an advice, without another confirmation. */
  *confirm({ pan, messageKey }: Pick<QueuedMessage, 'pan' | 'messageKey'>): AtomicWork<void> {
    const where = 'WHERE pan = $1 AND message_key = $2';
    const [row] = yield {
      sql: `SELECT * FROM ${this.rows.table} ${where}`,
      parameters: [pan, messageKey],
    };
    if (row === undefined) return;
    const message = JSON.parse(this.rows.read(row).message) as IsoMessage;
    const advice = JSON.stringify({ ...message, mti: `${message.mti.slice(0, 2)}20` });
    yield {
      sql: `UPDATE ${this.rows.table} SET message = $3 ${where}`,
      parameters: [pan, messageKey, advice],
    };
  }

  /** Gives a waiting message the new key of its transaction. */
  *rename(pan: string, messageKey: string, newKey: string): AtomicWork<void> {
    yield {
      sql: `UPDATE ${this.rows.table} SET message_key = $3 WHERE pan = $1 AND message_key = $2`,
      parameters: [pan, messageKey, newKey],
    };
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
