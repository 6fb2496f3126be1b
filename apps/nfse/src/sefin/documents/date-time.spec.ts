import { sefinDateTime } from './date-time';

describe('sefinDateTime', () => {
  it.each([
    ['2026-01-07T14:58:59.040Z', '2026-01-07T11:58:59.0400000-03:00'],
    ['2026-01-01T02:00:00.000Z', '2025-12-31T23:00:00.0000000-03:00'],
    ['2026-03-10T18:00:00.999Z', '2026-03-10T15:00:00.9990000-03:00'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31T20:59:59.9990000-03:00'],
  ])('writes %s as %s', (instant, expected) => {
    expect(sefinDateTime(Date.parse(instant))).toBe(expected);
  });
});
