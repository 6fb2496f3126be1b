import { shownSize } from './size';

describe('shownSize', () => {
  it.each([
    [0, 'pt-BR', '0 B'],
    [1023, 'pt-BR', '1.023 B'],
    [1536, 'pt-BR', '1,5 KiB'],
    [1536, 'en', '1.5 KiB'],
    [150 * 1024, 'en', '150 KiB'],
    [3 * 1024 ** 3, 'en', '3 GiB'],
    [3000 * 1024 ** 3, 'en', '3,000 GiB'],
  ])('of %i bytes in %s is %s', (bytes, locale, expected) => {
    expect(shownSize(bytes, locale)).toBe(expected);
  });
});
