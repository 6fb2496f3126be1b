import { brasiliaDate } from '#libs/brazil';
import { toCents, type Cents } from '#libs/kernel';
import { type Bill, type CardAccount, type CardLine } from './card';
import { laterInstalments, linesOfBill } from './card-lines';
import { billOf, dueDate, FIRST_BILL, monthBefore } from './card-months';

/** The minimum payment, in hundredths of the total. */
const MINIMUM_PERCENT = 15;

/** The id of the bill of a month. */
export function billIdOf({ creditCardAccountId }: CardAccount, month: string): string {
  return `${creditCardAccountId}-${month}`;
}

/** The month of a bill that is closed on a day; undefined if the card has no such bill. */
export function monthOfBill(card: CardAccount, billId: string, today: string): string | undefined {
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(billId.slice(-7))?.[0];
  if (month === undefined || billId !== billIdOf(card, month)) return undefined;
  const isClosed = month >= FIRST_BILL && month < billOf(card, today);
  return isClosed ? month : undefined;
}

/** A closed bill. Each bill is paid in full on the day on which it is due. */
export function billIn(card: CardAccount, month: string, today: string): Bill {
  const lines = linesOfBill(card, month);
  const totalCents = sum(lines);
  const due = dueDate(card, month);
  return {
    billId: billIdOf(card, month),
    dueDate: due,
    totalCents,
    minimumCents: Math.ceil((totalCents * MINIMUM_PERCENT) / 100),
    iofCents: sum(lines.filter(({ type }) => type === 'OUTROS')),
    isPaid: due <= today,
  };
}

/** The transactions of the days that have happened, newest first. */
export function linesBetween(
  card: CardAccount,
  { from, to }: { readonly from: string; readonly to: string },
  nowMs: number,
): CardLine[] {
  const lines: CardLine[] = [];
  const first = billOf(card, from);
  const oldest = first > FIRST_BILL ? first : FIRST_BILL;
  for (let month = billOf(card, to); month >= oldest; month = monthBefore(month)) {
    lines.push(...linesOfBill(card, month).reverse());
  }
  return lines.filter(({ date, atMs }) => date >= from && date <= to && atMs <= nowMs);
}

/**
 * The used part of the limit: the last closed bill if it is not paid yet, the transactions of the open bill, and the later
 * instalments of purchases.
 */
export function usedLimit(card: CardAccount, nowMs: number): Cents {
  const today = brasiliaDate(nowMs);
  const open = billOf(card, today);
  const closed = monthBefore(open);
  const bill = closed < FIRST_BILL ? undefined : billIn(card, closed, today);
  const unpaid = bill === undefined || bill.isPaid ? 0 : bill.totalCents;
  const lines = linesOfBill(card, open);
  // A purchase that has not happened yet is not owed, nor are its instalments.
  const isOwed = ({ atMs, instalment }: CardLine): boolean =>
    instalment === undefined || instalment.firstBill === open ? atMs <= nowMs : true;
  const isNew = lines.some(
    ({ atMs, instalment }) => instalment?.firstBill === open && atMs > nowMs,
  );
  const later = laterInstalments(card, open).filter(
    ({ instalment }) => !isNew || instalment?.firstBill !== open,
  );
  return toCents(unpaid + sum(lines.filter(isOwed)) + sum(later));
}

function sum(lines: readonly CardLine[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
