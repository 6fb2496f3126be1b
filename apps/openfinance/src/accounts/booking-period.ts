import { brasiliaDayStartMs } from '#libs/brazil';
import { addDays, addMonths } from '#libs/kernel';
import { PeriodIncomplete, PeriodRefused } from './accounts.errors';

/** Days in Brasília, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Instants: the first is included, the last is not. */
export interface BookingPeriod {
  readonly fromMs: number;
  readonly beforeMs: number;
}

const DAY_MS = 24 * 3_600_000;

/** The days that GET /transactions allows: 12 months back and 12 months ahead. */
export function yearsAround(today: string): Days {
  return { from: addMonths(today, -12), to: addMonths(today, 12) };
}

/** The days that GET /transactions-current allows: the last seven, including today, and 12 months ahead. */
export function recentDays(today: string): Days {
  return { from: addDays(today, -6), to: addMonths(today, 12) };
}

/**
 * The instants of the requested days; without days, those of today.
 * @throws PeriodIncomplete if only one day was sent
 * @throws PeriodRefused if the days are in the wrong order, or outside of `allowed`
 */
export function bookingPeriod(
  { from, to }: Partial<Days>,
  today: string,
  allowed: Days,
): BookingPeriod {
  if ((from === undefined) !== (to === undefined)) {
    const name = from === undefined ? 'fromBookingDate' : 'toBookingDate';
    const detail = 'Is missing; send both fromBookingDate and toBookingDate, or neither.';
    throw new PeriodIncomplete(`/${name}`, detail);
  }
  if (from === undefined || to === undefined) return instantsOf({ from: today, to: today });
  const days = { from, to };
  if (days.from > days.to) {
    const detail = `Must not be after toBookingDate, which is ${days.to}.`;
    throw new PeriodRefused('/fromBookingDate', detail);
  }
  if (days.from < allowed.from)
    refuse('fromBookingDate', `Must be ${allowed.from} or later`, today);
  if (days.to > allowed.to) refuse('toBookingDate', `Must be ${allowed.to} or earlier`, today);
  return instantsOf(days);
}

function instantsOf({ from, to }: Days): BookingPeriod {
  return { fromMs: brasiliaDayStartMs(from), beforeMs: brasiliaDayStartMs(to) + DAY_MS };
}

function refuse(name: string, what: string, today: string): never {
  const detail = `${what}: today is ${today} in the sandbox, by the time of Brasília.`;
  throw new PeriodRefused(`/${name}`, detail);
}
