import { brasiliaDateTime } from '#libs/brazil';

/**
 * A date-time as the national service writes it in JSON: seven digits after the second, and the offset of Brasília.
 * @example sefinDateTime(Date.parse('2026-01-07T14:58:59.040Z')); // '2026-01-07T11:58:59.0400000-03:00'
 */
export function sefinDateTime(epochMs: number): string {
  const text = brasiliaDateTime(epochMs);
  const milliseconds = new Date(epochMs).toISOString().slice(-4, -1);
  return `${text.slice(0, 19)}.${milliseconds}0000${text.slice(19)}`;
}
