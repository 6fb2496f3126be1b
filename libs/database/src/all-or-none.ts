import type { DataSource } from 'typeorm';
import { atomically } from './atomically';
import { isPostgres, returning, type Statement } from './sql';
import { type Transactional } from './unit-of-work';

/** One of the statements returned no row. */
class NoRow extends Error {}

/**
 * Runs statements with RETURNING in one transaction and returns the first row of each. If one of them
 * returns no row, all are rolled back, and the result is undefined. The caller must always lock rows in the
 * same order.
 */
export async function allOrNone<Row>(
  database: DataSource,
  statements: readonly Statement[],
): Promise<readonly Row[] | undefined> {
  const [only, ...others] = statements;
  if (only !== undefined && others.length === 0 && isPostgres(database)) {
    // A single statement is already a transaction and needs no separate connection.
    const rows = await returning<Row>(database, only.sql, only.parameters);
    return rows.length === 0 ? undefined : rows.slice(0, 1);
  }
  try {
    return (await atomically(database, () => firstRows(statements))) as readonly Row[] | undefined;
  } catch (error) {
    if (error instanceof NoRow) return undefined;
    throw error;
  }
}

function* firstRows(
  statements: readonly Statement[],
): Transactional<readonly unknown[] | undefined> {
  const first: unknown[] = [];
  for (const statement of statements) {
    const [row] = yield statement;
    if (row === undefined) {
      // A single statement that returned no row has changed nothing.
      if (statements.length === 1) return undefined;
      throw new NoRow();
    }
    first.push(row);
  }
  return first;
}
