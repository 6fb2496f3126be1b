import { setImmediate } from 'node:timers/promises';
import { type Column, type ColumnType } from '../table';
import { oneLine } from './content';
import { CONTENT_WIDTH, drawLine, PAGE, SMALL, SMALL_BOLD, type Pdf } from './page';

const ROW_HEIGHT = 11;
const HEADER_HEIGHT = 15;
const FOOTER_HEIGHT = 14;
const CELL_GAP = 4;
const ROWS_PER_PAGE = Math.floor(
  (PAGE.height - 2 * PAGE.margin - HEADER_HEIGHT - FOOTER_HEIGHT) / ROW_HEIGHT,
);

/** The widths of columns relative to each other. */
const WEIGHTS: Readonly<Record<ColumnType, number>> = {
  text: 3,
  instant: 3,
  money: 2,
  integer: 1.5,
  date: 1.5,
  boolean: 1,
};

/** Draws the rows on as many pages as they need, each with the header and its number. The summary is page 1. */
export async function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const cells = placesOf(columns);
  const pages = 1 + Math.ceil(rows.length / ROWS_PER_PAGE);
  for (let page = 2; page <= pages; page += 1) {
    const start = (page - 2) * ROWS_PER_PAGE;
    pdf.addPage();
    drawHeader(pdf, columns, cells);
    for (const [index, row] of rows.slice(start, start + ROWS_PER_PAGE).entries()) {
      drawRow(pdf, row, cells, PAGE.margin + HEADER_HEIGHT + index * ROW_HEIGHT);
    }
    const footer = { x: PAGE.margin, y: PAGE.height - PAGE.margin - 8, width: CONTENT_WIDTH };
    const text = `Page ${String(page)} of ${String(pages)}`;
    drawLine(pdf, text, { ...footer, align: 'right' }, SMALL);
    await setImmediate();
  }
}

/** The place of a column's cells in a row. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function placesOf(columns: readonly Column[]): readonly Place[] {
  const total = columns.reduce((sum, { type }) => sum + WEIGHTS[type], 0);
  let x = PAGE.margin;
  return columns.map(({ type }) => {
    const width = (CONTENT_WIDTH * WEIGHTS[type]) / total;
    const align: Place['align'] = type === 'money' || type === 'integer' ? 'right' : 'left';
    const place = { x, width: width - CELL_GAP, align };
    x += width;
    return place;
  });
}

function drawHeader(pdf: Pdf, columns: readonly Column[], places: readonly Place[]): void {
  for (const [index, place] of places.entries()) {
    const name = oneLine(columns[index]?.name ?? '');
    drawLine(pdf, name, { ...place, y: PAGE.margin }, SMALL_BOLD);
  }
  const y = PAGE.margin + ROW_HEIGHT;
  pdf.lineWidth(0.5).strokeColor('#000000');
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + CONTENT_WIDTH, y)
    .stroke();
}

function drawRow(pdf: Pdf, row: readonly string[], places: readonly Place[], y: number): void {
  for (const [index, place] of places.entries()) {
    const text = row[index] ?? '';
    if (text !== '') drawLine(pdf, text, { ...place, y }, SMALL);
  }
}
