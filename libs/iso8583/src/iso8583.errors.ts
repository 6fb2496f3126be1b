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
  | 'ISO8583_TLV_HEX_INVALID'
  | 'ISO8583_TLV_TAG_INVALID'
  | 'ISO8583_TLV_LENGTH_INVALID'
  | 'ISO8583_TLV_PAST_END'
  | 'ISO8583_TLV_TOO_DEEP';

/** What is wrong with a message. Words about a value, never the value: it may be a PAN or a PIN. */
export interface Iso8583Trouble {
  readonly code: Iso8583ErrorCode;
  /** `MTI`, `bitmap`, `message`, `DE4`, or an object inside one as in `DE55/9F26`. */
  readonly element: string;
  /** Bytes from the start of the message; left out while encoding, where there are none yet. */
  readonly offset?: number | undefined;
  /** What would be right. */
  readonly expected: string;
  readonly got: string;
}

/** A message that cannot be read or written, and where. */
export class Iso8583Error extends Failure implements Iso8583Trouble {
  readonly kind = 'malformed';
  readonly title = 'The ISO 8583 message is malformed';
  readonly code: Iso8583ErrorCode;
  readonly element: string;
  readonly offset: number | undefined;
  readonly expected: string;
  readonly got: string;
  // Private, so that a logger that prints an error's properties does not print card data.
  readonly #partial: IsoMessage | undefined;

  constructor(trouble: Iso8583Trouble, partial?: IsoMessage) {
    const detail = inWords(trouble);
    super(detail, [{ pointer: pointerTo(trouble), detail }]);
    this.code = trouble.code;
    this.element = trouble.element;
    this.offset = trouble.offset;
    this.expected = trouble.expected;
    this.got = trouble.got;
    this.#partial = partial;
  }

  /** What had been decoded when the trouble was met. */
  get partial(): IsoMessage | undefined {
    return this.#partial;
  }

  /** The same error, with what had been decoded before it. */
  after(partial: IsoMessage): Iso8583Error {
    return new Iso8583Error(this, partial);
  }
}

function inWords({ element, offset, expected, got }: Iso8583Trouble): string {
  const where = offset === undefined ? element : `${element} at byte ${String(offset)}`;
  return `${where}: expected ${expected}, got ${got}.`;
}

/** A JSON Pointer into the message that was to be written, or the element's name in what was read. */
function pointerTo({ element, offset }: Iso8583Trouble): string {
  if (offset !== undefined) return element;
  if (element === 'MTI') return '/mti';
  const [, key] = /^DE([^/]*)/.exec(element) ?? [];
  return key === undefined ? '/fields' : `/fields/${key}`;
}
