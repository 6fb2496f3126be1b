import { type Coverage, type Frequency, nextDueMs, periodAt } from './due-days';

const brasilia = (local: string): number => Date.parse(`${local}:00-03:00`);

describe('nextDueMs', () => {
  it.each<[Frequency, string, string]>([
    ['day', '2026-11-26T05:59', '2026-11-26T06:00'],
    ['day', '2026-11-26T06:00', '2026-11-27T06:00'],
    ['day', '2026-11-26T23:30', '2026-11-27T06:00'],
    ['businessDay', '2026-11-27T06:00', '2026-11-30T06:00'],
    ['businessDay', '2026-11-19T06:00', '2026-11-23T06:00'],
    ['businessDay', '2026-02-13T07:00', '2026-02-18T06:00'],
    ['month', '2026-11-26T10:00', '2026-12-01T06:00'],
    ['month', '2026-12-01T05:00', '2026-12-01T06:00'],
    ['month', '2026-12-01T06:00', '2027-01-01T06:00'],
    ['businessMonth', '2026-12-15T10:00', '2027-01-04T06:00'],
    ['businessMonth', '2027-01-01T10:00', '2027-01-04T06:00'],
    ['businessMonth', '2026-11-03T06:00', '2026-12-01T06:00'],
  ])('%s after %s: %s', (every, after, expected) => {
    expect(nextDueMs({ every, at: '06:00' }, brasilia(after))).toBe(brasilia(expected));
  });

  it('has none at the end of the calendar', () => {
    expect(nextDueMs({ every: 'day', at: '06:00' }, brasilia('9999-12-30T07:00'))).toBeUndefined();
  });
});

describe('periodAt', () => {
  it.each<[Coverage, string, string, string, string]>([
    ['previousDay', '2026-11-30T06:00', '2026-11-27T06:00', '2026-11-29', '2026-11-30'],
    ['sinceLastDue', '2026-11-30T06:00', '2026-11-27T06:00', '2026-11-27', '2026-11-30'],
    ['previousMonth', '2027-01-04T06:00', '2026-12-01T06:00', '2026-12-01', '2027-01-01'],
  ])('%s at %s', (coverage, due, lastDue, from, to) => {
    expect(periodAt(coverage, brasilia(due), brasilia(lastDue))).toEqual({ from, to });
  });

  it('is not there for a report without a period', () => {
    expect(periodAt('none', 0, 0)).toBeUndefined();
  });
});
