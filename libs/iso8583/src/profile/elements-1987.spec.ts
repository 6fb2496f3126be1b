import { ELEMENTS } from './elements-1987';

describe('The table of elements', () => {
  it('has all elements from 2 to 128', () => {
    const numbers = Array.from({ length: 127 }, (_, index) => index + 2);
    expect(Object.keys(ELEMENTS).map(Number)).toEqual(numbers);
  });

  it('has a valid name, format and length for each element', () => {
    for (const { name, format, lengthDigits, length } of Object.values(ELEMENTS)) {
      expect(name).toMatch(/^[A-Z]/);
      expect(format).toMatch(/^(n|an|ns|ans|x\+n|z|b)$/);
      expect([0, 2, 3]).toContain(lengthDigits);
      expect(length).toBeGreaterThan(0);
      if (lengthDigits > 0) expect(String(length).length).toBeLessThanOrEqual(lengthDigits);
    }
  });

  it.each([
    [2, 'n', 2, 19],
    [4, 'n', 0, 12],
    [28, 'x+n', 0, 9],
    [35, 'z', 2, 37],
    [43, 'ans', 0, 40],
    [52, 'b', 0, 8],
    [54, 'an', 3, 120],
    [90, 'n', 0, 42],
    [95, 'an', 0, 42],
    [102, 'ans', 2, 28],
    [128, 'b', 0, 8],
  ])(
    'has DE%d with format %s, %d length digits and length %d',
    (number, format, lengthDigits, length) => {
      expect(ELEMENTS[number]).toMatchObject({ format, lengthDigits, length });
    },
  );
});
