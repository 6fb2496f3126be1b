import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryFailedError, type DataSource, type ObjectLiteral } from 'typeorm';
import { atomically } from './atomically';
import { EntitySql, type NewRow } from './entity-sql';
import { GroupCommit } from './group-commit';
import { noteChanges } from './row-changes';
import { isPostgres, returning, type Statement } from './sql';
import { type Transactional, type UnitOfWork } from './unit-of-work';

/** Far below the limit of 32,766 parameters of one SQLite statement. */
const ROWS_A_STATEMENT = 200;

/** The SQLSTATE of a violated unique constraint, and the code of SQLite for it. */
const UNIQUE_VIOLATION = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/**
 * Writes new rows of one entity. The rows that arrive within one turn of the event loop are written by one statement,
 * which is one commit and, on PostgreSQL, one round trip (docs/adr/0007). Rows that violate a unique constraint are
 * skipped; the others are written.
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

  /** Resolves to true when the row is committed, or to false if it is a duplicate. */
  insert(database: DataSource, row: NewRow<Row>): Promise<boolean> {
    const isWritten = this.groups.submit(database, row);
    return isWritten.then((isNew) => {
      if (isNew) this.note(database, 1);
      return isNew;
    });
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
    this.note(database, stored);
    return stored;
  }

  /** Writes all rows, or none if one of them is a duplicate. @returns whether they were written */
  async insertAll(database: DataSource, rows: readonly NewRow<Row>[]): Promise<boolean> {
    const groups = groupsOf(rows);
    const [only = []] = groups;
    try {
      if (isPostgres(database) && groups.length === 1) {
        // One statement is a transaction already, and costs one round trip.
        const { sql, parameters } = EntitySql.of(database, this.entity).insertMany(only);
        await database.query(sql, [...parameters]);
        this.note(database, only.length);
      } else {
        await atomically(database, (tx) => this.insertGroups(tx, groups));
      }
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private note(database: DataSource, rows: number): void {
    if (rows > 0) noteChanges([{ table: this.tableIn(database), kind: 'inserted', rows }]);
  }

  private tableIn(database: DataSource): string {
    return database.getMetadata(this.entity).tableName;
  }

  private *insertGroups(
    tx: UnitOfWork,
    groups: readonly (readonly NewRow<Row>[])[],
  ): Transactional<void> {
    const entity = tx.sql(this.entity);
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
  // TypeORM wraps what the driver throws; a transaction on SQLite does not go through TypeORM.
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = cause as { readonly code?: string };
  return code !== undefined && UNIQUE_VIOLATION.has(code);
}
