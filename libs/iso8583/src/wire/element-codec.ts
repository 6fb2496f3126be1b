import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { largestLength } from '../profile/largest-length';
import { type ElementLayout, type Profile } from '../profile/profile';
import { RawContent, HexContent } from './binary-content';
import { CHARACTER_SETS, SIGNED_DIGITS } from './characters';
import { ASCII, EBCDIC, type CodePage } from './code-page';
import { type Content } from './content';
import { FollowedPrefix, lengthPrefix, NOT_A_LENGTH, type LengthPrefix } from './length-prefix';
import { PackedContent } from './packed-content';
import { SignedContent, TextContent } from './text-content';
import { type Wire } from './wire';

/** Reads and writes one element in the layout of its profile. */
export class ElementCodec {
  /** The largest number of bytes on the wire. */
  readonly maxBytes: number;
  readonly content: Content;
  private readonly prefix: LengthPrefix | undefined;
  /** The number of bytes of the prefix; undefined if it depends on the length. */
  private readonly prefixBytes: number | undefined;
  private readonly countsBytes: boolean;
  /** What the number in the prefix is more than the length. */
  private readonly adjust: number;
  /** The maximum number of units: the length of the layout, or less if the prefix cannot hold that number. */
  private readonly maxUnits: number;

  /**
   * @param label the name in error texts, such as `DE4` or `DE48.84`
   * @param after fixed bytes between the length prefix and the value
   */
  constructor(
    readonly layout: ElementLayout,
    profile: Pick<Profile, 'codePage' | 'defaults'>,
    readonly label = `DE${String(layout.number)}`,
    after?: Buffer,
  ) {
    const ebcdic = EBCDIC[profile.codePage];
    this.content = contentOf(layout, profile.defaults.text === 'ebcdic' ? ebcdic : ASCII, ebcdic);
    if (layout.lengthDigits > 0) {
      const prefix = lengthPrefix(layout.lengthEncoding, layout.lengthDigits, ebcdic);
      this.prefix = after === undefined ? prefix : new FollowedPrefix(prefix, after);
    }
    this.prefixBytes = this.prefix?.sizeFor === undefined ? (this.prefix?.bytes ?? 0) : undefined;
    this.countsBytes = layout.lengthCounts === 'bytes';
    this.adjust = layout.lengthAdjust ?? 0;
    this.maxUnits = Math.min(layout.length, this.prefixLimit());
    const longest = this.content.bytesFor(this.maxUnits);
    this.maxBytes = this.prefixBytesFor(this.maxUnits, longest) + longest;
  }

  /** Writes the value at the offset and returns the offset after it. */
  write(value: unknown, target: Uint8Array, offset: number): number {
    if (typeof value !== 'string') throw this.notText(value);
    if (this.prefix === undefined) {
      const filled = this.filled(value);
      this.content.write(target, offset, filled, this.label);
      return offset + this.content.bytesFor(this.maxUnits);
    }
    const units = this.content.unitsOf(value);
    this.checkUnits(units);
    const bytes = this.content.bytesFor(units);
    const length = (this.countsBytes ? bytes : units) + this.adjust;
    const prefixBytes = this.prefixBytes ?? this.prefixBytesFor(units, bytes);
    this.prefix.write(target, offset, length);
    this.content.write(target, offset + prefixBytes, value, this.label);
    return offset + prefixBytes + bytes;
  }

  /** Returns the number of bytes that `write` needs for a value. */
  sizeOf(value: unknown): number {
    if (typeof value !== 'string') throw this.notText(value);
    if (this.prefix === undefined) return this.maxBytes;
    const units = this.content.unitsOf(value);
    this.checkUnits(units);
    const bytes = this.content.bytesFor(units);
    return this.prefixBytesFor(units, bytes) + bytes;
  }

  /** Reads the value at the position of the wire and moves the position after it. Padding is kept. */
  read(wire: Wire): string {
    // The same as readUnits and readValue, which would be two more calls for each element.
    const units = this.prefix === undefined ? this.maxUnits : this.readLength(wire, this.prefix);
    const bytes = this.content.bytesFor(units);
    if (wire.bytes.length - wire.position < bytes) {
      wire.need(bytes, this.label, `${String(units)} ${this.content.unit}`);
    }
    const value = this.content.read(wire, wire.position, units, this.label);
    wire.position += bytes;
    return value;
  }

  /** Reads the length at the position of the wire, moves the position after it, and returns the number of units. */
  readUnits(wire: Wire): number {
    return this.prefix === undefined ? this.maxUnits : this.readLength(wire, this.prefix);
  }

  /** Reads a value with this number of units at the position of the wire, and moves the position after it. */
  readValue(wire: Wire, units: number): string {
    const bytes = this.content.bytesFor(units);
    if (wire.bytes.length - wire.position < bytes) {
      wire.need(bytes, this.label, `${String(units)} ${this.content.unit}`);
    }
    const value = this.content.read(wire, wire.position, units, this.label);
    wire.position += bytes;
    return value;
  }

  /** Returns a value as `write` writes it. */
  whole(value: string): string {
    return this.prefix === undefined ? this.filled(value) : value;
  }

  /** Pads a value to its fixed length: numbers with zeros on the left, text with spaces on the right. */
  private filled(value: string): string {
    const { format, length, pad } = this.layout;
    const units = this.content.unitsOf(value);
    if (units === length) return value;
    if (units > length) throw this.wrongLength('ISO8583_LENGTH_OVER_LIMIT', units);
    if (pad !== undefined && Number.isInteger(units)) {
      const characters = format === 'b' ? length * 2 : length;
      return pad.side === 'left'
        ? value.padStart(characters, pad.char)
        : value.padEnd(characters, pad.char);
    }
    // An empty value is not zero. Binary data, tracks and signed amounts would change by padding.
    if (units === 0 || format === 'b' || format === 'z' || format === 'x+n') {
      throw this.wrongLength('ISO8583_LENGTH_INVALID', units);
    }
    return format === 'n' ? value.padStart(length, '0') : value.padEnd(length, ' ');
  }

