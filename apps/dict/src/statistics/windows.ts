import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { type Windowed } from '#libs/dict-api';
import { addDays, addMonths, FIRST_INSTANT_MS, LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';

/** Settlements count since the start of API v2. DICT API 2.12.1, Statistics. */
export const SETTLEMENTS_SINCE = '2023-11-05T03:00:00.000Z';

const DAYS_BEFORE_TODAY = 89;

/** A period of time; ISO 8601 UTC. */
export interface StatisticsWindow {
  /** Included. */
  readonly from: string;
  /** Not included. */
  readonly until: string;
}

/** The windows of the statistics by their names. */
export type StatisticsWindows = Readonly<Record<keyof Windowed, StatisticsWindow>>;

export const WINDOW_NAMES = ['d90', 'm12', 'm60'] as const satisfies readonly (keyof Windowed)[];

/**
 * The windows of the statistics at an instant: the last 89 days and today, and the last 12 and 60 whole months, in
 * days of Brasilia. DICT API 2.12.1, Statistics.
 *
 * @param lagMs the delay between an event and its count
 * @param since events before this instant do not count; ISO 8601 UTC
 */
export function statisticsWindows(nowMs: number, lagMs = 0, since = ''): StatisticsWindows {
  const today = brasiliaDate(nowMs);
  const month = `${today.slice(0, 7)}-01`;
  const counted = instant(nowMs - lagMs + 1);
  const window = (firstDay: string, end: string): StatisticsWindow => ({
    from: later(startOf(firstDay), since),
    until: end < counted ? end : counted,
  });
  return {
    d90: window(addDays(today, -DAYS_BEFORE_TODAY), counted),
    m12: window(addMonths(month, -12), startOf(month)),
    m60: window(addMonths(month, -60), startOf(month)),
  };
}

/** The period from the first start to the last end of the windows. */
export function spanOf({ d90, m60 }: StatisticsWindows): StatisticsWindow {
  return { from: m60.from, until: d90.until };
}

function startOf(day: string): string {
  return instant(brasiliaDayStartMs(day));
}

/** Instants as text sort by time only within the years 1 to 9999. */
function instant(epochMs: number): string {
  return toIsoUtc(Math.min(LAST_INSTANT_MS, Math.max(FIRST_INSTANT_MS, epochMs)));
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
