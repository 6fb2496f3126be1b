import { isCalendarDate } from '#libs/kernel';
import type { SchemaElement } from 'hyparquet-writer';
import { booleanIn, integerIn, textIn } from '../cells';
import { type Cell, type Column } from '../table';

/** A cell in the form that hyparquet-writer takes for its column. */
export type ParquetData = string | bigint | Date | boolean | null;

const UNIT = 'MILLIS';

/** The elements of the file's schema: the root and the columns. */
export function schemaOf(columns: readonly Column[]): SchemaElement[] {
  return [{ name: 'root', num_children: columns.length }, ...columns.map(elementOf)];
}

function elementOf({ name, type }: Column): SchemaElement {
  const base = { name, repetition_type: 'OPTIONAL' } as const;
  switch (type) {
    case 'text':
      return { ...base, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
    case 'integer':
      return { ...base, type: 'INT64' };
    case 'money':
      return { ...base, type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 };
    case 'instant':
      return {
        ...base,
        type: 'INT64',
        converted_type: 'TIMESTAMP_MILLIS',
        logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: UNIT },
      };
    case 'date':
      return { ...base, type: 'INT32', converted_type: 'DATE' };
    case 'boolean':
      return { ...base, type: 'BOOLEAN' };
  }
}

/**
 * @throws TypeError if the cell is not of the type of its column
 * @throws RangeError if a date is not a day of the calendar
 */
export function dataOf(cell: Cell, column: Column): ParquetData {
  if (cell === null) return null;
  switch (column.type) {
    case 'text':
      return textIn(cell, column);
    case 'integer':
    // For a decimal, a bigint is the amount in its smallest unit.
    case 'money':
      return BigInt(integerIn(cell, column));
    case 'instant':
      return new Date(integerIn(cell, column));
    case 'date':
      return dateOf(textIn(cell, column), column);
    case 'boolean':
      return booleanIn(cell, column);
  }
}

function dateOf(day: string, { name }: Column): Date {
  if (!isCalendarDate(day)) throw new RangeError(`Column ${name} holds a text that is not a date`);
  return new Date(day);
}
