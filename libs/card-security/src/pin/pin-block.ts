import { randomBytes } from 'node:crypto';
import {
  AES_BLOCK,
  decipherAes,
  decipherTdes,
  DES_BLOCK,
  encipherAes,
  encipherTdes,
  xor,
} from '../keys/block-cipher';
import { toHex } from '../keys/key';

/** The formats of ISO 9564-1 for PINs on their way to an issuer. Format 2 is for the chip only. */
export const PIN_FORMATS = ['0', '1', '3', '4'] as const;
export type PinFormat = (typeof PIN_FORMATS)[number];

/** The keys of PIN blocks: TDES for formats 0, 1 and 3, AES for format 4. */
export interface PinKeys {
  readonly tdes: Buffer;
  readonly aes: Buffer;
}

export interface PinBlockParts {
  readonly format: PinFormat;
  /** 4 to 12 digits. */
  readonly pin: string;
  /** 1 to 19 digits with the check digit. Format 1 does not use it. */
  readonly pan: string;
  readonly keys: PinKeys;
  /** The random bytes of formats 1, 3 and 4. */
  readonly random?: (length: number) => Buffer;
}

/** A PIN block that was read. */
export interface PinRead {
  readonly format: PinFormat;
  readonly pin: string;
}

const MIN_PIN = 4;
const MAX_PIN = 12;
/** Digits of a PIN field of TDES after the control and the length. */
const FILLED = 14;

/**
 * Makes an enciphered PIN block (ISO 9564-1:2017, 9.3 and 9.4), in upper-case hex: 16 digits for formats 0, 1 and
 * 3 (TDES), 32 for format 4 (AES).
 */
export function pinBlock(parts: PinBlockParts): string {
  const { format, pin, pan, keys, random = randomBytes } = parts;
  if (format === '4') return toHex(enciphered4(clearPinField4(pin, random), pan, keys.aes));
  return toHex(encipherTdes(keys.tdes, clearBlock(format, pin, pan, random)));
}

/**
 * Reads an enciphered PIN block. The format is the control digit of the deciphered block.
 * @param block 16 or 32 digits of hex
 * @returns undefined if it is not a block of a known format under these keys for this PAN
 */
export function readPinBlock(block: string, pan: string, keys: PinKeys): PinRead | undefined {
  const bytes = Buffer.from(block, 'hex');
  if (bytes.length === AES_BLOCK) {
    const field = decipherAes(keys.aes, xor(decipherAes(keys.aes, bytes), panField4(pan)));
    return pinIn(toHex(field).slice(0, 2 + FILLED), '4', /^A*$/);
  }
  if (bytes.length !== DES_BLOCK) return undefined;
  const clear = decipherTdes(keys.tdes, bytes);
  switch (toHex(clear).charAt(0)) {
    case '0':
      return pinIn(toHex(xor(clear, panField(pan))), '0', /^F*$/);
    case '1':
      return pinIn(toHex(clear), '1', /^[0-9A-F]*$/);
    case '3':
      return pinIn(toHex(xor(clear, panField(pan))), '3', /^[A-F]*$/);
    default:
      return undefined;
  }
}

/** The block of formats 0, 1 and 3 before its encipherment (9.3.2, 9.3.3, 9.3.5). */
export function clearBlock(
  format: Exclude<PinFormat, '4'>,
  pin: string,
  pan: string,
  random: (length: number) => Buffer = randomBytes,
): Buffer {
  const head = `${format}${pin.length.toString(16)}${pin}`;
  const missing = 2 + FILLED - head.length;
  switch (format) {
    case '0':
      return xor(Buffer.from(head.padEnd(2 + FILLED, 'F'), 'hex'), panField(pan));
    case '1':
      return Buffer.from(head + toHex(random(missing)).slice(0, missing), 'hex');
    case '3': {
      const fill = [...random(missing)].map((byte) => (10 + (byte % 6)).toString(16)).join('');
      return xor(Buffer.from(head + fill, 'hex'), panField(pan));
    }
  }
}

/** The PIN field of format 4 (9.4.2.2.2): 4, the length, the PIN, fill digits A, and 8 random bytes. */
function clearPinField4(pin: string, random: (length: number) => Buffer): Buffer {
  const head = `4${pin.length.toString(16)}${pin}`.padEnd(2 + FILLED, 'A');
  return Buffer.concat([Buffer.from(head, 'hex'), random(DES_BLOCK)]);
}

/** Format 4 enciphers twice, with the PAN field between (9.4.2.3). */
function enciphered4(field: Buffer, pan: string, key: Buffer): Buffer {
  return encipherAes(key, xor(encipherAes(key, field), panField4(pan)));
}

/** Twelve digits of the PAN, without its check digit, after four zeros. */
function panField(pan: string): Buffer {
  return Buffer.from(pan.slice(0, -1).slice(-12).padStart(16, '0'), 'hex');
}

/**
 * The PAN field of format 4 (9.4.2.2.3): the number of digits after the twelfth, the PAN with its check digit, and
 * zeros. A PAN of fewer than 12 digits has zeros on the left.
 */
export function panField4(pan: string): Buffer {
  const digits = pan.padStart(12, '0');
  const field = `${String(digits.length - 12)}${digits}`.padEnd(2 * AES_BLOCK, '0');
  return Buffer.from(field, 'hex');
}

function pinIn(field: string, format: PinFormat, fill: RegExp): PinRead | undefined {
  const length = parseInt(field.charAt(1), 16);
  const pin = field.slice(2, 2 + length);
  const isPin = length >= MIN_PIN && length <= MAX_PIN && /^[0-9]+$/.test(pin);
  const isFormat = field.startsWith(format) && fill.test(field.slice(2 + length));
  return isPin && isFormat ? { format, pin } : undefined;
}
