import { paddedTo, printable, shortenedTo, widthOf } from './text-width';

const GAP = '  ';
/** A column is not made narrower than this to fit the others. */
const NARROWEST = 8;

/** How a line is written: its widths by column, and how wide the terminal is. */
export interface TableStyle {
  /** Of the terminal; undefined for no limit. */
  readonly width?: number | undefined;
  /** The style of the line with the titles. */
  readonly heading?: (text: string) => string;
}

/**
 * An aligned table. If it is wider than the terminal, the widest columns are made narrower and their texts are cut, so that no line
 * is broken.
 *
 * @returns lines, each with a line break; empty if there are no rows and no titles
 */
export function renderTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  { width, heading = (text) => text }: TableStyle = {},
): string {
  const shown = rows.map((cells) => cells.map(printable));
  const widths = fitted(columnWidths(titles, shown), width);
  const lines = shown.map((cells) => renderLine(cells, widths));
  if (titles.length > 0) lines.unshift(heading(renderLine(titles, widths)));
  return lines.map((line) => `${line}\n`).join('');
}

/** The widest text of each column. */
export function columnWidths(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const count = Math.max(titles.length, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    [titles, ...rows].reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? '')), 0),
  );
}

/** Makes the widest columns narrower until the line fits into the terminal. */
export function fitted(widths: readonly number[], width: number | undefined): readonly number[] {
  if (width === undefined) return widths;
  const narrowed = [...widths];
  let excess = sum(narrowed) + GAP.length * (narrowed.length - 1) - width;
  while (excess > 0) {
    const widest = narrowed.lastIndexOf(Math.max(...narrowed));
    const columns = narrowed[widest] ?? 0;
    if (columns <= NARROWEST) break;
    narrowed[widest] = columns - 1;
    excess -= 1;
  }
  return narrowed;
}

/** One line. Texts that are wider than their column are cut. */
export function renderLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => {
      const width = widths[index] ?? widthOf(cell);
      return paddedTo(shortenedTo(cell, width), width);
    })
    .join(GAP)
    .trimEnd();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
