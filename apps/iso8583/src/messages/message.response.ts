import { type Retry } from '#libs/iso8583';
import { type RetriesResponse } from '../retries/retries.response';

/** The reason for the response. */
export class TraceResponse {
  /**
   * The check that decided; docs/iso8583.md lists them in order.
   * @example funds
   */
  rule!: string;

  /**
   * The reason in words.
   * @example "500 cents are available, but 1000 were requested."
   */
  detail!: string;

  /**
   * The id of the transaction, as in the transactions of the card. Absent if none was stored.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId?: string;
}

/** A message as JSON. */
export class MessageResponse {
  /**
   * Message type indicator.
   * @example "0110"
   */
  mti!: string;

  /**
   * Data elements by number. Binary elements are in hex.
   * @example { "4": "000000001000", "11": "000001", "39": "00" }
   */
  fields!: Record<string, string>;

  /**
   * The packed message in hex, in the profile of the request.
   * @example "30313130"
   */
  raw!: string;
}

/** A response as JSON, with its meaning. */
export class ReceivedResponse extends MessageResponse {
  /**
   * Response code (DE39).
   * @example "00"
   */
  responseCode!: string;

  /** True if the response code is an approval. */
  approved!: boolean;

  /**
   * Meaning of the response code.
   * @example Approved
   */
  message!: string;

  /**
   * Whether the payment can be retried with the same card: ABECS Normativo 21, for the brand of the card.
   * @example unknown
   */
  retry!: Retry;
}

/** The response of the issuer, with its reason. */
export class AnswerResponse extends ReceivedResponse {
  /** The reason for the response. */
  trace!: TraceResponse;

  /** The declined attempts of the merchant with the card. Absent unless they are counted (`PUT /admin/retries`). */
  retries?: RetriesResponse;
}
