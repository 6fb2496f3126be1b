import { type UnitOfWork } from '#libs/database';
import { Ledger } from '../../ledger/ledger.repository';
import { type LedgerMove, moveLedger, runsOf } from './ledger-moves';

const hold = (accountId: string): LedgerMove => ({ kind: 'hold', accountId, cents: 1 });
const release: LedgerMove = { kind: 'release', accountId: 'a', cents: 1 };
const post: LedgerMove = {
  kind: 'post',
  entry: { entryId: 'e', at: '2026-11-03T12:00:00.000Z', lines: [] },
};

describe('Moves of the ledger', () => {
  it.each([
    ['none', [], []],
    ['of one kind are one run', [hold('a'), hold('b'), hold('a')], [3]],
    ['keep their order', [hold('a'), post, post, hold('a'), release], [1, 2, 1, 1]],
  ] as const)('%s', (_, moves, lengths) => {
    const runs = runsOf(moves);
    expect(runs.map((run) => run.length)).toEqual(lengths);
    expect(runs.flat()).toEqual(moves);
  });
});

/** Carries out holds on accounts with these amounts. @returns what was done, and the account and the amount of each statement */
function held(available: Readonly<Record<string, number>>, moves: readonly LedgerMove[]) {
  const left = new Map(Object.entries(available));
  const tx = { table: () => 'accounts' } as unknown as UnitOfWork;
  const work = moveLedger(tx, new Ledger(), moves, 0);
  const statements: string[] = [];
  let step = work.next();
  while (step.done !== true) {
    const [, cents, , , accountId] = step.value.parameters;
    statements.push(`${String(accountId)} ${String(cents)}`);
    const rest = (left.get(String(accountId)) ?? 0) - Number(cents);
    if (rest >= 0) left.set(String(accountId), rest);
    step = work.next(rest >= 0 ? [{ account_id: String(accountId) }] : []);
  }
  return { done: step.value, statements };
}

describe('Amounts that are held', () => {
  const amount = (accountId: string, cents: number): LedgerMove => ({
    kind: 'hold',
    accountId,
    cents,
  });

  it.each([
    ['share the statement of their account', { a: 5 }, [2, 3], [true, true], ['a 5']],
    ['are tried once if there is one', { a: 1 }, [2], [false], ['a 2']],
    [
      'are held for the first ones',
      { a: 3 },
      [2, 2, 1],
      [true, false, true],
      ['a 5', 'a 2', 'a 2', 'a 1'],
    ],
  ] as const)('%s', (_, available, cents, done, statements) => {
    const moves = cents.map((each) => amount('a', each));
    expect(held(available, moves)).toEqual({ done, statements });
  });

  it('are held by the ids of their accounts, also if one has too little', () => {
    const moves = [amount('b', 2), amount('a', 2), amount('b', 2), amount('a', 2)];
    expect(held({ a: 4, b: 3 }, moves)).toEqual({
      done: [true, true, false, true],
      statements: ['a 4', 'b 4', 'b 2', 'b 2'],
    });
  });
});
