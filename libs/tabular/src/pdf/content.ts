import { toWinAnsi } from '../print/win-ansi';
import { cellText, type Value } from '../cells';
import { zoneOf, type Table } from '../format';
import { slices } from '../slices';
import { type Cell, type Pages, type Row } from '../table';
import { ColumnTotals } from '../totals';
import { chartSource, type Chart } from './chart-data';

/** The content of a PDF. Its size does not depend on the number of rows of the table. */
export interface Content {
  readonly totals: ColumnTotals;
  /** Undefined if the table has no columns for a chart. */
  readonly chart: Chart | undefined;
  /** The texts of the first rows. */
  readonly rows: readonly (readonly string[])[];
}

/** The rows that are printed. */
const PRINTED_ROWS = 1_000;
/** Longer texts do not fit in any column, so only this many characters are kept. */
const KEPT_CHARACTERS = 200;

/** Reads the whole table, because the totals are on the first page. */
export async function contentOf(table: Table, pages: Pages): Promise<Content> {
  const zone = zoneOf(table.options);
  const totals = new ColumnTotals(table.columns);
  const source = chartSource(table.columns, zone);
  const texts = table.columns.map((column) => printedText(cellText(column, zone)));
  const printed: string[][] = [];
  for await (const rows of slices(pages)) {
    totals.add(rows);
    source?.add(rows);
    for (const row of rows.slice(0, PRINTED_ROWS - printed.length)) {
      printed.push(textsOf(row, texts));
    }
  }
  return { totals, chart: source?.chart(), rows: printed };
}

function textsOf(row: Row, texts: readonly ((cell: Cell) => string)[]): string[] {
  return texts.map((textOf, index) => textOf(row[index] ?? null));
}

function printedText(textOf: (cell: Value) => string): (cell: Cell) => string {
  return (cell) => (cell === null ? '' : oneLine(textOf(cell)));
}

/** A text on one line, with only the characters of the fonts. */
export function oneLine(text: string): string {
  return toWinAnsi(text.slice(0, KEPT_CHARACTERS)).replaceAll('\n', ' ');
}
