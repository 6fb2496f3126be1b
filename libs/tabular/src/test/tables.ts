import { buffer } from 'node:stream/consumers';
import { DEFAULT_WRITE_OPTIONS, type Format, type Table, type WriteOptions } from '../format';
import { type Cell, type Column, type ColumnType, type Pages, type Row } from '../table';

/** 2026-01-31T12:00:00.000Z */
export const NOON_MS = Date.UTC(2026, 0, 31, 12);

export function column(name: string, type: ColumnType): Column {
  return { name, type, description: `A column of type ${type}.` };
}

/** A column of each type. */
export const COLUMNS: readonly Column[] = [
  column('id', 'text'),
  column('amount', 'money'),
  column('createdAt', 'instant'),
  column('day', 'date'),
  column('attempts', 'integer'),
  column('settled', 'boolean'),
];

/** A row of `COLUMNS`. */
export const ROW: Row = ['E1', 123_456, NOON_MS, '2026-01-31', 3, true];

/** Texts that break careless writers. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '"',
  '""quoted""',
  'a,b;c\td',
  'line\nbreak',
  'line\r\nbreak',
  'return\ronly',
  '=1+1',
  '+5511999999999',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '00012345678901234567890',
  '12345678901234567890',
  '1e5',
  '👩‍🔧☕ ação',
  'שלום עולם',
  '\u202Eevil',
  '<a href="x">&amp;</a>',
  ']]>',
  '_x0041_',
  '__proto__',
  'null',
  'x'.repeat(40_000),
];

/** Texts with characters that not every format can hold. */
export const BROKEN_TEXTS: readonly string[] = [
  '\0=1',
  'a\u0000b\u0001\u0008\u000B\u001F',
  'lone \uD800 high',
  'lone \uDC00 low',
  '\uFFFE\uFFFF',
];

export function tableOf(
  columns: readonly Column[],
  options: Partial<WriteOptions> = {},
  more: Partial<Table> = {},
): Table {
  return {
    title: 'Payments of January',
    columns,
    options: { ...DEFAULT_WRITE_OPTIONS, ...options },
    createdAtMs: NOON_MS,
    details: [['from', '2026-01-01']],
    ...more,
  };
}

/** Pages that are ready at once. */
export async function* pagesOf(rows: readonly Row[], pageRows = 500): Pages & AsyncGenerator {
  for (let start = 0; start < rows.length; start += pageRows) {
    await Promise.resolve();
    yield rows.slice(start, start + pageRows);
  }
}

/** One text a row. */
export function rowsOf(cells: readonly Cell[]): readonly Row[] {
  return cells.map((cell) => [cell]);
}

export async function written(
  format: Format,
  table: Table,
  rows: readonly Row[],
  pageRows?: number,
): Promise<Buffer> {
  return buffer(format.write(table, pagesOf(rows, pageRows)));
}
