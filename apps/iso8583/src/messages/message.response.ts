import { type Retry } from '#libs/iso8583';

/** Why the host answered as it did. */
export class TraceResponse {
  /**
   * The rule that decided.
   * @example funds
   */
  rule!: string;

  /**
   * What it saw.
   * @example "500 cents are available, 1000 asked for."
   */
  detail!: string;

  /**
   * The record of the message, where one is kept.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId?: string;
}

/** A message as JSON. */
export class MessageResponse {
  /** @example "0110" */
  mti!: string;

  /**
   * Data elements by number; binary ones in hex.
   * @example { "4": "000000001000", "11": "000001", "39": "00" }
   */
  fields!: Record<string, string>;

  /**
   * The packed message in hex, in the profile of the request.
   * @example "30313130"
   */
  raw!: string;
}

/** An answer, and what it means. */
export class ReceivedResponse extends MessageResponse {
  /**
   * DE39.
   * @example "00"
   */
  responseCode!: string;

  approved!: boolean;

  /**
   * What the code means.
   * @example Approved
   */
  message!: string;

  /**
   * Whether the card may be tried again, by ABECS Normativo 21 in the reading of Elo.
   * @example unknown
   */
  retry!: Retry;
}

/** The host's answer, and how it came about. */
export class AnswerResponse extends ReceivedResponse {
  trace!: TraceResponse;
}
