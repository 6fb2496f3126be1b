import { dayOf, differencesIn, elementsOfTotals } from './totals';

const NONE = { count: 0, cents: 0 };
const TOTALS = {
  credits: { count: 1, cents: 500 },
  creditReversals: { count: 2, cents: 40 },
  debits: { count: 3, cents: 7_000 },
  debitReversals: { count: 4, cents: 300 },
  inquiries: 5,
  authorizations: 6,
};

describe('The totals of a reconciliation', () => {
  it('are counts of 10 digits, amounts of 16, and the net amount with its sign', () => {
    expect(elementsOfTotals(TOTALS)).toEqual({
      '74': '0000000001',
      '75': '0000000002',
      '76': '0000000003',
      '77': '0000000004',
      '80': '0000000005',
      '81': '0000000006',
      '86': '0000000000000500',
      '87': '0000000000000040',
      '88': '0000000000007000',
      '89': '0000000000000300',
      '97': 'D0000000000006240',
    });
  });

  it.each([
    [{ credits: { count: 1, cents: 7_000 } }, 'C0000000000000260'],
    [
      { credits: NONE, creditReversals: NONE, debits: NONE, debitReversals: NONE },
      'C0000000000000000',
    ],
  ])('have with %j the net amount %s', (change, net) => {
    expect(elementsOfTotals({ ...TOTALS, ...change })['97']).toBe(net);
  });

  const own = elementsOfTotals(TOTALS);
  it.each([
    [{}, []],
    [own, []],
    [{ ...own, '76': '0000000009' }, ['76']],
    [{ '97': 'C0000000000006240', '74': '1' }, ['74', '97']],
    // Only the totals are compared.
    [{ '7': '1121120000' }, []],
  ])('differ from %j in %j', (fields, different) => {
    expect(differencesIn({ mti: '0500', fields }, own)).toEqual(different);
  });

  it.each([
    [{ '15': '1123', '13': '1122', '7': '1121120000' }, '1123'],
    [{ '13': '1122', '7': '1121120000' }, '1122'],
    [{ '7': '1121120000' }, '1121'],
  ])('of %j are of day %s', (fields, day) => {
    expect(dayOf({ mti: '0500', fields })).toBe(day);
  });
});
