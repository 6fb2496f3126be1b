import { Budget } from '../budget';
import { StateFailure } from '../failure';
import { type Json } from '../json';
import { evaluatePath } from './evaluate-path';
import { parsePath } from './parse-path';
import { isReferencePath } from './path';
import { putAt } from './reference-path';

const STORE: Json = {
  store: {
    book: [
      { category: 'reference', author: 'Rees', price: 8.95 },
      { category: 'fiction', author: 'Waugh', price: 12.99, tags: ['war'] },
      { category: 'fiction', author: 'Melville', price: 8.99, isbn: '0-553' },
    ],
    bicycle: { color: 'red', price: 19.95 },
  },
  'Test"Name': 'quoted',
  'two words': { 'a.b': 1 },
  limit: 10,
  list: [0, 1, 2, 3, 4],
  empty: [],
  nothing: null,
};

function at(text: string, input: Json = STORE): Json | undefined {
  return evaluatePath(parsePath(text), {
    input,
    context: { State: { Name: 'Here' } },
    variable: (name) => (name === 'order' ? { id: 7 } : undefined),
    budget: new Budget(),
  });
}

describe('A path', () => {
  it.each<[string, Json | undefined]>([
    ['$.store.bicycle.color', 'red'],
    ["$['store']['bicycle']['color']", 'red'],
    ["$.store.['bicycle'].color", 'red'],
    ["$['two words']['a.b']", 1],
    [String.raw`$['Test\"Name']`, 'quoted'],
    [`$['Test"Name']`, 'quoted'],
    ['$.list[0]', 0],
    ['$.list[-1]', 4],
    ['$.list[5]', undefined],
    ['$.list[0].x', undefined],
    ['$.nothing', null],
    ['$.absent', undefined],
    ['$.absent.deeper', undefined],
    ['$$.State.Name', 'Here'],
    ['$$', { State: { Name: 'Here' } }],
    ['$order.id', 7],
    ['$other', undefined],
    ['$.constructor', undefined],
    ['$.__proto__', undefined],
    ['$.list.length', undefined],
  ])('%s has at most one value', (text, value) => {
    expect(at(text)).toEqual(value);
  });

  it.each<[string, Json]>([
    ['$.list[1:3]', [1, 2]],
    ['$.list[:2]', [0, 1]],
    ['$.list[-2:]', [3, 4]],
    ['$.list[3:]', [3, 4]],
    ['$.list[0,2,9]', [0, 2]],
    ['$.list[*]', [0, 1, 2, 3, 4]],
    ['$.store.book[*].author', ['Rees', 'Waugh', 'Melville']],
    ['$.store.*.price', [19.95]],
    ['$.store.book[1:].author', ['Waugh', 'Melville']],
    ['$..price', [8.95, 12.99, 8.99, 19.95]],
    ['$..book[0].author', ['Rees']],
    ['$..*', expect.arrayContaining(['red', 19.95, 'war']) as Json],
    ["$.store.bicycle['color','price']", { color: 'red', price: 19.95 }],
    ["$.store['bicycle','absent'].color", ['red']],
    ['$.absent[*]', []],
    ['$.store.book[?(@.price < 9)].author', ['Rees', 'Melville']],
    ['$.store.book[?(@.price<9 && @.category=="fiction")].author', ['Melville']],
    ["$.store.book[?(@.price > 12 || @.author == 'Rees')].author", ['Rees', 'Waugh']],
    ['$.store.book[?(@.isbn)].author', ['Melville']],
    ['$.store.book[?(!@.isbn)].author', ['Rees', 'Waugh']],
    ['$.store.book[?(!(@.isbn || @.tags))].author', ['Rees']],
    ['$.store.book[?(@.price > $.limit)].author', ['Waugh']],
    ["$.store.book[?(@.author in ['Rees', 'Nobody'])].price", [8.95]],
    ["$.store.book[?(@.author nin ['Rees', 'Waugh'])].price", [8.99]],
    ['$.store.book[?(@.tags.length() == 1)].author', ['Waugh']],
    ["$.store.book[?(@.tags[0] != 'war')].author", ['Rees', 'Melville']],
    ['$.list[?(@ >= 3)]', [3, 4]],
    ["$.list[?(@ > '3')]", []],
    ["$.store.bicycle[?(@.color == 'red')].price", [19.95]],
    ['$..[?(@.isbn)].author', ['Melville', 'Melville']],
  ])('%s has all matches', (text, value) => {
    expect(at(text)).toEqual(value);
  });

  it.each<[string, Json]>([
    ['$.list.length()', 5],
    ['$.store.length()', 2],
    ['$.list.sum()', 10],
    ['$.list.avg()', 2],
    ['$.list.min()', 0],
    ['$.list.max()', 4],
    ['$.list.stddev()', Math.SQRT2],
    ['$.store.bicycle.keys()', ['color', 'price']],
    ['$..price.max()', 19.95],
    ['$.store.book[?(@.price > 100)].length()', 0],
  ])('%s applies a function', (text, value) => {
    expect(at(text)).toEqual(value);
  });

  it.each([
    ['$.limit.length()', /length\(\).*a number/],
    ['$.empty.max()', /max\(\).*an empty array/],
    ['$.store.sum()', /sum\(\).*an object/],
  ])('%s fails, because the function does not fit the value', (text, message) => {
    expect(() => at(text)).toThrow(message);
    expect(() => at(text)).toThrow(StateFailure);
  });

  it.each([
    ['', '"$" is expected at character 1'],
    ['store', '"$" is expected at character 1'],
    ['$.', 'a name, * or [ is expected at character 3'],
    ['$.a b', 'a step of a path or the end is expected at character 4'],
    ['$.a[', 'an index, a slice, *, a name in quotes or ?(filter) is expected at character 5'],
    ["$['a", 'a text in quotes has no end at character 3'],
    ['$.list[0', '"]" is expected at character 9'],
    ['$.list[0:4:2]', 'a slice has no step here; ] is expected at character 11'],
    ['$.a.foo()', 'is expected instead of foo()'],
    ['$.a[?(@.b =~ /x+/)]', 'a comparison without a regular expression (=~) is expected'],
    ['$.a[?(@.b == )]', 'a path, a number, a text in quotes, true, false or null is expected'],
    [`$.a[?(${'('.repeat(20)}@.b${')'.repeat(20)})]`, 'nested more than 10 deep'],
    [`$.a[?(${'!'.repeat(20)}@.b)]`, 'too many negations'],
    [`$${'[?(@'.repeat(20)}${')]'.repeat(20)}`, 'nested more than 10 deep'],
    [`$.${'a'.repeat(5_000)}`, 'more than 4096 characters'],
  ])('%s is not a path', (text, message) => {
    expect(() => parsePath(text)).toThrow(message);
  });

  it('has bounded work', () => {
    const nested = JSON.parse('['.repeat(90) + ']'.repeat(90)) as Json;
    expect(() => at(`$${'..*'.repeat(40)}`, nested)).toThrow('visit more than 1000000 values');
    const wide = Array.from({ length: 2_000 }, (_, index) => ({ index }));
    expect(() => at('$[?(@.index in [1])][?($..index)]', { wide })).not.toThrow();
    expect(() => at('$[*][?($[*].index == @)]', wide)).toThrow('visit more than');
  });
});

