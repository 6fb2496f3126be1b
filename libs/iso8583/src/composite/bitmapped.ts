import { Iso8583Error } from '../iso8583.errors';
import { type BitmappedComposite } from '../profile/composite';
import { HexContent, RawContent } from '../wire/binary-content';
import { ASCII } from '../wire/code-page';
import { type Content } from '../wire/content';
import { type Wire } from '../wire/wire';
import { JoinedBytes } from './joined-bytes';
import { checkAllRead, type CompositeCodec, type Part, type PartLimit } from './part';
import { partError, type PartNode } from './part-tree';
import { type SubelementCodec } from './subelement-codec';

const BLOCK_BYTES = 8;
const FIRST_BIT = 0x80;

/** Subelements after a bitmap in the value. Bit n marks subelement n. */
export class BitmappedCodec implements CompositeCodec {
  private readonly content: Content;
  private readonly maxBytes: number;
  private readonly isExtended: boolean;

  /** @param subelements by the number of their bit, in ascending order */
  constructor(
    { bitmap }: BitmappedComposite,
    private readonly subelements: ReadonlyMap<string, SubelementCodec>,
    private readonly label: string,
    readonly keepsErrors: boolean,
  ) {
    this.content = bitmap.encoding === 'binary' ? new RawContent() : new HexContent(ASCII);
    this.maxBytes = bitmap.bytes;
    this.isExtended = bitmap.hasExtensionBit ?? false;
  }

  split(wire: Wire, path: string, limit: PartLimit): Part[] {
    const parts: Part[] = [];
    for (const key of this.readBitmap(wire)) {
      const subelement = this.subelements.get(key);
      if (subelement === undefined) throw this.unknownBit(key, wire.position);
      parts.push(...subelement.read(wire, `${path}.${key}`, limit));
    }
    checkAllRead(wire, this.label);
    return parts;
  }

  join({ children, path }: PartNode): Buffer {
    for (const key of children.keys()) {
      if (this.subelements.has(key)) continue;
      const expected = 'a subelement of the profile';
      throw partError('ISO8583_PART_UNKNOWN', `${path}.${key}`, expected, 'another one');
    }
    const bits = new Uint8Array(this.maxBytes);
    const joined = new JoinedBytes(this.label);
    let last = 0;
    for (const [key, subelement] of this.subelements) {
      const child = children.get(key);
      if (child === undefined) continue;
      last = Number(key) - 1;
      bits[last >> 3] = (bits[last >> 3] ?? 0) | (FIRST_BIT >> (last & 7));
      joined.add(subelement.write(child));
    }
    return Buffer.concat([this.bitmapBytes(bits, last), joined.whole()]);
  }

  private bitmapBytes(bits: Uint8Array, lastBit: number): Buffer {
    let used = this.maxBytes;
    if (this.isExtended) {
      used = Math.min(used, (Math.floor(lastBit / (BLOCK_BYTES * 8)) + 1) * BLOCK_BYTES);
      for (let at = 0; at + BLOCK_BYTES < used; at += BLOCK_BYTES) {
        bits[at] = (bits[at] ?? 0) | FIRST_BIT;
      }
    }
    const hex = Buffer.from(bits.subarray(0, used)).toString('hex').toUpperCase();
    const bytes = Buffer.alloc(this.content.bytesFor(used));
    this.content.write(bytes, 0, hex, this.label);
    return bytes;
  }

  /** Returns the keys of the marked subelements, and moves the position to the end of the bitmap. */
  private readBitmap(wire: Wire): string[] {
    const keys: string[] = [];
    let read = 0;
    let isExtended = true;
    while (isExtended && read < this.maxBytes) {
      const bytes = this.isExtended ? Math.min(BLOCK_BYTES, this.maxBytes - read) : this.maxBytes;
      const block = this.readBlock(wire, bytes);
      isExtended = this.isExtended && ((block[0] ?? 0) & FIRST_BIT) !== 0;
      for (let bit = this.isExtended ? 1 : 0; bit < bytes * 8; bit += 1) {
        if ((block[bit >> 3] ?? 0) & (FIRST_BIT >> (bit & 7)))
          keys.push(String(read * 8 + bit + 1));
      }
      read += bytes;
    }
    return keys;
  }

  private readBlock(wire: Wire, units: number): Buffer {
    const bytes = this.content.bytesFor(units);
    wire.need(bytes, this.label, 'a bitmap');
    const hex = this.content.read(wire, wire.position, units, this.label);
    wire.position += bytes;
    return Buffer.from(hex, 'hex');
  }

  private unknownBit(key: string, offset: number): Iso8583Error {
    return new Iso8583Error({
      code: 'ISO8583_PART_UNKNOWN',
      element: this.label,
      offset,
      expected: 'bits of subelements of the profile',
      got: `bit ${key}`,
    });
  }
}
