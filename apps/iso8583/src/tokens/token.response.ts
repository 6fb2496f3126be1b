import { LinksTo } from '#libs/openapi';
import {
  lastFourOf,
  paymentAccountReference,
  type Token,
  type TokenChannel,
  type TokenStatus,
} from './token';

/** A token. It never shows the number of its card. */
@LinksTo({
  findToken: { token: '/token' },
  changeTokenStatus: { token: '/token' },
  deleteToken: { token: '/token' },
})
export class TokenResponse {
  /**
   * The number of the token.
   * @example "4000995773790558"
   */
  token!: string;

  /**
   * The last four digits of the card number.
   * @example "0001"
   */
  panLastFour!: string;

  /**
   * Payment account reference: the same for the card and all its tokens.
   * @example "SIMBMD7YF48015DMSDK1GCBUVAB1Y"
   */
  paymentAccountReference!: string;

  /**
   * Expiry date, YYMM.
   * @example "4912"
   */
  expiry!: string;

  /**
   * The token requestor (TRID).
   * @example "40010030273"
   */
  requestorId!: string;

  /** The channels that the token is restricted to. */
  channels!: TokenChannel[];

  /**
   * The merchants (DE42) that the token is restricted to. Empty: all.
   * @example ["MERCHANT0000001"]
   */
  merchants!: string[];

  /**
   * Status of the token.
   * @example active
   */
  status!: TokenStatus;

  /**
   * Time when the token was created, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * Time of the last change of the status, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  statusChangedAt!: string;

  static of(token: Token): TokenResponse {
    const { expiry, requestorId, channels, merchants, status } = token;
    return {
      token: token.token,
      panLastFour: lastFourOf(token.pan),
      paymentAccountReference: paymentAccountReference(token.pan),
      expiry,
      requestorId,
      channels: [...channels],
      merchants: [...merchants],
      status,
      createdAt: token.createdAt,
      statusChangedAt: token.statusChangedAt,
    };
  }
}
