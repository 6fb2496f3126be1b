import { addDays, addMonths } from '#libs/kernel';
import { type CardAccount } from './card';

/** The month of the first bill of every card, `YYYY-MM`. */
export const FIRST_BILL = '2020-01';

/** Days from the closing of a bill to the day on which it is due. */
const DAYS_TO_PAY = 8;

type Closing = Pick<CardAccount, 'closingDay'>;

/** The last day of a bill, in Brasília. */
export function closingDate({ closingDay }: Closing, month: string): string {
  return `${month}-${String(closingDay).padStart(2, '0')}`;
}

/** The day on which a bill is due. */
export function dueDate(card: Closing, month: string): string {
  return addDays(closingDate(card, month), DAYS_TO_PAY);
}

export function monthBefore(month: string): string {
  return addMonths(`${month}-01`, -1).slice(0, 7);
}

export function monthAfter(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7);
}

/** The month of the bill that contains a day. */
export function billOf(card: Closing, date: string): string {
  const month = date.slice(0, 7);
  return date <= closingDate(card, month) ? month : monthAfter(month);
}

/** A slice of the months of the bills that are closed on a day and due in a period, newest first, and their total number. */
export function closedMonths(
  card: Closing,
  { today, from, to }: { readonly today: string; readonly from: string; readonly to: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly months: readonly string[]; readonly total: number } {
  const lastClosed = monthBefore(billOf(card, today));
  const lastDue = monthBefore(billOf(card, addDays(to, 1 - DAYS_TO_PAY)));
  const newest = lastDue < lastClosed ? lastDue : lastClosed;
  const firstDue = billOf(card, addDays(from, -DAYS_TO_PAY));
  const oldest = firstDue > FIRST_BILL ? firstDue : FIRST_BILL;
  const total = Math.max(0, numberOf(newest) - numberOf(oldest) + 1);
  const length = Math.max(0, Math.min(limit, total - offset));
  const months = Array.from({ length }, (_, index) =>
    addMonths(`${newest}-01`, -offset - index).slice(0, 7),
  );
  return { months, total };
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
