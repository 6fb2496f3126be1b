import { type LengthEncoding } from '../profile/profile';
import { ASCII, type CodePage } from './code-page';

/** The result of reading a prefix that is not a number. */
export const NOT_A_LENGTH = -1;

/** The length before a variable element. */
export interface LengthPrefix {
  readonly bytes: number;
  /** The largest number that it can hold. */
  readonly max: number;
  /** Returns the number, or NOT_A_LENGTH. */
  read(bytes: Uint8Array, offset: number): number;
  write(target: Uint8Array, offset: number, length: number): void;
}

/** Creates the prefix for a number of decimal digits. In BCD and binary, one byte holds two digits. */
export function lengthPrefix(
  encoding: LengthEncoding,
  digits: number,
  ebcdic: CodePage,
): LengthPrefix {
  if (encoding === 'binary') return new BinaryPrefix((digits + 1) >> 1);
  if (encoding === 'bcd') return new PackedPrefix(digits);
  return new CharacterPrefix(digits, encoding === 'ascii' ? ASCII : ebcdic);
}

class CharacterPrefix implements LengthPrefix {
  readonly max: number;

  constructor(
    readonly bytes: number,
    private readonly page: CodePage,
  ) {
    this.max = 10 ** bytes - 1;
  }

  read(bytes: Uint8Array, offset: number): number {
    let length = 0;
    for (let at = offset; at < offset + this.bytes; at += 1) {
      const digit = (this.page.fromWire[bytes[at] ?? 0] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) return NOT_A_LENGTH;
      length = length * 10 + digit;
    }
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    let rest = length;
    for (let at = offset + this.bytes - 1; at >= offset; at -= 1) {
      target[at] = this.page.toWire[0x30 + (rest % 10)] ?? 0;
      rest = Math.floor(rest / 10);
    }
  }
}

class PackedPrefix implements LengthPrefix {
  readonly bytes: number;
  readonly max: number;

  constructor(digits: number) {
    this.bytes = (digits + 1) >> 1;
    this.max = 10 ** digits - 1;
  }

  read(bytes: Uint8Array, offset: number): number {
    let length = 0;
    for (let at = offset; at < offset + this.bytes; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte >> 4 > 9 || (byte & 0xf) > 9) return NOT_A_LENGTH;
      length = length * 100 + (byte >> 4) * 10 + (byte & 0xf);
    }
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    let rest = length;
    for (let at = offset + this.bytes - 1; at >= offset; at -= 1) {
      const pair = rest % 100;
      target[at] = (Math.floor(pair / 10) << 4) | (pair % 10);
      rest = Math.floor(rest / 100);
    }
  }
}

class BinaryPrefix implements LengthPrefix {
  readonly max: number;

  constructor(readonly bytes: number) {
    this.max = 256 ** bytes - 1;
  }

  read(bytes: Uint8Array, offset: number): number {
    let length = 0;
    for (let at = offset; at < offset + this.bytes; at += 1) {
      length = length * 256 + (bytes[at] ?? 0);
    }
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    let rest = length;
    for (let at = offset + this.bytes - 1; at >= offset; at -= 1) {
      target[at] = rest & 0xff;
      rest >>= 8;
    }
  }
}
