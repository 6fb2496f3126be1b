const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/**
 * Reads an ISO 8601 date or date-time with seconds, as milliseconds since 1970. What names no zone is
 * UTC, never the machine's own; digits beyond the millisecond are dropped.
 *
 * @returns undefined where the text is of another form, or names a day that no month has
 * @example
 * parseInstant('2026-01-31T12:00:00-03:00'); // 1769871600000
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
  return Date.parse(`${date}T${hour}:${minute}:${second}.${milliseconds}${zone ?? 'Z'}`);
}

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
