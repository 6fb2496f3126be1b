import { brasiliaDate } from '#libs/brazil';
import { addDays } from '#libs/kernel';
import { type LedgerLine } from '../../ledger/posting';
import { madeUpPart, type MadeUp } from './more-transactions';

const MADE: MadeUp = { accountId: 'account', seed: 7, from: '2026-01-01', days: 45 };

function lines(made: MadeUp, start: number, limit: number): LedgerLine[] {
  return madeUpPart(made, start, limit)
    .entries.flatMap((entry) => entry.lines)
    .filter(({ accountId }) => accountId === made.accountId);
}

describe('Made-up transactions', () => {
  const all = lines(MADE, 0, 3_000);

  it.each([1, 7, 8, 45, 46, 500, 2_999])('have %d as the beginning of more', (count) => {
    expect(madeUpPart(MADE, 0, count).count).toBe(count);
    expect(lines(MADE, 0, count)).toEqual(all.slice(0, count));
  });

  it('can be continued at any number', () => {
    const parts: LedgerLine[] = [];
    for (const size of [1, 44, 3, 8, 100, 13, 331, 500]) {
      parts.push(...lines(MADE, parts.length, size));
    }
    expect(parts).toEqual(all.slice(0, parts.length));
  });

  it('are other ones for another seed or account', () => {
    for (const other of [{ seed: 8 }, { accountId: 'other' }]) {
      const amounts = lines({ ...MADE, ...other }, 0, 100).map(({ cents }) => cents);
      expect(amounts).not.toEqual(all.slice(0, 100).map(({ cents }) => cents));
    }
  });

  it('sum to zero with the bank, and never take more than they have brought', () => {
    const sums = [0, 3, 100].flatMap((start) =>
      madeUpPart(MADE, start, 501).entries.map((entry) =>
        entry.lines.reduce((sum, { cents }) => sum + cents, 0),
      ),
    );
    expect(new Set(sums)).toEqual(new Set([0]));
    let balance = 0;
    for (const { cents } of all) {
      balance += cents;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });

  it('are spread over all days, and have ids of their own', () => {
    for (const count of [45, 135, 3_000]) {
      const days = all.slice(0, count).map(({ atMs = 0 }) => brasiliaDate(atMs));
      const expected = Array.from({ length: 45 }, (_, index) => addDays(MADE.from, index));
      expect([...new Set(days)].sort()).toEqual(expected);
    }
    const entries = madeUpPart(MADE, 0, 3_000).entries;
    const ids = entries.flatMap(({ entryId, lines: own }) =>
      own.map(({ line }) => `${entryId}-${String(line)}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
