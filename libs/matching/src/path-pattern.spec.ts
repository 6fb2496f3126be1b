import { parsePathPattern } from './path-pattern';

describe('parsePathPattern', () => {
  it.each([
    ['/', '/', true],
    ['/spi/pacs.008', '/spi/pacs.008', true],
    ['/spi/pacs.008', '/spi/pacsX008', false],
    ['/spi/pacs.008', '/spi/pacs.008/', false],
    ['/dict/:key', '/dict/abc', true],
    ['/dict/*', '/dict/abc', true],
    ['/dict/{key}', '/dict/abc', true],
    ['/spi/{ispb}/x', '/spi/12345678/x', true],
    ['/spi/{ispb}/x', '/spi//x', false],
    ['/spi/{}/x', '/spi/1/x', false],
    ['/dict/*', '/dict/', false],
    ['/dict/*', '/dict', false],
    ['/dict/*', '/dict/a/b', false],
    ['/dict/:key/claims', '/dict/abc/claims', true],
    ['/dict/:key/claims', '/dict/abc/other', false],
    ['/dict/:key/claims', '/dict/claims', false],
    ['/dict/**', '/dict', true],
    ['/dict/**', '/dict/a/b/c', true],
    ['/dict/**', '/dictionary', false],
    ['/*/v2/**', '/spi/v2/a/b', true],
    ['/**', '/', true],
    ['/**', '/anything/at/all', true],
    ['/a/', '/a/', true],
    ['/a/', '/a', false],
    ['/*/', '/a/', true],
    ['/*/', '/a', false],
  ])('%s accepts %s: %p', (source, path, expected) => {
    const pattern = parsePathPattern(source);
    expect(pattern.ok && pattern.value.accepts(path)).toBe(expected);
    expect(pattern.ok).toBe(true);
  });

  it.each([
    ['', "start with '/'"],
    ['spi', "start with '/'"],
    ['/spi?x=1', 'query'],
    ['/a/**/b', '** at the end'],
    ['/a*', 'one whole segment'],
    ['/:', ':name'],
  ])('refuses %p with the expected form', (source, detail) => {
    expect(parsePathPattern(source)).toEqual({
      ok: false,
      refusal: expect.stringContaining(detail),
    });
  });

  it.each([
    ['/a/b', '/a/b', true],
    ['/a/b', '/a/c', false],
    ['/a/b', '/a', false],
    ['/a/*', '/a/b', true],
    ['/a/*', '/:x/b', true],
    ['/a/*', '/b/*', false],
    ['/a/*', '/a/', false],
    ['/a/**', '/a', true],
    ['/a/**', '/a/b/c', true],
    ['/a/**', '/*/b/**', true],
    ['/a/b/**', '/a/*', true],
    ['/a/b/**', '/a', false],
    ['/**', '/', true],
  ])('%s and %s have a path in common: %p', (one, other, expected) => {
    const [first, second] = [parsePathPattern(one), parsePathPattern(other)];
    if (!first.ok || !second.ok) throw new Error('A pattern is not valid.');
    expect(first.value.overlaps(second.value)).toBe(expected);
    expect(second.value.overlaps(first.value)).toBe(expected);
  });
});
