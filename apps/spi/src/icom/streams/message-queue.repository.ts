import { Injectable } from '@nestjs/common';
import {
  isPostgres,
  returning,
  tableOf,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type OpenSandbox } from '#libs/sandbox';
import { type Message } from '../../messages/message';
import { MessageRow } from '../../messages/message.row';

/**
 * The condition of the index `messages_of_queue`. SQLite uses a partial index only for statements that repeat its condition.
 */
const QUEUED = `state IN ('WAITING', 'TAKEN')`;

/**
 * The messages that wait for a participant, and those in the batches of its streams. The message that arrived first is the head of
 * the queue.
 */
@Injectable()
export class MessageQueue {
  /**
   * Moves messages from the head of the queue into the batch of a stream. Several streams never take the same message.
   * @param at the time of the delivery, ISO 8601 UTC
   */
  *take(
    tx: UnitOfWork,
    { id, ispb }: { readonly id: string; readonly ispb: string },
    { size, at }: { readonly size: number; readonly at: string },
  ): Transactional<readonly Message[]> {
    const table = tx.table(MessageRow);
    // The limit is not a parameter, because SQLite would compile the statement again for each value.
    const head =
      `SELECT sequence FROM ${table} WHERE ispb = $2 AND state = 'WAITING' AND ${QUEUED} ` +
      `ORDER BY sequence LIMIT ${String(size)}`;
    // The server computes an array only once. It could run a join several times, and lock more rows than the limit.
    const chosen = tx.isPostgres ? `= ANY (ARRAY(${head} FOR UPDATE SKIP LOCKED))` : `IN (${head})`;
    const rows = yield {
      sql:
        `UPDATE ${table} SET state = 'TAKEN', stream_id = $1, deliveries = deliveries + 1, ` +
        `delivered_at = COALESCE(delivered_at, $3) WHERE sequence ${chosen} RETURNING *`,
      parameters: [id, ispb, at],
    };
    const sql = tx.sql(MessageRow);
    return inOrder(rows.map((row) => sql.read(row)));
  }

  /** Reads the batch of a stream again, and counts the delivery. */
  *takeAgain(tx: UnitOfWork, ispb: string, id: string): Transactional<readonly Message[]> {
    const rows = yield {
      sql:
        `UPDATE ${tx.table(MessageRow)} SET deliveries = deliveries + 1 ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2 RETURNING *`,
      parameters: [ispb, id],
    };
    const sql = tx.sql(MessageRow);
    return inOrder(rows.map((row) => sql.read(row)));
  }

  /**
   * Confirms the batch of a stream: its messages are never delivered again.
   * @param at ISO 8601 UTC
   */
  *confirm(tx: UnitOfWork, ispb: string, id: string, at: string): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(MessageRow)} SET state = 'CONFIRMED', confirmed_at = $3 ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2`,
      parameters: [ispb, id, at],
    };
  }

  /** Puts the batch of a stream back. Its messages keep their order, so they are at the head of the queue. */
  *putBack(tx: UnitOfWork, ispb: string, id: string): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(MessageRow)} SET state = 'WAITING', stream_id = NULL ` +
        `WHERE ispb = $1 AND state = 'TAKEN' AND ${QUEUED} AND stream_id = $2`,
      parameters: [ispb, id],
    };
  }

  /** Whether several instances can use the queue. SQLite has only one. */
  isShared({ database }: OpenSandbox): boolean {
    return isPostgres(database);
  }

  /** Returns those of the participants for whom messages wait. PostgreSQL only. */
  async waiting({ database }: OpenSandbox, ispbs: readonly string[]): Promise<readonly string[]> {
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
