import type { ColumnOptions } from 'typeorm';
import { toCents, type Cents } from '#libs/kernel';

/** Options of a column of money. SQLite returns a bigint as a number, PostgreSQL as a string. */
export const centsColumn: ColumnOptions = {
  type: 'bigint',
  transformer: {
    to: (value: Cents | null): number | null => value,
    from: (value: number | string | null): Cents | null =>
      value === null ? null : toCents(Number(value)),
  },
};

/** Options of a column of whole numbers beyond 32 bits, such as instants in ms. They are safe integers, or null. */
export const wholeNumberColumn: ColumnOptions = {
  type: 'bigint',
  transformer: {
    to: (value: number | null): number | null => value,
    from: (value: number | string | null): number | null => (value === null ? null : Number(value)),
  },
};

/** Options of a column that holds a JSON value. The value is only read and written as a whole, never searched. */
export const jsonColumn: ColumnOptions = {
  type: 'text',
  transformer: {
    to: (value: unknown): string | null => (value === null ? null : JSON.stringify(value)),
    from: (text: string | null): unknown => (text === null ? null : (JSON.parse(text) as unknown)),
  },
};

/** Options of a column that holds a JSON value. The value is never missing, but can be the JSON value null. */
export const jsonValueColumn: ColumnOptions = {
  type: 'text',
  transformer: {
    to: (value: unknown): string => JSON.stringify(value),
    from: (text: string): unknown => JSON.parse(text) as unknown,
  },
};
