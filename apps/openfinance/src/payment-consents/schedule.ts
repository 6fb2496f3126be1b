import { accepted, isCalendarDate, refused, type Result } from '#libs/kernel';

export const DAYS_OF_WEEK = [
  'DOMINGO',
  'SEGUNDA_FEIRA',
  'TERCA_FEIRA',
  'QUARTA_FEIRA',
  'QUINTA_FEIRA',
  'SEXTA_FEIRA',
  'SABADO',
] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** The schedule of the payments of a consent: exactly one of the members (payments v4). */
export interface Schedule {
  readonly single?: { readonly date: string } | undefined;
  readonly daily?: { readonly startDate: string; readonly quantity: number } | undefined;
  readonly weekly?:
    | { readonly dayOfWeek: DayOfWeek; readonly startDate: string; readonly quantity: number }
    | undefined;
  readonly monthly?:
    | { readonly dayOfMonth: number; readonly startDate: string; readonly quantity: number }
    | undefined;
  readonly custom?:
    { readonly dates: readonly string[]; readonly additionalInformation: string } | undefined;
}

/** The maximum number of days from today to a scheduled payment. */
const HORIZON_DAYS = 730;
const DAY_MS = 86_400_000;

export interface ScheduleRefusal {
  readonly code: 'PARAMETRO_INVALIDO' | 'DATA_PAGAMENTO_INVALIDA';
  readonly pointer: string;
  readonly detail: string;
}

/**
 * The days of the payments, in order.
 *
 * @param today in Brasília, `YYYY-MM-DD`
 * @example datesOf({ daily: { startDate: '2026-12-01', quantity: 2 } }, '2026-11-22');
 * // accepted: ['2026-12-01', '2026-12-02']
 */
export function datesOf(
  schedule: Schedule,
  today: string,
): Result<readonly string[], ScheduleRefusal> {
  const days = expand(schedule);
  if (!days.ok) return days;
  const [first] = [...days.value].sort();
  const last = [...days.value].sort().at(-1);
  if (first === undefined || last === undefined) return refused(wrong('', 'Must have a date.'));
  if (first <= today) {
    return refused(
      invalidDate(`The first payment is on ${first}; it must be after today, ${today}.`),
    );
  }
  const horizon = plusDays(today, HORIZON_DAYS);
  if (last > horizon) {
    return refused(
      invalidDate(`The last payment is on ${last}; it must be on ${horizon} or before.`),
    );
  }
  return days;
}

function expand(schedule: Schedule): Result<readonly string[], ScheduleRefusal> {
  const { single, daily, weekly, monthly, custom } = schedule;
  const start = single?.date ?? daily?.startDate ?? weekly?.startDate ?? monthly?.startDate;
  const named = [...(start === undefined ? [] : [start]), ...(custom?.dates ?? [])];
  const wrongDate = named.find((date) => !isCalendarDate(date));
  if (wrongDate !== undefined) {
    return refused(wrong('', `${wrongDate} is not a date; write it as in 2026-01-31.`));
  }
  if (single !== undefined) return accepted([single.date]);
  if (daily !== undefined) {
    return accepted(sequence(daily.quantity, (index) => plusDays(daily.startDate, index)));
  }
  if (weekly !== undefined) {
    const first = nextDayOfWeek(weekly.startDate, DAYS_OF_WEEK.indexOf(weekly.dayOfWeek));
    return accepted(sequence(weekly.quantity, (index) => plusDays(first, index * 7)));
  }
  if (monthly !== undefined) return accepted(monthlyDates(monthly));
  if (custom === undefined) return refused(wrong('', 'Must have a date.'));
  if (new Set(custom.dates).size < custom.dates.length) {
    return refused(wrong('/custom/dates', 'Must not have duplicate dates.'));
  }
  return accepted(custom.dates);
}

/** If a month does not have the day, the payment is on the first day of the next month (payments v4). */
function monthlyDates({
  dayOfMonth,
  startDate,
  quantity,
}: NonNullable<Schedule['monthly']>): string[] {
  const startsLater = Number(startDate.slice(8)) > dayOfMonth ? 1 : 0;
  const year = Number(startDate.slice(0, 4));
  const month = Number(startDate.slice(5, 7)) - 1 + startsLater;
  return sequence(quantity, (index) => {
    const last = new Date(Date.UTC(year, month + index + 1, 0)).getUTCDate();
    const day = Math.min(dayOfMonth, last + 1);
    return dateOf(Date.UTC(year, month + index, day));
  });
}

function nextDayOfWeek(date: string, dayOfWeek: number): string {
  const ahead = (dayOfWeek - new Date(Date.parse(date)).getUTCDay() + 7) % 7;
  return plusDays(date, ahead);
}

function sequence(length: number, item: (index: number) => string): string[] {
  return Array.from({ length }, (_, index) => item(index));
}

/** A date some days later. */
export function plusDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY_MS);
}

function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function wrong(path: string, detail: string): ScheduleRefusal {
  return { code: 'PARAMETRO_INVALIDO', pointer: `/data/payment/schedule${path}`, detail };
}

function invalidDate(detail: string): ScheduleRefusal {
  return { code: 'DATA_PAGAMENTO_INVALIDA', pointer: '/data/payment/schedule', detail };
}
