import { unusableTexts } from './unusable-text';

describe('unusableTexts', () => {
  it('finds NUL characters and lone surrogates, by JSON Pointer', () => {
    const value = { a: 'x\0', 'b/c': [{ d: '\ud800' }, '\udc00x'], '\0': 1 };
    expect(unusableTexts(value).kept.map(({ pointer }) => pointer)).toEqual([
      '/a',
      '/b~1c/0/d',
      '/b~1c/1',
      '',
    ]);
  });

  it('accepts everything else', () => {
    expect(unusableTexts(['', 'João', '\u{1F600}', '\u0001', 1, null, undefined]).isEmpty).toBe(
      true,
    );
  });
});
