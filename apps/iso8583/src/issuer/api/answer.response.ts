import { ReceivedResponse } from '../../messages/message.response';
import { RetriesResponse } from '../../retries/retries.response';
import { lastFourOf, paymentAccountReference, type Token } from '../../tokens/token';
import { type StandInReason } from '../../settings/stand-in-settings';
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

/** The token of a message. Its card is shown only by its last digits. */
export class UsedTokenResponse {
  /**
   * The number of the token, as in the message.
   * @example "4000995773790558"
   */
  token!: string;

  /**
   * The last four digits of the card number.
   * @example "0001"
   */
  panLastFour!: string;

  /**
   * Payment account reference: the same for the card and all its tokens. It is also in DE56.
   * @example "SIMBMD7YF48015DMSDK1GCBUVAB1Y"
   */
  paymentAccountReference!: string;

  static of({ token, pan }: Token): UsedTokenResponse {
    return {
      token,
      panLastFour: lastFourOf(pan),
      paymentAccountReference: paymentAccountReference(pan),
    };
  }
}

/** The response of the issuer, with its reason. */
export class AnswerResponse extends ReceivedResponse {
  /** The reason for the response. */
  trace!: TraceResponse;

  /** The declined attempts of the merchant with the card. Absent unless they are counted (`PUT /admin/retries`). */
  retries?: RetriesResponse;

  /** The token of the message. Absent if the message has the card number. */
  token?: UsedTokenResponse;
  /** Why the network decided in place of the issuer. Absent if the issuer decided, and in a repeated response. */
  standInReason?: StandInReason;

  static ofAnswer(answer: PackedAnswer): AnswerResponse {
    const { response, packed, trace, brand, retries, token, standInReason } = answer;
    const received = ReceivedResponse.ofReceived(response, packed, brand);
    // An advice is accepted even if it has no effect. Its response code does not show that.
    const isWithoutEffect = received.approved && trace.rule.startsWith('reversal.');
    return Object.assign(received, {
      ...(isWithoutEffect && { message: `Accepted, but nothing was reversed: ${trace.detail}` }),
      trace,
      ...(retries === undefined ? {} : { retries: RetriesResponse.of(retries) }),
      ...(token === undefined ? {} : { token: UsedTokenResponse.of(token) }),
      ...(standInReason === undefined ? {} : { standInReason }),
    });
  }
}
