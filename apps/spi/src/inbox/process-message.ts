import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { spiDefinition, type SpiMessage, type SpiMessageFault } from '#libs/iso20022';
import { canonicalJson } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { Outbox, type IncomingMessage } from '../messages/outbox.repository';
import { type Arrival, type Refusal, type RequestTime } from '../settlement/arrival';
import { rejectionNotice } from '../settlement/notices';
import { Repeats } from '../settlement/repeats.repository';
import { FIFTHS, TrafficBuckets } from '../traffic/traffic-buckets.repository';
import { MessageHandlers } from './message-handlers';

/** A message that is refused. Members that could not be read are undefined. */
export interface RefusedMessage {
  readonly sender: string;
  /** PI-ResourceId. */
  readonly resourceId: string;
  readonly messageId?: string | undefined;
  readonly definition?: string;
}

/** A message that could be read. */
export interface ReceivedMessage extends Arrival {
  /** PI-ResourceId. */
  readonly resourceId: string;
  readonly messageId: string;
}

/** Stores a message and processes it, in one transaction. */
@Injectable()
export class ProcessMessage {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly outbox: Outbox,
    private readonly handlers: MessageHandlers,
    private readonly repeats: Repeats,
    private readonly traffic: TrafficBuckets,
  ) {}

  /** Answers a message that cannot be processed with an admi.002. */
  async refuse(
    { sender, resourceId, messageId, definition = '' }: RefusedMessage,
    refusal: Refusal | SpiMessageFault,
    { now }: RequestTime,
  ): Promise<void> {
    const { outbox } = this;
    await this.sandboxes.atomically(function* (tx) {
      yield* outbox.note(tx, refusedNote({ sender, resourceId, definition, now }));
      const about = { reference: messageId ?? resourceId, messageId: messageId ?? null };
      yield* outbox.put(tx, [rejectionNotice(sender, about, refusal, now)]);
    });
  }

  async process(message: SpiMessage, arrival: ReceivedMessage): Promise<void> {
    const { sender, resourceId, messageId, definition, now, nowMs } = arrival;
    const { outbox, handlers, traffic } = this;
    const digest = contentDigest(message);
    const note: IncomingMessage = {
      ...subjectOf(message),
      ispb: sender,
      resourceId,
      definition,
      messageId,
      contentDigest: digest,
      createdAt: now,
      state: 'RECEIVED',
    };
    const repeat = (tx: UnitOfWork) => this.repeat(tx, digest, arrival);
    await this.sandboxes.atomically(function* (tx) {
      if (!(yield* outbox.note(tx, note))) return yield* repeat(tx);
      const refusal = yield* handlers.handle(tx, message, arrival);
      if (refusal !== undefined) {
        yield* outbox.refuse(tx, resourceId, refusal.isPartial === true);
        const about = { reference: messageId, messageId };
        yield* outbox.put(tx, [rejectionNotice(sender, about, refusal, now)]);
      }
      // Last, because it locks the bucket of the sender until the end of the transaction.
      yield* traffic.charge(tx, sender, costOf(message), nowMs);
    });
  }

  private *repeat(
    tx: UnitOfWork,
    contentDigest: string,
    { sender, resourceId, messageId, definition, ...time }: ReceivedMessage,
  ): Transactional<void> {
    const again = { sender, messageId, contentDigest };
    const refusal = yield* this.repeats.ofMessage(tx, again, time);
    if (refusal === undefined) return;
    const { now } = time;
    yield* this.outbox.note(tx, refusedNote({ sender, resourceId, definition, now }));
    // Its BizMsgIdr belongs to the first message, which stays valid. So the PI-ResourceId names the refused one.
    const about = { reference: resourceId, messageId };
    yield* this.outbox.put(tx, [rejectionNotice(sender, about, refusal, now)]);
  }
}

/** The cost of a message in fifths of a token: an answer costs one, any other operation five (ICOM manual 1.12). */
function costOf(message: SpiMessage): number {
  switch (message.name) {
    case 'pacs.008':
      return FIFTHS * message.document.transfers.length;
    case 'pacs.002':
      return message.document.transactions.length;
    default:
      return FIFTHS;
  }
}

const NO_SUBJECT = { subject: null, status: null, reasonCode: null } as const;

/** The id of a refused message is not stored, because the corrected message may have the same one. */
function refusedNote({
  sender,
  resourceId,
  definition,
  now,
}: Pick<ReceivedMessage, 'sender' | 'resourceId' | 'definition' | 'now'>): IncomingMessage {
  const known = { ispb: sender, resourceId, definition, createdAt: now };
  return { ...NO_SUBJECT, ...known, messageId: null, contentDigest: null, state: 'REFUSED' };
}

/** The id of the first transaction of a message, and its status, for the list of messages. */
function subjectOf(
  message: SpiMessage,
): Pick<IncomingMessage, 'subject' | 'status' | 'reasonCode'> {
  const { name, document } = message;
  switch (name) {
    case 'pacs.002': {
      const [first] = document.transactions;
      const [reason] = first?.reasons ?? [];
      const subject = first?.instructionId ?? null;
      return { subject, status: first?.status ?? null, reasonCode: reason?.code ?? null };
    }
    case 'pacs.008':
      return { ...NO_SUBJECT, subject: document.transfers[0]?.endToEndId ?? null };
    case 'pacs.004':
      return { ...NO_SUBJECT, subject: document.returns[0]?.returnId ?? null };
    default:
      return NO_SUBJECT;
  }
}

/**
 * The SHA-256 of the content of a message, in hex. A message that is sent again has the same digest, also if its spaces, prefixes,
 * signature and the instants at which it was written (CreDt, CreDtTm) differ. BizMsgIdr is not part of it.
 */
export function contentDigest(message: SpiMessage): string {
  // The instant is replaced by the same text for all messages.
  const content = [spiDefinition(message), { ...message.document, createdAt: '' }];
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
