import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { connectionOf } from './store/sqlite-database';
import { inTurnsCommit } from './turn-commits';

/** The table of an entity as a statement names it, with its schema where it has one. */
export function tableOf(database: DataSource, entity: EntityTarget<ObjectLiteral>): string {
  const { tablePath } = database.getMetadata(entity);
  return tablePath
    .split('.')
    .map((part) => database.driver.escape(part))
    .join('.');
}

/** Runs a statement that gives rows, as SELECT and RETURNING do; `$1`, `$2` ... stand for the parameters. */
export async function returning<Row>(
  database: DataSource,
  statement: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  return isPostgres(database)
    ? rowsOf(database, statement, parameters)
    : (rowsIn(connectionOf(database), statement, parameters) as readonly Row[]);
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Runs statements with RETURNING, in their order, as one: where one of them gives no row, none of them has
 * happened, and undefined is given; otherwise the first row of each. The order in which they lock rows is
 * the caller's: it must always be the same.
 */
export async function allOrNone<Row>(
  database: DataSource,
  statements: readonly Statement[],
): Promise<readonly Row[] | undefined> {
  if (!isPostgres(database)) {
    // Other requests use the one connection of SQLite whenever this one awaits: it does not.
    const connection = connectionOf(database);
    const rows = await inTurnsCommit(connection, () => rowsOfAll(connection, statements));
    return rows as readonly Row[] | undefined;
  }
  const [only, ...others] = statements;
  if (only === undefined || others.length > 0) return inTransaction(database, statements);
  const rows = await rowsOf<Row>(database, only.sql, only.parameters);
  return rows.length === 0 ? undefined : rows.slice(0, 1);
}

/** What the databases call the smaller and the larger of some values. */
export function comparing(database: DataSource): {
  readonly least: string;
  readonly greatest: string;
} {
  return isPostgres(database)
    ? { least: 'least', greatest: 'greatest' }
    : { least: 'min', greatest: 'max' };
}

async function inTransaction<Row>(
  database: DataSource,
  statements: readonly Statement[],
): Promise<readonly Row[] | undefined> {
  const runner = database.createQueryRunner();
  const rows: Row[] = [];
  try {
    await runner.startTransaction();
    for (const { sql, parameters } of statements) {
      const [row] = await rowsOf<Row>(runner, sql, parameters);
      if (row === undefined) {
        await runner.rollbackTransaction();
        return undefined;
      }
      rows.push(row);
    }
    await runner.commitTransaction();
    return rows;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

/** Inside a transaction of SQLite: the first row of each, or undefined where one gave none and all are undone. */
function rowsOfAll(
  connection: BetterSqlite3.Database,
  statements: readonly Statement[],
): readonly unknown[] | undefined {
  const isAlone = statements.length === 1;
  const rows: unknown[] = [];
  try {
    if (!isAlone) connection.exec('SAVEPOINT all_or_none');
    for (const { sql, parameters } of statements) {
      const [row] = rowsIn(connection, sql, parameters);
      if (row === undefined) {
        if (!isAlone) connection.exec(UNDO);
        return undefined;
      }
      rows.push(row);
    }
    if (!isAlone) connection.exec('RELEASE all_or_none');
    return rows;
  } catch (error) {
    if (!isAlone && connection.inTransaction) connection.exec(UNDO);
    throw error;
  }
}

const UNDO = 'ROLLBACK TO all_or_none; RELEASE all_or_none';

function isPostgres(database: DataSource): boolean {
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

/** A statement as SQLite's driver takes it, whose parameters are told apart by their places only. */
interface Prepared {
  readonly statement: BetterSqlite3.Statement;
  /** Which parameter stands in each place, from 0. */
  readonly places: readonly number[];
}

/** By connection and text. There are as many texts as the code has statements. */
const prepared = new WeakMap<BetterSqlite3.Database, Map<string, Prepared>>();

function rowsIn(
  connection: BetterSqlite3.Database,
  text: string,
  parameters: readonly unknown[],
): readonly unknown[] {
  const statements = prepared.get(connection) ?? new Map<string, Prepared>();
  prepared.set(connection, statements);
  const known = statements.get(text) ?? prepare(connection, text);
  statements.set(text, known);
  return known.statement.all(...known.places.map((place) => parameters[place]));
}

function prepare(connection: BetterSqlite3.Database, text: string): Prepared {
  const places: number[] = [];
  const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
    places.push(Number(number) - 1);
    return '?';
  });
  return { statement: connection.prepare(sql), places };
}
