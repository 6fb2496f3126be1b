import type { EntityTarget } from 'typeorm';
import {
  findRow,
  lockRow,
  type NewRow,
  type Transactional,
  type UnitOfWork,
  type Values,
} from '#libs/database';
import { type Sandboxes } from '#libs/sandbox';

export interface Numbered {
  readonly sequence: number;
  readonly id: string;
}

/** The row with an id in the current sandbox. */
export async function findById<Row extends Numbered>(
  sandboxes: Sandboxes,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row | undefined> {
  return findRow<Row>(await sandboxes.database(), entity, { id } as Values<Row>);
}

/** The row with an id, locked until the end of the transaction. */
export function lockById<Row extends Numbered>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  id: string,
): Transactional<Row | undefined> {
  return lockRow<Row>(tx, entity, { id } as Values<Row>);
}

/** Adds a row. @returns undefined if a unique index refuses it; then nothing is stored */
export function* insertRow<Row extends Numbered>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  row: NewRow<Row>,
): Transactional<Row | undefined> {
  const sql = tx.sql(entity);
  const [stored] = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING *');
  return stored && sql.read(stored);
}

/** Changes members of a row. @returns the row after the change */
export function* changeRow<Row extends Numbered>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  row: Row,
  change: Partial<Row>,
): Transactional<Row> {
  const sql = tx.sql(entity);
  const { columns, parameters } = sql.assignments(change, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 RETURNING id`,
    parameters: [row.id, ...parameters],
  };
  return { ...row, ...change };
}
