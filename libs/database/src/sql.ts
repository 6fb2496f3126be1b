import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { type Change, changeOf, changeTargetOf, type ChangeTarget } from './row-changes';
import { type SqliteConnection, type SqliteStatement } from './sqlite-driver';

/** The quoted table of an entity, with its schema if it has one. */
export function tableOf(database: DataSource, entity: EntityTarget<ObjectLiteral>): string {
  const { tablePath } = database.getMetadata(entity);
  return tablePath
    .split('.')
    .map((part) => database.driver.escape(part))
    .join('.');
}

/** Runs a statement that returns rows (SELECT or RETURNING). `$1`, `$2` ... are the parameters. */
export async function returning<Row>(
  database: DataSource,
  statement: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  return isPostgres(database)
    ? rowsOf(database, statement, parameters)
    : (rowsIn(connectionOf(database), statement, parameters) as readonly Row[]);
}

/** A row from the database; PostgreSQL returns a bigint as text. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

/** A statement. `$1`, `$2` ... are its parameters; each can be used several times and in any order. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export type SqlValue = string | number | null;

/** The SQL functions for the smallest and the largest of some values. */
export function comparing(database: DataSource): {
  readonly least: string;
  readonly greatest: string;
} {
  return isPostgres(database)
    ? { least: 'least', greatest: 'greatest' }
    : { least: 'min', greatest: 'max' };
}

/**
 * The time of the database server in PostgreSQL, in ms: instances can run on machines with different clocks.
 *
 * It is the time at which the statement began, because Citus refuses volatile functions such as clock_timestamp() in UPDATE. A
 * statement that waited for a lock has an older time. For a lease this is safe: it is judged as not yet expired, and ends no
 * earlier than its holder assumes, who counts from before the statement. Citus allows no time at all after ON CONFLICT DO UPDATE,
 * so take it from `excluded` there. docs/adr/0062
 */
export const SERVER_TIME_MS = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

/**
 * The end of a SELECT that locks the rows that it reads. Empty on SQLite, where only one transaction runs at a time.
 * @param alias of the table whose rows are locked, if the statement reads several
 */
export function forUpdate(database: DataSource, alias?: string): string {
  if (!isPostgres(database)) return '';
  return alias === undefined ? ' FOR UPDATE' : ` FOR UPDATE OF ${alias}`;
}

export function isPostgres(database: DataSource): boolean {
  return database.options.type === 'postgres';
}

async function rowsOf<Row>(
  runner: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  statement: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  const result = await runner.query(statement, [...parameters]);
  // For UPDATE and DELETE TypeORM's PostgreSQL driver gives [rows, count].
  const rows = /^(?:UPDATE|DELETE)/.test(statement) ? (result as [unknown])[0] : result;
  return rows as readonly Row[];
}

/** The SQLite connection of TypeORM. */
export function connectionOf(database: DataSource): SqliteConnection {
  const { databaseConnection } = database.driver as unknown as {
    readonly databaseConnection: SqliteConnection;
  };
  return databaseConnection;
}

/** A statement for the driver of SQLite, which identifies parameters only by their position. */
interface Prepared {
  readonly statement: SqliteStatement;
  /** The index of the parameter for each placeholder, from 0; undefined if that is their order. */
  readonly places: readonly number[] | undefined;
  /** The form of its rows; undefined if it returns none. */
  readonly form: RowForm | undefined;
  /** Undefined if it only reads. */
  readonly target: ChangeTarget | undefined;
}

interface RowForm {
  /** The names of the columns, in their order. */
  readonly names: readonly string[];
  /** A row in which all columns are null. */
  readonly blank: SqlRow;
}

/** The maximum number of prepared statements kept for one connection. When it is reached, all are prepared again. */
const STATEMENTS_KEPT = 500;

const NO_ROWS: readonly unknown[] = [];

/** By connection and text. They have no order of use, which would cost more than the lookup. */
const prepared = new WeakMap<SqliteConnection, Map<string, Prepared>>();

/**
 * Runs a statement on a connection of SQLite and returns its rows, if any.
 * @param changes gets what the statement has changed
 */
export function rowsIn(
  connection: SqliteConnection,
  text: string,
  parameters: readonly unknown[],
  changes?: Change[],
): readonly unknown[] {
  const prepared = preparedOf(connection, text);
  const { statement, form, target } = prepared;
  if (form === undefined) {
    rowsChangedBy(prepared, parameters, changes);
    return NO_ROWS;
  }
  const rows = statement.all(...valuesOf(prepared, parameters)) as SqlValue[][];
  // The rows of RETURNING.
  if (target !== undefined && rows.length > 0) changes?.push(changeOf(target, rows.length));
  return rowsOfArrays(rows, form);
}

/** Runs a statement that returns no rows, and returns how many it has changed. */
export function rowsChangedIn(
  connection: SqliteConnection,
  text: string,
  parameters: readonly unknown[],
  changes?: Change[],
): number {
  return rowsChangedBy(preparedOf(connection, text), parameters, changes);
}

function rowsChangedBy(
  prepared: Prepared,
  parameters: readonly unknown[],
  changes: Change[] | undefined,
): number {
  const { statement, target } = prepared;
  const { changes: rows } = statement.run(...valuesOf(prepared, parameters));
  if (target !== undefined && rows > 0) changes?.push(changeOf(target, rows));
  return rows;
}

/** The values of the placeholders. */
function valuesOf({ places }: Prepared, parameters: readonly unknown[]): readonly unknown[] {
  return places === undefined ? parameters : places.map((place) => parameters[place]);
}

function preparedOf(connection: SqliteConnection, text: string): Prepared {
  let statements = prepared.get(connection);
  if (statements === undefined) {
    statements = new Map<string, Prepared>();
    prepared.set(connection, statements);
  }
  let statement = statements.get(text);
  if (statement === undefined) {
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    statement = prepare(connection, text);
    statements.set(text, statement);
  }
  return statement;
}

function prepare(connection: SqliteConnection, text: string): Prepared {
  const found: number[] = [];
  const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
    found.push(Number(number) - 1);
    return '?';
  });
  const statement = connection.prepare(sql);
  const target = changeTargetOf(text);
  const places = found.every((place, index) => place === index) ? undefined : found;
  if (!statement.reader) return { statement, places, form: undefined, target };
  // Migrations run before the first statement, so the columns stay the same.
  const names = statement.columns().map(({ name }) => name);
  return { statement: statement.raw(), places, form: { names, blank: blankOf(names) }, target };
}

/**
 * An object whose members are all null, to begin others with as its copies. V8 turns an object that gets many members one
 * after the other by computed names into a hash table, which is slow to fill and to copy. An object that JSON.parse has made
 * keeps its shape, and so do its copies.
 */
export function blankOf(names: readonly string[]): Readonly<Record<string, null>> {
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  return JSON.parse(JSON.stringify(blank)) as Record<string, null>;
}

/**
 * The driver can make the rows itself, but its objects are hash tables. Copies of one row share their shape: a row of 25
 * columns takes half the time to make and to read.
 */
function rowsOfArrays(arrays: readonly SqlValue[][], { names, blank }: RowForm): readonly SqlRow[] {
  return arrays.map((values) => {
    const row: Record<string, SqlValue> = { ...blank };
    for (let index = 0; index < names.length; index += 1) {
      row[names[index] ?? ''] = values[index] ?? null;
    }
    return row;
  });
}
