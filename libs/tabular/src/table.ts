/** What the values of a column are, and how a cell holds them. */
export type ColumnType =
  /** Text, and everything that looks like a number but is a name: keys, tax ids, EndToEndIds. */
  | 'text'
  /** A safe integer. */
  | 'integer'
  /** Money in integer cents; a safe integer. */
  | 'money'
  /** An instant, in ms since 1970 UTC. */
  | 'instant'
  /** A calendar date, as text: `2026-01-31`. */
  | 'date'
  | 'boolean';

/** A column of a table. */
export interface Column {
  /** The name in every format, in camel case: `endToEndId`. */
  readonly name: string;
  readonly type: ColumnType;
  /** What the column holds, in a sentence; it is part of the API documentation. */
  readonly description: string;
  /** false: the column is money whose sum means nothing, such as a balance, so there is no total. */
  readonly isSummed?: false;
}

/** The value of one cell, as its column's type says; null if there is none. */
export type Cell = string | number | boolean | null;

/** The cells of one row, in the order of the columns. */
export type Row = readonly Cell[];

/** Rows in their order, some hundreds at a time. A page is never empty, except that a table without rows has no page. */
export type Pages = AsyncIterable<readonly Row[]>;
