import { brasiliaDate, brasiliaDayStartMs, businessDayFrom } from '#libs/brazil';
import { addDays, addMonths } from '#libs/kernel';

/** How often a schedule is due. */
export const FREQUENCIES = ['day', 'businessDay', 'month', 'businessMonth'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What a frequency means, for the documentation. */
export const FREQUENCY_TEXTS: Readonly<Record<Frequency, string>> = {
  day: 'every day',
  businessDay: 'every business day of banks',
  month: 'the first day of each month',
  businessMonth: 'the first business day of each month',
};

/** The days that a scheduled report is about. */
export const COVERAGES = ['previousDay', 'sinceLastDue', 'previousMonth', 'none'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** When a schedule is due. */
export interface Timing {
  readonly every: Frequency;
  /** The time in Brasília, `HH:MM`. */
  readonly at: string;
}

/** A period of whole days in Brasília: from the start of the first to the start of the second. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

const LAST_DAY = '9999-12-31';

/**
 * The first instant after another at which the schedule is due, in ms.
 * @returns undefined if there is none before the end of the calendar
 */
export function nextDueMs(timing: Timing, afterMs: number): number | undefined {
  let day = brasiliaDate(afterMs);
  for (;;) {
    const due = firstDay(timing.every, day);
    const dueMs = brasiliaDayStartMs(due) + minutesOf(timing.at) * 60_000;
    if (dueMs > afterMs) return dueMs;
    // The day after, and not the next due day, because Brasília's day may still be before it.
    day = addDays(due < day ? day : due, 1);
    if (day === LAST_DAY) return undefined;
  }
}

/**
 * The days that a report is about which is due at an instant.
 * @param lastDueMs when the schedule was due before, or was made
 * @returns undefined for a report without a period
 */
export function periodAt(
  coverage: Coverage,
  dueMs: number,
  lastDueMs: number,
): DayPeriod | undefined {
  const to = brasiliaDate(dueMs);
  switch (coverage) {
    case 'previousDay':
      return { from: addDays(to, -1), to };
    case 'sinceLastDue':
      return { from: brasiliaDate(lastDueMs), to };
    case 'previousMonth': {
      const first = `${to.slice(0, 8)}01`;
      return { from: addMonths(first, -1), to: first };
    }
    case 'none':
      return undefined;
  }
}

/** The first day on which a schedule is due, from a day on. */
function firstDay(every: Frequency, day: string): string {
  switch (every) {
    case 'day':
      return day;
    case 'businessDay':
      return businessDayFrom(day);
    case 'month':
      return firstOfMonth(day);
    case 'businessMonth': {
      const ofThisMonth = businessDayFrom(`${day.slice(0, 8)}01`);
      return ofThisMonth >= day ? ofThisMonth : businessDayFrom(firstOfMonth(day));
    }
  }
}

/** The day itself if it is the first of a month, otherwise the first of the next month. */
function firstOfMonth(day: string): string {
  const first = `${day.slice(0, 8)}01`;
  return first === day ? day : addMonths(first, 1);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
