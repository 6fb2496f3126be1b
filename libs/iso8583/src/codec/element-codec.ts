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

/** Reads and writes one element as its profile lays it out. */
export class ElementCodec {
  /** As errors call it: `DE4`. */
  readonly label: string;
  /** Bytes of the length prefix; 0 where the length is fixed. */
  readonly prefixBytes: number;
  readonly maxBytes: number;
  private readonly content: Content;
  private readonly prefix: LengthPrefix | undefined;
  private readonly countsBytes: boolean;
  /** Units at the most: the layout's length, or less where the prefix cannot say as much. */
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
    this.maxUnits = Math.min(layout.length, this.sayable());
    this.maxBytes = this.prefixBytes + this.content.bytesFor(this.maxUnits);
  }

  /** Writes the value at the offset and gives the offset behind it. */
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

  /** Reads the value at the wire's position and moves behind it. Nothing is trimmed. */
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

  /** The units that follow; the position is behind the prefix then. */
  private readLength(wire: Wire, prefix: LengthPrefix): number {
    wire.need(prefix.bytes, this.label, 'a length');
    const offset = wire.position;
    const length = prefix.read(wire.bytes, offset);
    const max = this.countsBytes ? this.content.bytesFor(this.maxUnits) : this.maxUnits;
    if (length === NOT_A_LENGTH) {
      const expected = `a length of ${String(this.layout.lengthDigits)} digits`;
      throw this.trouble(
        'ISO8583_LENGTH_INVALID',
        expected,
        'other characters than digits',
        offset,
      );
    }
    if (length > max) {
      const what = this.countsBytes ? 'bytes' : this.content.unit;
      const expected = `at most ${String(max)} ${what}`;
      throw this.trouble('ISO8583_LENGTH_OVER_LIMIT', expected, `length ${String(length)}`, offset);
    }
    wire.position += prefix.bytes;
    if (!this.countsBytes) return length;
    wire.need(length, this.label, `${String(length)} bytes`);
    const units = this.content.unitsIn(wire, wire.position, length);
    if (!Number.isInteger(units)) {
      const got = `length ${String(length)}`;
      throw this.trouble('ISO8583_LENGTH_INVALID', 'an even number of hex digits', got, offset);
    }
    // An odd limit fills its last byte with a pad, which is no unit.
    return Math.min(units, this.maxUnits);
  }

  /** A fixed value at its full length: numerals filled with zeros on the left, text with spaces. */
  private filled(value: string): string {
    const { format, length } = this.layout;
    const units = this.content.unitsOf(value);
    if (units === length) return value;
    if (units > length) throw this.wrongLength('ISO8583_LENGTH_OVER_LIMIT', units);
    // Nothing is not zero, and data whose end means something is not completed by guessing.
    if (units === 0 || format === 'b' || format === 'z' || format === 'x+n') {
      throw this.wrongLength('ISO8583_LENGTH_INVALID', units);
    }
    return format === 'n' ? value.padStart(length, '0') : value.padEnd(length, ' ');
  }

  /** Units that the length prefix can announce. */
  private sayable(): number {
    if (this.prefix === undefined) return Infinity;
    // Of two units, for two packed digits share a byte.
    return this.countsBytes
      ? Math.floor((this.prefix.max * 2) / this.content.bytesFor(2))
      : this.prefix.max;
  }

  private wrongLength(code: Iso8583ErrorCode, units: number): Iso8583Error {
    const most = `${String(this.maxUnits)} ${this.content.unit}`;
    const expected = this.prefix === undefined ? most : `at most ${most}`;
    return this.trouble(code, expected, String(units));
  }

  private notText(value: unknown): Iso8583Error {
    const got = value === null ? 'null' : `a value of type ${typeof value}`;
    return this.trouble('ISO8583_VALUE_INVALID', 'a string', got);
  }

  private trouble(code: Iso8583ErrorCode, expected: string, got: string, offset?: number) {
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
