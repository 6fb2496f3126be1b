import { Iso8583Error } from '../iso8583.errors';
import { PartLimit } from '../composite/part';
import { type IsoMessage } from '../message';
import { elementNumbers, layoutOf, type ElementLayout, type Profile } from '../profile/profile';
import { type ByteRange } from '../wire/byte-range';
import { ElementCodec } from '../wire/element-codec';
import { Wire } from '../wire/wire';
import { BitmapCodec } from './bitmap';
import { Composites } from './composites';
import { HeaderCodec } from './header';

/** Encodes and decodes messages of one profile. */
export interface Codec {
  readonly profile: Profile;
  /**
   * Returns the bytes of a message. A value can be shorter than its fixed element: numbers are padded with
   * zeros on the left, text with spaces on the right.
   * @throws Iso8583Error with the element, for a value that the profile cannot encode
   */
  encode(message: IsoMessage): Buffer;
  /**
   * Returns the message in exactly these bytes, with all its padding.
   * @throws Iso8583Error with the element, the offset and, as `partial`, the elements that were already read
   */
  decode(bytes: Uint8Array): IsoMessage;
  /** Whether some elements of the profile have subelements. */
  readonly hasParts: boolean;
  /**
   * Returns the message with all its elements in `fields`, also those that are given by subelements, and without `parts`.
   * @throws Iso8583Error if a subelement cannot be encoded, or contradicts its element
   */
  whole(message: IsoMessage): IsoMessage;
  /** Returns the position of each part of the message, in order. Throws the same errors as `decode`. */
  explain(bytes: Uint8Array): readonly ByteRange[];
}

/**
 * Creates the codec of a profile. Keep and reuse it, because all preparation is done here.
 *
 * @example
 * const codec = compile(PROFILES.ascii);
 * codec.encode({ mti: '0800', fields: { '11': '000001', '70': '301' } }).toString();
 * // "080080200000000000000400000000000000000001301"
 */
export function compile(profile: Profile): Codec {
  return new ProfileCodec(profile);
}

const WORKSPACE_BYTES = 65_536;
const MAX_MESSAGE_BYTES = 2_097_152;

class ProfileCodec implements Codec {
  private readonly mti: ElementCodec;
  private readonly header: HeaderCodec | undefined;
  private readonly bitmap: BitmapCodec;
  private readonly composites: Composites;
  readonly hasParts: boolean;
  private readonly elements: (ElementCodec | undefined)[] = [];
  private readonly numbersByKey = new Map<string, number>();
  /** A buffer for the message that is being written, large enough for most messages. Created at first use. */
  private workspace: Buffer | undefined;
  /** The bytes of a message with all elements at their largest. */
  private readonly maxBytes: number;

  constructor(readonly profile: Profile) {
    this.mti = new ElementCodec(mtiLayout(profile), profile, 'MTI');
    this.header = profile.header && new HeaderCodec(profile.header);
    this.bitmap = new BitmapCodec(profile);
    this.composites = new Composites(profile);
    let maxBytes = this.mti.maxBytes + this.bitmap.maxBytes + (this.header?.maxBytes ?? 0);
    for (const number of elementNumbers(profile)) {
      const layout = layoutOf(profile, number);
      if (layout === undefined) continue;
      const element = new ElementCodec(layout, profile);
      this.elements[number] = element;
      this.numbersByKey.set(String(number), number);
      this.composites.add(layout);
      maxBytes += element.maxBytes;
    }
    this.hasParts = this.composites.size > 0;
    this.maxBytes = maxBytes;
  }

  encode({ mti, fields: given, parts, header }: IsoMessage): Buffer {
    const fields = parts === undefined ? given : this.withParts(given, parts);
    const numbers = this.numbersOf(fields);
    const target = this.targetFor(fields, numbers);
    const start = this.header?.write(header, target) ?? headerless(header);
    const bitmapAt = this.mti.write(checkedMti(mti), target, start);
    let end = this.bitmap.write(target, bitmapAt, numbers);
    for (const number of numbers) {
      if (this.bitmap.isUnusual) end = this.bitmap.writeLate(target, end, numbers, number);
      end = this.element(number).write(fields[number], target, end);
    }
    this.header?.finish(target, header, end);
    const bytes = Buffer.allocUnsafe(end);
    target.copy(bytes, 0, 0, end);
    return bytes;
  }

  whole(message: IsoMessage): IsoMessage {
    const { parts, ...others } = message;
    if (parts === undefined) return message;
    return { ...others, fields: this.withParts(message.fields, parts) };
  }

  decode(bytes: Uint8Array): IsoMessage {
    return this.read(bytes);
  }

  explain(bytes: Uint8Array): readonly ByteRange[] {
    const ranges: ByteRange[] = [];
    this.read(bytes, ranges);
    return ranges;
  }

  private read(bytes: Uint8Array, ranges?: ByteRange[]): IsoMessage {
    const wire = new Wire(asBuffer(bytes));
    const fields: Record<string, string> = {};
    const message: MessageInReading = { mti: '', fields };
    try {
      if (this.header !== undefined) {
        message.header = this.header.read(wire);
        ranges?.push(range('header', 'Header', 0, wire, 0));
      }
      const mtiAt = wire.position;
      message.mti = this.mti.read(wire);
      ranges?.push(range('MTI', 'Message type indicator', mtiAt, wire, 0));
      const bitmapAt = wire.position;
      const present = this.bitmap.read(wire);
      if (wire.position > bitmapAt) ranges?.push(range('bitmap', 'Bitmap', bitmapAt, wire, 0));
      if (this.hasParts || ranges !== undefined || this.bitmap.isUnusual) {
        this.readSlowly(wire, present, message, ranges);
      } else {
        for (const number of present) fields[number] = this.element(number).read(wire);
      }
      checkEnd(wire);
    } catch (error) {
      throw error instanceof Iso8583Error ? error.after(message) : error;
    }
    return message;
  }

