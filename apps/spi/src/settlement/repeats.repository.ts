import { Injectable } from '@nestjs/common';
import { type Statement, type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { MessageRow } from '../messages/message.row';
import { Outbox } from '../messages/outbox.repository';
import { type Refusal, type RequestTime } from './arrival';
import { REPEAT_MS } from './settling/deadlines';

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
    'Another message with other content has this BizMsgIdr. Repeat the same message, or use a new BizMsgIdr.',
};

const TOO_OLD: Refusal = {
  ...ID,
  description: 'This BizMsgIdr was used more than 24 hours ago. Each message needs a new one.',
};

/** Finds the earlier answers to a participant, so that a repeated message gets them again. */
@Injectable()
export class Repeats {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Puts the last answers to a message into the queue again.
   * @returns why the message is refused: another message has its id, or the first one is older than 24 hours
   */
  *ofMessage(
    tx: UnitOfWork,
    { sender, messageId, contentDigest }: SentAgain,
    time: RequestTime,
  ): Transactional<Refusal | undefined> {
    const noted = "ispb = $1 AND message_id = $2 AND direction = 'IN'";
    const [message] = yield* select(tx, noted, [sender, messageId]);
    if (message === undefined) return undefined;
    // Messages that an older version of the simulator has stored have no digest.
    const isOther = message.contentDigest !== null && message.contentDigest !== contentDigest;
    if (isOther) return OTHER_CONTENT;
    if (message.createdAt < earliest(time)) return TOO_OLD;
    const answers = yield* this.answersTo(tx, message);
    const found = answers.length > 0 ? answers : yield* this.ofSubject(tx, message, time);
    yield* this.putAgain(tx, found, time);
    return undefined;
  }

  /** Without the admi.002 about other messages with the same id, which were refused before or after this one. */
  private *answersTo(
    tx: UnitOfWork,
    { ispb, messageId, sequence, state }: MessageRow,
  ): Transactional<readonly MessageRow[]> {
    const condition = 'ispb = $1 AND answers = $2 AND sequence > $3';
    const answers = yield* select(tx, condition, [ispb, messageId, sequence]);
    const own = answers.filter((answer) => !isRefusal(answer));
    if (state !== 'REFUSED') return own;
    // Its own admi.002 was stored in the same transaction, so it is the first.
    return [...own, ...answers.filter(isRefusal).slice(0, 1)];
  }

  /** The answers about a payment whose first message had another BizMsgIdr. */
  private *ofSubject(
    tx: UnitOfWork,
    message: MessageRow,
    time: RequestTime,
  ): Transactional<readonly MessageRow[]> {
    if (!/^pacs\.00[48]/.test(message.definition)) return [];
    const condition =
      "subject = $1 AND ispb = $2 AND direction = 'OUT' AND created_at >= $3 " +
      // ED05 is about another payment with the same id.
      "AND status IS NOT NULL AND COALESCE(reason_code, '') <> 'ED05'";
    return yield* select(tx, condition, [message.subject, message.ispb, earliest(time)]);
  }

  /**
   * Puts the earlier answer about a payment or a return into the queue of its sender again.
   * @param about its sender and id, and the BizMsgIdr of the message that contained it
   * @returns false if there was none within 24 hours
   */
  *ofPayment(
    tx: UnitOfWork,
    about: { readonly sender: string; readonly id: string; readonly messageId: string | null },
    time: RequestTime,
  ): Transactional<boolean> {
    const { sender, id, messageId } = about;
    const condition = 'subject = $1 AND ispb = $2 AND answers = $3 AND created_at >= $4';
    const parameters = [id, sender, messageId, earliest(time)];
    const answers = yield* select(tx, condition, parameters);
    yield* this.putAgain(tx, answers, time);
    return answers.length > 0;
  }

  /** Puts the last answer about each payment or return into the queue again, and each other text once. */
  private *putAgain(
    tx: UnitOfWork,
    rows: readonly MessageRow[],
    { now }: RequestTime,
  ): Transactional<void> {
    const last = new Map(rows.map((row) => [row.subject ?? row.body, row]));
    const messages = [...last.values()].map((row) => {
      const { ispb, definition, messageId, subject, answers, status, reasonCode, body } = row;
      const about = { ispb, definition, messageId, subject, answers, status, reasonCode };
      return { ...about, body: body ?? '', createdAt: now };
    });
    yield* this.outbox.put(tx, messages);
  }
}

function isRefusal({ definition }: MessageRow): boolean {
  return definition.startsWith('admi.002');
}

function earliest({ nowMs }: RequestTime): string {
  return toIsoUtc(nowMs - REPEAT_MS);
}

/** The messages that match a condition, in the order of arrival. */
function* select(
  tx: UnitOfWork,
  condition: string,
  parameters: Statement['parameters'],
): Transactional<readonly MessageRow[]> {
  const sql = tx.sql(MessageRow);
  const text = `SELECT * FROM ${sql.table} WHERE ${condition} ORDER BY sequence`;
  const rows = yield { sql: text, parameters };
  return rows.map((row) => sql.read(row));
}
