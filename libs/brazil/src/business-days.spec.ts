import { businessDayFrom, isBusinessDay } from './business-days';

describe('isBusinessDay', () => {
  it.each([
    ['2026-01-01', false, 'Confraternização Universal'],
    ['2026-02-16', false, 'Monday of Carnival'],
    ['2026-02-17', false, 'Tuesday of Carnival'],
    ['2026-02-18', true, 'Ash Wednesday'],
    ['2026-04-03', false, 'Good Friday'],
    ['2026-04-21', false, 'Tiradentes'],
    ['2026-05-01', false, 'Dia do Trabalho'],
    ['2026-06-04', false, 'Corpus Christi'],
    ['2026-09-07', false, 'Independência'],
    ['2026-10-12', false, 'Nossa Senhora Aparecida'],
    ['2026-11-02', false, 'Finados'],
    ['2026-11-14', false, 'a Saturday'],
    ['2026-11-15', false, 'a Sunday'],
    ['2026-11-20', false, 'Consciência Negra, since 2024'],
    ['2023-11-20', true, 'a Monday before that law'],
    ['2026-12-25', false, 'Christmas'],
    ['2026-12-31', true, 'a Thursday'],
    ['2025-03-04', false, 'Carnival of another year'],
    ['2025-06-19', false, 'Corpus Christi of another year'],
    ['2027-03-26', false, 'Good Friday of another year'],
    ['2038-04-23', false, 'Good Friday of the latest Easter'],
  ])('%s: %s, %s', (date, expected) => {
    expect(isBusinessDay(date)).toBe(expected);
  });
});

describe('businessDayFrom', () => {
  it.each([
    ['2026-12-25', '2026-12-28'],
    ['2026-11-26', '2026-11-26'],
    ['2026-02-14', '2026-02-18'],
    ['9999-12-31', '9999-12-31'],
  ])('%s: %s', (date, expected) => {
    expect(businessDayFrom(date)).toBe(expected);
  });
});
