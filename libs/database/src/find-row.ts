import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { EntitySql, type Values } from './entity-sql';
import { returning, type SqlRow } from './sql';
import { type Transactional, type UnitOfWork } from './unit-of-work';

/**
 * The row with these values, of which there is at most one; undefined if there is none. Requests read it for each answer, and
 * TypeORM's findOneBy makes a query builder each time, which takes several times as long as the query.
 */
export async function findRow<Row extends ObjectLiteral>(
  database: DataSource,
  entity: EntityTarget<Row>,
  values: Values<Row>,
): Promise<Row | undefined> {
  const entitySql = EntitySql.of(database, entity);
  const { sql, parameters } = entitySql.select(values);
  const [row] = await returning<SqlRow>(database, sql, parameters);
  return row && entitySql.read(row);
}

/** The same as a part of a transaction, without a lock. */
export function readRow<Row extends ObjectLiteral>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  values: Values<Row>,
): Transactional<Row | undefined> {
  return rowIn(tx, entity, values);
}

/** The same as a part of a transaction. The row is locked until the transaction ends. */
export function lockRow<Row extends ObjectLiteral>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  values: Values<Row>,
): Transactional<Row | undefined> {
  return rowIn(tx, entity, values, tx.forUpdate());
}

function* rowIn<Row extends ObjectLiteral>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  values: Values<Row>,
  suffix?: string,
): Transactional<Row | undefined> {
  const entitySql = tx.sql(entity);
  const [row] = yield entitySql.select(values, suffix);
  return row && entitySql.read(row);
}
