import { Failure } from '#libs/kernel';
import { type IsoMessage } from './message';

export type Iso8583ErrorCode =
  | 'ISO8583_TOO_SHORT'
  | 'ISO8583_TRAILING_BYTES'
  | 'ISO8583_MTI_INVALID'
  | 'ISO8583_BITMAP_INVALID'
  | 'ISO8583_ELEMENT_UNKNOWN'
  | 'ISO8583_VALUE_INVALID'
  | 'ISO8583_LENGTH_INVALID'
  | 'ISO8583_LENGTH_OVER_LIMIT'
  | 'ISO8583_CHARACTER_INVALID'
  | 'ISO8583_PADDING_INVALID'
  | 'ISO8583_HEADER_INVALID'
  | 'ISO8583_PART_UNKNOWN'
  | 'ISO8583_PART_MISSING'
  | 'ISO8583_PART_INVALID'
  | 'ISO8583_PARTS_CONTRADICT'
  | 'ISO8583_TLV_HEX_INVALID'
  | 'ISO8583_TLV_TAG_INVALID'
  | 'ISO8583_TLV_LENGTH_INVALID'
  | 'ISO8583_TLV_PAST_END'
  | 'ISO8583_TLV_TOO_DEEP';

/** An error in a message. It describes a value but never contains it, because it can be a PAN or a PIN. */
export interface Iso8583ErrorInfo {
  readonly code: Iso8583ErrorCode;
  /**
   * `header`, `MTI`, `bitmap`, `message`, an element such as `DE4`, a subelement such as `DE48.84`, or an object in an
   * element such as `DE55/9F26`.
   */
  readonly element: string;
  /** Bytes from the start of the message. Absent for errors of encoding, which has no bytes yet. */
  readonly offset?: number | undefined;
  /** A description of valid values. */
  readonly expected: string;
  readonly got: string;
}

/** A message cannot be decoded or encoded. The error has the position. */
export class Iso8583Error extends Failure implements Iso8583ErrorInfo {
  readonly kind = 'malformed';
  readonly title = 'The ISO 8583 message is malformed';
  readonly code: Iso8583ErrorCode;
  readonly element: string;
  readonly offset: number | undefined;
  readonly expected: string;
  readonly got: string;
  // Private, so that a logger that prints an error's properties does not print card data.
  readonly #partial: IsoMessage | undefined;

  constructor(info: Iso8583ErrorInfo, partial?: IsoMessage) {
    const detail = inWords(info);
    super(detail, [{ pointer: pointerTo(info), detail }]);
    this.code = info.code;
    this.element = info.element;
    this.offset = info.offset;
    this.expected = info.expected;
    this.got = info.got;
    this.#partial = partial;
  }

  /** The part of the message that was decoded before the error. */
  get partial(): IsoMessage | undefined {
    return this.#partial;
  }

  /** Returns the same error at another offset. */
  at(offset: number): Iso8583Error {
    const { code, element, expected, got } = this;
    return new Iso8583Error({ code, element, offset, expected, got }, this.#partial);
  }

  /** Returns the same error with the part of the message that was decoded before it. */
  after(partial: IsoMessage): Iso8583Error {
    return new Iso8583Error(this, partial);
  }
}

function inWords({ element, offset, expected, got }: Iso8583ErrorInfo): string {
  const where = offset === undefined ? element : `${element} at byte ${String(offset)}`;
  return `${where}: expected ${expected}, got ${got}.`;
}

/** Returns a JSON Pointer into the message for encoding, or the name of the element for decoding. */
function pointerTo({ element, offset }: Iso8583ErrorInfo): string {
  if (offset !== undefined) return element;
  if (element === 'MTI') return '/mti';
  if (element === 'header') return '/header';
  const [, key] = /^DE([^/]*)/.exec(element) ?? [];
  if (element === 'parts' || key?.includes('.'))
    return key === undefined ? '/parts' : `/parts/${key}`;
  return key === undefined ? '/fields' : `/fields/${key}`;
}
