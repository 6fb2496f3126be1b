/** The types of columns, and the values of their cells. */
export type ColumnType =
  /** Text, including identifiers that look like numbers: keys, tax ids, EndToEndIds. */
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
  /** The description of the column in one sentence, for the API documentation. */
  readonly description: string;
  /** False for money whose sum has no meaning, such as a balance. Then there is no total. */
  readonly isSummed?: false;
}

/** The value of one cell, of the type of its column; null if it is empty. */
export type Cell = string | number | boolean | null;

/** The cells of one row, in the order of the columns. */
export type Row = readonly Cell[];

/** Rows in their order, some hundreds at a time. A page is never empty. A table without rows has no page. */
export type Pages = AsyncIterable<readonly Row[]>;
