/**
 * WAITING: not read yet. TAKEN: in the batch of a stream. CONFIRMED: its participant has confirmed the batch. Messages of
 * participants are RECEIVED, or REFUSED with an admi.002.
 */
export const MESSAGE_STATES = ['WAITING', 'TAKEN', 'CONFIRMED', 'RECEIVED', 'REFUSED'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message that a participant has sent to the SPI (IN), or that the SPI has for a participant (OUT). */
export interface Message {
  /** The order of arrival. */
  readonly sequence: number;
  /** PI-ResourceId. */
  readonly resourceId: string;
  readonly direction: 'IN' | 'OUT';
  /** The participant. */
  readonly ispb: string;
  /** The definition, such as `pacs.008.spi.1.16`. Empty if it could not be read. */
  readonly definition: string;
  /** BizMsgIdr. Null if it could not be read, or if the message is refused: the corrected message may have the same id. */
  readonly messageId: string | null;
  /** The digest of the content of a message that a participant has sent. Null for refused messages. */
  readonly contentDigest: string | null;
  /** The EndToEndId or RtrId of the payment or return that it is about; null if there is none. */
  readonly subject: string | null;
  /** BizMsgIdr of the message of the same participant that it answers; null if there is none. */
  readonly answers: string | null;
  /** TxSts of a pacs.002; null for other messages. */
  readonly status: string | null;
  /** The reason in a pacs.002; null if there is none. */
  readonly reasonCode: string | null;
  readonly state: MessageState;
  /** The Envelope without signature, as text; null for messages of participants. */
  readonly body: string | null;
  /** When it was received, or could be read for the first time. ISO 8601 UTC on the clock of the sandbox, like the next two. */
  readonly createdAt: string;
  /** When it was first read. */
  readonly deliveredAt: string | null;
  readonly confirmedAt: string | null;
  /** The number of its deliveries. */
  readonly deliveries: number;
}
