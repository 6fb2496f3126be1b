import { datesOf, DAYS_OF_WEEK, plusDays, type DayOfWeek, type Schedule } from './schedule';

const TODAY = '2026-01-30';
const text = 'Toda semana';

/** The schedule, and the days of its payments. */
type Line = readonly [string, Schedule, readonly string[]];

const lines: readonly Line[] = [
  ['single, tomorrow', { single: { date: '2026-01-31' } }, ['2026-01-31']],
  ['single, after 730 days', { single: { date: '2028-01-30' } }, ['2028-01-30']],
  [
    'daily, over the end of a month',
    { daily: { startDate: '2026-02-27', quantity: 3 } },
    ['2026-02-27', '2026-02-28', '2026-03-01'],
  ],
  [
    'daily, in a leap year',
    { daily: { startDate: '2028-01-02', quantity: 2 } },
    ['2028-01-02', '2028-01-03'],
  ],
  ['weekly, on the day it begins', weekly('SABADO'), ['2026-01-31', '2026-02-07']],
  ['weekly, on the day before', weekly('SEXTA_FEIRA'), ['2026-02-06', '2026-02-13']],
  ['weekly, on the day after', weekly('DOMINGO'), ['2026-02-01', '2026-02-08']],
  ['monthly, on the day it begins', monthly(31, '2026-01-31', 1), ['2026-01-31']],
  ['monthly, on a later day', monthly(10, '2026-02-01', 2), ['2026-02-10', '2026-03-10']],
  ['monthly, on an earlier day', monthly(10, '2026-02-11', 2), ['2026-03-10', '2026-04-10']],
  ['monthly, over a year', monthly(5, '2026-12-01', 2), ['2026-12-05', '2027-01-05']],
  [
    'monthly 31: the day after the end of a shorter month',
    monthly(31, '2026-01-31', 5),
    ['2026-01-31', '2026-03-01', '2026-03-31', '2026-05-01', '2026-05-31'],
  ],
  ['monthly 30: February ends before', monthly(30, '2026-01-31', 2), ['2026-03-01', '2026-03-30']],
  ['monthly 29: February of another year', monthly(29, '2026-02-01', 1), ['2026-03-01']],
  ['monthly 29: February of a leap year', monthly(29, '2028-01-01', 1), ['2028-01-29']],
  [
    'monthly 31, which begins in February',
    monthly(31, '2026-02-28', 2),
    ['2026-03-01', '2026-03-31'],
  ],
  [
    'custom, in the order of the list',
    custom('2026-05-01', '2026-02-01', '2026-03-07'),
    ['2026-05-01', '2026-02-01', '2026-03-07'],
  ],
];

function weekly(dayOfWeek: DayOfWeek): Schedule {
  return { weekly: { dayOfWeek, startDate: '2026-01-31', quantity: 2 } };
}

function monthly(dayOfMonth: number, startDate: string, quantity: number): Schedule {
  return { monthly: { dayOfMonth, startDate, quantity } };
}

function custom(...dates: readonly string[]): Schedule {
  return { custom: { dates, additionalInformation: text } };
}

describe('The days of a schedule', () => {
  it.each(lines)('%s', (_, schedule, expected) => {
    expect(datesOf(schedule, TODAY)).toEqual({ ok: true, value: expected });
  });

  it('have 29 February only in a leap year', () => {
    const found = datesOf(monthly(29, '2027-12-01', 4), '2027-11-30');
    expect(found).toEqual({
      ok: true,
      value: ['2027-12-29', '2028-01-29', '2028-02-29', '2028-03-29'],
    });
  });

  it.each(DAYS_OF_WEEK)('of a weekly schedule are each a %s', (dayOfWeek) => {
    const startDate = '2026-02-03';
    const found = datesOf({ weekly: { dayOfWeek, startDate, quantity: 60 } }, TODAY);
    const days = found.ok ? found.value : [];
    expect(days).toHaveLength(60);
    const named = days.map((day) => DAYS_OF_WEEK[new Date(`${day}T12:00:00Z`).getUTCDay()]);
    expect(new Set(named)).toEqual(new Set([dayOfWeek]));
    expect(days[0]?.localeCompare(startDate)).toBeGreaterThanOrEqual(0);
    expect(days[0]?.localeCompare(plusDays(startDate, 7))).toBe(-1);
  });
});

const DATE = 'DATA_PAGAMENTO_INVALIDA';
const PARAMETER = 'PARAMETRO_INVALIDO';

const refusals: readonly (readonly [string, Schedule, string, string])[] = [
  ['single, today', { single: { date: TODAY } }, DATE, ''],
  ['single, yesterday', { single: { date: '2026-01-29' } }, DATE, ''],
  ['single, after 731 days', { single: { date: '2028-01-31' } }, DATE, ''],
  ['single, 30 February', { single: { date: '2026-02-30' } }, PARAMETER, ''],
  ['single, 29 February of another year', { single: { date: '2027-02-29' } }, PARAMETER, ''],
  ['daily, from today', { daily: { startDate: TODAY, quantity: 2 } }, DATE, ''],
  ['daily, month 13', { daily: { startDate: '2026-13-01', quantity: 2 } }, PARAMETER, ''],
  ['daily, over the horizon', { daily: { startDate: '2028-01-29', quantity: 3 } }, DATE, ''],
  [
    'weekly, over the horizon',
    { weekly: { dayOfWeek: 'SABADO', startDate: '2026-12-31', quantity: 60 } },
    DATE,
    '',
  ],
  ['monthly, in the past', monthly(10, '2025-12-01', 2), DATE, ''],
  ['monthly, over the horizon', monthly(31, '2026-02-28', 24), DATE, ''],
  ['custom, one in the past', custom('2026-03-01', '2026-01-01'), DATE, ''],
  ['custom, one over the horizon', custom('2026-03-01', '2028-01-31'), DATE, ''],
  [
    'custom, one twice',
    custom('2026-03-01', '2026-03-02', '2026-03-01'),
    PARAMETER,
    '/custom/dates',
  ],
  ['custom, one that does not exist', custom('2026-03-01', '2026-04-31'), PARAMETER, ''],
  ['nothing', {}, PARAMETER, ''],
];

describe('A schedule is refused', () => {
  it.each(refusals)('%s: %s', (_, schedule, code, path) => {
    expect(datesOf(schedule, TODAY)).toMatchObject({
      ok: false,
      refusal: { code, pointer: `/data/payment/schedule${path}` },
    });
  });
});
