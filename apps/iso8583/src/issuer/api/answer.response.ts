import { ReceivedResponse } from '../../messages/message.response';
import { RetriesResponse } from '../../retries/retries.response';
import { type PackedAnswer } from '../host-answer';

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

/** The response of the issuer, with its reason. */
export class AnswerResponse extends ReceivedResponse {
  /** The reason for the response. */
  trace!: TraceResponse;

  /** The declined attempts of the merchant with the card. Absent unless they are counted (`PUT /admin/retries`). */
  retries?: RetriesResponse;

  static ofAnswer({ response, packed, trace, brand, retries }: PackedAnswer): AnswerResponse {
    const received = ReceivedResponse.ofReceived(response, packed, brand);
    // An advice is accepted even if it has no effect. Its response code does not show that.
    const isWithoutEffect = received.approved && trace.rule.startsWith('reversal.');
    return Object.assign(received, {
      ...(isWithoutEffect && { message: `Accepted, but nothing was reversed: ${trace.detail}` }),
      trace,
      ...(retries === undefined ? {} : { retries: RetriesResponse.of(retries) }),
    });
  }
}
