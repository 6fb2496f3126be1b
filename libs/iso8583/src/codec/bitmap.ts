import { Iso8583Error } from '../iso8583.errors';
import { type Profile } from '../profile/profile';
import { TERTIARY_BITMAP } from '../profile/elements-1987';
import { HexContent, hexDigitIn, RawContent } from './binary-content';
import { ASCII, EBCDIC, type CodePage } from './code-page';
import { type Content } from './content';
import { type Wire } from './wire';

const HALF_BYTES = 8;
const SECONDARY_BIT = 1;

/**
 * The bitmap of a profile, which marks the elements that follow. It has a second half for elements above
 * 64.
 */
export class BitmapCodec {
  readonly maxBytes: number;
  private readonly content: Content;
  /** The code page of a bitmap in hex; undefined if the bitmap is raw bytes. */
  private readonly page: CodePage | undefined;
  private readonly secondary: Profile['bitmap']['secondary'];
  private readonly halfBytes: number;
  private readonly bits = new Uint8Array(HALF_BYTES * 2);

  constructor({ bitmap: { encoding, secondary }, codePage }: Profile) {
    const hexPage = encoding === 'ascii' ? ASCII : EBCDIC[codePage];
    this.page = encoding === 'binary' ? undefined : hexPage;
    this.content = this.page === undefined ? new RawContent() : new HexContent(this.page);
    this.secondary = secondary;
    this.halfBytes = this.content.bytesFor(HALF_BYTES);
    this.maxBytes = this.halfBytes * 2;
  }

  /** Returns the number of bytes on the wire for a message with this highest element. */
  bytesFor(highest: number): number {
    return this.hasSecondary(highest) ? this.maxBytes : this.halfBytes;
  }

  /** Writes the bitmap for these elements, in ascending order. */
  write(target: Uint8Array, offset: number, elements: readonly number[]): void {
    const bits = this.bits.fill(0);
    const isLong = this.hasSecondary(elements.at(-1) ?? 0);
    if (isLong && this.secondary !== 'always-unmarked') mark(bits, SECONDARY_BIT);
    for (const element of elements) mark(bits, element);
    const bytes = isLong ? HALF_BYTES * 2 : HALF_BYTES;
    for (let index = 0; index < bytes; index += 1) {
      const byte = bits[index] ?? 0;
      if (this.page === undefined) target[offset + index] = byte;
      else {
        target[offset + index * 2] = hexDigitIn(this.page, byte >> 4);
        target[offset + index * 2 + 1] = hexDigitIn(this.page, byte & 0xf);
      }
    }
  }

  /**
   * Returns the elements that follow, in ascending order, and moves the position to the end of the bitmap.
   */
  read(wire: Wire): readonly number[] {
    const elements: number[] = [];
    const start = wire.position;
    const marked = this.readHalf(wire, 0, elements);
    const isMarked = this.secondary === 'always';
    if (this.secondary !== 'auto' && marked !== isMarked) {
      const expected = `bit 1 to be ${isMarked ? 'set' : 'clear'} with bitmap.secondary "${this.secondary}"`;
      throw wrongBitmap(start, expected, `a bit that is ${isMarked ? 'clear' : 'set'}`);
    }
    if (this.secondary === 'auto' && !marked) return elements;
    const secondaryAt = wire.position;
    if (this.readHalf(wire, TERTIARY_BITMAP - 1, elements)) {
      throw wrongBitmap(secondaryAt, 'no third bitmap', 'bit 65 set, for a third bitmap');
    }
    return elements;
  }

  /** Adds the elements of one half, without its first bit. Returns true if the first bit is set. */
  private readHalf(wire: Wire, before: number, elements: number[]): boolean {
    wire.need(this.halfBytes, 'bitmap', '64 bits');
    const hex = this.content.read(wire, wire.position, HALF_BYTES, 'bitmap');
    wire.position += this.halfBytes;
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

  private hasSecondary(highest: number): boolean {
    return this.secondary !== 'auto' || highest >= TERTIARY_BITMAP;
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
