import { Iso8583Error } from '../iso8583.errors';
import { type IsoMessage } from '../message';
import { ELEMENTS, TERTIARY_BITMAP } from '../profile/elements-1987';
import { layoutOf, type ElementLayout, type Profile } from '../profile/profile';
import { BitmapCodec } from './bitmap';
import { ElementCodec } from './element-codec';
import { Wire } from './wire';

/** The position of one part of a message on the wire. */
export interface ByteRange {
  /** `MTI`, `bitmap` or `DE4`. */
  readonly element: string;
  readonly name: string;
  /** Bytes from the start of the message. */
  readonly offset: number;
  /** Number of bytes, including the length prefix. */
  readonly length: number;
  readonly prefixLength: number;
}

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

class ProfileCodec implements Codec {
  private readonly mti: ElementCodec;
  private readonly bitmap: BitmapCodec;
  private readonly elements: (ElementCodec | undefined)[] = [];
  private readonly numbersByKey = new Map<string, number>();
  /** A buffer for the message that is being written, large enough for any message. Created at first use. */
  private workspace: Buffer | undefined;

  constructor(readonly profile: Profile) {
    this.mti = new ElementCodec(mtiLayout(profile), profile, 'MTI');
    this.bitmap = new BitmapCodec(profile);
    for (const key of Object.keys(ELEMENTS)) {
      const layout = layoutOf(profile, Number(key));
      if (layout === undefined || layout.number === TERTIARY_BITMAP) continue;
      const element = new ElementCodec(layout, profile);
      this.elements[layout.number] = element;
      this.numbersByKey.set(key, layout.number);
    }
  }

  encode({ mti, fields }: IsoMessage): Buffer {
    const target = (this.workspace ??= Buffer.allocUnsafe(this.maxBytes()));
    const numbers = this.numbersOf(fields);
    const bitmapAt = this.mti.write(checkedMti(mti), target, 0);
    let end = bitmapAt + this.bitmap.bytesFor(numbers.at(-1) ?? 0);
    this.bitmap.write(target, bitmapAt, numbers);
    for (const number of numbers) {
      end = this.element(number).write(fields[number], target, end);
    }
    const bytes = Buffer.allocUnsafe(end);
    target.copy(bytes, 0, 0, end);
    return bytes;
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
    let mti = '';
    try {
      mti = this.mti.read(wire);
      ranges?.push(range('MTI', 'Message type indicator', 0, wire, 0));
      const bitmapAt = wire.position;
      const present = this.bitmap.read(wire);
      ranges?.push(range('bitmap', 'Bitmap', bitmapAt, wire, 0));
      for (const number of present) {
        const element = this.element(number);
        const offset = wire.position;
        fields[number] = element.read(wire);
        ranges?.push(range(element.label, element.layout.name, offset, wire, element.prefixBytes));
      }
      checkEnd(wire);
    } catch (error) {
      throw error instanceof Iso8583Error ? error.after({ mti, fields }) : error;
    }
    return { mti, fields };
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

  private element(number: number): ElementCodec {
    const element = this.elements[number];
    if (element === undefined) throw unknownElement(String(number));
    return element;
  }

  private maxBytes(): number {
    let bytes = this.mti.maxBytes + this.bitmap.maxBytes;
    for (const element of this.elements) bytes += element?.maxBytes ?? 0;
    return bytes;
  }
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
    expected: 'elements from 2 to 128 except 65, without leading zeros',
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
