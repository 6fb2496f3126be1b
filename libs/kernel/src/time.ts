/**
 * The source of the current time. All deadlines and timestamps use a clock that is passed to them, so that
 * the clock of a sandbox can be frozen or moved. ESLint forbids reading the machine time elsewhere.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number;
}

/** The time of the machine. */
export const systemClock: Clock = { nowMs: () => Date.now() };

/**
 * The last two instants that were written. Simultaneous requests write the same ones several times each, such as the current
 * time and an expiry.
 */
let written = { epochMs: NaN, text: '' };
let writtenBefore = written;

/** The common text form of an instant: ISO 8601, UTC, milliseconds, `Z`. */
export function toIsoUtc(epochMs: number): string {
  if (written.epochMs === epochMs) return written.text;
  if (writtenBefore.epochMs === epochMs) return writtenBefore.text;
  const text = new Date(epochMs).toISOString();
  writtenBefore = written;
  written = { epochMs, text };
  return text;
}

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** The first instant with a four-digit year in ISO 8601: 0001-01-01T00:00:00.000Z. */
export const FIRST_INSTANT_MS = -62_135_596_800_000;
/** The last one: 9999-12-31T23:59:59.999Z. */
export const LAST_INSTANT_MS = 253_402_300_799_999;

/** Whether the instant lies within the years 1 to 9999 (UTC), so that it has an ISO 8601 text of 24 characters. */
export function isWrittenInstant(epochMs: number): boolean {
  return epochMs >= FIRST_INSTANT_MS && epochMs <= LAST_INSTANT_MS;
}

/**
 * Reads an ISO 8601 date or date-time with seconds, as milliseconds since 1970. A text without a time zone is in UTC.
 * Digits after the milliseconds are dropped.
 *
 * @returns undefined if the text has another form, the day does not exist, or the instant (in UTC) is
 *   outside of the years 1 to 9999
 * @example parseInstant('2026-01-31T12:00:00-03:00'); // 1769871600000
 */
export function parseInstant(text: string): number | undefined {
  const [
    matched,
    year,
    month,
    day,
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '.0',
    zone,
  ] = INSTANT.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const date = `${String(year)}-${String(month)}-${String(day)}`;
  if (!isCalendarDate(date)) return undefined;
  const milliseconds = fraction.slice(1, 4).padEnd(3, '0');
  const epochMs = Date.parse(`${date}T${hour}:${minute}:${second}.${milliseconds}${zone ?? 'Z'}`);
  return isWrittenInstant(epochMs) ? epochMs : undefined;
}

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (day === undefined) return false;
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
