const FORM = /^E[0-9A-Z]{8}(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})[A-Za-z0-9]{11}$/;
const TOLERANCE_MS = 12 * 3_600_000;
/** The time of day (UTC) in the EndToEndId of a scheduled payment. */
const SCHEDULED_TIME = '1500';

/** The instant in an EndToEndId, in ms; undefined if the format, the date or the time is not valid. */
export function instantOf(endToEndId: string): number | undefined {
  const [, year, month, day, hour, minute] = FORM.exec(endToEndId) ?? [];
  if (minute === undefined) return undefined;
  const text = `${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${minute}:00.000Z`;
  const epochMs = Date.parse(text);
  // Date.parse accepts days that do not exist, such as 31 February, and returns another day.
  return Number.isNaN(epochMs) || new Date(epochMs).toISOString() !== text ? undefined : epochMs;
}

/**
 * The problem of an EndToEndId; undefined if it is valid.
 * @param date the day of a scheduled payment; undefined for an immediate payment
 */
export function endToEndIdProblem(
  endToEndId: string,
  { date, nowMs }: { readonly date: string | undefined; readonly nowMs: number },
): string | undefined {
  const instantMs = instantOf(endToEndId);
  if (instantMs === undefined) {
    return 'Must be E, the ISPB, the date and time yyyyMMddHHmm in UTC, and 11 letters or digits.';
  }
  if (date === undefined) {
    return Math.abs(instantMs - nowMs) <= TOLERANCE_MS
      ? undefined
      : 'Its date and time (UTC) must be within 12 hours of the clock of the sandbox.';
  }
  const expected = date.replaceAll('-', '') + SCHEDULED_TIME;
  return endToEndId.slice(9, 21) === expected
    ? undefined
    : `The date and time of this scheduled payment must be ${expected}.`;
}

/** The instant at which a scheduled payment is sent: the time in its EndToEndId. */
export function scheduledInstantMs(date: string): number {
  return Date.parse(`${date}T15:00:00.000Z`);
}

/**
 * A new EndToEndId.
 * @param random 11 letters or digits
 */
export function endToEndIdOf(
  ispb: string,
  { date, nowMs }: { readonly date: string | undefined; readonly nowMs: number },
  random: string,
): string {
  const now = new Date(nowMs).toISOString().replace(/[-T:]/g, '').slice(0, 12);
  const time = date === undefined ? now : date.replaceAll('-', '') + SCHEDULED_TIME;
  return `E${ispb}${time}${random}`;
}
