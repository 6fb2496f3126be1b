import type { DataSource, EntityTarget } from 'typeorm';
import { type AtomicWork, EntitySql, forUpdate, type NewRow } from '#libs/database';

interface Numbered {
  readonly sequence: number;
  readonly id: string;
}

/** The row of an id, locked until the end of the work. */
export function* lockById<Row extends Numbered>(
  database: DataSource,
  entity: EntityTarget<Row>,
  id: string,
): AtomicWork<Row | undefined> {
  const sql = EntitySql.of(database, entity);
  const [row] = yield {
    sql: `SELECT * FROM ${sql.table} WHERE id = $1${forUpdate(database)}`,
    parameters: [id],
  };
  return row && sql.read(row);
}

/** Adds a row. @returns undefined if a unique index has refused it; then nothing is stored */
export function* insertRow<Row extends Numbered>(
  database: DataSource,
  entity: EntityTarget<Row>,
  row: NewRow<Row>,
): AtomicWork<Row | undefined> {
  const sql = EntitySql.of(database, entity);
  const [stored] = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING *');
  return stored && sql.read(stored);
}

/** Changes members of a row. @returns the row after the change */
export function* changeRow<Row extends Numbered>(
  database: DataSource,
  entity: EntityTarget<Row>,
  row: Row,
  change: Partial<Row>,
): AtomicWork<Row> {
  const sql = EntitySql.of(database, entity);
  const { columns, parameters } = sql.assignments(change, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 RETURNING id`,
    parameters: [row.id, ...parameters],
  };
  return { ...row, ...change };
}
