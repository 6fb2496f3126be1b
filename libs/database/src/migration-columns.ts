import { TableIndex, type TableColumnOptions } from 'typeorm';

/** Columns and indices of tables that migrations create. The types exist on SQLite and on PostgreSQL. */
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });

export const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });

export const bigint = (name: string): TableColumnOptions => ({ name, type: 'bigint' });

export const nullable = (column: TableColumnOptions): TableColumnOptions => ({
  ...column,
  isNullable: true,
});

/** The number of a row in the order of arrival, which the database gives it. */
export const sequence = (): TableColumnOptions => ({
  name: 'sequence',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

export const index = (name: string, ...columnNames: string[]): TableIndex =>
  new TableIndex({ name, columnNames });
