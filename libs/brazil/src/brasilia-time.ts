/** Brasília is three hours behind UTC all year: Brazil has had no daylight saving time since 2019. */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day that was asked for last. */
let asked = { day: NaN, text: '' };

/**
 * The day in Brasília.
 * @example brasiliaDate(Date.parse('2026-01-02T01:00:00Z')); // '2026-01-01'
 */
export function brasiliaDate(epochMs: number): string {
  const day = Math.floor((epochMs - OFFSET_MS) / DAY_MS);
  if (asked.day !== day) {
    asked = { day, text: new Date(epochMs - OFFSET_MS).toISOString().slice(0, 10) };
  }
  return asked.text;
}

/**
 * The time in Brasília with its offset, in whole seconds.
 * @example brasiliaDateTime(Date.parse('2026-01-02T01:00:00Z')); // '2026-01-01T22:00:00-03:00'
 */
export function brasiliaDateTime(epochMs: number): string {
  return `${new Date(epochMs - OFFSET_MS).toISOString().slice(0, 19)}-03:00`;
}

/**
 * When a day begins in Brasília.
 * @param date a day of the calendar, `YYYY-MM-DD`
 * @example brasiliaDayStartMs('2026-01-01'); // 2026-01-01T03:00:00Z
 */
export function brasiliaDayStartMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) + OFFSET_MS;
}
