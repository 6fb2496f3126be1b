import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork, type Statement } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { MessageRow } from '../../messages/message.row';
import { REPEAT_MS } from '../settling/deadlines';
import { type Effects, type Moment } from '../effects';

/** Finds the earlier answers to a participant, so that a repeated message is answered as before. */
@Injectable()
export class Repeats {
  /**
   * Puts the earlier answers to a message into the queue again.
   * @returns false if the message is older than 24 hours: its id must not be used again
   */
  *ofMessage(
    database: DataSource,
    { sender, messageId }: { readonly sender: string; readonly messageId: string },
    moment: Moment,
    effects: Effects,
  ): AtomicWork<boolean> {
    const noted = "ispb = $1 AND message_id = $2 AND direction = 'IN'";
    const [message] = yield* select(database, noted, [sender, messageId]);
    if (message !== undefined && message.createdAt < earliest(moment)) return false;
    const answers = yield* select(database, 'ispb = $1 AND answers = $2', [sender, messageId]);
    this.again(
      answers.length > 0 ? answers : yield* this.ofSubject(database, message, moment),
      moment,
      effects,
    );
    return true;
  }

  /** The answers to the message that brought an order first, for a retry with another BizMsgIdr. */
  private *ofSubject(
    database: DataSource,
    message: MessageRow | undefined,
    moment: Moment,
  ): AtomicWork<readonly MessageRow[]> {
    if (message === undefined || !/^pacs\.00[48]/.test(message.definition)) return [];
    const condition =
      "subject = $1 AND ispb = $2 AND direction = 'OUT' AND created_at >= $3 " +
      // ED05 is about another order with the same id.
      "AND status IS NOT NULL AND COALESCE(reason_code, '') <> 'ED05'";
    return yield* select(database, condition, [message.subject, message.ispb, earliest(moment)]);
  }

  /**
   * Puts the earlier answer about an order or a return into the queue of its sender again.
   * @param about its id, and the BizMsgIdr of the message that brought it
   * @returns false if there was none within 24 hours
   */
  *ofOrder(
    database: DataSource,
    about: { readonly sender: string; readonly id: string; readonly messageId: string | null },
    moment: Moment,
    effects: Effects,
  ): AtomicWork<boolean> {
    const { sender, id, messageId } = about;
    const condition = 'subject = $1 AND ispb = $2 AND answers = $3 AND created_at >= $4';
    const parameters = [id, sender, messageId, earliest(moment)];
    const answers = yield* select(database, condition, parameters);
    this.again(answers, moment, effects);
    return answers.length > 0;
  }

  /** Each text once: an answer that was repeated already is not doubled. */
  private again(rows: readonly MessageRow[], { now }: Moment, { messages }: Effects): void {
    const bodies = new Map(rows.map((row) => [row.body ?? '', row]));
    for (const [body, row] of bodies) {
      const { ispb, definition, messageId, subject, answers, status, reasonCode } = row;
      const about = { ispb, definition, messageId, subject, answers, status, reasonCode };
      messages.push({ ...about, body, createdAt: now });
    }
  }
}

function earliest({ nowMs }: Moment): string {
  return toIsoUtc(nowMs - REPEAT_MS);
}

/** The messages that match a condition, in the order of arrival. */
function* select(
  database: DataSource,
  condition: string,
  parameters: Statement['parameters'],
): AtomicWork<readonly MessageRow[]> {
  const sql = EntitySql.of(database, MessageRow);
  const text = `SELECT * FROM ${sql.table} WHERE ${condition} ORDER BY sequence`;
  const rows = yield { sql: text, parameters };
  return rows.map((row) => sql.read(row));
}
