import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  EntitySql,
  isPostgres,
  returning,
  type AtomicWork,
  type SqlRow,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { MAX_ADDED, type StoredParameter } from './parameter';
import { ParameterRow } from './parameter.row';
import { TooManyParameters } from './parameters.errors';

/** Rows of one statement. */
const GROUP = 200;

/** The parameters that were added to the sandbox of the request. */
@Injectable()
export class ParameterRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The rows with these keys, at least one key, in one statement. */
  async find(keys: readonly string[]): Promise<readonly StoredParameter[]> {
    const database = await this.sandboxes.database();
    const { sql, parameters } = selecting(database, keys);
    const sqlOf = EntitySql.of(database, ParameterRow);
    const rows = await returning<SqlRow>(database, sql, parameters);
    return rows.map((row) => sqlOf.read(row) as StoredParameter);
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
  async save(
    rows: readonly StoredParameter[],
    references: readonly string[],
  ): Promise<readonly string[]> {
    const database = await this.sandboxes.database();
    return atomically(database, () => saving(database, rows, references));
  }

  /** Removes all rows. */
  async clear(): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, () => clearing(database));
  }
}

function* saving(
  database: DataSource,
  rows: readonly StoredParameter[],
  references: readonly string[],
): AtomicWork<readonly string[]> {
  yield* locking(database);
  const sql = EntitySql.of(database, ParameterRow);
  const known = new Set<unknown>();
  for (const keys of groupsOf(references)) {
    for (const { key } of yield selecting(database, keys)) known.add(key);
  }
  const missing = references.filter((key) => !known.has(key));
  if (missing.length > 0) return missing;
  const replacing = `ON CONFLICT (${sql.column('key')}) DO UPDATE SET
    ${sql.column('kind')} = excluded.${sql.column('kind')},
    ${sql.column('value')} = excluded.${sql.column('value')}`;
  for (const group of groupsOf(rows)) yield sql.insertMany(group, replacing);
  const [counted] = yield {
    sql: `SELECT count(*) AS added FROM ${sql.table}`,
    parameters: [],
  };
  if (Number(counted?.['added']) > MAX_ADDED) throw new TooManyParameters(MAX_ADDED);
  return [];
}

function* clearing(database: DataSource): AtomicWork<void> {
  yield* locking(database);
  yield { sql: `DELETE FROM ${EntitySql.of(database, ParameterRow).table}`, parameters: [] };
}

/** One writer at a time: two that change the same rows in another order would wait for each other. Readers do not wait. */
function* locking(database: DataSource): AtomicWork<void> {
  if (!isPostgres(database)) return;
  const { table } = EntitySql.of(database, ParameterRow);
  yield { sql: `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`, parameters: [] };
}

function selecting(database: DataSource, keys: readonly string[]) {
  const sql = EntitySql.of(database, ParameterRow);
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
