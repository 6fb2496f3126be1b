import { RequestInvalid } from '#libs/kernel';
import { statementDays, type DaysOf } from './statement-days';

/** 2026-11-02 at 00:30 in Brasília; in UTC it is the same day at 03:30. */
const NOW_MS = Date.parse('2026-11-02T03:30:00Z');
const DAILY: DaysOf = { format: 'camt.053', onlyFinal: true, nowMs: NOW_MS };
const INTRADAY: DaysOf = { format: 'camt.052', onlyFinal: false, nowMs: NOW_MS };

describe('The days of a statement', () => {
  it.each([
    ['one day that is over', DAILY, { from: '2026-11-01', to: '2026-11-02' }, ['01', '01', true]],
    ['several days', DAILY, { from: '2026-10-31', to: '2026-11-02' }, ['31', '01', true]],
    ['the end is yesterday by default', DAILY, { from: '2026-11-01' }, ['01', '01', true]],
    ['today, which is not over', INTRADAY, { from: '2026-11-02' }, ['02', '02', false]],
    [
      'until a day that has not begun',
      INTRADAY,
      { from: '2026-10-31', to: '2026-12-24' },
      ['31', '02', false],
    ],
    [
      'one day of an intraday format',
      INTRADAY,
      { from: '2026-11-01', to: '2026-11-02' },
      ['01', '01', true],
    ],
  ] as const)('%s', (_, format, days, [first, last, isFinal]) => {
    const found = statementDays(days, format);
    expect([found.firstDay.slice(-2), found.lastDay.slice(-2), found.isFinal]).toEqual([
      first,
      last,
      isFinal,
    ]);
  });

  it('begin and end at midnight in Brasília, or end now', () => {
    const { fromMs, toMs } = statementDays({ from: '2026-11-01', to: '2026-11-02' }, DAILY);
    expect([fromMs, toMs].map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-11-01T03:00:00.000Z',
      '2026-11-02T03:00:00.000Z',
    ]);
    expect(statementDays({ from: '2026-11-02' }, INTRADAY).toMs).toBe(NOW_MS + 1);
  });

  it('are thirty by default', () => {
    expect(statementDays({}, DAILY)).toMatchObject({
      firstDay: '2026-10-03',
      lastDay: '2026-11-01',
    });
    expect(statementDays({}, INTRADAY)).toMatchObject({
      firstDay: '2026-10-04',
      lastDay: '2026-11-02',
    });
  });

  it.each([
    ['an instant', DAILY, { from: '2026-11-01T00:00:00Z' }, '/parameters/from: Must be a date'],
    ['another instant', DAILY, { to: '2026-11-01T00:00:00Z' }, '/parameters/to: Must be a date'],
    ['no day', DAILY, { from: '2026-11-01', to: '2026-11-01' }, '/parameters/from: Must be before'],
    [
      'a day that has not begun',
      INTRADAY,
      { from: '2026-11-03', to: '2026-11-09' },
      'Must be 2026-11-02 or earlier',
    ],
    [
      'today in a daily format',
      DAILY,
      { from: '2026-11-02', to: '2026-11-03' },
      'Use camt.052 for a day that is not over.',
    ],
    [
      'today by default',
      DAILY,
      { from: '2026-11-02' },
      '/parameters/from: Must be before `to`, which is 2026-11-02',
    ],
  ] as const)('refuse %s', (_, format, days, expected) => {
    expect(refusalOf(days, format)).toContain(expected);
  });
});

function refusalOf(days: Parameters<typeof statementDays>[0], format: DaysOf): string {
  try {
    statementDays(days, format);
  } catch (error) {
    if (!(error instanceof RequestInvalid)) throw error;
    return error.violations.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('\n');
  }
  return 'not refused';
}
