import { toCents } from '#libs/kernel';
import { type Spending } from '../../payment-terms/recurring-details';
import { type Limits } from '../../recurring-consents/configuration';
import { isUsedUp, limitProblem, periodsAt } from './limits';

const spent = (count: number, cents: number) => ({ count, cents: BigInt(cents) });
const NOTHING = spent(0, 0);
const none: Spending = {
  total: NOTHING,
  day: NOTHING,
  week: NOTHING,
  month: NOTHING,
  year: NOTHING,
};
const noLimits: Limits = { total: {}, periods: {} };
const hundred = { transactionLimit: '100.00' };

describe('The limits of a recurring consent', () => {
  it.each<readonly [string, Partial<Limits>, number, Partial<Spending>, string | undefined]>([
    ['none', {}, 99_999_999, { total: spent(9, 1) }, undefined],
    ['one payment, reached', hundred, 10_000, {}, undefined],
    ['one payment, exceeded', hundred, 10_001, {}, 'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO'],
    ['total, reached', { total: hundred }, 4_000, { total: spent(1, 6_000) }, undefined],
    [
      'total, exceeded',
      { total: hundred },
      4_001,
      { total: spent(1, 6_000) },
      'LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO',
    ],
    [
      'total quantity, reached',
      { total: { quantityLimit: 2 } },
      1,
      { total: spent(1, 1) },
      undefined,
    ],
    [
      'total quantity, exceeded',
      { total: { quantityLimit: 2 } },
      1,
      { total: spent(2, 2) },
      'LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO',
    ],
    ...(['day', 'week', 'month', 'year'] as const).flatMap((name) => [
      [
        `${name}, reached`,
        { periods: { [name]: hundred } },
        4_000,
        { [name]: spent(1, 6_000) },
        undefined,
      ] as const,
      [
        `${name}, exceeded`,
        { periods: { [name]: hundred } },
        4_001,
        { [name]: spent(1, 6_000) },
        'LIMITE_PERIODO_VALOR_EXCEDIDO',
      ] as const,
      [
        `${name} quantity, exceeded`,
        { periods: { [name]: { quantityLimit: 3 } } },
        1,
        { [name]: spent(3, 3) },
        'LIMITE_PERIODO_QUANTIDADE_EXCEDIDO',
      ] as const,
    ]),
  ])('%s', (_, limits, cents, spending, code) => {
    const problem = limitProblem({ ...noLimits, ...limits }, toCents(cents), {
      ...none,
      ...spending,
    });
    expect(problem?.code).toBe(code);
  });

  it.each<readonly [Limits['total'], number, number, boolean]>([
    [{}, 100, 1_000_000, false],
    [hundred, 1, 9_999, false],
    [hundred, 1, 10_000, true],
    [{ quantityLimit: 2 }, 1, 1, false],
    [{ quantityLimit: 2 }, 2, 2, true],
  ])('of all payments are used up: %j after %d payments of %d', (total, count, cents, expected) => {
    expect(isUsedUp({ ...noLimits, total }, spent(count, cents))).toBe(expected);
  });
});

describe('The periods of the limits', () => {
  // 2026-02-28 is a Saturday.
  it.each([
    [
      'the last instant of a Saturday',
      '2026-03-01T02:59:59.999Z',
      '2026-02-28',
      '2026-02-22',
      '2026-02-01',
      '2026-01-01',
    ],
    [
      'the first instant of a Sunday',
      '2026-03-01T03:00:00.000Z',
      '2026-03-01',
      '2026-03-01',
      '2026-03-01',
      '2026-01-01',
    ],
    [
      'the end of a year',
      '2027-01-01T02:00:00.000Z',
      '2026-12-31',
      '2026-12-27',
      '2026-12-01',
      '2026-01-01',
    ],
  ])('begin at midnight in Brasília: %s', (_, now, ...starts) => {
    const { day, week, month, year } = periodsAt(Date.parse(now));
    const days = [day, week, month, year].map(({ fromMs }) => new Date(fromMs).toISOString());
    expect(days).toEqual(starts.map((start) => `${start}T03:00:00.000Z`));
  });

  it('end where the next begin', () => {
    const { day, week, month, year } = periodsAt(Date.parse('2026-12-31T12:00:00Z'));
    const ends = [day, week, month, year].map(({ untilMs }) => new Date(untilMs).toISOString());
    expect(ends.map((end) => end.slice(0, 10))).toEqual([
      '2027-01-01',
      '2027-01-03',
      '2027-01-01',
      '2027-01-01',
    ]);
  });
});
