import { CHARACTER_CLASSES, HEX_DIGITS } from './characters';
import { type CodePage } from './code-page';
import { wrongCharacter, type Content } from './content';
import { type Wire } from './wire';

/** Binary data as raw bytes. The value is upper-case hex. */
export class RawContent implements Content {
  readonly unit = 'bytes';

  unitsOf(value: string): number {
    return value.length / 2;
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

  read(wire: Wire, offset: number, units: number): string {
    return wire.hex.slice(offset * 2, (offset + units) * 2).toUpperCase();
  }

  write(target: Uint8Array, offset: number, value: string, element: string): void {
    for (let index = 0; index < value.length; index += 2) {
      target[offset + index / 2] =
        (hexDigit(value, index, element) << 4) | hexDigit(value, index + 1, element);
    }
  }
}

/** Binary data as two hex characters per byte. Both cases are read; upper case is written. */
export class HexContent implements Content {
  readonly unit = 'bytes';

  constructor(private readonly page: CodePage) {}

  unitsOf(value: string): number {
    return value.length / 2;
  }

  bytesFor(units: number): number {
    return units * 2;
  }

  unitsIn(_wire: Wire, _offset: number, bytes: number): number {
    return bytes / 2;
  }

  byteOf(offset: number, _units: number, unit: number): number {
    return offset + unit * 2;
  }

  read(wire: Wire, offset: number, units: number, element: string): string {
    const end = offset + units * 2;
    for (let at = offset; at < end; at += 1) {
      const code = this.page.fromWire[wire.bytes[at] ?? 0] ?? 0;
      if (!isHexDigit(code)) throw wrongCharacter(element, HEX_DIGITS, code, at - offset + 1, at);
    }
    return wire.textIn(this.page).slice(offset, end).toUpperCase();
  }

  write(target: Uint8Array, offset: number, value: string, element: string): void {
    for (let index = 0; index < value.length; index += 1) {
      target[offset + index] = hexDigitIn(this.page, hexDigit(value, index, element));
    }
  }
}

/** Returns the byte of a hex digit in upper case. */
export function hexDigitIn({ toWire }: CodePage, digit: number): number {
  return toWire[digit + (digit < 10 ? 0x30 : 0x37)] ?? 0;
}

function isHexDigit(code: number): boolean {
  return ((CHARACTER_CLASSES[code] ?? 0) & HEX_DIGITS.classes) !== 0;
}

function hexDigit(value: string, index: number, element: string): number {
  const code = value.charCodeAt(index);
  if (!isHexDigit(code)) throw wrongCharacter(element, HEX_DIGITS, code, index + 1);
  // Digits are 0x30 to 0x39. The low half byte of the letters A and a is 1.
  return code <= 0x39 ? code & 0xf : (code & 0xf) + 9;
}
