import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { endOfTag, isConstructed, MAX_TAG_BYTES } from './tag';

/** One data object of BER-TLV. */
export interface TlvNode {
  /** Upper-case hex, such as `9F26`. `00` is a filler byte between objects, without length and value. */
  readonly tag: string;
  /** Upper-case hex. For a constructed object, it is the whole content. */
  readonly value: string;
  /**
   * The content of a constructed object. If it is present, it is written instead of `value`. Absent if the content
   * is not BER-TLV of at most 8 levels: then the object is kept as it is.
   */
  readonly children?: readonly TlvNode[];
  /** Size of the length field in bytes. Present only if it is larger than necessary. */
  readonly lengthBytes?: number;
}

export const MAX_DEPTH = 8;
/** A first byte from 81 to 84, and up to 4 bytes of length. */
export const MAX_LENGTH_BYTES = 5;
const FILLING = 0x00;

/**
 * Reads BER-TLV as in EMV Book 3, annex B: tags of up to four bytes and definite lengths. Unknown and
 * repeated tags, the order and the sizes of the length fields are kept, so writing gives the same bytes. Issuers
 * put their own formats in templates (such as 71 and 72), so a template that does not parse is kept unread.
 *
 * @param input bytes, or hex in upper or lower case
 * @param element the element of the value; offsets in errors count bytes from the start of the value
 * @throws Iso8583Error with the path of the object, such as `DE55/70/9F26`
 * @example
 * readTlv('9F3602001F'); // [{ tag: '9F36', value: '001F' }]
 */
export function readTlv(input: Uint8Array | string, element = 'DE55'): readonly TlvNode[] {
  const bytes = typeof input === 'string' ? bytesOf(input, element) : input;
  return new TlvReader(bytes).readUntil(bytes.length, element, 1);
}

class TlvReader {
  private position = 0;
  private readonly view: Buffer;

  constructor(private readonly bytes: Uint8Array) {
    this.view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  readUntil(end: number, path: string, depth: number): TlvNode[] {
    if (depth > MAX_DEPTH) {
      const expected = `at most ${String(MAX_DEPTH)} levels`;
      throw this.error('ISO8583_TLV_TOO_DEEP', path, this.position, expected, 'more levels');
    }
    const nodes: TlvNode[] = [];
    while (this.position < end) nodes.push(this.readNode(end, path, depth));
    return nodes;
  }

  private readNode(end: number, parent: string, depth: number): TlvNode {
    const first = this.bytes[this.position] ?? 0;
    if (first === FILLING) {
      this.position += 1;
      return { tag: '00', value: '' };
    }
    const tag = this.readTag(end, parent);
    const path = `${parent}/${tag}`;
    const lengthAt = this.position;
    const length = this.readLength(end, path);
    const start = this.position;
    if (length > end - start) {
      const expected = `${String(length)} bytes`;
      const got = `only ${String(end - start)} to the end`;
      throw this.error('ISO8583_TLV_PAST_END', path, start, expected, got);
    }
    const value = this.hex(start, start + length);
    const form = start - lengthAt;
    const lengthBytes = form === shortestLength(length) ? {} : { lengthBytes: form };
    const children = isConstructed(tag)
      ? this.childrenIn(start, start + length, path, depth)
      : undefined;
    this.position = start + length;
    return { tag, value, ...(children === undefined ? {} : { children }), ...lengthBytes };
  }

  /** Returns the objects in a template; undefined if its content is not BER-TLV. */
  private childrenIn(
    start: number,
    end: number,
    path: string,
    depth: number,
  ): TlvNode[] | undefined {
    this.position = start;
    try {
      return this.readUntil(end, path, depth + 1);
    } catch (error) {
      if (error instanceof Iso8583Error) return undefined;
      throw error;
    }
  }

  private readTag(end: number, parent: string): string {
    const start = this.position;
    const tagEnd = endOfTag(this.bytes, start);
    if (tagEnd > end) {
      const expected = 'another byte of the tag';
      throw this.error('ISO8583_TLV_TAG_INVALID', parent, start, expected, 'the end');
    }
    if (tagEnd - start > MAX_TAG_BYTES) {
      const expected = `a tag of at most ${String(MAX_TAG_BYTES)} bytes`;
      throw this.error('ISO8583_TLV_TAG_INVALID', parent, start, expected, 'a longer one');
    }
    this.position = tagEnd;
    return this.hex(start, tagEnd);
  }

  private readLength(end: number, path: string): number {
    const start = this.position;
    const first = this.bytes[start];
    if (first === undefined || start >= end) {
      throw this.error('ISO8583_TLV_PAST_END', path, start, 'a length', 'the end');
    }
    this.position += 1;
    if (first < 0x80) return first;
    const further = first & 0x7f;
    if (further === 0 || further >= MAX_LENGTH_BYTES) {
      const got = further === 0 ? 'an indefinite one' : `one of ${String(further)} bytes`;
      const expected = 'a definite length of at most 4 bytes';
      throw this.error('ISO8583_TLV_LENGTH_INVALID', path, start, expected, got);
    }
    if (further > end - this.position) {
      const expected = `${String(further)} bytes of length`;
      throw this.error('ISO8583_TLV_PAST_END', path, start, expected, 'the end');
    }
    let length = 0;
    for (let count = 0; count < further; count += 1) {
      length = length * 256 + (this.bytes[this.position] ?? 0);
      this.position += 1;
    }
    return length;
  }

  private hex(start: number, end: number): string {
    return this.view.toString('hex', start, end).toUpperCase();
  }

  private error(
    code: Iso8583ErrorCode,
    element: string,
    offset: number,
    expected: string,
    got: string,
  ): Iso8583Error {
    return new Iso8583Error({ code, element, offset, expected, got });
  }
}

/** Returns the size in bytes of the shortest length field for a length. */
export function shortestLength(length: number): number {
  if (length < 0x80) return 1;
  let bytes = 1;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes += 1;
  return bytes;
}

function bytesOf(hex: string, element: string): Buffer {
  if (/^(?:[0-9A-Fa-f]{2})*$/.test(hex)) return Buffer.from(hex, 'hex');
  throw new Iso8583Error({
    code: 'ISO8583_TLV_HEX_INVALID',
    element,
    expected: 'pairs of hex digits',
    got: hex.length % 2 === 0 ? 'other characters' : `${String(hex.length)} characters`,
  });
}
