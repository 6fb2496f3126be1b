/** The kinds of columns. Each type of a column of both databases is one of them. */
export type ColumnKind = 'integer' | 'text' | 'boolean' | 'number' | 'bytes';

/**
 * A value of a row in the form that is the same for both databases. A whole number that JSON cannot keep is a text of digits,
 * bytes are base64.
 */
export type PortableValue = string | number | boolean | null;

export type PortableRow = readonly PortableValue[];

export interface SnapshotColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A table with data of a sandbox. Lists of migrations and leases of the clock are not data. */
export interface SnapshotTable {
  readonly name: string;
  readonly columns: readonly SnapshotColumn[];
}

/** A snapshot that is being read. */
export interface SnapshotContent {
  /** The names of the migrations that have made its tables, in their order. */
  readonly migrations: readonly string[];
  /** ISO 8601 UTC, by the machine's clock. */
  readonly createdAt: string;
  /** The save that it belongs to; undefined if only this service was saved. */
  readonly save: string | undefined;
  readonly tables: readonly SnapshotTable[];
  /** The rows of a table, some at a time, each with its values in the order of the columns. */
  rows(table: SnapshotTable): AsyncIterable<readonly PortableRow[]>;
}

/** A snapshot without rows that is being filled. */
export interface EmptySnapshot {
  readonly tables: readonly SnapshotTable[];
  /** @param rows with their values in the order of the columns of the table */
  insert(table: SnapshotTable, rows: readonly PortableRow[]): Promise<void>;
}

/** How many rows are read or written at a time. One can be as large as a document, so they are few. */
export const ROWS_AT_ONCE = 200;
