import { toIsoUtc } from './time';
import { addDuration, parseDuration } from './duration';
import { parseInstant } from './time';

describe('parseDuration', () => {
  it.each([
    ['PT1S', 0, 1_000],
    ['PT0.5S', 0, 500],
    ['PT40S', 0, 40_000],
    ['PT1H', 0, 3_600_000],
    ['P1D', 0, 86_400_000],
    ['P1W', 0, 604_800_000],
    ['P1Y2M3DT4H5M6S', 14, 273_906_000],
    ['PT0S', 0, 0],
  ])('reads %s', (text, months, ms) => {
    expect(parseDuration(text)).toEqual({ months, ms });
  });

  it.each([
    '',
    'P',
    'PT',
    'P1',
    '1H',
    'PT1',
    'P1H',
    '-PT1H',
    'PT-1H',
    'pt1h',
    'PT1,5S',
    'P1DT',
    '1 hour',
  ])('does not read %p', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});

describe('addDuration', () => {
  it.each([
    ['2026-01-31T00:00:00.000Z', 'P1M', '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 'P1Y', '2025-02-28T12:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 'PT1S', '2027-01-01T00:00:00.000Z'],
    ['2026-11-21T00:00:00.000Z', 'P1M1DT1H', '2026-12-22T01:00:00.000Z'],
  ])('%s and %s is %s', (from, duration, to) => {
    const sum = addDuration(
      parseInstant(from) ?? NaN,
      parseDuration(duration) ?? { months: 0, ms: NaN },
    );
    expect(toIsoUtc(sum)).toBe(to);
  });
});
