import { createHash } from 'node:crypto';
import {
  brasiliaDate,
  brasiliaDayStartMs,
  hasTaxIdCheckDigits,
  withCheckDigits,
} from '#libs/brazil';
import { addDays, addMonths } from '#libs/kernel';
import { TRANSACTION_TYPES, type LedgerEntry, type LedgerLine } from '../../ledger/posting';
import { historyOf, type History } from './history';
import { type HistoryOf } from './month';
import { derivedCustomer, SEEDED_CUSTOMERS, type CustomerProfile } from './profiles';

const TODAY = '2026-11-22';

function accountsOf({ document, accounts }: CustomerProfile): HistoryOf[] {
  return accounts.map((account) => ({ account, document }));
}

const seeded = SEEDED_CUSTOMERS.flatMap(accountsOf);
const documents = Array.from({ length: 60 }, (_, index) => {
  const number = String(index * 7_919).padStart(9, '0');
  return withCheckDigits(index % 3 === 0 ? `${number}001` : number);
});
const derived = documents.flatMap((document) => accountsOf(derivedCustomer(document)));

function ownLines({ account }: HistoryOf, entries: readonly LedgerEntry[]): LedgerLine[] {
  return entries
    .flatMap(({ lines }) => lines)
    .filter(({ accountId }) => accountId === account.accountId);
}

/** The lowest balance, and the last one. */
function balances(of: HistoryOf, { booked }: History): { lowest: number; last: number } {
  let last = 0;
  let lowest = Infinity;
  for (const { cents } of ownLines(of, booked)) {
    last += cents;
    lowest = Math.min(lowest, last);
  }
  return { lowest, last };
}

describe('The history of an account', () => {
  it('is the same on every machine', () => {
    const all = seeded.map((of) => historyOf(of, TODAY));
    const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex');
    expect(digest).toBe('e66b5220e814d213c2251767b9f2d07fdeec2eb0ccc8994162c53e319c5d2d80');
  });

  it('ends with the balance of the profile and was never below zero, whatever the day is', () => {
    const wrong: unknown[] = [];
    const check = (of: HistoryOf, today: string): void => {
      const { lowest, last } = balances(of, historyOf(of, today));
      if (lowest <= 0 || last !== of.account.total)
        wrong.push([of.account.accountId, today, lowest]);
    };
    // 11 days are neither weeks nor a month: the dates fall on every day of both.
    for (let day = 0; day < 400; day += 11) {
      for (const of of seeded) check(of, addDays('2027-12-01', day));
    }
    for (const [index, of] of derived.entries()) {
      for (let day = 0; day < 60; day += 22) check(of, addDays(TODAY, day + index));
    }
    expect(wrong).toEqual([]);
  });

  it.each(seeded)('of $account.accountId has entries that sum to zero', (of) => {
    const { booked, future } = historyOf(of, TODAY);
    const sums = [...booked, ...future].map(({ lines }) =>
      lines.reduce((sum, { cents }) => sum + cents, 0),
    );
    expect(new Set(sums)).toEqual(new Set([0]));
    const ids = [...booked, ...future].map(({ entryId }) => entryId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(seeded)('of $account.accountId is a year, and its days are in order', (of) => {
    const { booked, future } = historyOf(of, TODAY);
    const instants = ownLines(of, booked).map(({ atMs = 0 }) => atMs);
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
    expect(instants[0]).toBe(brasiliaDayStartMs(addMonths(TODAY, -12)));
    // Of today only midnight: whatever the time of the sandbox is, nothing lies ahead of it.
    const ofToday = instants.filter((atMs) => brasiliaDate(atMs) === TODAY);
    expect(ofToday).toEqual([brasiliaDayStartMs(TODAY), brasiliaDayStartMs(TODAY)]);
    expect(instants.at(-1)).toBe(brasiliaDayStartMs(TODAY));
    const ahead = ownLines(of, future).map(({ atMs = 0 }) => brasiliaDate(atMs));
    expect(ahead).toHaveLength(3);
    expect(ahead.filter((date) => date <= TODAY)).toEqual([]);
  });

  it('has transactions of every type, and tax ids with correct check digits', () => {
    const lines = seeded.flatMap((of) => ownLines(of, historyOf(of, TODAY).booked));
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(TRANSACTION_TYPES));
    const taxIds = lines.flatMap(({ counterparty }) => counterparty?.document ?? []);
    expect(taxIds.length).toBeGreaterThan(1_000);
    expect(taxIds.filter((taxId) => !hasTaxIdCheckDigits(taxId))).toEqual([]);
  });

  it('shows the transfer to the savings on both accounts', () => {
    const transfers = ['maria-corrente', 'maria-poupanca'].map((id) => {
      const of = seeded.find(({ account }) => account.accountId === id);
      if (of === undefined) throw new Error(`There is no ${id}.`);
      return ownLines(of, historyOf(of, TODAY).booked)
        .filter(({ type }) => type === 'TRANSFERENCIA_MESMA_INSTITUICAO')
        .map(({ atMs, cents }) => [atMs, Math.abs(cents)]);
    });
    expect(transfers[0]).toHaveLength(12);
    expect(transfers[0]).toEqual(transfers[1]);
  });

  it.each(['0000-12-31', '0001-01-01', '9999-12-31'])('can be made on %s', (today) => {
    for (const of of seeded) {
      const history = historyOf(of, today);
      expect(balances(of, history).last).toBe(of.account.total);
      const written = [...history.booked, ...history.future].map(({ at }) => at.length);
      expect(new Set(written)).toEqual(new Set([24]));
    }
  });
});

describe('The customer of an unknown document', () => {
  it('is the same for the same document, and another for another', () => {
    const [one = '', other = ''] = documents;
    expect(derivedCustomer(one)).toEqual(derivedCustomer(one));
    expect(derivedCustomer(one).id).not.toBe(derivedCustomer(other).id);
    const ids = derived.map(({ account }) => account.accountId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
