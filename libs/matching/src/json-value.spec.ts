import { jsonEquals, jsonLiteral, parsePointer, valueAt } from './json-value';

describe('jsonEquals', () => {
  it.each([
    [1, 1, true],
    [0, -0, true],
    [1, '1', false],
    [null, null, true],
    [null, false, false],
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{}, [], false],
    [{ toString: 1 }, {}, false],
  ])('%p and %p: %p', (one, other, expected) => {
    expect(jsonEquals(one, other)).toBe(expected);
  });
});

describe('valueAt', () => {
  const document = { items: [{ id: 7 }], 'a/b': 1, 'm~n': 2, '': 3, none: null };

  it.each([
    ['', document],
    ['/items/0/id', 7],
    ['/a~1b', 1],
    ['/m~0n', 2],
    ['/', 3],
    ['/none', null],
    ['/items/1', undefined],
    ['/items/00', undefined],
    ['/items/length', undefined],
    ['/items/-', undefined],
    ['/constructor', undefined],
    ['/items/0/id/x', undefined],
  ])('%p leads to %p', (pointer, expected) => {
    expect(valueAt(document, parsePointer(pointer) ?? ['?'])).toEqual(expected);
  });

  it.each(['items', '/a~2', '/a~'])('%p is not a pointer', (pointer) => {
    expect(parsePointer(pointer)).toBeUndefined();
  });
});

describe('values that are nested extremely deep', () => {
  const deepText = '['.repeat(200_000) + ']'.repeat(200_000);
  const deep: unknown = JSON.parse(deepText);

  it('are written only if Node can write them', () => {
    // Node 26 can; older versions throw a RangeError.
    const written = jsonLiteral(deep);
    expect(written === undefined || written === deepText).toBe(true);
  });

  it('are compared with a shallow one', () => {
    expect(jsonEquals([[1]], deep)).toBe(false);
  });
});
