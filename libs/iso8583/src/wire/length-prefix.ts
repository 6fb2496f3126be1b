import { type LengthEncoding } from '../profile/profile';
import { shortestLength } from '../tlv/tlv';
import { ASCII, type CodePage } from './code-page';

/** The result of reading a prefix that is not a number. */
export const NOT_A_LENGTH = -1;

/** The length before a variable element. */
export interface LengthPrefix {
  /** Its number of bytes; for a prefix of variable size, the smallest one. */
  readonly bytes: number;
  /** What it must be, in error texts. */
  readonly inWords: string;
  /** The number of bytes of the prefix at an offset. Only with a variable size; it must be called before `read`. */
  sizeAt?(bytes: Uint8Array, offset: number): number;
  /** The number of bytes of the prefix of a length. Only with a variable size. */
  sizeFor?(length: number): number;
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
  switch (encoding) {
    case 'binary':
      return new BinaryPrefix((digits + 1) >> 1);
    case 'binary-le':
      return new LittleEndianPrefix((digits + 1) >> 1);
    case 'bcd':
      return new PackedPrefix(digits);
    case 'hex':
      return new CharacterPrefix(digits, ASCII, 16);
    case 'ber':
      return new BerPrefix();
    case 'ascii':
    case 'ebcdic':
      return new CharacterPrefix(digits, encoding === 'ascii' ? ASCII : ebcdic, 10);
  }
}

/** A prefix with fixed bytes between the length and the value. */
export class FollowedPrefix implements LengthPrefix {
  readonly bytes: number;
  readonly inWords: string;

  constructor(
    private readonly prefix: LengthPrefix,
    private readonly literal: Buffer,
  ) {
    this.bytes = prefix.bytes + literal.length;
    this.inWords = `${prefix.inWords}, then the bytes ${literal.toString('hex').toUpperCase()}`;
  }

  sizeAt(bytes: Uint8Array, offset: number): number {
    return (this.prefix.sizeAt?.(bytes, offset) ?? this.prefix.bytes) + this.literal.length;
  }

  sizeFor(length: number): number {
    return (this.prefix.sizeFor?.(length) ?? this.prefix.bytes) + this.literal.length;
  }

  read(bytes: Uint8Array, offset: number): number {
    const end = offset + this.sizeAt(bytes, offset);
    const followed = Buffer.from(bytes.subarray(end - this.literal.length, end));
    return followed.equals(this.literal) ? this.prefix.read(bytes, offset) : NOT_A_LENGTH;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    this.prefix.write(target, offset, length);
    target.set(this.literal, offset + this.sizeFor(length) - this.literal.length);
  }
}

class CharacterPrefix implements LengthPrefix {
  readonly inWords: string;

  constructor(
    readonly bytes: number,
    private readonly page: CodePage,
    private readonly base: 10 | 16,
  ) {
    this.inWords = `a length of ${String(bytes)} ${base === 10 ? '' : 'hex '}digits`;
  }

  read(bytes: Uint8Array, offset: number): number {
    let length = 0;
    for (let at = offset; at < offset + this.bytes; at += 1) {
      const digit = this.digitOf(this.page.fromWire[bytes[at] ?? 0] ?? 0);
      if (digit < 0 || digit >= this.base) return NOT_A_LENGTH;
      length = length * this.base + digit;
    }
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    let rest = length;
    for (let at = offset + this.bytes - 1; at >= offset; at -= 1) {
      const digit = rest % this.base;
      target[at] = this.page.toWire[digit + (digit < 10 ? 0x30 : 0x37)] ?? 0;
      rest = Math.floor(rest / this.base);
    }
  }

  /** The digit of a character, as 10 of A and of a; otherwise a number that is no digit. */
  private digitOf(code: number): number {
    if (code <= 0x39) return code - 0x30;
    const letter = (code & ~0x20) - 0x41;
    return letter < 0 ? NOT_A_LENGTH : letter + 10;
  }
}

class PackedPrefix implements LengthPrefix {
  readonly bytes: number;
  readonly inWords: string;

  constructor(digits: number) {
    this.bytes = (digits + 1) >> 1;
    this.inWords = `a length of ${String(digits)} digits`;
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
  readonly inWords = 'a binary length';

  constructor(readonly bytes: number) {}

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

class LittleEndianPrefix implements LengthPrefix {
  readonly inWords = 'a binary length';

  constructor(readonly bytes: number) {}

  read(bytes: Uint8Array, offset: number): number {
    let length = 0;
    for (let at = offset + this.bytes - 1; at >= offset; at -= 1) {
      length = length * 256 + (bytes[at] ?? 0);
    }
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    let rest = length;
    for (let at = offset; at < offset + this.bytes; at += 1) {
      target[at] = rest & 0xff;
      rest >>= 8;
    }
  }
}

const LONG_FORM = 0x80;
const MAX_LONG_BYTES = 4;

/** The length of BER: one byte up to 127, otherwise the number of further bytes and these bytes. */
class BerPrefix implements LengthPrefix {
  readonly bytes = 1;
  readonly inWords = 'a definite length of BER of at most 5 bytes';

  sizeAt(bytes: Uint8Array, offset: number): number {
    const first = bytes[offset] ?? 0;
    const further = first - LONG_FORM;
    // Of another number of bytes, `read` says that it is no length.
    return further >= 1 && further <= MAX_LONG_BYTES ? 1 + further : 1;
  }

  sizeFor(length: number): number {
    return shortestLength(length);
  }

  read(bytes: Uint8Array, offset: number): number {
    const first = bytes[offset] ?? 0;
    if (first < LONG_FORM) return first;
    const size = this.sizeAt(bytes, offset);
    if (size === 1) return NOT_A_LENGTH;
    let length = 0;
    for (let at = offset + 1; at < offset + size; at += 1) length = length * 256 + (bytes[at] ?? 0);
    return length;
  }

  write(target: Uint8Array, offset: number, length: number): void {
    const size = this.sizeFor(length);
    if (size > 1) target[offset] = LONG_FORM + size - 1;
    let rest = length;
    for (let at = offset + size - 1; at > offset - (size === 1 ? 1 : 0); at -= 1) {
      target[at] = rest & 0xff;
      rest >>>= 8;
    }
  }
}
