import { addDays } from '#libs/kernel';

/**
 * National holidays with a fixed day (laws 662/1949, 6.802/1980 and 14.759/2023), `MM-DD`, and the first year in which they
 * count.
 */
const FIXED: ReadonlyMap<string, number> = new Map([
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 0],
  ['11-02', 0],
  ['11-15', 0],
  ['11-20', 2024],
  ['12-25', 0],
]);

/** Days without banking, in days from Easter Sunday: Carnival, Good Friday, Corpus Christi (CMN resolution 4.880/2020). */
const FROM_EASTER: ReadonlySet<number> = new Set([-48, -47, -2, 60]);

const DAY_MS = 86_400_000;

/**
 * Whether banks in Brazil work on a day: no Saturday, Sunday, national holiday or other day without banking. Holidays of
 * a state or town are not known.
 *
 * @param date `YYYY-MM-DD`
 * @example isBusinessDay('2026-11-20'); // false, Dia da Consciência Negra
 */
export function isBusinessDay(date: string): boolean {
  const epochMs = Date.parse(`${date}T00:00:00Z`);
  const weekday = new Date(epochMs).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(date.slice(0, 4));
  const since = FIXED.get(date.slice(5));
  if (since !== undefined && year >= since) return false;
  return !FROM_EASTER.has((epochMs - easterMs(year)) / DAY_MS);
}

/**
 * The day itself if banks work on it, otherwise the next one on which they do.
 * @example businessDayFrom('2026-12-25'); // '2026-12-28'
 */
export function businessDayFrom(date: string): string {
  // The year 9999 has no later day than its last one.
  const next = addDays(date, 1);
  return isBusinessDay(date) || next === date ? date : businessDayFrom(next);
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterMs(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
