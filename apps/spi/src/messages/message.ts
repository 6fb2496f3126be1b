/**
 * WAITING: nobody has read it yet. TAKEN: it is in the batch of a stream. CONFIRMED: its participant has confirmed the
 * batch. The messages of participants are RECEIVED, or REFUSED with an admi.002.
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
  /** The definition, such as `pacs.008.spi.1.16`; empty if it could not be read. */
  readonly definition: string;
  /** BizMsgIdr; null if it could not be read, or the message is refused: the corrected one may have the same id. */
  readonly messageId: string | null;
  /** What a message of a participant says, as `contentDigest` computes it; null for refused ones and those of the SPI. */
  readonly contentDigest: string | null;
  /** The EndToEndId or RtrId that it is about; null if there is none. */
  readonly subject: string | null;
  /** BizMsgIdr of the message of the same participant that it answers; null if there is none. */
  readonly answers: string | null;
  /** TxSts of a pacs.002, and its reason; null for other messages. */
  readonly status: string | null;
  readonly reasonCode: string | null;
  readonly state: MessageState;
  /** The Envelope without signature, as text; null for messages of participants. */
  readonly body: string | null;
  /** When it was received, or available to be read. This and the next are ISO 8601 UTC, on the clock of the sandbox. */
  readonly createdAt: string;
  /** When it was first read. */
  readonly deliveredAt: string | null;
  readonly confirmedAt: string | null;
  /** How often it was delivered. */
  readonly deliveries: number;
}
