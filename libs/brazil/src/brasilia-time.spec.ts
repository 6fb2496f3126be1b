import { brasiliaDate, brasiliaDayStartMs } from './brasilia-time';

describe('The day in Brasília', () => {
  it.each([
    ['2026-01-02T02:59:59.999Z', '2026-01-01'],
    ['2026-01-02T03:00:00.000Z', '2026-01-02'],
    ['2026-12-31T22:00:00-03:00', '2026-12-31'],
  ])('of %s is %s', (instant, date) => {
    expect(brasiliaDate(Date.parse(instant))).toBe(date);
  });

  it('begins at 03:00 UTC', () => {
    expect(brasiliaDayStartMs('2026-01-01')).toBe(Date.parse('2026-01-01T03:00:00Z'));
  });
});