describe('A reference path', () => {
  it.each([
    ['$', true],
    ['$.a.b[0]', true],
    ["$['a b']", true],
    ['$var.a', true],
    ['$.a[-1]', false],
    ['$.a[*]', false],
    ['$..a', false],
    ['$.a.length()', false],
    ['$$.State', false],
  ])('%s: %s', (text, isReference) => {
    expect(isReferencePath(parsePath(text))).toBe(isReference);
  });

  it.each<[Json, string, Json]>([
    [{ a: 1 }, '$', 'new'],
    [{ a: 1 }, '$.b', { a: 1, b: 'new' }],
    [{ a: 1 }, '$.a', { a: 'new' }],
    [{ a: { b: 1 } }, '$.a.c.d', { a: { b: 1, c: { d: 'new' } } }],
    [{ a: [1, 2] }, '$.a[1]', { a: [1, 'new'] }],
    [{}, '$.__proto__', JSON.parse('{"__proto__":"new"}') as Json],
  ])('puts a result into %j at %s', (input, text, output) => {
    expect(JSON.stringify(putAt(input, parsePath(text), 'new'))).toBe(JSON.stringify(output));
  });

  it.each<[Json, string]>([
    [1, '$.a'],
    [null, '$.a'],
    [[1], '$.a'],
    [{ a: 'text' }, '$.a.b'],
    [{ a: [1] }, '$.a[1]'],
    [{ a: {} }, '$.a[0]'],
  ])('does not fit into %j at %s', (input, text) => {
    expect(() => putAt(input, parsePath(text), 1)).toThrow(
      expect.objectContaining({ error: 'States.ResultPathMatchFailure' }),
    );
  });

  it('leaves the input as it was', () => {
    const input = { a: { b: 1 } };
    putAt(input, parsePath('$.a.b'), 2);
    expect(input).toEqual({ a: { b: 1 } });
  });
});
