import { brasiliaDayStartMs } from '#libs/brazil';
import { addDays, addMonths, stableUuid } from '#libs/kernel';
import { Draws } from '../history/draws';
import { type CardAccount, type CardLine } from './card';
import { CARD_PLAN, MERCHANTS, type CardPlanLine } from './card-plan';
import { closingDate, FIRST_BILL, monthAfter, monthBefore } from './card-months';

type Draft = Omit<CardLine, 'transactionId' | 'month'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Transactions are between 8:00 and 22:00 in Brasília. */
const FIRST_HOUR = 8;
const OPEN_MS = 14 * HOUR_MS;
/** Credits are booked after all purchases of their bill. */
const CREDIT_HOUR = 23;
/** The tax on purchases abroad, in thousandths (Decreto 6.306/2007, art. 15-B; rate of 2025). */
const IOF_PER_MILLE = 35;
const MOST_INSTALMENTS = 6;

/**
 * The transactions of one bill, in the order of time. The same card and month always give the same.
 * @param month of the bill, `YYYY-MM`
 */
export function linesOfBill(card: CardAccount, month: string): CardLine[] {
  if (month < FIRST_BILL) return [];
  const number = Number(month.slice(5));
  const draws = new Draws(`${card.creditCardAccountId} ${month}`);
  const planned = CARD_PLAN.filter(({ everyMonths = 1 }) => number % everyMonths === 0);
  const own = planned.flatMap((line) => draftsOf(line, { card, month, draws }));
  const drafts = [...own, ...creditsFor(own, card, month), ...instalmentsIn(card, month)];
  return drafts
    .sort((one, other) => one.atMs - other.atMs)
    .map((draft, index) => ({
      ...draft,
      month,
      transactionId: stableUuid(`card line ${card.creditCardAccountId} ${month} ${String(index)}`),
    }));
}

/** The instalments in later bills of purchases that begin in this bill or before. */
export function laterInstalments(card: CardAccount, month: string): CardLine[] {
  const later: CardLine[] = [];
  let last = month;
  for (let ahead = 1; ahead < MOST_INSTALMENTS; ahead += 1) {
    const next = monthAfter(last);
    // There is no month after the last one of the calendar.
    if (next === last) break;
    last = next;
    const lines = linesOfBill(card, next);
    later.push(...lines.filter(({ instalment }) => (instalment?.firstBill ?? next) <= month));
  }
  return later;
}

interface Month {
  readonly card: CardAccount;
  readonly month: string;
  readonly draws: Draws;
}

function draftsOf(line: CardPlanLine, { card, month, draws }: Month): Draft[] {
  const [least, most] = line.times;
  return Array.from({ length: draws.between(least, most) }, () => {
    const at = instantIn(card, month, draws);
    const [from, to] = line.share;
    const cents = line.cents ?? Math.round((card.income * draws.between(from, to)) / 1_000);
    const merchant = draws.pick(MERCHANTS);
    const isPurchase = line.type === 'PAGAMENTO';
    const purchase: Draft = {
      ...at,
      cardNumber: draws.pick(card.cardNumbers),
      type: line.type,
      name: line.name ?? merchant.name,
      cents,
      ...(isPurchase ? { mcc: line.mcc ?? merchant.mcc } : {}),
      ...(line.isAbroad === true ? { foreign: inDollars(cents, draws) } : {}),
    };
    return line.isAbroad === true ? [purchase, iofOf(purchase)] : [purchase];
  }).flat();
}

/** The amount in dollars, at a made-up rate between 5.00 and 5.99 reais. */
function inDollars(cents: number, draws: Draws): NonNullable<CardLine['foreign']> {
  return {
    cents: Math.max(1, Math.round((cents * 100) / draws.between(500, 599))),
    currency: 'USD',
  };
}

function iofOf({ cents, cardNumber, atMs, date }: Draft): Draft {
  const iof = Math.max(1, Math.round((cents * IOF_PER_MILLE) / 1_000));
  return { cardNumber, atMs, date, type: 'OUTROS', name: 'IOF COMPRA INTERNACIONAL', cents: iof };
}

/** The credits at the end of a bill: cash back each month, and a reversed purchase each third month. */
function creditsFor(own: readonly Draft[], card: CardAccount, month: string): Draft[] {
  const date = closingDate(card, month);
  const common = { date, atMs: brasiliaDayStartMs(date) + CREDIT_HOUR * HOUR_MS };
  const cardNumber = card.cardNumbers[0];
  const cents = -Math.max(1, Math.round(card.income / 1_000));
  const cashback: Draft = { ...common, cardNumber, type: 'CASHBACK', name: 'CASHBACK', cents };
  const bought = own.find(({ type, foreign }) => type === 'PAGAMENTO' && foreign === undefined);
  if (bought === undefined || Number(month.slice(5)) % 3 !== 0) return [cashback];
  const { mcc } = bought;
  const reversal: Draft = {
    ...common,
    cardNumber: bought.cardNumber,
    type: 'ESTORNO',
    name: `ESTORNO ${bought.name}`,
    cents: -bought.cents,
    ...(mcc === undefined ? {} : { mcc }),
  };
  return [cashback, reversal];
}

/** One instalment of each purchase in instalments of this bill and of the bills before. */
function instalmentsIn(card: CardAccount, month: string): Draft[] {
  const found: Draft[] = [];
  let first = month;
  for (let number = 1; number <= MOST_INSTALMENTS && first >= FIRST_BILL; number += 1) {
    const draws = new Draws(`${card.creditCardAccountId} instalments ${first}`);
    // Not every month has one.
    if (draws.below(2) === 0) {
      const of = draws.between(3, MOST_INSTALMENTS);
      const { date, atMs } = instantIn(card, first, draws);
      const due = addMonths(date, number - 1);
      const merchant = draws.pick(MERCHANTS);
      const total = Math.round((card.income * draws.between(60, 180)) / 1_000);
      const cents = Math.max(1, Math.floor(total / of));
      const { name, mcc } = merchant;
      const cardNumber = card.cardNumbers[0];
      const at = brasiliaDayStartMs(due) + atMs - brasiliaDayStartMs(date);
      const draft: Draft = { cardNumber, type: 'PAGAMENTO', name, mcc, cents, date: due, atMs: at };
      if (number <= of) found.push({ ...draft, instalment: { number, of, firstBill: first } });
    }
    first = monthBefore(first);
  }
  return found;
}

/** An instant on any day of the bill. */
function instantIn(
  card: CardAccount,
  month: string,
  draws: Draws,
): { readonly date: string; readonly atMs: number } {
  const opening = addDays(closingDate(card, monthBefore(month)), 1);
  const days = (Date.parse(closingDate(card, month)) - Date.parse(opening)) / DAY_MS + 1;
  const date = addDays(opening, draws.below(days));
  return { date, atMs: brasiliaDayStartMs(date) + FIRST_HOUR * HOUR_MS + draws.below(OPEN_MS) };
}
