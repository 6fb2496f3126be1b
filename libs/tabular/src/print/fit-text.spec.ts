import { cutText, fittedLines, wrappedLines } from './fit-text';

/** Every character is one point wide. */
const widthOf = (text: string): number => text.length;

describe('cutText', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly 10', 10, 'exactly 10'],
    ['eleven char', 10, 'eleven...'],
    ['abcdefghijk', 10, 'abcdefg...'],
    ['abcdef', 3, '...'],
    ['', 3, ''],
  ])('fits %j in %i points as %j', (text, width, expected) => {
    expect(cutText(text, width, widthOf)).toBe(expected);
  });
});

describe('wrappedLines', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one\ntwo\n\nthree\n\n', 20, ['one', 'two', '', 'three']],
    ['abcdefghij kl', 4, ['abcd', 'efgh', 'ij', 'kl']],
    ['ab  cd', 6, ['ab  cd']],
    ['a bcdef', 3, ['a', 'bcd', 'ef']],
    ['', 5, ['']],
    ['abc', 0.5, ['a', 'b', 'c', '']],
  ])('breaks %j in lines of %d', (text, width, expected) => {
    expect([...wrappedLines(text, width, widthOf)]).toEqual(expected);
  });
});

describe('fittedLines', () => {
  it.each([
    ['one two three', 2, ['one two', 'three']],
    ['one two three four five', 2, ['one two', 'thre...']],
    ['one two\n\nthree', 2, ['one two', '...']],
    ['x\ny\nz', 1, ['x...']],
    ['x\ny\nz', 0, []],
  ])('writes %j in at most %i lines', (text, max, expected) => {
    expect(fittedLines(text, max, 7, widthOf)).toEqual(expected);
  });

  it('measures only what it prints', () => {
    let measured = 0;
    const counting = (text: string): number => {
      measured += text.length;
      return text.length;
    };
    expect(fittedLines('word '.repeat(100_000), 3, 100, counting)).toHaveLength(3);
    expect(measured).toBeLessThan(10_000);
  });
});
