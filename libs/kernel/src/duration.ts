/** An ISO 8601 duration. Years and months have no fixed length; the other parts are in ms. */
export interface Duration {
  readonly months: number;
  readonly ms: number;
}

const DURATION =
  /^P(?!$)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:\.(\d{1,3}))?S)?)?$/;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Reads an ISO 8601 duration: `PT1H`, `P1DT12H`, `P1M`, `PT0.5S`. Negative durations are refused.
 *
 * @returns undefined if the text is not a duration
 */
export function parseDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const part = (index: number): number => Number(match[index] ?? 0);
  const fraction = Number((match[8] ?? '').padEnd(3, '0'));
  return {
    months: part(1) * 12 + part(2),
    ms:
      part(3) * 7 * DAY_MS +
      part(4) * DAY_MS +
      part(5) * HOUR_MS +
      part(6) * MINUTE_MS +
      part(7) * SECOND_MS +
      fraction,
  };
}

/** The instant a duration after another, by the UTC calendar: 31 January plus P1M is 28 February. */
export function addDuration(epochMs: number, { months, ms }: Duration): number {
  if (months === 0) return epochMs + ms;
  const date = new Date(epochMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() + ms;
}
