import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { type ElementLayout, type Profile } from '../profile/profile';
import { RawContent, HexContent } from './binary-content';
import { CHARACTER_SETS, SIGNED_DIGITS } from './characters';
import { ASCII, EBCDIC, type CodePage } from './code-page';
import { type Content } from './content';
import { lengthPrefix, NOT_A_LENGTH, type LengthPrefix } from './length-prefix';
import { PackedContent } from './packed-content';
import { SignedContent, TextContent } from './text-content';
import { type Wire } from './wire';

/** Reads and writes one element in the layout of its profile. */
export class ElementCodec {
  /** The name in error texts, such as `DE4`. */
  readonly label: string;
  /** Number of bytes of the length prefix; 0 if the length is fixed. */
  readonly prefixBytes: number;
  readonly maxBytes: number;
  private readonly content: Content;
  private readonly prefix: LengthPrefix | undefined;
  private readonly countsBytes: boolean;
  /** The maximum number of units: the length of the layout, or less if the prefix cannot hold that number. */
  private readonly maxUnits: number;

  constructor(
    readonly layout: ElementLayout,
    profile: Profile,
    label = `DE${String(layout.number)}`,
  ) {
    const ebcdic = EBCDIC[profile.codePage];
    this.label = label;
    this.content = contentOf(layout, profile.defaults.text === 'ebcdic' ? ebcdic : ASCII, ebcdic);
    if (layout.lengthDigits > 0) {
      this.prefix = lengthPrefix(layout.lengthEncoding, layout.lengthDigits, ebcdic);
    }
    this.prefixBytes = this.prefix?.bytes ?? 0;
    this.countsBytes = layout.lengthCounts === 'bytes';
    this.maxUnits = Math.min(layout.length, this.prefixLimit());
    this.maxBytes = this.prefixBytes + this.content.bytesFor(this.maxUnits);
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
    if (units > this.maxUnits) throw this.wrongLength('ISO8583_LENGTH_OVER_LIMIT', units);
    if (!Number.isInteger(units)) throw this.wrongLength('ISO8583_LENGTH_INVALID', units);
    const bytes = this.content.bytesFor(units);
    this.prefix.write(target, offset, this.countsBytes ? bytes : units);
    this.content.write(target, offset + this.prefix.bytes, value, this.label);
    return offset + this.prefix.bytes + bytes;
  }

  /** Reads the value at the position of the wire and moves the position after it. Padding is kept. */
  read(wire: Wire): string {
    const units = this.prefix === undefined ? this.maxUnits : this.readLength(wire, this.prefix);
    const bytes = this.content.bytesFor(units);
    if (wire.bytes.length - wire.position < bytes) {
      wire.need(bytes, this.label, `${String(units)} ${this.content.unit}`);
    }
    const value = this.content.read(wire, wire.position, units, this.label);
    wire.position += bytes;
    return value;
  }

  /** Reads the length prefix, moves the position after it, and returns the number of units. */
  private readLength(wire: Wire, prefix: LengthPrefix): number {
    wire.need(prefix.bytes, this.label, 'a length');
    const offset = wire.position;
    const length = prefix.read(wire.bytes, offset);
    const max = this.countsBytes ? this.content.bytesFor(this.maxUnits) : this.maxUnits;
    if (length === NOT_A_LENGTH) {
      const expected = `a length of ${String(this.layout.lengthDigits)} digits`;
      throw this.error(
        'ISO8583_LENGTH_INVALID',
        expected,
        'characters that are not digits',
        offset,
      );
    }
    if (length > max) {
      const what = this.countsBytes ? 'bytes' : this.content.unit;
      const expected = `at most ${String(max)} ${what}`;
      throw this.error('ISO8583_LENGTH_OVER_LIMIT', expected, `length ${String(length)}`, offset);
    }
    wire.position += prefix.bytes;
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

  /** Pads a value to its fixed length: numbers with zeros on the left, text with spaces on the right. */
  private filled(value: string): string {
    const { format, length } = this.layout;
    const units = this.content.unitsOf(value);
    if (units === length) return value;
    if (units > length) throw this.wrongLength('ISO8583_LENGTH_OVER_LIMIT', units);
    // An empty value is not zero. Binary data, tracks and signed amounts would change by padding.
    if (units === 0 || format === 'b' || format === 'z' || format === 'x+n') {
      throw this.wrongLength('ISO8583_LENGTH_INVALID', units);
    }
    return format === 'n' ? value.padStart(length, '0') : value.padEnd(length, ' ');
  }

  /** Returns the maximum number of units that the length prefix can hold. */
  private prefixLimit(): number {
    if (this.prefix === undefined) return Infinity;
    // Calculated with two units, because two packed digits share a byte.
    return this.countsBytes
      ? Math.floor((this.prefix.max * 2) / this.content.bytesFor(2))
      : this.prefix.max;
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

function contentOf(layout: ElementLayout, signPage: CodePage, ebcdic: CodePage): Content {
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
