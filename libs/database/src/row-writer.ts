import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type ObjectLiteral } from 'typeorm';
import { atomically, type AtomicWork } from './atomically';
import { EntitySql, type NewRow } from './entity-sql';
import { GroupCommit } from './group-commit';
import { isPostgres, returning, type Statement } from './sql';

/** Well under the 32,766 parameters that SQLite binds to one statement. */
const ROWS_A_STATEMENT = 200;

/** SQLSTATE of a unique constraint, and SQLite's name for the same. */
const UNIQUE_VIOLATION = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/**
 * Writes new rows of one entity. The rows that arrive within one turn of the event loop go into one statement,
 * which is one commit and, on PostgreSQL, one round trip (docs/adr/0007). A row that a unique constraint refuses is left out; the others are written.
 *
 * The property `key` identifies a row. The caller sets it, and it must be unique.
 */
export class RowWriter<Row extends ObjectLiteral> {
  private readonly groups = new GroupCommit((database, rows: readonly NewRow<Row>[]) =>
    this.insertGroup(database, rows),
  );

  constructor(
    private readonly entity: new () => Row,
    private readonly key: keyof NewRow<Row> & string,
  ) {}

  /** Resolves once the row is committed (true) or found to be a duplicate of another (false). */
  insert(database: DataSource, row: NewRow<Row>): Promise<boolean> {
    return this.groups.submit(database, row);
  }

  /**
   * Writes many rows without the duplicates, and returns how many were written. Other work can run between
   * the groups.
   */
  async insertNew(database: DataSource, rows: readonly NewRow<Row>[]): Promise<number> {
    let stored = 0;
    for (const group of groupsOf(rows)) {
      const { sql, parameters } = this.skippingDuplicates(database, group);
      stored += (await returning(database, sql, parameters)).length;
      await nextTurn();
    }
    return stored;
  }

  /** Writes all the rows, or none where one of them is a duplicate; says which. */
  async insertAll(database: DataSource, rows: readonly NewRow<Row>[]): Promise<boolean> {
    const groups = groupsOf(rows);
    const [only = []] = groups;
    try {
      if (isPostgres(database) && groups.length === 1) {
        // One statement is a transaction already, and costs one round trip.
        const { sql, parameters } = EntitySql.of(database, this.entity).insertMany(only);
        await database.query(sql, [...parameters]);
      } else {
        await atomically(database, () => this.insertGroups(database, groups));
      }
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private *insertGroups(
    database: DataSource,
    groups: readonly (readonly NewRow<Row>[])[],
  ): AtomicWork<void> {
    const entity = EntitySql.of(database, this.entity);
    for (const rows of groups) yield entity.insertMany(rows);
  }

  /** Whether each of the rows was written. */
  private async insertGroup(
    database: DataSource,
    rows: readonly NewRow<Row>[],
  ): Promise<readonly boolean[]> {
    const { sql, parameters } = this.skippingDuplicates(database, rows);
    const stored = await returning<{ readonly key: unknown }>(database, sql, parameters);
    const keys = new Set(stored.map(({ key }) => key));
    return rows.map((row) => keys.has(row[this.key]));
  }

  private skippingDuplicates(database: DataSource, rows: readonly NewRow<Row>[]): Statement {
    const entity = EntitySql.of(database, this.entity);
    const suffix = `ON CONFLICT DO NOTHING RETURNING ${entity.column(this.key)} AS "key"`;
    return entity.insertMany(rows, suffix);
  }
}

function groupsOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const groups: (readonly Row[])[] = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    groups.push(rows.slice(start, start + ROWS_A_STATEMENT));
  }
  return groups;
}

function isUniqueViolation(error: unknown): boolean {
  // TypeORM wraps what the driver throws; atomic work on SQLite does not go through TypeORM.
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = cause as { readonly code?: string };
  return code !== undefined && UNIQUE_VIOLATION.has(code);
}
