import { addDays, addMonths } from './calendar';

describe('Days of the calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-07-15', 0, '2026-07-15'],
    ['0001-01-01', -1, '0001-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-11-22', 12, '2027-11-22'],
    ['2026-10-31', 1, '2026-11-30'],
    ['0001-06-01', -12, '0001-01-01'],
    ['9999-06-01', 12, '9999-12-31'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});
