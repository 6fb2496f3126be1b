import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork, type NewRow } from '#libs/database';
import { newRandomBytes } from '#libs/kernel';
import { News } from '#libs/sandbox';
import { type Message } from './message';
import { MessageRow } from './message.row';

/** A message for a participant, as the engine hands it over. */
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

/** A message of a participant, as the inbox stores it. */
export type IncomingMessage = Omit<OutgoingMessage, 'body' | 'answers'> &
  Pick<Message, 'resourceId' | 'state' | 'contentDigest'>;

/** The first bytes of all ids of this process. */
const idsOfProcess = newRandomBytes(9);
const COUNTER_BYTES = 6;
const COUNTER_END = 15;
let ids = 0;

/**
 * 24 bytes as 32 Base64 characters, as ICOM writes a PI-ResourceId. Between random bytes is a counter: ids that are made
 * one after the other are neighbours in the index of the messages, so a commit writes few of its pages.
 */
export function newResourceId(): string {
  const bytes = newRandomBytes(24);
  ids += 1;
  idsOfProcess.copy(bytes);
  bytes.writeUIntBE(ids, COUNTER_END - COUNTER_BYTES, COUNTER_BYTES);
  return bytes.toString('base64');
}

/** The name under which a waiting reader listens for messages of a participant; see News. */
export function newsOf(ispb: string): string {
  return `icom ${ispb}`;
}

/** Stores messages: pieces of atomic work, which the caller runs together with its own statements. */
@Injectable()
export class Outbox {
  constructor(private readonly news: News) {}

  /** Makes messages available to their participants. The caller calls `announce` after the commit. */
  *put(database: DataSource, messages: readonly OutgoingMessage[]): AtomicWork<void> {
    if (messages.length > 0)
      yield EntitySql.of(database, MessageRow).insertMany(messages.map(rowOf));
  }

  /**
   * Stores that a message was received.
   * @returns false if the participant has sent a message with this id before; then nothing is stored
   */
  *note(database: DataSource, message: IncomingMessage): AtomicWork<boolean> {
    const row: NewRow<MessageRow> = {
      ...message,
      ...NOT_DELIVERED,
      direction: 'IN',
      answers: null,
      body: null,
    };
    const sql = EntitySql.of(database, MessageRow);
    const rows = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  /**
   * Stores that a message which was noted before is refused.
   * @param keepsId whether its id is used up; otherwise the corrected message may have the same one
   */
  *refuse(database: DataSource, resourceId: string, keepsId: boolean): AtomicWork<void> {
    const table = EntitySql.of(database, MessageRow).table;
    const set = keepsId ? "state = 'REFUSED'" : "state = 'REFUSED', message_id = NULL";
    const sql = `UPDATE ${table} SET ${set} WHERE resource_id = $1 AND direction = 'IN'`;
    yield { sql, parameters: [resourceId] };
  }

  /** Wakes those who wait for messages of these participants. */
  announce(ispbs: Iterable<string>): void {
    for (const ispb of new Set(ispbs)) this.news.tell(newsOf(ispb));
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
