import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * The published test key of the zone between acquirer and issuer: a double-length key of TDES with odd parity.
 * Real keys do not belong in a simulator.
 */
const TEST_ZONE_KEY = '0123456789ABCDEFFEDCBA9876543210';
const BLOCK = 8;

/** DE52 of a PIN: ISO 9564 format 0 under the test key, as hex. */
export function pinBlockOf(pin: string, pan: string): string {
  const field = `0${pin.length.toString(16)}${pin}`.padEnd(16, 'F');
  return enciphered(xor(Buffer.from(field, 'hex'), panField(pan)))
    .toString('hex')
    .toUpperCase();
}

/** The PIN in a DE52; undefined if it is not a block of format 0 under the test key for this PAN. */
export function pinOf(block: string, pan: string): string | undefined {
  const bytes = Buffer.from(block, 'hex');
  if (bytes.length !== BLOCK) return undefined;
  const field = xor(deciphered(bytes), panField(pan)).toString('hex').toUpperCase();
  const length = parseInt(field.charAt(1), 16);
  const pin = field.slice(2, 2 + length);
  const isFormat0 = field.startsWith('0') && length >= 4 && length <= 12;
  return isFormat0 && /^[0-9]+$/.test(pin) && /^F*$/.test(field.slice(2 + length))
    ? pin
    : undefined;
}

/** Twelve digits of the PAN, without its check digit. */
function panField(pan: string): Buffer {
  return Buffer.from(pan.slice(0, -1).slice(-12).padStart(16, '0'), 'hex');
}

/** One block of TDES; the double-length key is used as K1, K2, K1. */
function enciphered(block: Buffer): Buffer {
  return createCipheriv('des-ede3-ecb', tripleKey(), null).setAutoPadding(false).update(block);
}

function deciphered(block: Buffer): Buffer {
  return createDecipheriv('des-ede3-ecb', tripleKey(), null).setAutoPadding(false).update(block);
}

function tripleKey(): Buffer {
  return Buffer.from(TEST_ZONE_KEY + TEST_ZONE_KEY.slice(0, 16), 'hex');
}

function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));
}
