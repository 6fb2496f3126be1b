import { type LedgerMove, runsOf } from './ledger-moves';

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
