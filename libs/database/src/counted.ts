import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { type Transactional, type UnitOfWork } from './unit-of-work';

/**
 * Lets no other transaction write into a table until this one ends. It conflicts with no reader. On SQLite it does
 * nothing, because only one transaction runs at a time.
 */
export function* lockTable(
  tx: UnitOfWork,
  entity: EntityTarget<ObjectLiteral>,
): Transactional<void> {
  if (!tx.isPostgres) return;
  yield { sql: `LOCK TABLE ${tx.table(entity)} IN SHARE ROW EXCLUSIVE MODE`, parameters: [] };
}

/** The number of rows of a table. Lock the table first, otherwise two transactions can count the same rows. */
export function* countRows(
  tx: UnitOfWork,
  entity: EntityTarget<ObjectLiteral>,
): Transactional<number> {
  const [row] = yield { sql: `SELECT count(*) AS total FROM ${tx.table(entity)}`, parameters: [] };
  return Number(row?.['total']);
}
