import { readPdf, type ReadPdf } from '#libs/testing';
import { type Table } from '../format';
import { type Column, type Row } from '../table';
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
import { pdf } from './pdf';

const DAY_MS = 86_400_000;
const PAYMENTS = [column('at', 'instant'), column('amount', 'money')];

async function read(table: Table, rows: readonly Row[]): Promise<ReadPdf> {
  return readPdf(await written(pdf, table, rows));
}

/** The bars, in points: x, y, width, height. */
function barsOf({ content }: ReadPdf): number[][] {
  return Array.from(content.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm), (found) =>
    found.slice(1).map(Number),
  );
}

describe('pdf', () => {
  it('begins with title, details, rows and totals, and prints the rows after them', async () => {
    const { texts, pages } = await read(tableOf(COLUMNS), [ROW, COLUMNS.map(() => null), ROW]);
    expect(pages).toBe(2);
    expect(texts.slice(0, 8)).toEqual([
      'Payments of January',
      'from',
      '2026-01-01',
      'Rows',
      '3',
      'Total amount',
      '2469.12',
      'All 3 rows are printed.',
    ]);
    const names = COLUMNS.map(({ name }) => name);
    const cells = ['E1', '1234.56', '2026-01-31T12:00:00.000Z', '2026-01-31', '3', 'true'];
    expect(texts.slice(texts.lastIndexOf('id'))).toEqual([
      ...names,
      ...cells,
      ...cells,
      'Page 2 of 2',
    ]);
  });

  it('prints the first 1,000 rows, and says so', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => [`row ${String(index)}`, 100]);
    const table = tableOf([column('text', 'text'), column('amount', 'money')]);
    const { texts, pages } = await read(table, rows);
    expect(texts).toContain(
      'Only the first 1,000 of 2,500 rows are printed. The totals and the chart include all rows.',
    );
    const printed = texts.slice(texts.indexOf('text'));
    expect(printed.filter((text) => text.startsWith('row '))).toEqual(
      rows.slice(0, 1_000).map(([text]) => text),
    );
    expect(texts[texts.indexOf('Total amount') + 1]).toBe('2500.00');
    expect(texts).toContain(`Page ${String(pages)} of ${String(pages)}`);
  });

  it('says that a table has no rows', async () => {
    const file = await read(tableOf(COLUMNS), []);
    expect(file.texts).toContain('The table has no rows.');
    expect(file.pages).toBe(1);
    expect(barsOf(file)).toEqual([]);
  });

  it('shows money per day of the zone, below zero too', async () => {
    const midnight = Date.parse('2026-01-31T00:00:00.000-03:00');
    const rows = [
      [midnight - 1, 100],
      [midnight, 300],
      [midnight + DAY_MS - 1, 100],
      [midnight + DAY_MS, -200],
      [null, 5],
      [midnight, null],
    ];
    const file = await read(tableOf(PAYMENTS, { timezone: 'America/Sao_Paulo' }), rows);
    const from = file.texts.indexOf('amount per day');
    expect(file.texts.slice(from, from + 7)).toEqual([
      'amount per day',
      '4.00',
      '0.00',
      '-2.00',
      '2026-01-30',
      '2026-01-31',
      '2026-02-01',
    ]);
    const heights = barsOf(file).map(([, , , height = 0]) => height);
    expect(heights.map((height) => height / (heights[0] ?? 0))).toEqual([
      1,
      expect.closeTo(4, 3),
      expect.closeTo(2, 3),
    ]);
  });

  it.each([
    ['day', 120, 1],
    ['month', 121, 1],
    ['month', 121, 28],
    ['year', 1_500, 365],
  ])('shows money per %s for %d rows of every %d days', async (period, count, days) => {
    const rows = Array.from({ length: count }, (_, i) => [i * days * DAY_MS - NOON_MS * 30, 100]);
    const file = await read(tableOf(PAYMENTS), rows);
    expect(file.texts).toContain(`amount per ${period}`);
    expect(barsOf(file).length).toBeLessThanOrEqual(1_500);
    for (const [x = 0, y = 0, width = 0, height = 0] of barsOf(file)) {
      expect(x + width).toBeLessThanOrEqual(841.89 - 36);
      expect(y + height).toBeLessThanOrEqual(595.28 - 36);
    }
  });

  it.each<[string, readonly Column[]]>([
    ['no money', [column('status', 'text'), column('at', 'instant')]],
    ['no day', [column('status', 'text'), column('amount', 'money')]],
  ])('shows rows per text for a table with %s', async (_, columns) => {
    const rows = ['a', 'b', 'b', null].map((status) => [status, 1]);
    const { texts } = await read(tableOf(columns), rows);
    const from = texts.indexOf('rows per status');
    expect(texts.slice(from, from + 6)).toEqual(['rows per status', '2', '0', 'b', '-', 'a']);
  });

  it('counts texts that are too many for the chart together', async () => {
    const rows = rowsOf(Array.from({ length: 3_000 }, (_, index) => `id ${String(index)}`));
    const file = await read(tableOf([column('id', 'text')]), rows);
    expect(file.texts).toContain('others');
    // Twelve, and the others.
    expect(barsOf(file)).toHaveLength(13);
    expect(file.texts).toContain(String(3_000 - 12));
  });

  it('has no chart without a text, or money and a day', async () => {
    const file = await read(tableOf([column('x', 'integer')]), rowsOf([1, 2]));
    expect(barsOf(file)).toEqual([]);
    expect(file.texts).toContain('All 2 rows are printed.');
  });

  it('cuts texts to their place and replaces characters that the fonts lack', async () => {
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS];
    const columns = [column('text', 'text'), column('next', 'text')];
    const file = await read(
      tableOf(columns),
      texts.map((text) => [text, text]),
    );
    expect(file.texts).toContain('???? ????');
    expect(file.texts).toContain('line break');
    expect(file.texts.filter((text) => /^x+\.\.\.$/.test(text))).toHaveLength(2);
    for (const [, x] of file.content.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/g)) {
      expect(Number(x)).toBeLessThan(841.89 - 36);
    }
  });

  it('keeps the first page one page, whatever the details', async () => {
    const details = Array.from({ length: 500 }, (_, index) => {
      return [`name ${String(index)}`, 'long '.repeat(1_000)] as const;
    });
    const { pages, texts } = await read(tableOf(COLUMNS, {}, { details }), [ROW]);
    expect(pages).toBe(2);
    expect(texts).toContain('Total amount');
  });

  it('has the time of the table as its creation date', async () => {
    const { objects } = await read(tableOf(COLUMNS), []);
    expect(objects).toContain('(D:20260131120000Z)');
    expect(objects).toContain('(Payments of January)');
  });
});
