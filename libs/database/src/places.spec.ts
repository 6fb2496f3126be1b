import { places } from './places';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('Placeholders', () => {
  it('follow the parameters before them, and repeat the last value', () => {
    expect(places(['a', 'b', 'c'], 1)).toEqual({
      text: '$2, $3, $4, $5',
      values: ['a', 'b', 'c', 'c'],
    });
  });

  it('are as many as the next power of two', () => {
    const counts = [1, 2, 3, 4, 5, 8, 9, 100, 129, 200, 256];
    expect(counts.map((count) => places(numbers(count), 0).values.length)).toEqual([
      ...[1, 2, 4, 4, 8, 8, 16, 128, 256, 256, 256],
    ]);
  });

  it('have nine texts for lists of 1 to 200 values', () => {
    const texts = numbers(200).map((index) => places(numbers(index + 1), 3).text);
    expect(new Set(texts).size).toBe(9);
  });

  it('need a value', () => {
    expect(() => places([], 0)).toThrow(RangeError);
  });
});
