import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type SpiMessage, type SpiMessageFault } from '#libs/iso20022';
import { type IncomingMessage, Outbox } from '../../messages/outbox.repository';
import { type Arrival, type Refusal } from './arrival';
import { type Effects, type Moment } from '../effects';
import { contentDigest } from './message-content';
import { MessageHandlers } from './message-handlers.repository';
import { ordersOf } from '../institutions/institution-notices';
import { rejectionNotice } from '../notices';
import { Repeats } from './repeats.repository';
import { SettlementWork } from '../settlement-work.repository';

/** Who has sent a message, and the id that the sender got for it. */
interface Received {
  readonly sender: string;
  readonly resourceId: string;
}

/** A message that is refused, as far as it could be read. */
export interface RefusedMessage extends Received {
  readonly messageId?: string | undefined;
  readonly definition?: string;
}

/** A message that could be read. */
export interface ReceivedMessage extends Received {
  readonly messageId: string;
  readonly definition: string;
  readonly signer: string | undefined;
}

/** Stores that a message has arrived and carries it out, in one transaction. */
@Injectable()
export class MessageArrival {
  constructor(
    private readonly work: SettlementWork,
    private readonly outbox: Outbox,
    private readonly handlers: MessageHandlers,
    private readonly repeats: Repeats,
  ) {}

  /** Answers a message that cannot be carried out with an admi.002. */
  async refuse(
    { sender, resourceId, messageId, definition = '' }: RefusedMessage,
    refusal: Refusal | SpiMessageFault,
  ): Promise<void> {
    const moment = this.work.moment();
    const { outbox } = this;
    await this.work.run(function* (database, effects) {
      const received = { sender, resourceId, definition };
      yield* outbox.note(database, refusedNote(received, moment));
      const about = { sender, reference: messageId ?? resourceId, messageId: messageId ?? null };
      effects.messages.push(refusalNotice(about, refusal, moment));
    });
  }

  async carryOut(
    { sender, resourceId, messageId, definition, signer }: ReceivedMessage,
    message: SpiMessage,
  ): Promise<void> {
    const { name, document } = message;
    const moment = await this.work.momentFor(
      name === 'pacs.008' ? ordersOf(document.transfers) : [],
    );
    const { outbox, handlers } = this;
    const note: IncomingMessage = {
      ...subjectOf(message),
      ispb: sender,
      resourceId,
      definition,
      messageId,
      contentDigest: contentDigest(message),
      createdAt: moment.now,
      state: 'RECEIVED',
    };
    const repeat = this.repeat.bind(this);
    await this.work.run(function* (database, effects) {
      const arrival = { sender, signer, messageId, definition, moment, effects };
      if (!(yield* outbox.note(database, note))) return yield* repeat(database, note, arrival);
      const refusal = yield* handlers.carryOut(database, message, arrival);
      if (refusal === undefined) return;
      yield* outbox.refuse(database, resourceId, refusal.isPartial === true);
      effects.messages.push(
        refusalNotice({ sender, reference: messageId, messageId }, refusal, moment),
      );
    });
  }

  private *repeat(
    database: DataSource,
    { resourceId, messageId, contentDigest }: IncomingMessage,
    { sender, definition, moment, effects }: Arrival,
  ): AtomicWork<void> {
    if (messageId === null || contentDigest === null) return;
    const again = { sender, messageId, contentDigest };
    const refusal = yield* this.repeats.ofMessage(database, again, moment, effects);
    if (refusal === undefined) return;
    yield* this.outbox.note(database, refusedNote({ sender, resourceId, definition }, moment));
    // Its BizMsgIdr is that of another message, which stands: the PI-ResourceId says which one is refused.
    effects.messages.push(
      refusalNotice({ sender, reference: resourceId, messageId }, refusal, moment),
    );
  }
}

const NOTHING_KNOWN = { messageId: null, subject: null, status: null, reasonCode: null } as const;

/** Without its id: the corrected message may have the same one. */
function refusedNote(
  { sender, resourceId, definition }: Received & { readonly definition: string },
  { now }: Moment,
): IncomingMessage {
  const known = { ispb: sender, resourceId, definition, createdAt: now };
  return { ...NOTHING_KNOWN, ...known, contentDigest: null, state: 'REFUSED' };
}

/** @param about reference: how the admi.002 names the message; messageId: its BizMsgIdr, null if it could not be read */
function refusalNotice(
  about: Pick<Received, 'sender'> & {
    readonly reference: string;
    readonly messageId: string | null;
  },
  refusal: Refusal & { readonly additional?: string },
  { now }: Moment,
): Effects['messages'][number] {
  const { reason, location, description, additional } = refusal;
  const document = {
    reason,
    location,
    description,
    ...(additional !== undefined && { additional }),
  };
  return rejectionNotice(about.sender, about, document, now);
}

/** What the log shows of a message: the first transaction that it is about. */
function subjectOf(
  message: SpiMessage,
): Pick<IncomingMessage, 'subject' | 'status' | 'reasonCode'> {
  const { name, document } = message;
  if (name === 'pacs.002') {
    const [first] = document.transactions;
    const [reason] = first?.reasons ?? [];
    const subject = first?.instructionId ?? null;
    return { subject, status: first?.status ?? null, reasonCode: reason?.code ?? null };
  }
  const subject =
    name === 'pacs.008'
      ? document.transfers[0]?.endToEndId
      : name === 'pacs.004'
        ? document.returns[0]?.returnId
        : undefined;
  return { ...NOTHING_KNOWN_OF_TRANSACTION, subject: subject ?? null };
}

const NOTHING_KNOWN_OF_TRANSACTION = { status: null, reasonCode: null } as const;
