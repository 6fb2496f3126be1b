import { LinksTo } from '#libs/openapi';
import { type Message, type MessageState } from './message';

/** A message of a participant (IN), or a message for a participant (OUT). */
@LinksTo({
  findMessage: { resourceId: '/resourceId' },
})
export class MessageResponse {
  /**
   * PI-ResourceId.
   * @example c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx
   */
  resourceId!: string;

  /**
   * IN: the participant has sent it. OUT: it is for the participant.
   * @example OUT
   */
  direction!: Message['direction'];

  /**
   * ISPB of the participant.
   * @example 99999003
   */
  ispb!: string;

  /**
   * Definition of the message (MsgDefIdr). Left out if it could not be read.
   * @example camt.054.spi.1.16
   */
  definition?: string;

  /**
   * BizMsgIdr. Left out if it could not be read, or if the message is refused: the corrected message may have the same id.
   * @example M00038166OPENING0000000000000001
   */
  messageId?: string;

  /**
   * The id of the payment (EndToEndId), return (RtrId), contribution or withdrawal that the message is about. Left out if there
   * is none.
   * @example L99999003202011161200OPENING0001
   */
  subject?: string;

  /**
   * BizMsgIdr of the message of the same participant that it answers. Left out if it answers none.
   * @example M1000000100000000000000000000001
   */
  answers?: string;

  /**
   * TxSts of a pacs.002.
   * @example RJCT
   */
  status?: string;

  /**
   * Reason code of a pacs.002.
   * @example AB03
   */
  reasonCode?: string;

  /**
   * WAITING: not read yet. TAKEN: in the batch of a stream, not confirmed yet. CONFIRMED: read and confirmed. Messages of
   * participants are RECEIVED, or REFUSED with an admi.002.
   * @example CONFIRMED
   */
  state!: MessageState;

  /**
   * When it was received, or could be read for the first time. ISO 8601 UTC on the clock of the sandbox.
   * @example 2020-11-16T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * When it was first read. Left out before that.
   * @example 2020-11-16T12:00:00.000Z
   */
  deliveredAt?: string;

  /**
   * When the participant confirmed it. Left out before that.
   * @example 2020-11-16T12:00:00.000Z
   */
  confirmedAt?: string;

  /**
   * The number of its deliveries. It is more than 1 if its batch was not confirmed the first time.
   * @example 1
   */
  deliveries!: number;

  static of(message: Message): MessageResponse {
    return membersOf(message);
  }
}

/** A message with its text. */
export class MessageDetailsResponse extends MessageResponse {
  /**
   * The Envelope of a message for a participant. It has no signature, because it is signed when it is read. Left out of a message of
   * a participant: the journal of requests has its text.
   */
  body?: string;

  static override of(message: Message): MessageDetailsResponse {
    const { body } = message;
    return { ...membersOf(message), ...(body === null ? {} : { body }) };
  }
}

function membersOf(message: Message) {
  const { resourceId, direction, ispb, definition, state, createdAt, deliveries } = message;
  const { messageId, subject, answers, status, reasonCode, deliveredAt, confirmedAt } = message;
  return {
    resourceId,
    direction,
    ispb,
    ...(definition === '' ? {} : { definition }),
    ...(messageId === null ? {} : { messageId }),
    ...(subject === null ? {} : { subject }),
    ...(answers === null ? {} : { answers }),
    ...(status === null ? {} : { status }),
    ...(reasonCode === null ? {} : { reasonCode }),
    state,
    createdAt,
    ...(deliveredAt === null ? {} : { deliveredAt }),
    ...(confirmedAt === null ? {} : { confirmedAt }),
    deliveries,
  };
}
