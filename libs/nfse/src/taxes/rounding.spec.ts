import fc from 'fast-check';
import { toCents } from '#libs/kernel';
import { bounded, roundedShare } from './rounding';

describe('roundedShare', () => {
  it.each([
    // cents, percentage, half-up, half-even, truncate
    [100_000, 500, 5_000, 5_000, 5_000],
    [0, 500, 0, 0, 0],
    [10_050, 100, 101, 100, 100], // 1.005 is the classic error of binary floats
    [10_150, 100, 102, 102, 101], // 1.015
    [10_250, 100, 103, 102, 102], // 1.025
    [50, 100, 1, 0, 0], // half a cent
    [150, 100, 2, 2, 1],
    [49, 100, 0, 0, 0],
    [51, 100, 1, 1, 0],
    [-10_050, 100, -101, -100, -100],
    [-50, 100, -1, 0, 0],
    [33_333, 333, 1_110, 1_110, 1_109], // 11.099889
    [1, 10_000, 1, 1, 1],
    [
      Number.MAX_SAFE_INTEGER,
      10_000,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    ],
    [9_007_199_254_740_950, 500, 450_359_962_737_048, 450_359_962_737_048, 450_359_962_737_047],
    [9_007_199_254_740_990, 500, 450_359_962_737_050, 450_359_962_737_050, 450_359_962_737_049],
  ])('of %d cents at %d hundredths of a percent', (cents, rate, halfUp, halfEven, truncated) => {
    expect(roundedShare(toCents(cents), rate)).toBe(halfUp);
    expect(roundedShare(toCents(cents), rate, 'half-even')).toBe(halfEven);
    expect(roundedShare(toCents(cents), rate, 'truncate')).toBe(truncated);
  });

  it('is never more than half a cent away from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), fc.nat(10_000), (cents, rate) => {
        const exact = cents * rate;
        const difference = (mode: 'half-up' | 'half-even' | 'truncate') =>
          Math.abs(roundedShare(toCents(cents), rate, mode) * 10_000 - exact);
        expect(difference('half-up')).toBeLessThanOrEqual(5_000);
        expect(difference('half-even')).toBeLessThanOrEqual(5_000);
        expect(difference('truncate')).toBeLessThan(10_000);
      }),
    );
  });

  it('limits what is beyond the exact range', () => {
    expect(roundedShare(toCents(Number.MAX_SAFE_INTEGER), 99_999)).toBe(Number.MAX_SAFE_INTEGER);
    expect(bounded(-Number.MAX_VALUE)).toBe(-Number.MAX_SAFE_INTEGER);
    expect(bounded(7)).toBe(7);
  });
});
