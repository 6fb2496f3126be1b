import { addDuration } from './duration';
import { FIRST_INSTANT_MS, LAST_INSTANT_MS } from './time';

const DAY_MS = 24 * 3_600_000;

/**
 * The day this number of days after another day, or before it if the number is negative. It stays within the years 1 to
 * 9999.
 *
 * @param date `YYYY-MM-DD`
 * @example addDays('2026-01-31', 1); // '2026-02-01'
 */
export function addDays(date: string, days: number): string {
  return written(startOf(date) + days * DAY_MS);
}

/**
 * The day this number of months after another day, or before it if the number is negative. In a month that is too
 * short, the last day.
 *
 * @example addMonths('2026-03-31', -1); // '2026-02-28'
 */
export function addMonths(date: string, months: number): string {
  return written(addDuration(startOf(date), { months, ms: 0 }));
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function written(epochMs: number): string {
  const within = Math.min(LAST_INSTANT_MS, Math.max(FIRST_INSTANT_MS, epochMs));
  return new Date(within).toISOString().slice(0, 10);
}
