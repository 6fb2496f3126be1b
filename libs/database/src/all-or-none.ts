import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from './atomically';
import { isPostgres, returning, type Statement } from './sql';

/** One of the statements gave no row. */
class NoRow extends Error {}

/**
 * Runs statements with RETURNING, in their order, as one: where one of them gives no row, none of them has
 * happened, and undefined is given; otherwise the first row of each. The order in which they lock rows is
 * the caller's: it must always be the same.
 */
export async function allOrNone<Row>(
  database: DataSource,
  statements: readonly Statement[],
): Promise<readonly Row[] | undefined> {
  const [only, ...others] = statements;
  if (only !== undefined && others.length === 0 && isPostgres(database)) {
    // One statement is a transaction already, and needs no connection to itself.
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

function* firstRows(statements: readonly Statement[]): AtomicWork<readonly unknown[] | undefined> {
  const first: unknown[] = [];
  for (const statement of statements) {
    const [row] = yield statement;
    if (row === undefined) {
      // Alone it has changed nothing, and nothing is to be undone.
      if (statements.length === 1) return undefined;
      throw new NoRow();
    }
    first.push(row);
  }
  return first;
}
