/** The page as a table: sections of rows of labelled cells. It has no positions. */

/** A label with its value below. */
export interface Cell {
  readonly label: string;
  readonly value: string;
  /** The width of the cell, in columns of 12. */
  readonly columns: number;
  /** True: the value has as many lines as fit on the page. Otherwise it has one. */
  readonly isLong?: boolean;
}

export interface Section {
  readonly title: string;
  /** The columns of each row add up to 12. A section without rows is only its title. */
  readonly rows: readonly (readonly Cell[])[];
  /** True: the QR code is printed on its right side. */
  readonly hasQrCode?: boolean;
}

/** Columns of each row. */
export const COLUMNS = 12;

const ABSENT = '-';

/** A cell with one line. A value that is absent is printed as a dash. */
export function cell(label: string, value: string | undefined, columns: number): Cell {
  return { label, value: value === undefined || value === '' ? ABSENT : value, columns };
}

/** A row of cells of the same width. */
export function evenRow(...cells: readonly (readonly [string, string | undefined])[]): Cell[] {
  return cells.map(([label, value]) => cell(label, value, COLUMNS / cells.length));
}

/** A row with one value that can have many lines. */
export function longRow(label: string, value: string): Cell[] {
  return [{ ...cell(label, value, COLUMNS), isLong: true }];
}
