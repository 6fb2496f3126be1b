import { Iso8583Error } from '../iso8583.errors';
import { type OddDigits } from '../profile/profile';
import { type CharacterSet } from './characters';
import { characterCode, wrongCharacter, type Content } from './content';
import { type Wire } from './wire';

const INVALID = 0xff;
const SEPARATOR = 0xd;
const FILL = 0xf;

const DIGIT_NIBBLES = nibbles('0123456789');
/** The separator of a track is the nibble D. In a value to write it can be `=` or `D`; it is read as `=`. */
const TRACK_NIBBLES = Uint8Array.from(DIGIT_NIBBLES);
TRACK_NIBBLES[0x3d] = SEPARATOR;
TRACK_NIBBLES[0x44] = SEPARATOR;

/** Packed digits, two per byte, for formats n and z. */
export class PackedContent implements Content {
  readonly unit = 'digits';
  private readonly nibbleOf: Uint8Array;
  /** By byte: 1 if both of its nibbles are allowed. */
  private readonly allowedBytes: Uint8Array;
  private readonly padsLeft: boolean;
  private readonly pad: number;

  constructor(
    private readonly allowed: CharacterSet,
    private readonly isTrack: boolean,
    oddDigits: OddDigits,
  ) {
    this.nibbleOf = isTrack ? TRACK_NIBBLES : DIGIT_NIBBLES;
    this.allowedBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
      this.isAllowed(byte >> 4) && this.isAllowed(byte & 0xf) ? 1 : 0,
    );
    this.padsLeft = oddDigits === 'left-zero' || oddDigits === 'left-f';
    this.pad = oddDigits === 'right-f' || oddDigits === 'left-f' ? FILL : 0;
  }

  unitsOf(value: string): number {
    return value.length;
  }

  bytesFor(units: number): number {
    return (units + 1) >> 1;
  }

  /** A pad of F differs from a digit. A pad of zero does not, so it counts as a digit. */
  unitsIn(wire: Wire, offset: number, bytes: number): number {
    if (bytes === 0 || this.pad !== FILL) return bytes * 2;
    const half = this.padsLeft
      ? (wire.bytes[offset] ?? 0) >> 4
      : (wire.bytes[offset + bytes - 1] ?? 0) & 0xf;
    return half === FILL ? bytes * 2 - 1 : bytes * 2;
  }

  byteOf(offset: number, units: number, unit: number): number {
    return offset + ((unit + (this.padsLeft ? units & 1 : 0)) >> 1);
  }

  read(wire: Wire, offset: number, units: number, element: string): string {
    const { bytes, hex } = wire;
    const end = offset + this.bytesFor(units);
    let from = offset;
    let to = end;
    let start = offset * 2;
    if ((units & 1) === 1) {
      const at = this.padsLeft ? from : to - 1;
      this.checkPadded(bytes[at] ?? 0, at, units, element);
      if (this.padsLeft) {
        from += 1;
        start += 1;
      } else {
        to -= 1;
      }
    }
    for (let at = from; at < to; at += 1) {
      if (this.allowedBytes[bytes[at] ?? 0] !== 1) {
        throw this.wrongNibble(bytes[at] ?? 0, at, at * 2 - start, element);
      }
    }
    const digits = hex.slice(start, start + units);
    return this.isTrack ? digits.replaceAll('d', '=') : digits;
  }

  write(target: Uint8Array, offset: number, value: string, element: string): void {
    const isOdd = (value.length & 1) === 1;
    const shift = isOdd && this.padsLeft ? 1 : 0;
    if (shift === 1) target[offset] = this.pad << 4;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      const nibble = this.nibbleOf[code] ?? INVALID;
      if (nibble === INVALID) throw wrongCharacter(element, this.allowed, code, index + 1);
      const at = offset + ((index + shift) >> 1);
      target[at] = ((index + shift) & 1) === 1 ? (target[at] ?? 0) | nibble : nibble << 4;
    }
    if (isOdd && !this.padsLeft) {
      const last = offset + (value.length >> 1);
      target[last] = (target[last] ?? 0) | this.pad;
    }
  }

  private isAllowed(nibble: number): boolean {
    return nibble <= 9 || (this.isTrack && nibble === SEPARATOR);
  }

  /** Checks the byte that has one digit and the pad. */
  private checkPadded(byte: number, at: number, units: number, element: string): void {
    const pad = this.padsLeft ? byte >> 4 : byte & 0xf;
    const digit = this.padsLeft ? byte & 0xf : byte >> 4;
    if (pad !== this.pad) {
      throw new Iso8583Error({
        code: 'ISO8583_PADDING_INVALID',
        element,
        offset: at,
        expected: `the ${this.padsLeft ? 'first' : 'last'} half byte of ${String(units)} digits to be ${this.pad === FILL ? 'F' : '0'}`,
        got: pad === 0 ? 'a zero' : pad <= 9 ? 'another digit' : 'a half byte above 9',
      });
    }
    if (!this.isAllowed(digit))
      throw this.wrongNibble(byte, at, this.padsLeft ? -1 : units - 1, element);
  }

  /** `before` is the number of digits before this byte; -1 if the first half byte is the pad. */
  private wrongNibble(byte: number, at: number, before: number, element: string): Iso8583Error {
    const isFirst = before >= 0 && !this.isAllowed(byte >> 4);
    return new Iso8583Error({
      code: characterCode(element),
      element,
      offset: at,
      expected: this.isTrack ? 'packed digits and the separator D' : 'packed digits',
      got: `a half byte above 9 at digit ${String(before + (isFirst ? 1 : 2))}`,
    });
  }
}

function nibbles(digits: string): Uint8Array {
  const table = new Uint8Array(128).fill(INVALID);
  for (let value = 0; value < digits.length; value += 1) table[digits.charCodeAt(value)] = value;
  return table;
}