  /** Reads the elements with their positions and subelements. */
  private readSlowly(
    wire: Wire,
    present: number[],
    message: MessageInReading,
    ranges?: ByteRange[],
  ): void {
    const limit = new PartLimit();
    for (const number of present) {
      const start = wire.position;
      if (this.bitmap.isLate(number)) {
        present.push(...this.bitmap.readLate(wire));
        ranges?.push(range('bitmap', 'Tertiary bitmap', start, wire, 0));
        continue;
      }
      // Without a bitmap, the last elements can be absent.
      if (!this.bitmap.isEmitted && start === wire.bytes.length) break;
      const element = this.element(number);
      const units = element.readUnits(wire);
      const offset = wire.position;
      const value = element.readValue(wire, units);
      message.fields[number] = value;
      ranges?.push(range(element.label, element.layout.name, start, wire, offset - start));
      if (!this.composites.has(number)) continue;
      for (const part of this.composites.split(element, { value, offset, units }, limit)) {
        (message.parts ??= {})[part.path] = part.value;
        const { path, name, offset: at, length, prefixLength } = part;
        ranges?.push({ element: `DE${path}`, name, offset: at, length, prefixLength });
      }
    }
  }

  private withParts(
    fields: IsoMessage['fields'],
    parts: Readonly<Record<string, string>>,
  ): IsoMessage['fields'] {
    return this.composites.joined(fields, parts, (key) => this.element(this.numberOf(key)));
  }

  /** Returns a buffer with room for the message. */
  private targetFor(fields: IsoMessage['fields'], numbers: readonly number[]): Buffer {
    if (this.maxBytes <= WORKSPACE_BYTES) {
      return (this.workspace ??= Buffer.allocUnsafe(this.maxBytes));
    }
    let bytes = this.mti.maxBytes + this.bitmap.maxBytes + (this.header?.maxBytes ?? 0);
    for (const number of numbers) bytes += this.element(number).sizeOf(fields[number]);
    if (bytes > MAX_MESSAGE_BYTES) throw tooLong(bytes);
    if (bytes > WORKSPACE_BYTES) return Buffer.allocUnsafe(bytes);
    return (this.workspace ??= Buffer.allocUnsafe(WORKSPACE_BYTES));
  }

  /** Returns the numbers in ascending order, which is the order of number keys in JavaScript. */
  private numbersOf(fields: IsoMessage['fields']): number[] {
    const numbers: number[] = [];
    for (const key of Object.keys(fields)) {
      const number = this.numbersByKey.get(key);
      if (number === undefined) throw unknownElement(key);
      numbers.push(number);
    }
    return numbers;
  }

  private numberOf(key: string): number {
    const number = this.numbersByKey.get(key);
    if (number === undefined) throw unknownElement(key);
    return number;
  }

  private element(number: number): ElementCodec {
    const element = this.elements[number];
    if (element === undefined) throw unknownElement(String(number));
    return element;
  }
}

/** A message while it is read. */
interface MessageInReading {
  mti: string;
  fields: Record<string, string>;
  parts?: Record<string, string>;
  header?: string;
}

/** @returns 0, the offset of the MTI */
function headerless(header: unknown): number {
  if (header === undefined) return 0;
  throw new Iso8583Error({
    code: 'ISO8583_HEADER_INVALID',
    element: 'header',
    expected: 'no header, because the profile has none',
    got: 'a header',
  });
}

function tooLong(bytes: number): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_LENGTH_OVER_LIMIT',
    element: 'message',
    expected: `at most ${String(MAX_MESSAGE_BYTES)} bytes`,
    got: String(bytes),
  });
}

function mtiLayout({ mti, defaults }: Profile): ElementLayout {
  return {
    number: 0,
    name: 'Message type indicator',
    format: 'n',
    lengthDigits: 0,
    length: 4,
    content: mti,
    lengthEncoding: defaults.lengthEncoding,
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  };
}

/** Checks an MTI. Unlike other numbers it is never padded: `200` is an error. */
function checkedMti(mti: unknown): string {
  if (typeof mti === 'string' && mti.length === 4) return mti;
  throw new Iso8583Error({
    code: 'ISO8583_MTI_INVALID',
    element: 'MTI',
    expected: '4 digits',
    got:
      typeof mti === 'string'
        ? `${String(mti.length)} characters`
        : `a value of type ${typeof mti}`,
  });
}

function checkEnd({ position, bytes }: Wire): void {
  if (position === bytes.length) return;
  throw new Iso8583Error({
    code: 'ISO8583_TRAILING_BYTES',
    element: 'message',
    offset: position,
    expected: 'the end of the message after the last element of the bitmap',
    got: `${String(bytes.length - position)} more bytes`,
  });
}

/** A key comes from the client, so the error repeats it only if it can be a number. */
function unknownElement(key: string): Iso8583Error {
  const isNumber = /^[0-9]{1,4}$/.test(key);
  return new Iso8583Error({
    code: 'ISO8583_ELEMENT_UNKNOWN',
    element: isNumber ? `DE${key}` : 'message',
    expected: 'elements of the profile, from 2 to 192 except 65, without leading zeros',
    got: isNumber ? key : 'a key that is not a number',
  });
}

function asBuffer(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function range(
  element: string,
  name: string,
  offset: number,
  { position }: Wire,
  prefixLength: number,
): ByteRange {
  return { element, name, offset, length: position - offset, prefixLength };
}
