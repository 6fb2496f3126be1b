import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, isPostgres, returning, tableOf, type AtomicWork } from '#libs/database';
import { type Message } from '../../messages/message';
import { MessageRow } from '../../messages/message.row';

/**
 * The condition of the index `messages_of_queue`. SQLite uses a partial index only for statements that repeat its condition.
 */
const QUEUED = `state IN ('WAITING', 'TAKEN')`;

/**
 * The messages that wait for a participant, and those in the batches of its streams: pieces of atomic work. The head of the queue
 * is the message that arrived first.
 */
@Injectable()
export class MessageQueue {
  /**
   * Moves messages from the head of the queue into the batch of a stream. Several streams never take the same message.
   * @param at the time of the delivery, ISO 8601 UTC
   */
  *take(
    database: DataSource,
    { id, ispb }: { readonly id: string; readonly ispb: string },
    { size, at }: { readonly size: number; readonly at: string },
  ): AtomicWork<readonly Message[]> {
    const table = tableOf(database, MessageRow);
    // The limit is no parameter: SQLite compiles a statement again for each value of a limit that is one.
    const head =
      `SELECT sequence FROM ${table} WHERE ispb = $2 AND state = 'WAITING' AND ${QUEUED} ` +
      `ORDER BY sequence LIMIT ${String(size)}`;
    // As an array, the server computes it once. As a join it could run it again, and lock more than the limit.
    const chosen = isPostgres(database)
      ? `= ANY (ARRAY(${head} FOR UPDATE SKIP LOCKED))`
      : `IN (${head})`;
    const rows = yield {
      sql:
        `UPDATE ${table} SET state = 'TAKEN', stream_id = $1, deliveries = deliveries + 1, ` +
        `delivered_at = COALESCE(delivered_at, $3) WHERE sequence ${chosen} RETURNING *`,
      parameters: [id, ispb, at],
    };
    const sql = EntitySql.of(database, MessageRow);
    return inOrder(rows.map((row) => sql.read(row)));
  }

  /** Reads the batch of a stream again, and counts the delivery. */
  *takeAgain(database: DataSource, ispb: string, id: string): AtomicWork<readonly Message[]> {
    const rows = yield {
      sql:
        `UPDATE ${tableOf(database, MessageRow)} SET deliveries = deliveries + 1 ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2 RETURNING *`,
      parameters: [ispb, id],
    };
    const sql = EntitySql.of(database, MessageRow);
    return inOrder(rows.map((row) => sql.read(row)));
  }

  /**
   * Confirms the batch of a stream: its messages are never delivered again.
   * @param at ISO 8601 UTC
   */
  *confirm(database: DataSource, ispb: string, id: string, at: string): AtomicWork<void> {
    yield {
      sql:
        `UPDATE ${tableOf(database, MessageRow)} SET state = 'CONFIRMED', confirmed_at = $3 ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2`,
      parameters: [ispb, id, at],
    };
  }

  /** Puts the batch of a stream back. Its messages keep their order, so they are at the head of the queue. */
  *putBack(database: DataSource, ispb: string, id: string): AtomicWork<void> {
    yield {
      sql:
        `UPDATE ${tableOf(database, MessageRow)} SET state = 'WAITING', stream_id = NULL ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2`,
      parameters: [ispb, id],
    };
  }

  /** The participants, of these, for whom messages wait. PostgreSQL only. */
  async waiting(database: DataSource, ispbs: readonly string[]): Promise<readonly string[]> {
    const rows = await returning<{ readonly ispb: string }>(
      database,
      'SELECT reader.ispb FROM unnest($1::text[]) AS reader (ispb) WHERE EXISTS ' +
        `(SELECT 1 FROM ${tableOf(database, MessageRow)} AS message ` +
        `WHERE message.ispb = reader.ispb AND message.state = 'WAITING')`,
      [ispbs],
    );
    return rows.map(({ ispb }) => ispb);
  }
}

function inOrder(messages: MessageRow[]): readonly Message[] {
  return messages.sort((one, other) => one.sequence - other.sequence);
}
