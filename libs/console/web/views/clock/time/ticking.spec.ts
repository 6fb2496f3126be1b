import { differenceOf, latestClock, shownMs, spanInWords } from './ticking';

const now = '2026-11-21T12:00:00.000Z';
const noon = Date.parse(now);

describe('The clock of a sandbox', () => {
  it.each([
    ['real', 5000, noon + 4000],
    ['offset', 5000, noon + 4000],
    ['frozen', 5000, noon],
    ['real', 500, noon],
  ])('that is %s shows at %i ms', (mode, atMs, expected) => {
    expect(shownMs({ mode, now, readAtMs: 1000 }, atMs)).toBe(expected);
  });

  it('is the latest one of several', () => {
    const later = { mode: 'offset', now: '2026-11-21T12:00:01Z' };
    expect(latestClock([{ mode: 'real', now }, later, { mode: 'real', now }])).toBe(later);
  });

  it.each([
    [0, 'same'],
    [2000, 'same'],
    [-2000, 'same'],
    [2001, 'ahead'],
    [-2001, 'behind'],
  ])('with a difference of %i ms is %s', (ms, expected) => {
    expect(differenceOf(noon + ms, noon)).toBe(expected);
  });

  it.each([
    [0, '0 s'],
    [45_000, '45 s'],
    [60_000, '1 min'],
    [3_661_000, '1 h 1 min'],
    [-3_600_000, '1 h'],
    [3_605_000, '1 h'],
    [95 * 3_600_000, '3 d 23 h'],
    [59_600, '1 min'],
  ])('%i ms are %s', (ms, expected) => {
    expect(spanInWords(ms)).toBe(expected);
  });
});
