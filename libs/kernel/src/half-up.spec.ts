import { halfUp } from './half-up';

describe('A quotient that is rounded half up', () => {
  it.each([
    [0n, 2n, 0n],
    [4n, 10n, 0n],
    [5n, 10n, 1n],
    [14n, 10n, 1n],
    [15n, 10n, 2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [10n ** 40n + 1n, 2n, 5n * 10n ** 39n + 1n],
  ])('of %d and %d is %d', (dividend, divisor, expected) => {
    expect(halfUp(dividend, divisor)).toBe(expected);
  });
});
