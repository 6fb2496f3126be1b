import { Iso8583Error } from '../iso8583.errors';
import { type ElementCodec } from '../wire/element-codec';
import { Wire } from '../wire/wire';
import { type PartNode } from './part-tree';

/** A subelement that was read. */
export interface Part {
  /** As in `48.84`. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
  /** Bytes from the start of the value of the element around it. */
  readonly offset: number;
  /** Number of bytes, including the tag and the length. */
  readonly length: number;
  /** Number of bytes of the tag and the length. */
  readonly prefixLength: number;
}

/** More subelements would make the response to a message many times as large as the message. */
const MAX_PARTS = 2000;

/** Limits the subelements of one message. */
export class PartLimit {
  private left = MAX_PARTS;

  /** @throws Iso8583Error if the message has too many subelements */
  take(label: string): void {
    this.left -= 1;
    if (this.left >= 0) return;
    throw new Iso8583Error({
      code: 'ISO8583_PART_INVALID',
      element: label,
      expected: `at most ${String(MAX_PARTS)} subelements in a message`,
      got: 'more',
    });
  }
}

/** Divides the value of an element into subelements, and joins them again. */
export interface CompositeCodec {
  /** Whether a value that cannot be divided is kept whole. */
  readonly keepsErrors: boolean;
  /** Reads all bytes of the value. @throws Iso8583Error with an offset in these bytes */
  split(wire: Wire, path: string, limit: PartLimit): Part[];
  /** Returns the bytes of the value. @throws Iso8583Error */
  join(node: PartNode): Buffer;
}

/** A value that was read, and its place on the wire. */
export interface ReadValue {
  readonly value: string;
  readonly offset: number;
  readonly units: number;
}

/**
 * Returns the subelements of a value. Their offsets are those of the wire of the value.
 * @returns undefined if the value cannot be divided, and its composite keeps it whole
 */
export function partsOf(
  { content, layout }: ElementCodec,
  composite: CompositeCodec,
  { value, offset, units }: ReadValue,
  path: string,
  limit: PartLimit,
): Part[] | undefined {
  if (value === '') return undefined;
  const place = (unit: number): number => content.byteOf(offset, units, unit);
  try {
    return composite.split(new Wire(bytesOfValue(layout, value)), path, limit).map((part) => {
      const from = place(part.offset);
      const end = part.offset + part.length;
      // Two digits can share a byte, which then belongs to both subelements.
      const to = Math.max(place(end), part.length === 0 ? from : place(end - 1) + 1);
      const prefixEnd = place(part.offset + part.prefixLength);
      return { ...part, offset: from, length: to - from, prefixLength: prefixEnd - from };
    });
  } catch (error) {
    if (!(error instanceof Iso8583Error)) throw error;
    if (composite.keepsErrors) return undefined;
    throw error.offset === undefined ? error : error.at(place(error.offset));
  }
}

/** The bytes that subelements are read from: of text its characters in Latin-1, of hex its bytes. */
export function bytesOfValue({ format }: ElementCodec['layout'], value: string): Buffer {
  return Buffer.from(value, format === 'b' ? 'hex' : 'latin1');
}

/** The value of these bytes. */
export function valueOfBytes({ format }: ElementCodec['layout'], bytes: Buffer): string {
  return format === 'b' ? bytes.toString('hex').toUpperCase() : bytes.toString('latin1');
}

/** Throws unless all bytes of the value were read. */
export function checkAllRead({ position, bytes }: Wire, label: string): void {
  if (position === bytes.length) return;
  throw new Iso8583Error({
    code: 'ISO8583_TRAILING_BYTES',
    element: label,
    offset: position,
    expected: 'the end of the value after its last subelement',
    got: `${String(bytes.length - position)} more bytes`,
  });
}
