import { formatCents, toCents } from '#libs/kernel';
import { type Cell, type Column } from './table';
import { type TimeZone } from './time-zone';

/** A cell that is not empty. */
export type Value = Exclude<Cell, null>;

/**
 * Makes the text of a column's cells: money as `1234.56`, instants in ISO 8601 in the zone, the others as they are.
 *
 * @returns a function that throws a TypeError for a cell of another type than the column
 */
export function cellText(column: Column, zone: TimeZone): (cell: Value) => string {
  switch (column.type) {
    case 'text':
    case 'date':
      return (cell) => textIn(cell, column);
    case 'integer':
      return (cell) => String(integerIn(cell, column));
    case 'money':
      return (cell) => formatCents(toCents(integerIn(cell, column)));
    case 'instant':
      return (cell) => zone.isoText(integerIn(cell, column));
    case 'boolean':
      return (cell) => String(booleanIn(cell, column));
  }
}

/** @throws TypeError if the cell is not a text */
export function textIn(cell: Value, column: Column): string {
  if (typeof cell !== 'string') throw wrongType(cell, column);
  return cell;
}

/** The cell of a column of integers, money or instants. @throws TypeError if it is not a safe integer */
export function integerIn(cell: Value, column: Column): number {
  if (!Number.isSafeInteger(cell)) throw wrongType(cell, column);
  return cell as number;
}

/** @throws TypeError if the cell is not a boolean */
export function booleanIn(cell: Value, column: Column): boolean {
  if (typeof cell !== 'boolean') throw wrongType(cell, column);
  return cell;
}

/** Without the value, which may be personal data. */
function wrongType(cell: Value, { name, type }: Column): TypeError {
  return new TypeError(`Column ${name} holds a ${typeof cell} that is not of type ${type}`);
}
