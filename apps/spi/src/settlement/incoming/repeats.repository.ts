import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork, type Statement } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { MessageRow } from '../../messages/message.row';
import { REPEAT_MS } from '../settling/deadlines';
import { type Effects, type Moment } from '../effects';
import { type Refusal } from './arrival';

/** A message whose id its sender has used before. */
interface SentAgain {
  readonly sender: string;
  readonly messageId: string;
  readonly contentDigest: string;
}

const ID = { reason: 'BizMsgIdr repetido', location: 'Envelope/AppHdr/BizMsgIdr' } as const;

const OTHER_CONTENT: Refusal = {
  ...ID,
  description:
    'Another message has this BizMsgIdr: its content differs. A repeat must be the same message; another message needs a new BizMsgIdr.',
};

const TOO_OLD: Refusal = {
  ...ID,
  description: 'This BizMsgIdr was used more than 24 hours ago. Each message needs a new one.',
};

/** Finds the earlier answers to a participant, so that a repeated message is answered as before. */
@Injectable()
export class Repeats {
  /**
   * Puts the last answers to a message into the queue again.
   * @returns why the message is refused: its id is that of another one, or of one of more than 24 hours ago
   */
  *ofMessage(
    database: DataSource,
    { sender, messageId, contentDigest }: SentAgain,
    moment: Moment,
    effects: Effects,
  ): AtomicWork<Refusal | undefined> {
    const noted = "ispb = $1 AND message_id = $2 AND direction = 'IN'";
    const [message] = yield* select(database, noted, [sender, messageId]);
    if (message === undefined) return undefined;
    // A message of an older version of the simulator has no digest.
    const isOther = message.contentDigest !== null && message.contentDigest !== contentDigest;
    if (isOther) return OTHER_CONTENT;
    if (message.createdAt < earliest(moment)) return TOO_OLD;
    const answers = yield* this.answersTo(database, message);
    this.again(
      answers.length > 0 ? answers : yield* this.ofSubject(database, message, moment),
      moment,
      effects,
    );
    return undefined;
  }

  /** Not the admi.002 about other messages with the same id, which were refused before or after this one. */
  private *answersTo(
    database: DataSource,
    { ispb, messageId, sequence, state }: MessageRow,
  ): AtomicWork<readonly MessageRow[]> {
    const condition = 'ispb = $1 AND answers = $2 AND sequence > $3';
    const answers = yield* select(database, condition, [ispb, messageId, sequence]);
    const own = answers.filter((answer) => !isRefusal(answer));
    if (state !== 'REFUSED') return own;
    // A part of it was refused, in the same transaction.
    return [...own, ...answers.filter(isRefusal).slice(0, 1)];
  }

  /** The answers to the message that brought an order first, for a retry with another BizMsgIdr. */
  private *ofSubject(
    database: DataSource,
    message: MessageRow,
    moment: Moment,
  ): AtomicWork<readonly MessageRow[]> {
    if (!/^pacs\.00[48]/.test(message.definition)) return [];
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

  /** The last answer about each order or return, and each text once: what was repeated already is not doubled. */
  private again(rows: readonly MessageRow[], { now }: Moment, { messages }: Effects): void {
    const last = new Map(rows.map((row) => [row.subject ?? row.body, row]));
    for (const row of last.values()) {
      const { ispb, definition, messageId, subject, answers, status, reasonCode, body } = row;
      const about = { ispb, definition, messageId, subject, answers, status, reasonCode };
      messages.push({ ...about, body: body ?? '', createdAt: now });
    }
  }
}

function isRefusal({ definition }: MessageRow): boolean {
  return definition.startsWith('admi.002');
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
