import fc from 'fast-check';
import { type Row } from '../table';
import { readCsv } from '../test/read-csv';
import {
  BROKEN_TEXTS,
  column,
  COLUMNS,
  NASTY_TEXTS,
  ROW,
  rowsOf,
  tableOf,
  written,
} from '../test/tables';
import { csv } from './csv';

const HEADER = 'id,amount,createdAt,day,attempts,settled\r\n';
const TEXT = [column('text', 'text')];

describe('csv', () => {
  it.each([
    ['by RFC 4180', {}, `${HEADER}E1,1234.56,2026-01-31T12:00:00.000Z,2026-01-31,3,true\r\n`],
    [
      'as Excel in Brazil expects it',
      { delimiter: ';', decimalSeparator: ',', bom: true, timezone: 'America/Sao_Paulo' },
      `\uFEFF${HEADER.replaceAll(',', ';')}E1;1234,56;2026-01-31T09:00:00.000-03:00;2026-01-31;3;true\r\n`,
    ],
    [
      'with quotes where the decimal separator is the delimiter',
      { decimalSeparator: ',', header: false },
      'E1,"1234,56",2026-01-31T12:00:00.000Z,2026-01-31,3,true\r\n',
    ],
  ] as const)('writes a row %s', async (_, options, text) => {
    expect((await written(csv, tableOf(COLUMNS, options), [ROW])).toString()).toBe(text);
  });

  it('writes only the header of a table without rows', async () => {
    expect((await written(csv, tableOf(COLUMNS), [])).toString()).toBe(HEADER);
    expect(await written(csv, tableOf(COLUMNS, { header: false }), [])).toHaveLength(0);
  });

  it('leaves the field of an empty cell empty, but not the line of a single column', async () => {
    const row = COLUMNS.map(() => null);
    expect((await written(csv, tableOf(COLUMNS), [row])).toString()).toBe(`${HEADER},,,,,\r\n`);
    expect((await written(csv, tableOf(TEXT), rowsOf([null, '']))).toString()).toBe(
      'text\r\n""\r\n""\r\n',
    );
  });

  it.each([
    '=1+1',
    '+5511999999999',
    '-1',
    '@x',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '＝1',
    '＋',
    '－',
    '＠',
  ])('protects the text %j, and leaves it alone if told so', async (text) => {
    const read = async (formulaEscape: boolean): Promise<string[][]> => {
      const table = tableOf(TEXT, { formulaEscape, header: false });
      return readCsv((await written(csv, table, [[text]])).toString());
    };
    expect(await read(true)).toEqual([[`'${text}`]]);
    expect(await read(false)).toEqual([[text]]);
  });

  it('does not protect a negative amount', async () => {
    const columns = [column('amount', 'money'), column('count', 'integer')];
    const rows: Row[] = [
      [-5, -7],
      [-0, 0],
      [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ];
    expect((await written(csv, tableOf(columns, { header: false }), rows)).toString()).toBe(
      '-0.05,-7\r\n0.00,0\r\n-90071992547409.91,9007199254740991\r\n',
    );
  });

  it('keeps nasty texts as they are', async () => {
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS];
    const columns = [...TEXT, column('next', 'text')];
    const table = tableOf(columns, { formulaEscape: false, header: false });
    const file = await written(
      csv,
      table,
      texts.map((text) => [text, 'next']),
    );
    expect(readCsv(file.toString())).toEqual(
      texts.map((text) => [Buffer.from(text).toString(), 'next']),
    );
  });

  it('is read back as it was, whatever the texts and the delimiter', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', 'a') }),
    );
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t', '|'), async (cells, delimiter) => {
        const columns = cells[0]?.map((_, index) => column(`c${String(index)}`, 'text')) ?? [];
        const options = { delimiter, formulaEscape: false, header: false };
        const file = await written(csv, tableOf(columns, options), cells, 3);
        expect(readCsv(file.toString(), delimiter)).toEqual(cells);
      }),
    );
  });

  it.each([
    ['money', 0.5],
    ['money', '1.00'],
    ['integer', Number.MAX_SAFE_INTEGER + 1],
    ['integer', NaN],
    ['instant', 'today'],
    ['text', 5],
    ['boolean', 1],
  ] as const)('refuses in a column of type %s the cell %j', async (type, cell) => {
    await expect(written(csv, tableOf([column('x', type)]), [[cell]])).rejects.toThrow(TypeError);
  });

  it('refuses a time zone that does not exist', async () => {
    const table = tableOf(COLUMNS, { timezone: 'Mars/Olympus' });
    await expect(written(csv, table, [])).rejects.toThrow('Mars/Olympus is not a time zone');
  });
});
