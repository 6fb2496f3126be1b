import { Iso8583Error } from '../iso8583.errors';
import { elementNumbers, type Profile } from '../profile/profile';
import { TERTIARY_BITMAP } from '../profile/elements-1987';
import { HexContent, hexDigitIn, RawContent } from '../wire/binary-content';
import { ASCII, EBCDIC, type CodePage } from '../wire/code-page';
import { type Content } from '../wire/content';
import { type Wire } from '../wire/wire';

const PART_BYTES = 8;
const SECONDARY_BIT = 1;

const LAST_OF_SECONDARY = 128;

/**
 * The bitmap of a profile, which marks the elements that follow. It has a second part for elements above 64, and in some
 * profiles a third one for those above 128.
 */
export class BitmapCodec {
  readonly maxBytes: number;
  /** False if messages have no bitmap. */
  readonly isEmitted: boolean;
  /** Whether the elements are not only those that `read` returns. */
  readonly isUnusual: boolean;
  private readonly content: Content;
  /** The code page of a bitmap in hex; undefined if the bitmap is raw bytes. */
  private readonly page: CodePage | undefined;
  private readonly secondary: Profile['bitmap']['secondary'];
  private readonly tertiary: NonNullable<Profile['bitmap']['tertiary']>;
  private readonly partBytes: number;
  private readonly bits = new Uint8Array(PART_BYTES * 3);

  /** Without a bitmap, the elements of every message, in order; otherwise empty. */
  private readonly sequence: readonly number[];

  constructor(profile: Profile) {
    const { bitmap, codePage, emitBitmap = true } = profile;
    const { encoding, secondary, tertiary = 'none' } = bitmap;
    const hexPage = encoding === 'ascii' ? ASCII : EBCDIC[codePage];
    this.page = encoding === 'binary' ? undefined : hexPage;
    this.content = this.page === undefined ? new RawContent() : new HexContent(this.page);
    this.secondary = secondary;
    this.tertiary = emitBitmap ? tertiary : 'none';
    this.isEmitted = emitBitmap;
    this.sequence = emitBitmap ? [] : elementNumbers(profile);
    this.isUnusual = !emitBitmap || tertiary === 'element-65';
    this.partBytes = this.content.bytesFor(PART_BYTES);
    this.maxBytes = emitBitmap ? this.partBytes * (tertiary === 'none' ? 2 : 3) : 0;
  }

  /**
   * Writes the bitmap for these elements, in ascending order, and returns the offset after it.
   * @throws Iso8583Error if the message has no bitmap and an element in the middle is missing
   */
  write(target: Uint8Array, offset: number, elements: readonly number[]): number {
    if (!this.isEmitted) return this.checkSequence(elements, offset);
    const bits = this.bits.fill(0);
    const highest = elements.at(-1) ?? 0;
    const isLong = this.secondary !== 'auto' || highest >= TERTIARY_BITMAP;
    if (isLong && this.secondary !== 'always-unmarked') mark(bits, SECONDARY_BIT);
    for (const element of elements) mark(bits, element);
    if (highest <= LAST_OF_SECONDARY) {
      return this.writeBits(target, offset, 0, isLong ? PART_BYTES * 2 : PART_BYTES);
    }
    mark(bits, TERTIARY_BITMAP);
    const parts = this.tertiary === 'element-65' ? 2 : 3;
    return this.writeBits(target, offset, 0, PART_BYTES * parts);
  }

  /** Writes the bitmap in element 65 before the first element above 65, and returns the offset after it. */
  writeLate(target: Uint8Array, offset: number, elements: readonly number[], next: number): number {
    if (this.tertiary !== 'element-65' || (elements.at(-1) ?? 0) <= LAST_OF_SECONDARY)
      return offset;
    if (elements.find((element) => element > TERTIARY_BITMAP) !== next) return offset;
    return this.writeBits(target, offset, PART_BYTES * 2, PART_BYTES * 3);
  }

