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

/** The names of the query parameters of a period. */
export interface PeriodNames {
  readonly from: string;
  readonly to: string;
}

const BOOKING: PeriodNames = { from: 'fromBookingDate', to: 'toBookingDate' };

/**
 * The requested days; without days, today.
 * @throws PeriodIncomplete if only one day was sent
 * @throws PeriodRefused if the days are in the wrong order, or outside of `allowed`
 */
export function requestedDays(
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  { today, allowed }: { readonly today: string; readonly allowed: Days },
  names: PeriodNames = BOOKING,
): Days {
  if ((from === undefined) !== (to === undefined)) {
    const name = from === undefined ? names.from : names.to;
    const detail = `Is missing; send both ${names.from} and ${names.to}, or neither.`;
    throw new PeriodIncomplete(`/${name}`, detail);
  }
  if (from === undefined || to === undefined) return { from: today, to: today };
  const days = { from, to };
  refuseBackwards(days, names);
  if (days.from < allowed.from) refuse(names.from, `Must be ${allowed.from} or later`, today);
  if (days.to > allowed.to) refuse(names.to, `Must be ${allowed.to} or earlier`, today);
  return days;
}

/** @throws PeriodRefused if the days are in the wrong order */
export function refuseBackwards({ from, to }: Days, names: PeriodNames): void {
  if (from <= to) return;
  throw new PeriodRefused(`/${names.from}`, `Must not be after ${names.to}, which is ${to}.`);
}

/** The instants of these days. */
export function instantsOf({ from, to }: Days): BookingPeriod {
  return { fromMs: brasiliaDayStartMs(from), beforeMs: brasiliaDayStartMs(to) + DAY_MS };
}

function refuse(name: string, what: string, today: string): never {
  const detail = `${what}: today is ${today} in the sandbox, by the time of Brasília.`;
  throw new PeriodRefused(`/${name}`, detail);
}
