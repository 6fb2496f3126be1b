import { toIsoUtc } from '#libs/kernel';

/**
 * DE7 of an instant: MMDDhhmmss in UTC.
 *
 * @example transmissionTime(Date.UTC(2027, 0, 31, 12, 5, 9)); // '0131120509'
 */
export function transmissionTime(atMs: number): string {
  return toIsoUtc(atMs)
    .slice(5, 19)
    .replace(/[^0-9]/g, '');
}
