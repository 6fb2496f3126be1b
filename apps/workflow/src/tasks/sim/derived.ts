import { createHash } from 'node:crypto';

/** Derives numbers and ids from a key. The same key gives the same values, so that a repeat is recognized. */

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A whole number from 0 to `below` - 1. */
function numberOf(key: string, purpose: string, below: number): number {
  const digest = createHash('sha256').update(`${purpose}\0${key}`).digest();
  return digest.readUIntBE(0, 6) % below;
}

function digitsOf(key: string, purpose: string, length: number): string {
  return String(numberOf(key, purpose, 10 ** length)).padStart(length, '0');
}

/**
 * An EndToEndId in its official form: E, the ISPB, the time yyyyMMddHHmm in UTC, and 11 letters or digits.
 * @param at ISO 8601 UTC
 */
export function endToEndIdOf(key: string, ispb: string, at: string): string {
  const time = at.replace(/[-T:]/g, '').slice(0, 12);
  const digest = createHash('sha256').update(`EndToEndId\0${key}`).digest();
  const letters = [...digest.subarray(0, 11)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `E${ispb}${time}${letters.join('')}`;
}

/** DE11: 000001 to 999999. */
export function stanOf(key: string): string {
  return String(numberOf(key, 'STAN', 999_999) + 1).padStart(6, '0');
}

/** DE37. */
export function rrnOf(key: string): string {
  return digitsOf(key, 'RRN', 12);
}

/**
 * DE7, MMDDhhmmss. An issuer uses it to recognize a repeated message, so it cannot be the time of an attempt.
 */
export function transmissionOf(key: string): string {
  const seconds = numberOf(key, 'DE7', 365 * 86_400);
  return new Date(Date.UTC(2025, 0, 1) + seconds * 1_000)
    .toISOString()
    .slice(5, 19)
    .replace(/[-T:]/g, '');
}
