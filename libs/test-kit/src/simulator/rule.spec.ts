import { matchOf } from './rule';

describe('A match', () => {
  it.each([
    ['POST /spi/pacs.008', { method: 'POST', path: '/spi/pacs.008' }],
    ['/dict/**', { path: '/dict/**' }],
    [{ nth: 2 }, { nth: 2 }],
  ])('%j', (given, expected) => {
    expect(matchOf(given)).toEqual(expected);
  });

  it.each(['', 'POST', 'post /spi', 'spi/pacs.008'])('refuses "%s"', (text) => {
    expect(() => matchOf(text)).toThrow(
      `"${text}" is not a match. Write a method and a path, as in "POST /spi/pacs.008".`,
    );
  });
});
