import { Iso8583Error } from '../iso8583.errors';
import {
  CHARACTER_CLASSES,
  CHARACTER_SETS,
  kindOfCharacter,
  type CharacterSet,
} from './characters';
import { type CodePage } from './code-page';
import { wrongCharacter, type Content } from './content';
import { type Wire } from './wire';

/** Text with one byte per character. */
export class TextContent implements Content {
  readonly unit: string;

  constructor(
    private readonly page: CodePage,
    private readonly allowed: CharacterSet,
  ) {
    this.unit = allowed === CHARACTER_SETS.n ? 'digits' : 'characters';
  }

  unitsOf(value: string): number {
    return value.length;
  }

  bytesFor(units: number): number {
    return units;
  }

  unitsIn(_wire: Wire, _offset: number, bytes: number): number {
    return bytes;
  }

  byteOf(offset: number, _units: number, unit: number): number {
    return offset + unit;
  }

  read(wire: Wire, offset: number, units: number, element: string): string {
    const { bytes } = wire;
    const { fromWire } = this.page;
    const { classes } = this.allowed;
    for (let at = offset; at < offset + units; at += 1) {
      const code = fromWire[bytes[at] ?? 0] ?? 0;
      if (((CHARACTER_CLASSES[code] ?? 0) & classes) === 0) {
        throw wrongCharacter(element, this.allowed, code, at - offset + 1, at);
      }
    }
    return wire.textIn(this.page).slice(offset, offset + units);
  }

  write(target: Uint8Array, offset: number, value: string, element: string): void {
    const { toWire } = this.page;
    const { classes } = this.allowed;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      // Characters beyond Latin-1 have no entry, so they have no class.
      if (((CHARACTER_CLASSES[code] ?? 0) & classes) === 0) {
        throw wrongCharacter(element, this.allowed, code, index + 1);
      }
      target[offset + index] = toWire[code] ?? 0;
    }
  }
}

const SIGN_C = 0x43;
const SIGN_D = 0x44;

/** Format x+n: the character C (credit) or D (debit), then digits, which can have another encoding. */
export class SignedContent implements Content {
  readonly unit = 'characters';

  constructor(
    private readonly page: CodePage,
    private readonly digits: Content,
  ) {}

  unitsOf(value: string): number {
    return value.length;
  }

  bytesFor(units: number): number {
    return units === 0 ? 0 : 1 + this.digits.bytesFor(units - 1);
  }

  unitsIn(wire: Wire, offset: number, bytes: number): number {
    return bytes === 0 ? 0 : 1 + this.digits.unitsIn(wire, offset + 1, bytes - 1);
  }

  byteOf(offset: number, units: number, unit: number): number {
    return unit === 0 ? offset : this.digits.byteOf(offset + 1, units - 1, unit - 1);
  }

  read(wire: Wire, offset: number, units: number, element: string): string {
    if (units === 0) return '';
    const sign = this.page.fromWire[wire.bytes[offset] ?? 0] ?? 0;
    checkSign(sign, element, offset);
    const digits = this.digits.read(wire, offset + 1, units - 1, element);
    return (sign === SIGN_C ? 'C' : 'D') + digits;
  }

  write(target: Uint8Array, offset: number, value: string, element: string): void {
    if (value === '') return;
    const sign = value.charCodeAt(0);
    checkSign(sign, element);
    target[offset] = this.page.toWire[sign] ?? 0;
    this.digits.write(target, offset + 1, value.slice(1), element);
  }
}

function checkSign(code: number, element: string, offset?: number): void {
  if (code === SIGN_C || code === SIGN_D) return;
  throw new Iso8583Error({
    code: 'ISO8583_CHARACTER_INVALID',
    element,
    offset,
    expected: 'the sign C or D before the digits',
    got: kindOfCharacter(code),
  });
}
