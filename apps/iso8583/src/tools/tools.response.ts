/** One data element or subelement with its name. */
export class ElementResponse {
  /**
   * Number of the element, or path of the subelement, as in `DE48.84`.
   * @example DE4
   */
  element!: string;
  /**
   * Name of the element; empty if it has none.
   * @example "Amount, transaction"
   */
  name!: string;
  /**
   * Value of the element.
   * @example "000000015075"
   */
  value!: string;
}

/** A decoded message. Card data is masked, unless the request has `unmasked=true`. */
export class DecodedResponse {
  /**
   * Message type indicator.
   * @example "0100"
   */
  mti!: string;
  /**
   * The meaning of the MTI; empty if it is not four digits.
   * @example "authorization request, acquirer"
   */
  meaning!: string;
  /**
   * The header before the MTI in hex. Absent if the profile has none.
   * @example "16010200580000000000000000000000000000000000"
   */
  header?: string;
  /** Data elements by number. Binary elements are in hex. */
  fields!: Record<string, string>;
  /**
   * Subelements by path. Absent if no element has subelements in the profile.
   * @example { "48.84": "02", "55.9F26": "0102030405060708" }
   */
  parts?: Record<string, string>;
  /** The data elements with their names, in order, each one followed by its subelements. */
  elements!: ElementResponse[];
  /** The message as a table, in plain text. */
  printed!: string;
}

/** A packed message. */
export class EncodedResponse {
  /**
   * The bytes of the message in hex.
   * @example "30313030"
   */
  raw!: string;
  /**
   * Number of bytes.
   * @example 64
   */
  length!: number;
}

/** The position of one part of a message. */
export class RangeResponse {
  /**
   * `header`, `MTI`, `bitmap`, the number of the element, or the path of a subelement, as in `DE48.84`. Subelements
   * come after their element, and are a part of it.
   * @example DE4
   */
  element!: string;
  /**
   * Name of the part; empty if it has none.
   * @example "Amount, transaction"
   */
  name!: string;
  /**
   * Position of the first byte, counted from 0.
   * @example 20
   */
  offset!: number;
  /**
   * Number of bytes, including the length prefix, and the tag of a subelement.
   * @example 12
   */
  length!: number;
  /**
   * Number of bytes of the length prefix and the tag; 0 if the length is fixed.
   * @example 0
   */
  prefixLength!: number;
}

/** The place where a profile does not fit the message. */
export class StoppedResponse {
  /**
   * `header`, `MTI`, `bitmap`, `message`, the number of the element, or the path of a subelement.
   * @example DE4
   */
  element!: string;
  /**
   * Position of the byte, counted from 0.
   * @example 20
   */
  offset?: number;
  /**
   * The error in words.
   * @example "DE4 at byte 20: expected digits, got a letter at position 1."
   */
  detail!: string;
}

/** The framing around a message. */
export class GuessedFramingResponse {
  /**
   * Name of the framing, as for a listener. `none`: a header without a length before it.
   * @example binary2-tpdu
   */
  name!: string;
  /**
   * The TPDU or other header in hex. Absent if there is none.
   * @example "6000030000"
   */
  header?: string;
}

/** The result of reading the message with one profile. */
export class GuessResponse {
  /**
   * Name of the profile.
   * @example bcd
   */
  profile!: string;
  /**
   * `exact`: the profile packs the decoded message into the same bytes. `readable`: it packs the message into
   * other bytes. `unreadable`: the message cannot be decoded.
   */
  verdict!: 'exact' | 'readable' | 'unreadable';
  /**
   * The framing around the message, such as a length or a TPDU. Absent if the bytes are the message itself, or if no
   * known framing makes the profile exact.
   */
  framing?: GuessedFramingResponse;
  /** Values that are unlikely in a real message, such as `DE13 is not a date MMDD`. */
  doubts!: string[];
  /** The first place that does not fit. Absent if the verdict is `exact`. */
  stoppedAt?: StoppedResponse;
}