  /** Returns the elements that follow, in ascending order, and moves the position to the end of the bitmap. */
  read(wire: Wire): number[] {
    if (!this.isEmitted) return [...this.sequence];
    const elements: number[] = [];
    const start = wire.position;
    const marked = this.readPart(wire, 0, elements);
    const isMarked = this.secondary === 'always';
    if (this.secondary !== 'auto' && marked !== isMarked) {
      const expected = `bit 1 to be ${isMarked ? 'set' : 'clear'} with bitmap.secondary "${this.secondary}"`;
      throw wrongBitmap(start, expected, `a bit that is ${isMarked ? 'clear' : 'set'}`);
    }
    if (this.secondary === 'auto' && !marked) return elements;
    const secondaryAt = wire.position;
    const before = elements.length;
    if (!this.readPart(wire, TERTIARY_BITMAP - 1, elements)) return elements;
    if (this.tertiary === 'none') {
      throw wrongBitmap(secondaryAt, 'no third bitmap', 'bit 65 set, for a third bitmap');
    }
    if (this.tertiary === 'auto') elements.push(...this.readLate(wire));
    else elements.splice(before, 0, TERTIARY_BITMAP);
    return elements;
  }

  /** Whether the element is the tertiary bitmap. */
  isLate(number: number): boolean {
    return number === TERTIARY_BITMAP;
  }

  /** Returns the elements above 128, and moves the position to the end of the tertiary bitmap. */
  readLate(wire: Wire): number[] {
    const elements: number[] = [];
    const hasFirst = this.readPart(wire, LAST_OF_SECONDARY, elements);
    return hasFirst ? [LAST_OF_SECONDARY + 1, ...elements] : elements;
  }

  private writeBits(target: Uint8Array, offset: number, from: number, to: number): number {
    let at = offset;
    for (let index = from; index < to; index += 1) {
      const byte = this.bits[index] ?? 0;
      if (this.page === undefined) target[at++] = byte;
      else {
        target[at++] = hexDigitIn(this.page, byte >> 4);
        target[at++] = hexDigitIn(this.page, byte & 0xf);
      }
    }
    return at;
  }

  /** Without a bitmap, an element is found only by its position. */
  private checkSequence(elements: readonly number[], offset: number): number {
    const wrong = elements.findIndex((element, index) => element !== this.sequence[index]);
    if (wrong === -1) return offset;
    throw new Iso8583Error({
      code: 'ISO8583_VALUE_INVALID',
      element: `DE${String(this.sequence[wrong])}`,
      expected: 'a value, because messages without a bitmap have all elements up to their last one',
      got: 'none',
    });
  }

  /** Adds the elements of one part, without its first bit. Returns true if the first bit is set. */
  private readPart(wire: Wire, before: number, elements: number[]): boolean {
    wire.need(this.partBytes, 'bitmap', '64 bits');
    const hex = this.content.read(wire, wire.position, PART_BYTES, 'bitmap');
    wire.position += this.partBytes;
    let first = false;
    // Two words of 32 bits. The number of leading zeros gives the next bit.
    for (let word = 0; word < 2; word += 1) {
      let rest = parseInt(hex.slice(word * 8, word * 8 + 8), 16) | 0;
      while (rest !== 0) {
        const bit = Math.clz32(rest);
        rest &= ~(0x80000000 >>> bit);
        if (word === 0 && bit === 0) first = true;
        else elements.push(before + word * 32 + bit + 1);
      }
    }
    return first;
  }
}

function mark(bits: Uint8Array, element: number): void {
  const index = (element - 1) >> 3;
  bits[index] = (bits[index] ?? 0) | (0x80 >> ((element - 1) & 7));
}

function wrongBitmap(offset: number, expected: string, got: string): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_BITMAP_INVALID',
    element: 'bitmap',
    offset,
    expected,
    got,
  });
}
