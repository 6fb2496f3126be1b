import { type ColumnKind } from '../snapshot-content';
import { isPortable, kindOf, portable, stored } from './portable-value';

describe('A value of a row in a snapshot file', () => {
  it.each<[ColumnKind, unknown, unknown, unknown]>([
    ['integer', 7n, 7, 7n],
    ['integer', 7, 7, 7n],
    ['integer', '9007199254740993', '9007199254740993', 9007199254740993n],
    ['integer', -9223372036854775808n, '-9223372036854775808', -9223372036854775808n],
    ['text', 'ação 🙂 \u2028', 'ação 🙂 \u2028', 'ação 🙂 \u2028'],
    ['text', '', '', ''],
    ['boolean', true, true, 1],
    ['boolean', 1n, true, 1],
    ['boolean', 0n, false, 0],
    ['number', 0.1, 0.1, 0.1],
    ['number', -0, '-0', -0],
    ['number', Infinity, 'Infinity', Infinity],
    ['bytes', Buffer.from([0, 255]), 'AP8=', Buffer.from([0, 255])],
    ['bytes', Buffer.alloc(0), '', Buffer.alloc(0)],
    ...(['integer', 'text', 'boolean', 'number', 'bytes'] as const).map(
      (kind): [ColumnKind, unknown, unknown, unknown] => [kind, null, null, null],
    ),
  ])('of kind %s is kept: %p', (kind, value, expected, back) => {
    const found = portable(kind, value);
    expect(found).toEqual(expected);
    const read = JSON.parse(JSON.stringify(found)) as unknown;
    expect(isPortable(kind, read)).toBe(true);
    expect(isPortable(kind, read) && stored(kind, read)).toEqual(back);
  });

  it.each<[ColumnKind, unknown]>([
    ['integer', 1.5],
    ['integer', 2 ** 53],
    ['integer', '9223372036854775808'],
    ['integer', '01'],
    ['integer', ''],
    ['integer', true],
    ['text', 1],
    ['text', 'a\0b'],
    ['text', '\ud800'],
    ['text', ['a']],
    ['boolean', 1],
    ['boolean', 'true'],
    ['number', '1'],
    ['bytes', 'AP8'],
    ['bytes', 'A P8='],
    ['text', undefined],
    ['text', {}],
  ])('of kind %s is refused in a file: %p', (kind, value) => {
    expect(isPortable(kind, value)).toBe(false);
  });

  it.each<[ColumnKind, unknown]>([
    ['integer', 'many'],
    ['integer', 1.5],
    ['boolean', 2n],
    ['text', 5n],
    ['bytes', 'text'],
    ['number', 'text'],
  ])('of kind %s that SQLite has kept as another kind is noticed: %p', (kind, value) => {
    expect(portable(kind, value)).toBeUndefined();
  });

  it('has the kind of its column, as both databases name the type', () => {
    const types = ['bigint', 'character varying', 'varchar(40)', 'boolean', 'double precision'];
    expect([...types, 'blob', 'bytea'].map(kindOf)).toEqual([
      ...['integer', 'text', 'text', 'boolean', 'number', 'bytes', 'bytes'],
    ]);
    expect(() => kindOf('point')).toThrow('of the type point');
  });
});
