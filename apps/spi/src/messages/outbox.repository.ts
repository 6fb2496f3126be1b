import { Injectable } from '@nestjs/common';
import { type Transactional, type NewRow, type UnitOfWork } from '#libs/database';
import { newRandomBytes } from '#libs/kernel';
import { ChangeNotifier } from '#libs/sandbox';
import { type Message } from './message';
import { MessageRow } from './message.row';

/** A message for a participant that is not stored yet. */
export type OutgoingMessage = Pick<
  Message,
  | 'ispb'
  | 'definition'
  | 'messageId'
  | 'subject'
  | 'answers'
  | 'status'
  | 'reasonCode'
  | 'createdAt'
> & {
  /** The Envelope. It is signed when it is read. */
  readonly body: string;
};

/** A message of a participant that is not stored yet. */
export type IncomingMessage = Omit<OutgoingMessage, 'body' | 'answers'> &
  Pick<Message, 'resourceId' | 'state' | 'contentDigest'>;

/** The first bytes of all ids of this process. */
const idsOfProcess = newRandomBytes(9);
const COUNTER_BYTES = 6;
const COUNTER_END = 15;
let ids = 0;

/**
 * A PI-ResourceId as in ICOM: 24 bytes as 32 Base64 characters. A counter between the random bytes keeps successive ids next to each
 * other in the index of the messages, so a commit writes few pages of the index.
 */
export function newResourceId(): string {
  const bytes = newRandomBytes(24);
  ids += 1;
  idsOfProcess.copy(bytes);
  bytes.writeUIntBE(ids, COUNTER_END - COUNTER_BYTES, COUNTER_BYTES);
  return bytes.toString('base64');
}

/** The name under which a waiting reader listens for messages of a participant; see ChangeNotifier. */
export function changeIdOf(ispb: string): string {
  return `icom ${ispb}`;
}

/** Stores the messages of participants and for participants. */
@Injectable()
export class Outbox {
  constructor(private readonly notifier: ChangeNotifier) {}

  /** Puts messages into the queues of their participants, and wakes the requests that wait for them. */
  *put(tx: UnitOfWork, messages: readonly OutgoingMessage[]): Transactional<void> {
    if (messages.length === 0) return;
    yield tx.sql(MessageRow).insertMany(messages.map(rowOf));
    tx.afterCommit(() => {
      this.announce(messages.map(({ ispb }) => ispb));
    });
  }

  /**
   * Stores that a message was received.
   * @returns false if the participant has sent a message with this id before; then nothing is stored
   */
  *note(tx: UnitOfWork, message: IncomingMessage): Transactional<boolean> {
    const row: NewRow<MessageRow> = {
      ...message,
      ...NOT_DELIVERED,
      direction: 'IN',
      answers: null,
      body: null,
    };
    const sql = tx.sql(MessageRow);
    const rows = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  /**
   * Marks a stored message as refused.
   * @param keepsId whether its BizMsgIdr is kept. If not, the corrected message may have the same one
   */
  *refuse(tx: UnitOfWork, resourceId: string, keepsId: boolean): Transactional<void> {
    const table = tx.table(MessageRow);
    const set = keepsId ? "state = 'REFUSED'" : "state = 'REFUSED', message_id = NULL";
    const sql = `UPDATE ${table} SET ${set} WHERE resource_id = $1 AND direction = 'IN'`;
    yield { sql, parameters: [resourceId] };
  }

  /** Wakes the requests that wait for messages of these participants. */
  announce(ispbs: Iterable<string>): void {
    for (const ispb of new Set(ispbs)) this.notifier.notify(changeIdOf(ispb));
  }
}

const NOT_DELIVERED = {
  streamId: null,
  deliveredAt: null,
  confirmedAt: null,
  deliveries: 0,
} as const;

function rowOf(message: OutgoingMessage): NewRow<MessageRow> {
  const resourceId = newResourceId();
  const state = { direction: 'OUT', state: 'WAITING', contentDigest: null } as const;
  return { ...message, ...NOT_DELIVERED, ...state, resourceId };
}
