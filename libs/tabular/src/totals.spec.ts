import { column, COLUMNS, ROW, tableOf, NOON_MS } from './test/tables';
import { ColumnTotals } from './totals';
import { manifestOf } from './manifest';

const MAX = Number.MAX_SAFE_INTEGER;

describe('ColumnTotals', () => {
  it('counts rows and adds up money only', () => {
    const totals = new ColumnTotals(COLUMNS);
    totals.add([ROW, COLUMNS.map(() => null)]);
    totals.add([ROW]);
    expect(totals.rows).toBe(3);
    expect([...totals.sums]).toEqual([['amount', 246_912n]]);
    expect(totals.decimals()).toEqual({ amount: '2469.12' });
  });

  it('has no sum of a column that is not summed', () => {
    const balance = { ...column('balance', 'money'), isSummed: false } as const;
    const totals = new ColumnTotals([column('amount', 'money'), balance]);
    totals.add([[1, 100]]);
    expect(totals.decimals()).toEqual({ amount: '0.01' });
  });

  it.each([
    [[MAX, MAX, MAX], 3n * BigInt(MAX)],
    [[-MAX, -MAX, 1], 1n - 2n * BigInt(MAX)],
    [[MAX, 2, -3], BigInt(MAX) - 1n],
    [[], 0n],
  ])('adds %j exactly', (amounts, sum) => {
    const totals = new ColumnTotals([column('a', 'money')]);
    totals.add(amounts.map((amount) => [amount]));
    expect(totals.sums.get('a')).toBe(sum);
  });

  it.each([
    [-5, '-0.05'],
    [0, '0.00'],
    [-12_345, '-123.45'],
  ])('writes %d cents as %s', (cents, text) => {
    const totals = new ColumnTotals([column('a', 'money')]);
    totals.add([[cents]]);
    expect(totals.decimals()).toEqual({ a: text });
  });
});

describe('manifestOf', () => {
  it('says what the file holds', () => {
    const table = tableOf([column('a', 'money')], { formulaEscape: false });
    const totals = new ColumnTotals(table.columns);
    totals.add([[1], [2]]);
    const digest = { sha256: 'ab', size: 7 };
    expect(manifestOf({ format: 'csv', table, totals, digest, snapshotAtMs: NOON_MS })).toEqual({
      format: 'csv',
      title: 'Payments of January',
      columns: [{ name: 'a', type: 'money' }],
      rows: 2,
      totals: { a: '0.03' },
      sha256: 'ab',
      size: 7,
      snapshotAt: '2026-01-31T12:00:00.000Z',
      options: table.options,
    });
  });
});
