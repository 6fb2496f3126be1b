import { brasiliaDate, brasiliaDayStartMs } from './brasilia-time';

describe('The day in Brasília', () => {
  it.each([
    ['2026-01-02T02:59:59.999Z', '2026-01-01'],
    ['2026-01-02T03:00:00.000Z', '2026-01-02'],
    ['2026-12-31T22:00:00-03:00', '2026-12-31'],
  ])('of %s is %s', (instant, date) => {
    expect(brasiliaDate(Date.parse(instant))).toBe(date);
  });

  it('is that of each instant, in any order', () => {
    const hours = [26, 2, 3, 2, 27, 26, 3];
    const dates = hours.map((hour) => brasiliaDate(hour * 3_600_000));
    expect(dates.join(' ')).toBe(
      '1970-01-01 1969-12-31 1970-01-01 1969-12-31 1970-01-02 1970-01-01 1970-01-01',
    );
    expect(() => brasiliaDate(NaN)).toThrow(RangeError);
  });

  it('begins at 03:00 UTC', () => {
    expect(brasiliaDayStartMs('2026-01-01')).toBe(Date.parse('2026-01-01T03:00:00Z'));
  });
});
