import { createHash } from 'node:crypto';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { type Cell, type ColumnType } from '../table';
import {
  BROKEN_TEXTS,
  column,
  COLUMNS,
  NASTY_TEXTS,
  NOON_MS,
  ROW,
  rowsOf,
  tableOf,
  written,
} from '../test/tables';
import { parquet } from './parquet';

const TEXT = [column('text', 'text')];

describe('parquet', () => {
  it('has values of the types of their columns', async () => {
    const empty = COLUMNS.map(() => null);
    const file = await written(parquet, tableOf(COLUMNS), [ROW, empty, ROW]);
    const object = {
      id: 'E1',
      amount: 1234.56,
      createdAt: new Date(NOON_MS),
      day: new Date('2026-01-31'),
      attempts: 3n,
      settled: true,
    };
    const rows = [object, Object.fromEntries(COLUMNS.map(({ name }) => [name, null])), object];
    expect(await read(file)).toEqual(rows);
    expect(sha256Of(file)).toBe('0fee41522e51a36e6ad0dda71d64ee6517dc736eaae80094d79149d1fa0e3ef5');
  });

  it('says what the columns are', async () => {
    const { schema } = parquetMetadata(bufferOf(await written(parquet, tableOf(COLUMNS), [ROW])));
    expect(schema.slice(1)).toMatchObject([
      { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
      { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 },
      { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
      { type: 'INT32', converted_type: 'DATE' },
      { type: 'INT64' },
      { type: 'BOOLEAN' },
    ]);
    expect(schema.slice(1).map(({ name }) => name)).toEqual(COLUMNS.map(({ name }) => name));
  });

  it('has title and time as metadata', async () => {
    const file = await written(parquet, tableOf(TEXT), []);
    expect(parquetMetadata(bufferOf(file)).key_value_metadata).toEqual([
      { key: 'title', value: 'Payments of January' },
      { key: 'createdAt', value: '2026-01-31T12:00:00.000Z' },
    ]);
    expect(await read(file)).toEqual([]);
  });

  it('keeps nasty texts as they are', async () => {
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS];
    const file = await written(parquet, tableOf(TEXT), rowsOf([...texts, null]));
    const rows = [...texts.map((text) => ({ text: Buffer.from(text).toString() })), { text: null }];
    expect(await read(file)).toEqual(rows);
    expect(sha256Of(file)).toBe('6ef95883649cf55697077382edb979bf2ce7deef034e86f9a59c41568ea0d721');
  });

  it.each<[ColumnType, Cell, unknown]>([
    ['integer', Number.MAX_SAFE_INTEGER, 9_007_199_254_740_991n],
    ['integer', Number.MIN_SAFE_INTEGER, -9_007_199_254_740_991n],
    ['money', -1, -0.01],
    ['money', Number.MAX_SAFE_INTEGER, 90_071_992_547_409.91],
    ['instant', -1, new Date(-1)],
    ['instant', 253_402_300_799_999, new Date('9999-12-31T23:59:59.999Z')],
    ['date', '0001-01-01', new Date('0001-01-01')],
    ['date', '9999-12-31', new Date('9999-12-31')],
    ['boolean', false, false],
  ])('writes in a column of type %s the cell %p', async (type, cell, value) => {
    const file = await written(parquet, tableOf([column('x', type)]), [[cell]]);
    expect(await read(file)).toEqual([{ x: value }]);
  });

  it('refuses a date that is none', async () => {
    const table = tableOf([column('x', 'date')]);
    await expect(written(parquet, table, [['2026-02-30']])).rejects.toThrow(RangeError);
  });

  it('writes row groups as the rows come', async () => {
    const rows = Array.from({ length: 25_000 }, (_, index) => [index]);
    const file = await written(parquet, tableOf([column('x', 'integer')]), rows);
    const groups = parquetMetadata(bufferOf(file)).row_groups.map(({ num_rows }) => num_rows);
    expect(groups).toEqual([10_000n, 10_000n, 5_000n]);
    expect((await read(file)).map(({ x }) => Number(x))).toEqual(rows.flat());
  });

  it('ends a row group of long texts early', async () => {
    const rows = rowsOf(Array.from({ length: 600 }, () => 'x'.repeat(40_000)));
    const file = await written(parquet, tableOf(TEXT), rows, 100);
    const groups = parquetMetadata(bufferOf(file)).row_groups.map(({ num_rows }) => num_rows);
    expect(groups).toEqual([200n, 200n, 200n]);
  });
});

/** Another implementation has read the files with these hashes as the same rows: see docs/adr/0028. */
function sha256Of(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

async function read(file: Uint8Array): Promise<Record<string, unknown>[]> {
  return parquetReadObjects({ file: bufferOf(file) });
}

function bufferOf(file: Uint8Array): ArrayBuffer {
  return Uint8Array.from(file).buffer;
}
