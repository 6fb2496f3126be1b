import { randomBytes } from 'node:crypto';
import { keyCheckValue, TEST_KEYS, toHex, withOddParity, wrapKey } from '#libs/card-security';
import { type KeyClass } from './network-request';

const KEY_BYTES = 16;
const ZONE_MASTER_KEY = Buffer.from(TEST_KEYS.zoneMaster.hex, 'hex');
/** The subelement of DE48 with the data of a key exchange. */
const SUBELEMENT = '11';

/** The format of the element that carries a key: its attribute, and its length. */
export interface KeyElement {
  readonly number: '48' | '53';
  readonly format: string;
  /** Characters; for format b, bytes. */
  readonly length: number;
  /** 0 if the length is fixed. */
  readonly lengthDigits: number;
}

/** A new key of double length with odd parity, in hex. */
export function newKey(random: (bytes: number) => Buffer = randomBytes): string {
  return toHex(withOddParity(random(KEY_BYTES)));
}

/**
 * The value of the element that carries a new key: PK or MK, the key under the zone master key (32 hex digits) and its
 * check value (6). In DE48 this is subelement 11. In an element of format b it is the key and the check value as bytes.
 * @returns undefined if the element has no room for it
 */
export function keyElementValue(
  { number, format, length, lengthDigits }: KeyElement,
  keyClass: KeyClass,
  key: string,
): string | undefined {
  const bytes = Buffer.from(key, 'hex');
  const data = toHex(wrapKey(ZONE_MASTER_KEY, bytes)) + keyCheckValue(bytes);
  if (format === 'b') {
    if (data.length > 2 * length) return undefined;
    return lengthDigits === 0 ? data.padEnd(2 * length, '0') : data;
  }
  const block = keyClass + data;
  const value = number === '48' ? `${SUBELEMENT}${String(block.length)}${block}` : block;
  const isText = format.startsWith('a');
  return isText && value.length <= length ? value : undefined;
}
