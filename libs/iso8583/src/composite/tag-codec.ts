import { Iso8583Error } from '../iso8583.errors';
import { type TaggedComposite } from '../profile/composite';
import { EBCDIC, type CodePage } from '../wire/code-page';
import { ASCII } from '../wire/code-page';
import { type Wire } from '../wire/wire';
import { partError } from './part-tree';

/** Reads and writes tags of a fixed length. */
export class TagCodec {
  readonly bytes: number;
  private readonly page: CodePage | undefined;

  constructor(
    private readonly tag: TaggedComposite['tag'],
    codePage: keyof typeof EBCDIC,
    private readonly label: string,
  ) {
    const { encoding, length } = tag;
    this.bytes = encoding === 'bcd' ? (length + 1) >> 1 : length;
    if (encoding === 'ascii') this.page = ASCII;
    if (encoding === 'ebcdic') this.page = EBCDIC[codePage];
  }

  /** Returns the key of the tag at the position of the wire, and moves the position after it. */
  read(wire: Wire): string {
    wire.need(this.bytes, this.label, 'a tag');
    const start = wire.position;
    wire.position += this.bytes;
    if (this.page !== undefined) {
      return escaped(wire.textIn(this.page).slice(start, wire.position));
    }
    const hex = wire.hex.slice(start * 2, wire.position * 2).toUpperCase();
    if (this.tag.encoding === 'binary') return hex;
    const digits = hex.slice(hex.length - this.tag.length);
    if (/^[0-9]+$/.test(hex) && (digits === hex || hex.startsWith('0'))) return digits;
    throw new Iso8583Error({
      code: 'ISO8583_PART_INVALID',
      element: this.label,
      offset: start,
      expected: `a tag of ${String(this.tag.length)} packed digits`,
      got: 'other half bytes',
    });
  }

  /** @throws Iso8583Error if the key is not a tag of this length */
  write(key: string, path: string): Buffer {
    const { encoding, length } = this.tag;
    if (this.page === undefined) {
      const pattern = encoding === 'binary' ? /^(?:[0-9A-F]{2})+$/ : /^[0-9]+$/;
      const hex = encoding === 'binary' ? key : key.padStart(this.bytes * 2, '0');
      if (pattern.test(key) && hex.length === this.bytes * 2) return Buffer.from(hex, 'hex');
      throw this.wrongKey(path);
    }
    const text = unescaped(key);
    const { toWire } = this.page;
    if (text.length !== length || !/^[\u0000-\u00FF]*$/.test(text)) throw this.wrongKey(path);
    return Buffer.from(Array.from(text, (character) => toWire[character.charCodeAt(0)] ?? 0));
  }

  private wrongKey(path: string): Iso8583Error {
    const { encoding, length } = this.tag;
    const expected =
      encoding === 'binary'
        ? `a tag of ${String(length)} bytes in upper-case hex`
        : `a tag of ${String(length)} ${encoding === 'bcd' ? 'digits' : 'characters'}`;
    return partError('ISO8583_PART_UNKNOWN', path, expected, 'another key');
  }
}

/** A tag can have any characters; those with a meaning in a path, and invisible ones, are written as `%2E`. */
function escaped(text: string): string {
  return text.replace(/[^0-9A-Za-z -]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

function unescaped(key: string): string {
  return key.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
