import { isNestedDeeper } from './nesting';

describe('isNestedDeeper', () => {
  it.each([
    [1, 0, false],
    [null, 0, false],
    [[], 0, true],
    [[[1]], 2, false],
    [[[1]], 1, true],
    [{ a: 1, b: { c: {} } }, 2, true],
    [{ a: 1, b: { c: {} } }, 3, false],
  ])('of %j with %i levels is %j', (value, levels, expected) => {
    expect(isNestedDeeper(value, levels)).toBe(expected);
  });

  it('reads no deeper than it must', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
    expect(isNestedDeeper(deep, 64)).toBe(true);
  });
});
