import { isCalendarDate, LruCache } from '#libs/kernel';

/** The local time of a region, by the time zone database of Node. It does not depend on the zone of the process. */
export interface TimeZone {
  /** The given name: `America/Sao_Paulo`. */
  readonly name: string;
  /** Local time minus UTC at an instant (ms since 1970 UTC), in ms: -10,800,000 for -03:00. */
  offsetMs(instantMs: number): number;
  /**
   * The first instant of a day (`2026-01-31`). If the clocks skip midnight, it is the instant after the gap. A day that
   * a region skipped (Apia, 2011-12-30) begins and ends at the same instant.
   *
   * @throws RangeError if the text is not a day of the calendar
   */
  dayStartMs(day: string): number;
  /**
   * ISO 8601 with milliseconds and offset: `2026-01-31T09:00:00.000-03:00`, with `Z` in UTC. An offset with seconds, as
   * before standard time, is cut to its minutes, so that the text is still exactly this instant.
   *
   * @throws RangeError if no Date can hold the instant
   */
  isoText(instantMs: number): string;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The maximum number of cached days per zone: about ten years. */
const KEPT_DAYS = 4096;
/** The maximum number of cached zones. Creating a formatter is slow. */
const KEPT_ZONES = 64;

const LAST_DATE_MS = 8.64e15;
const AREA_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;
const LONG_OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const UTC: TimeZone = {
  name: 'UTC',
  offsetMs: () => 0,
  dayStartMs: utcMidnightOf,
  isoText: (instantMs) => new Date(instantMs).toISOString(),
};

const zones = new LruCache<string, TimeZone>(KEPT_ZONES);

/**
 * The time zone with an IANA name such as `America/Sao_Paulo` or `UTC`; undefined if Node does not know it. Offsets
 * such as `-03:00` are not names, although some versions of Node accept them.
 *
 * @example timeZone('America/Sao_Paulo')?.isoText(0); // '1969-12-31T21:00:00.000-03:00'
 */
export function timeZone(name: string): TimeZone | undefined {
  if (name === UTC.name) return UTC;
  const known = zones.get(name);
  if (known !== undefined) return known;
  const format = AREA_NAME.test(name) ? offsetFormat(name) : undefined;
  if (format === undefined) return undefined;
  const zone = new Region(name, format);
  zones.set(name, zone);
  return zone;
}

function offsetFormat(name: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function utcMidnightOf(day: string): number {
  if (!isCalendarDate(day)) throw new RangeError(`${day} is not a day of the calendar`);
  return Date.parse(`${day}T00:00:00.000Z`);
}

/** The offsets of one day (UTC): one, or two with the instant of the change. */
interface Offsets {
  readonly before: number;
  readonly changeMs: number;
  readonly after: number;
}

class Region implements TimeZone {
  private readonly days = new LruCache<number, Offsets>(KEPT_DAYS);
  private lastDay = NaN;
  private last: Offsets = { before: 0, changeMs: Infinity, after: 0 };

  constructor(
    readonly name: string,
    private readonly format: Intl.DateTimeFormat,
  ) {}

  offsetMs(instantMs: number): number {
    const day = Math.floor(instantMs / DAY_MS);
    if (day !== this.lastDay) {
      this.last = this.days.getOrMake(day, () => this.offsetsOf(day));
      this.lastDay = day;
    }
    return instantMs < this.last.changeMs ? this.last.before : this.last.after;
  }

  dayStartMs(day: string): number {
    const midnight = utcMidnightOf(day);
    const earlier = midnight - this.offsetMs(midnight - DAY_MS);
    const later = midnight - this.offsetMs(midnight + DAY_MS);
    const isStart = (instantMs: number): boolean =>
      instantMs + this.offsetMs(instantMs) === midnight;
    if (earlier <= later && isStart(earlier)) return earlier;
    if (isStart(later)) return later;
    if (isStart(earlier)) return earlier;
    // Midnight is skipped: the day begins with the change.
    return firstInstant(later, earlier, (instantMs) => {
      return instantMs + this.offsetMs(instantMs) >= midnight;
    });
  }

  isoText(instantMs: number): string {
    const offsetMinutes = Math.trunc(this.offsetMs(instantMs) / MINUTE_MS);
    const local = new Date(instantMs + offsetMinutes * MINUTE_MS).toISOString();
    return local.slice(0, -1) + offsetText(offsetMinutes);
  }

  /**
   * In the time zone database (2026), no region changes its offset twice within three days. So a day has one change at
   * most, and none if its first and last instants have the same offset.
   */
  private offsetsOf(day: number): Offsets {
    const from = day * DAY_MS;
    const to = from + DAY_MS - 1;
    const before = this.lookUp(from);
    const after = this.lookUp(to);
    if (before === after) return { before, changeMs: Infinity, after };
    const changeMs = firstInstant(from, to, (instantMs) => this.lookUp(instantMs) === after);
    return { before, changeMs, after };
  }

  private lookUp(instantMs: number): number {
    const text = this.format.format(Math.max(-LAST_DATE_MS, Math.min(instantMs, LAST_DATE_MS)));
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = LONG_OFFSET.exec(text) ?? [];
    const size =
      Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    return sign === '-' ? -size : size;
  }
}

/** The first instant after `from`, up to `to`, from which a condition is true. */
function firstInstant(from: number, to: number, holds: (instantMs: number) => boolean): number {
  let without = from;
  let having = to;
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2);
    if (holds(middle)) having = middle;
    else without = middle;
  }
  return having;
}

const offsetTexts = new Map<number, string>();

function offsetText(minutes: number): string {
  const known = offsetTexts.get(minutes);
  if (known !== undefined) return known;
  const size = Math.abs(minutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  offsetTexts.set(minutes, text);
  return text;
}