  private checkUnits(units: number): void {
    if (units > this.maxUnits) throw this.wrongLength('ISO8583_LENGTH_OVER_LIMIT', units);
    if (!Number.isInteger(units)) throw this.wrongLength('ISO8583_LENGTH_INVALID', units);
  }

  private prefixBytesFor(units: number, bytes: number): number {
    if (this.prefix?.sizeFor === undefined) return this.prefix?.bytes ?? 0;
    return this.prefix.sizeFor((this.countsBytes ? bytes : units) + this.adjust);
  }

  /** Reads the length prefix, moves the position after it, and returns the number of units. */
  private readLength(wire: Wire, prefix: LengthPrefix): number {
    wire.need(prefix.bytes, this.label, 'a length');
    const offset = wire.position;
    const size = this.prefixBytes ?? this.sizeAt(wire, prefix);
    const announced = prefix.read(wire.bytes, offset);
    const length = announced - this.adjust;
    const max = this.countsBytes ? this.content.bytesFor(this.maxUnits) : this.maxUnits;
    if (announced === NOT_A_LENGTH || length < 0 || length > max) {
      throw this.notALength(prefix, announced, max, offset);
    }
    wire.position += size;
    if (!this.countsBytes) return length;
    wire.need(length, this.label, `${String(length)} bytes`);
    const units = this.content.unitsIn(wire, wire.position, length);
    if (!Number.isInteger(units)) {
      const got = `length ${String(length)}`;
      throw this.error('ISO8583_LENGTH_INVALID', 'an even number of hex digits', got, offset);
    }
    // With an odd limit, the last byte has a pad, which is not a unit.
    return Math.min(units, this.maxUnits);
  }

  /** The number of bytes of a prefix of variable size. */
  private sizeAt(wire: Wire, prefix: LengthPrefix): number {
    const size = prefix.sizeAt?.(wire.bytes, wire.position) ?? prefix.bytes;
    wire.need(size, this.label, 'a length');
    return size;
  }

  private notALength(
    prefix: LengthPrefix,
    announced: number,
    max: number,
    offset: number,
  ): Iso8583Error {
    if (announced === NOT_A_LENGTH) {
      const got = 'characters that are not digits';
      return this.error('ISO8583_LENGTH_INVALID', prefix.inWords, got, offset);
    }
    const got = `length ${String(announced)}`;
    if (announced < this.adjust) {
      const expected = `at least ${String(this.adjust)}`;
      return this.error('ISO8583_LENGTH_INVALID', expected, got, offset);
    }
    const what = this.countsBytes ? 'bytes' : this.content.unit;
    const expected = `at most ${String(max + this.adjust)} ${what}`;
    return this.error('ISO8583_LENGTH_OVER_LIMIT', expected, got, offset);
  }

  /** Returns the maximum number of units that the length prefix can hold. */
  private prefixLimit(): number {
    if (this.prefix === undefined) return Infinity;
    // Calculated with two units, because two packed digits share a byte.
    const { lengthEncoding, lengthDigits } = this.layout;
    const max = largestLength(lengthEncoding, lengthDigits) - this.adjust;
    return this.countsBytes ? Math.floor((max * 2) / this.content.bytesFor(2)) : max;
  }

  private wrongLength(code: Iso8583ErrorCode, units: number): Iso8583Error {
    const most = `${String(this.maxUnits)} ${this.content.unit}`;
    const expected = this.prefix === undefined ? most : `at most ${most}`;
    return this.error(code, expected, String(units));
  }

  private notText(value: unknown): Iso8583Error {
    const got = value === null ? 'null' : `a value of type ${typeof value}`;
    return this.error('ISO8583_VALUE_INVALID', 'a string', got);
  }

  private error(code: Iso8583ErrorCode, expected: string, got: string, offset?: number) {
    return new Iso8583Error({ code, element: this.label, offset, expected, got });
  }
}

/** The contents that were made, by everything they depend on. They have no state, so layouts share them. */
const contents = new Map<string, Content>();

function contentOf(layout: ElementLayout, signPage: CodePage, ebcdic: CodePage): Content {
  const { format, content, oddDigits } = layout;
  const key = [format, content, oddDigits, signPage.name, ebcdic.name].join(' ');
  let found = contents.get(key);
  if (found === undefined) {
    found = makeContent(layout, signPage, ebcdic);
    contents.set(key, found);
  }
  return found;
}

function makeContent(layout: ElementLayout, signPage: CodePage, ebcdic: CodePage): Content {
  const { format, content } = layout;
  const page = content === 'ebcdic' ? ebcdic : ASCII;
  if (format === 'b') return content === 'binary' ? new RawContent() : new HexContent(page);
  if (format === 'x+n') {
    const digits =
      content === 'bcd'
        ? new PackedContent(SIGNED_DIGITS, false, layout.oddDigits)
        : new TextContent(page, SIGNED_DIGITS);
    return new SignedContent(content === 'bcd' ? signPage : page, digits);
  }
  const allowed = CHARACTER_SETS[format];
  if (content === 'bcd') return new PackedContent(allowed, format === 'z', layout.oddDigits);
  return new TextContent(page, allowed);
}
