import { brasiliaDayStartMs } from '#libs/brazil';
import { addMonths, LAST_INSTANT_MS, stableUuid, toIsoUtc } from '#libs/kernel';
import { INTERNAL_ACCOUNTS, type LedgerEntry, type LedgerLine } from '../../ledger/posting';
import { company, person } from './counterparties';
import { Draws } from './draws';
import { movementsOf, type HistoryOf, type Movement, type Parties } from './month';
import { type AccountProfile } from './profiles';

/** The transactions of an account up to a day, and some scheduled ones. */
export interface History {
  /** One entry for each month: many transactions, and one line of the bank for their sum. */
  readonly booked: readonly LedgerEntry[];
  /** Entries of one transaction each. */
  readonly future: readonly LedgerEntry[];
}

const MONTHS = 12;
const MONTHS_AHEAD = 2;
const FUTURE_TRANSACTIONS = 3;

/**
 * A year of transactions that ends with the balance of the profile on `today`. The same profile and day always give the
 * same transactions. The balance is never below zero.
 * @param today a day in Brasília, `YYYY-MM-DD`
 */
export function historyOf(of: HistoryOf, today: string): History {
  const { account } = of;
  const start = [addMonths(today, -MONTHS), today].sort()[0] ?? today;
  const parties: Parties = new Map();
  const months = monthsFrom(start, addMonths(today, MONTHS_AHEAD)).map((month) => ({
    month,
    movements: movementsOf(of, month, parties),
  }));
  // Today has only the transactions at midnight, because the rest of the day may be in the future.
  const past = months.map(({ month, movements }) =>
    entryOf(
      account,
      month,
      movements.filter(({ date }) => date >= start && date < today),
    ),
  );
  const booked = [...past, entryOf(account, `today ${today}`, midnight(account, today))].flat();
  const future = months
    .flatMap(({ movements }) => movements)
    .filter(({ date, atMs, isPlanned }) => isPlanned && date > today && atMs <= LAST_INSTANT_MS)
    .slice(0, FUTURE_TRANSACTIONS)
    .flatMap((movement, index) => entryOf(account, `future ${today} ${String(index)}`, [movement]));
  return { booked: [opening(account, start, booked), ...booked], future };
}

/** Two scheduled payments at the start of the day, so that every day has transactions. */
function midnight({ accountId, income }: AccountProfile, today: string): LedgerLine[] {
  const draws = new Draws(`${accountId} today ${today}`);
  const [payer, payee] = [person(draws), company(draws)];
  const common = { accountId, atMs: brasiliaDayStartMs(today), type: 'PIX' } as const;
  const amount = (): number => Math.round((income * draws.between(10, 40)) / 1_000);
  return [
    {
      ...common,
      cents: amount(),
      name: `PIX AGENDADO RECEBIDO ${payer.name.toUpperCase()}`,
      counterparty: payer.counterparty,
    },
    {
      ...common,
      cents: -amount(),
      name: `PIX AGENDADO ENVIADO ${payee.name.toUpperCase()}`,
      counterparty: payee.counterparty,
    },
  ];
}

/** The opening balance of the year, which leads to the balance of the profile. */
function opening(
  account: AccountProfile,
  start: string,
  booked: readonly LedgerEntry[],
): LedgerEntry {
  const lines = booked.flatMap((entry) => entry.lines);
  const own = lines.filter(({ accountId }) => accountId === account.accountId);
  const cents = account.total - own.reduce((sum, line) => sum + line.cents, 0);
  const { accountId } = account;
  const atMs = brasiliaDayStartMs(start);
  const line = { accountId, atMs, cents, type: 'OUTROS', name: 'SALDO ANTERIOR' } as const;
  const [entry] = entryOf(account, `opening ${start}`, [line]);
  if (entry === undefined) throw new Error('An entry of one line is never empty.');
  return entry;
}

/** An entry with a line of the bank, so that it adds up to zero; none without transactions. */
function entryOf(
  { accountId }: AccountProfile,
  name: string,
  lines: readonly (LedgerLine | Movement)[],
): LedgerEntry[] {
  const atMs = lines.at(-1)?.atMs;
  if (atMs === undefined) return [];
  const cents = lines.reduce((sum, line) => sum - line.cents, 0);
  const counter: LedgerLine = {
    accountId: INTERNAL_ACCOUNTS.funding,
    atMs,
    cents,
    type: 'OUTROS',
    name: 'DADOS INICIAIS',
  };
  const entryId = stableUuid(`entry ${accountId} ${name}`);
  return [{ entryId, at: toIsoUtc(atMs), lines: cents === 0 ? lines : [...lines, counter] }];
}

/** The months of the days from the first to the last, as `YYYY-MM`. */
function monthsFrom(first: string, last: string): string[] {
  const months = [first.slice(0, 7)];
  for (;;) {
    const month = months.at(-1) ?? '';
    const next = addMonths(`${month}-01`, 1).slice(0, 7);
    // There is no month after the last one of the calendar.
    if (next > last.slice(0, 7) || next === month) return months;
    months.push(next);
  }
}
