import { Injectable } from '@nestjs/common';
import {
  countRows,
  lockTable,
  EntitySql,
  returning,
  type Transactional,
  type SqlRow,
  type Statement,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { MAX_ADDED, type StoredParameter } from './parameter';
import { ParameterRow } from './parameter.row';
import { TooManyParameters } from './parameters.errors';

/** The number of rows in one statement. */
const GROUP = 200;

/** The parameters that were added to the sandbox of the request. */
@Injectable()
export class ParameterRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The rows with these keys, at least one key, in one statement. */
  async find(keys: readonly string[]): Promise<readonly StoredParameter[]> {
    const database = await this.sandboxes.database();
    const parameter = EntitySql.of(database, ParameterRow);
    const { sql, parameters } = selectByKeys(parameter, keys);
    const rows = await returning<SqlRow>(database, sql, parameters);
    return rows.map((row) => parameter.read(row) as StoredParameter);
  }

  /** All rows, in no order. */
  async all(): Promise<readonly StoredParameter[]> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(ParameterRow).find()) as StoredParameter[];
  }

  /**
   * Adds the rows, or replaces those with the same keys: all of them or none.
   *
   * @param references keys that have to be stored already
   * @returns the references that are not stored; then nothing was changed
   * @throws TooManyParameters
   */
  save(
    rows: readonly StoredParameter[],
    references: readonly string[],
  ): Promise<readonly string[]> {
    return this.sandboxes.atomically((tx) => store(tx, rows, references));
  }

  /** Removes all rows. */
  async clear(): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield* lock(tx);
      yield { sql: `DELETE FROM ${tx.table(ParameterRow)}`, parameters: [] };
    });
  }
}

function* store(
  tx: UnitOfWork,
  rows: readonly StoredParameter[],
  references: readonly string[],
): Transactional<readonly string[]> {
  yield* lock(tx);
  const sql = tx.sql(ParameterRow);
  const known = new Set<unknown>();
  for (const keys of groupsOf(references)) {
    for (const { key } of yield selectByKeys(sql, keys)) known.add(key);
  }
  const missing = references.filter((key) => !known.has(key));
  if (missing.length > 0) return missing;
  const replacing = `ON CONFLICT (${sql.column('key')}) DO UPDATE SET
    ${sql.column('kind')} = excluded.${sql.column('kind')},
    ${sql.column('value')} = excluded.${sql.column('value')}`;
  for (const group of groupsOf(rows)) yield sql.insertMany(group, replacing);
  if ((yield* countRows(tx, ParameterRow)) > MAX_ADDED) throw new TooManyParameters(MAX_ADDED);
  return [];
}

/**
 * Only one writer at a time: two writers that change the same rows in different orders would wait for each other.
 * Readers do not wait.
 */
function lock(tx: UnitOfWork): Transactional<void> {
  return lockTable(tx, ParameterRow);
}

function selectByKeys(sql: EntitySql<ParameterRow>, keys: readonly string[]): Statement {
  const places = keys.map((_, index) => `$${String(index + 1)}`).join(', ');
  return {
    sql: `SELECT * FROM ${sql.table} WHERE ${sql.column('key')} IN (${places})`,
    parameters: keys,
  };
}

function groupsOf<T>(items: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(items.length / GROUP);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * GROUP, (index + 1) * GROUP),
  );
}
