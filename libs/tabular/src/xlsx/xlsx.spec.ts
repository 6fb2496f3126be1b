import { buffer } from 'node:stream/consumers';
import readXlsx, { readSheet } from 'read-excel-file/node';
import { readZip } from '../test/read-zip';
import {
  BROKEN_TEXTS,
  column,
  COLUMNS,
  NASTY_TEXTS,
  NOON_MS,
  pagesOf,
  ROW,
  rowsOf,
  tableOf,
  written,
} from '../test/tables';
import { writeXlsx, xlsx } from './xlsx';

const TEXT = [column('text', 'text')];
const SAO_PAULO = { timezone: 'America/Sao_Paulo' };

describe('xlsx', () => {
  it('has cells of the types of their columns', async () => {
    const file = await written(xlsx, tableOf(COLUMNS), [ROW]);
    expect(await readSheet(file, 'Rows')).toEqual([
      ['id', 'amount', 'createdAt', 'day', 'attempts', 'settled'],
      ['E1', 1234.56, new Date(NOON_MS), new Date('2026-01-31'), 3, true],
    ]);
  });

  it('shows instants as local time, to the millisecond', async () => {
    const table = tableOf([column('at', 'instant')], SAO_PAULO);
    const rows = [[NOON_MS + 1], [Date.parse('2018-01-01T00:30:00.999Z')]];
    expect(await readSheet(await written(xlsx, table, rows), 'Rows')).toEqual([
      ['at'],
      [new Date('2026-01-31T09:00:00.001Z')],
      [new Date('2017-12-31T22:30:00.999Z')],
    ]);
  });

  it.each([
    ['instant', Date.parse('1899-12-31T12:00:00.000Z'), '1899-12-31T12:00:00.000Z'],
    ['instant', 253_402_300_800_000, '+010000-01-01T00:00:00.000Z'],
    ['date', '1900-02-28', '1900-02-28'],
    ['date', '1900-03-01', new Date('1900-03-01')],
    ['date', '9999-12-31', new Date('9999-12-31')],
    ['date', 'unknown', 'unknown'],
    ['money', 999_999_999_999_999, 9_999_999_999_999.99],
    ['money', 1_000_000_000_000_000, '10000000000000.00'],
    ['money', -1, -0.01],
    ['integer', 999_999_999_999_999, 999_999_999_999_999],
    ['integer', -1_000_000_000_000_000, '-1000000000000000'],
    ['boolean', false, false],
    ['text', '00012345678901234567890', '00012345678901234567890'],
  ] as const)('writes in a column of type %s the cell %j as %j', async (type, cell, value) => {
    const file = await written(xlsx, tableOf([column('x', type)]), [[cell]]);
    expect(await readSheet(file, 'Rows')).toEqual([['x'], [value]]);
  });

  it('keeps texts but for what a cell cannot hold', async () => {
    // The reader takes an empty text for no cell.
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS].filter((text) => text.trim() !== '');
    const file = await written(
      xlsx,
      tableOf([...TEXT, column('next', 'text')]),
      texts.map((text) => ['>', text]),
    );
    const rows = await readSheet(file, 'Rows', { trim: false });
    expect(rows.slice(1).map(([, text]) => text)).toEqual(
      texts.map(
        (text) =>
          Buffer.from(text.replaceAll(/\r\n?/g, '\n').slice(0, 32_767))
            .toString()
            // Characters that XML does not have.
            .replaceAll(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g, '') || null,
      ),
    );
    expect(await sheetXml(file, 1)).not.toContain('<f>');
  });

  it('does not cut a character in half', async () => {
    const text = `${'x'.repeat(32_766)}👩`;
    const file = await written(xlsx, tableOf(TEXT), [[text]]);
    const [, row] = await readSheet(file, 'Rows');
    expect(row).toEqual(['x'.repeat(32_766)]);
  });

  it('continues on a next sheet, with the header again', async () => {
    const rows = rowsOf(Array.from({ length: 25 }, (_, index) => String(index)));
    const file = await buffer(writeXlsx(tableOf(TEXT), pagesOf(rows, 7), 10));
    const sheets = await readXlsx(file);
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Rows', 10],
      ['Rows 2', 10],
      ['Rows 3', 8],
      ['About', 5],
    ]);
    const texts = sheets.slice(0, 3).flatMap(({ data }) => data.slice(1).flat());
    expect(texts).toEqual(rows.flat());
    expect(sheets.slice(0, 3).map(({ data }) => data[0])).toEqual([['text'], ['text'], ['text']]);
  });

  it('does not begin a sheet that would be empty', async () => {
    const rows = rowsOf(Array.from({ length: 18 }, (_, index) => String(index)));
    const file = await buffer(writeXlsx(tableOf(TEXT), pagesOf(rows, 9), 10));
    expect((await readXlsx(file)).map(({ sheet }) => sheet)).toEqual(['Rows', 'Rows 2', 'About']);
  });

  it('says on a sheet of its own what the rows are', async () => {
    const file = await written(xlsx, tableOf(COLUMNS, SAO_PAULO), [ROW, ROW]);
    expect(await readSheet(file, 'About')).toEqual([
      ['Payments of January', null],
      ['Created at', '2026-01-31T12:00:00.000Z'],
      ['Time zone', 'America/Sao_Paulo'],
      ['from', '2026-01-01'],
      ['Rows', '2'],
      ['Total amount', '2469.12'],
    ]);
  });

  it('has a header that stays in view, also without rows', async () => {
    const file = await written(xlsx, tableOf(COLUMNS), []);
    expect(await readSheet(file, 'Rows')).toEqual([COLUMNS.map(({ name }) => name)]);
    expect(await sheetXml(file, 1)).toContain('state="frozen"');
  });

  it('names columns beyond Z', async () => {
    const columns = Array.from({ length: 703 }, (_, index) => column(`c${String(index)}`, 'text'));
    const xml = await sheetXml(await written(xlsx, tableOf(columns), []), 1);
    for (const address of ['Z1', 'AA1', 'AZ1', 'BA1', 'ZZ1', 'AAA1']) {
      expect(xml).toContain(`<c r="${address}"`);
    }
  });

  it('throws what the source throws', async () => {
    const failing = async function* (): AsyncGenerator<[string][]> {
      await Promise.resolve();
      yield [['first']];
      throw new Error('The database is down');
    };
    await expect(buffer(xlsx.write(tableOf(TEXT), failing()))).rejects.toThrow(
      'The database is down',
    );
  });
});

async function sheetXml(file: Buffer, number: number): Promise<string> {
  const files = await readZip(file);
  return files.get(`xl/worksheets/sheet${String(number)}.xml`)?.content.toString() ?? '';
}
