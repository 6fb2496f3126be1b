/** One data element, for a person. */
export class ElementResponse {
  /** @example DE4 */
  element!: string;
  /** @example "Amount, transaction" */
  name!: string;
  /** @example "000000015075" */
  value!: string;
}

/** A message taken apart. PAN, tracks and PIN are masked unless `unmasked=true` was asked for. */
export class DecodedResponse {
  /** @example "0100" */
  mti!: string;
  /**
   * The same, in words.
   * @example "authorization request, acquirer"
   */
  meaning!: string;
  /** By number. */
  fields!: Record<string, string>;
  elements!: ElementResponse[];
  /** All of it as a table for a terminal. */
  printed!: string;
}

/** A message put together. */
export class EncodedResponse {
  /**
   * Hex.
   * @example "30313030"
   */
  raw!: string;
  /**
   * Bytes.
   * @example 64
   */
  length!: number;
}

/** Which bytes of a message are what. */
export class RangeResponse {
  /**
   * MTI, bitmap, or an element.
   * @example DE4
   */
  element!: string;
  /** @example "Amount, transaction" */
  name!: string;
  /**
   * Bytes from the start of the message.
   * @example 20
   */
  offset!: number;
  /**
   * Bytes, those of a length prefix among them.
   * @example 12
   */
  length!: number;
  /** @example 0 */
  prefixLength!: number;
}

/** Where reading a message by a profile ended. */
export class StoppedResponse {
  /** @example DE4 */
  element!: string;
  /** @example 20 */
  offset?: number;
  /** @example "Is not a digit." */
  detail!: string;
}

/** How well a profile fits a message; the likeliest come first. */
export class GuessResponse {
  /** @example bcd */
  profile!: string;
  /** exact: packed again it is the same; readable: it would be packed otherwise; unreadable. */
  verdict!: 'exact' | 'readable' | 'unreadable';
  /** Values that no real message would hold. */
  doubts!: string[];
  /** Why it is not exact, and how far it could be read. */
  stoppedAt?: StoppedResponse;
}

/** A value of DE39. */
export class ResponseCodeResponse {
  /** @example "51" */
  code!: string;
  /** @example "Insufficient funds" */
  meaning!: string;
  approved!: boolean;
  /** Whether the card may be tried again: ABECS Normativo 21 in the reading of Elo. */
  retry!: 'allowed' | 'forbidden' | 'unknown';
}

/** A dialect; docs/iso8583.md tells what its members mean. */
export class ProfileResponse {
  /** @example bcd */
  name!: string;
  description!: string;
}
