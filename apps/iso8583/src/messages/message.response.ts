import {
  brandNamed,
  isApproval,
  meaningOf,
  retryOf,
  type IsoMessage,
  type Retry,
} from '#libs/iso8583';

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
   * Subelements by path. Absent if no element has subelements in the profile.
   * @example { "48.84": "02" }
   */
  parts?: Record<string, string>;

  /**
   * The header before the MTI in hex. Absent if the profile has none.
   * @example "16010200580000000000000000000000000000000000"
   */
  header?: string;

  /**
   * The packed message in hex, in the profile of the request.
   * @example "30313130"
   */
  raw!: string;

  /** @param packed the bytes of the message */
  static of({ mti, fields, parts, header }: IsoMessage, packed: Buffer): MessageResponse {
    return {
      ...{ mti, fields },
      ...(parts && { parts }),
      ...(header !== undefined && { header }),
      raw: packed.toString('hex').toUpperCase(),
    };
  }
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

  /** @param brand the brand of the card, on which `retry` depends */
  static ofReceived(response: IsoMessage, packed: Buffer, brand: string): ReceivedResponse {
    const responseCode = response.fields['39'] ?? '';
    return Object.assign(MessageResponse.of(response, packed), {
      responseCode,
      approved: isApproval(responseCode),
      message: meaningOf(responseCode) ?? 'Unknown response code',
      retry: retryOf(responseCode, brandNamed(brand)).retry,
    });
  }
}
