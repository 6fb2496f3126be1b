import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  QueryFailedError,
  type DataSource,
  type EntityMetadata,
  type ObjectLiteral,
} from 'typeorm';
import { atomically, type AtomicWork } from './atomically';
import { tableOf, type SqlValue, type Statement } from './sql';

interface Waiting<Row> {
  readonly row: Row;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

type OnDuplicate = 'skip' | 'fail';

/** The table in one database. The text of a statement depends on its number of rows. */
interface Target {
  readonly columns: EntityMetadata['columns'];
  readonly texts: Map<string, string>;
}

interface InsertTarget {
  readonly entity: new () => ObjectLiteral;
  readonly columns: EntityMetadata['columns'];
  readonly key: string;
  /** The placeholder of the parameter at an index, from 0. */
  readonly parameterAt: (index: number) => string;
}

/** Well under the 32,766 parameters that SQLite binds to one statement. */
const ROWS_A_STATEMENT = 200;

/** SQLSTATE of a unique constraint, and SQLite's name for the same. */
const UNIQUE_VIOLATION = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/**
 * Writes new rows of one entity. The rows that arrive in one turn of the event loop go into one statement
 * and one commit. This doubles the number of rows per second. A row that violates a unique constraint is
 * left out alone.
 *
 * The property `key` identifies a row. The caller sets it, and it must be unique.
 */
export class RowWriter<Row extends ObjectLiteral> {
  private readonly queues = new WeakMap<DataSource, Waiting<Row>[]>();
  private readonly targets = new WeakMap<DataSource, Target>();

  constructor(
    private readonly entity: new () => Row,
    private readonly key: keyof Row & string,
  ) {}

  /** Resolves once the row is committed (true) or found to be a duplicate of another (false). */
  insert(database: DataSource, row: Row): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const waiting = { row, resolve, reject };
      const queue = this.queues.get(database);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      this.queues.set(database, [waiting]);
      setImmediate(() => {
        this.drain(database).catch((error: unknown) => {
          this.giveUp(database, error);
        });
      });
    });
  }

  /**
   * Writes many rows without the duplicates, and returns how many were written. Other work can run between
   * the groups.
   */
  async insertNew(database: DataSource, rows: readonly Row[]): Promise<number> {
    let stored = 0;
    for (const group of groupsOf(rows)) {
      stored += (await this.write(database, group, 'skip')).size;
      await nextTurn();
    }
    return stored;
  }

  /** Writes all rows (true), or none if one of them is a duplicate (false). */
  async insertAll(database: DataSource, rows: readonly Row[]): Promise<boolean> {
    const groups = groupsOf(rows);
    try {
      // One statement is already a transaction.
      if (groups.length <= 1) await this.write(database, rows, 'fail');
      else await atomically(database, () => this.writeGroups(database, groups));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private *writeGroups(
    database: DataSource,
    groups: readonly (readonly Row[])[],
  ): AtomicWork<void> {
    for (const rows of groups) yield this.insertStatement(database, rows);
  }

  private async drain(database: DataSource): Promise<void> {
    const queue = this.queues.get(database) ?? [];
    while (queue.length > 0) await this.writeGroup(database, queue.splice(0, ROWS_A_STATEMENT));
    this.queues.delete(database);
  }

  private giveUp(database: DataSource, error: unknown): void {
    const queue = this.queues.get(database) ?? [];
    this.queues.delete(database);
    for (const { reject } of queue) reject(error);
  }

  private async writeGroup(database: DataSource, group: readonly Waiting<Row>[]): Promise<void> {
    try {
      const rows = group.map(({ row }) => row);
      const stored = await this.write(database, rows, 'skip');
      for (const { row, resolve } of group) resolve(stored.has(row[this.key]));
    } catch (error) {
      // One invalid row makes the statement fail for all. So each row is written alone.
      const [only] = group;
      if (only !== undefined && group.length === 1) only.reject(error);
      else for (const waiting of group) await this.writeGroup(database, [waiting]);
    }
  }

  /** Work for `atomically`: fails if a row is a duplicate. */
  private insertStatement(database: DataSource, rows: readonly Row[]): Statement {
    const { columns } = this.targetOf(database);
    const parameterAt = (index: number): string => `$${String(index + 1)}`;
    const target = { entity: this.entity, columns, key: this.key, parameterAt };
    const sql = insertSql(database, target, rows.length, 'fail');
    return { sql, parameters: valuesOf(database, columns, rows) };
  }

  private targetOf(database: DataSource): Target {
    const known = this.targets.get(database);
    if (known !== undefined) return known;
    const { columns } = database.getMetadata(this.entity);
    const written = columns.filter(({ isGenerated }) => !isGenerated);
    const target: Target = { columns: written, texts: new Map() };
    this.targets.set(database, target);
    return target;
  }

  /** Returns the keys of the rows that this call has written. */
  private async write(
    database: DataSource,
    rows: readonly Row[],
    onDuplicate: OnDuplicate,
  ): Promise<Set<unknown>> {
    const { columns, texts } = this.targetOf(database);
    const parameters = valuesOf(database, columns, rows);
    const name = `${onDuplicate} ${String(rows.length)}`;
    const parameterAt = (index: number): string => database.driver.createParameter('', index);
    const target = { entity: this.entity, columns, key: this.key, parameterAt };
    const sql = texts.get(name) ?? insertSql(database, target, rows.length, onDuplicate);
    texts.set(name, sql);
    const stored = await database.query<readonly { readonly key: unknown }[]>(sql, parameters);
    return new Set(stored.map(({ key }) => key));
  }
}

function groupsOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const groups: (readonly Row[])[] = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    groups.push(rows.slice(start, start + ROWS_A_STATEMENT));
  }
  return groups;
}

/** The parameters of the rows, column by column. */
function valuesOf(
  { driver }: DataSource,
  columns: EntityMetadata['columns'],
  rows: readonly ObjectLiteral[],
): SqlValue[] {
  return rows.flatMap((row) =>
    columns.map(
      (column) => driver.preparePersistentValue(column.getEntityValue(row), column) as SqlValue,
    ),
  );
}

/** One statement for `count` rows. The query builder of TypeORM does not support RETURNING for SQLite. */
function insertSql(
  database: DataSource,
  { entity, columns, key, parameterAt }: InsertTarget,
  count: number,
  onDuplicate: OnDuplicate,
): string {
  const escape = (name: string): string => database.driver.escape(name);
  const table = tableOf(database, entity);
  const names = columns.map(({ databaseName }) => escape(databaseName)).join(', ');
  let parameter = 0;
  const tuple = (): string => `(${columns.map(() => parameterAt(parameter++)).join(', ')})`;
  const tuples = Array.from({ length: count }, tuple).join(', ');
  const keyColumn = columns.find(({ propertyName }) => propertyName === key)?.databaseName ?? key;
  const conflict = onDuplicate === 'skip' ? ' ON CONFLICT DO NOTHING' : '';
  return (
    `INSERT INTO ${table} (${names}) VALUES ${tuples}${conflict} ` +
    `RETURNING ${escape(keyColumn)} AS ${escape('key')}`
  );
}

function isUniqueViolation(error: unknown): boolean {
  // TypeORM wraps what the driver throws; atomic work on SQLite goes past TypeORM.
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = cause as { readonly code?: string };
  return code !== undefined && UNIQUE_VIOLATION.has(code);
}
