import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type IsoMessage } from '#libs/iso8583';
import { type CardTransaction } from '../../account/transaction';
import { TransactionRow } from '../store/host.rows';
import { QueuedMessageRow, type QueuedMessage } from './stand-in.row';

/** Is called in the transaction that posts a message, with the transaction as it was before. */
type OnPosted = (
  tx: UnitOfWork,
  message: QueuedMessage,
  transaction: CardTransaction,
) => Transactional<void>;

const BY_KEY = 'WHERE pan = $1 AND message_key = $2';

/** The messages that the network approved in place of the issuer and that are not posted yet. */
@Injectable()
export class StandInQueue {
  private posted: OnPosted | undefined;

  /** Sets the work that belongs to the posting of a message; once. */
  onPosted(posted: OnPosted): void {
    this.posted = posted;
  }

  *tellPosted(
    tx: UnitOfWork,
    message: QueuedMessage,
    transaction: CardTransaction,
  ): Transactional<void> {
    if (this.posted !== undefined) yield* this.posted(tx, message, transaction);
  }

  /** A column for the SELECT of another statement: the number of waiting messages of a card, `waiting`. */
  countText(tx: UnitOfWork, pan: string): string {
    return `(SELECT COUNT(*) FROM ${tx.table(QueuedMessageRow)} q WHERE q.pan = ${pan}) AS waiting`;
  }

  *add(tx: UnitOfWork, message: QueuedMessage): Transactional<void> {
    yield tx.sql(QueuedMessageRow).insert(message);
  }

  /** Notes that a waiting request (0200) was confirmed: it is posted as an advice, without another confirmation. */
  *confirm(
    tx: UnitOfWork,
    { pan, messageKey }: Pick<QueuedMessage, 'pan' | 'messageKey'>,
  ): Transactional<void> {
    const queue = tx.sql(QueuedMessageRow);
    const sql = `SELECT * FROM ${queue.table} ${BY_KEY}`;
    const [row] = yield { sql, parameters: [pan, messageKey] };
    if (row === undefined) return;
    const message = JSON.parse(queue.read(row).message) as IsoMessage;
    const advice = JSON.stringify({ ...message, mti: `${message.mti.slice(0, 2)}20` });
    yield {
      sql: `UPDATE ${queue.table} SET message = $3 ${BY_KEY}`,
      parameters: [pan, messageKey, advice],
    };
  }

  /** Gives a waiting message the new key of its transaction. */
  *rename(tx: UnitOfWork, pan: string, messageKey: string, newKey: string): Transactional<void> {
    const sql = `UPDATE ${tx.table(QueuedMessageRow)} SET message_key = $3 ${BY_KEY}`;
    yield { sql, parameters: [pan, messageKey, newKey] };
  }

  /** The number and the sum of the waiting messages of a card. */
  *usedBy(
    tx: UnitOfWork,
    pan: string,
  ): Transactional<{ readonly approvals: number; readonly cents: number }> {
    const sql =
      `SELECT COUNT(*) AS approvals, COALESCE(SUM(t.net_amount), 0) AS cents ` +
      `FROM ${tx.table(QueuedMessageRow)} q LEFT JOIN ${tx.table(TransactionRow)} t ` +
      'ON t.pan = q.pan AND t.message_key = q.message_key WHERE q.pan = $1';
    const [row] = yield { sql, parameters: [pan] };
    return { approvals: Number(row?.['approvals']), cents: Number(row?.['cents']) };
  }

  *count(tx: UnitOfWork): Transactional<number> {
    const sql = `SELECT COUNT(*) AS count FROM ${tx.table(QueuedMessageRow)}`;
    const [row] = yield { sql, parameters: [] };
    return Number(row?.['count']);
  }

  /** The cards with waiting messages. */
  *pans(tx: UnitOfWork): Transactional<string[]> {
    const sql = `SELECT DISTINCT pan FROM ${tx.table(QueuedMessageRow)} ORDER BY pan`;
    const rows = yield { sql, parameters: [] };
    return rows.map(({ pan }) => String(pan));
  }

  /** Removes the waiting messages of a card, which must be locked, and returns them in order. */
  *take(tx: UnitOfWork, pan: string): Transactional<QueuedMessageRow[]> {
    const queue = tx.sql(QueuedMessageRow);
    const sql = `DELETE FROM ${queue.table} WHERE pan = $1 RETURNING *`;
    const rows = yield { sql, parameters: [pan] };
    return rows.map((row) => queue.read(row)).sort((a, b) => a.sequence - b.sequence);
  }
}
