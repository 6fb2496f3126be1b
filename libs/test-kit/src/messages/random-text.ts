import { newUuid } from '#libs/kernel';

/** Random digits of the base 16. At most 32. */
export function randomHex(length: number): string {
  return newUuid().replaceAll('-', '').slice(-length);
}

/** Random decimal digits. At most 14. */
export function randomDigits(length: number): string {
  return String(parseInt(randomHex(12), 16))
    .padStart(length, '0')
    .slice(-length);
}
