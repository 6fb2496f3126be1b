import { type Column, type Row } from '#libs/tabular';

/** The columns that a report shows, selected from those of its type. */
export class Projection {
  readonly columns: readonly Column[];
  private readonly indexes: readonly number[] | undefined;

  /** @param names in the order of the file; undefined for all */
  constructor(all: readonly Column[], names: readonly string[] | undefined) {
    if (names === undefined) {
      this.columns = all;
      return;
    }
    const found = names.map((name) => all.findIndex((column) => column.name === name));
    this.indexes = found.filter((index) => index >= 0);
    this.columns = this.indexes.flatMap((index) => all[index] ?? []);
  }

  rows(rows: readonly Row[]): readonly Row[] {
    const { indexes } = this;
    if (indexes === undefined) return rows;
    return rows.map((row) => indexes.map((index) => row[index] ?? null));
  }
}
