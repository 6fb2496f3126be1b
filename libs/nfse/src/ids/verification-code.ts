import { createHash } from 'node:crypto';

/**
 * Capital letters and digits without those that look alike: 0 and O, 1 and I. There are 32, so that all are equally
 * likely.
 */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 9;

/**
 * The verification code of an ABRASF invoice: 9 characters, always the same for the same seed.
 * @param seed the access key of the invoice
 */
export function verificationCode(seed: string): string {
  return Array.from(
    createHash('sha256').update(seed).digest().subarray(0, LENGTH),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');
}
