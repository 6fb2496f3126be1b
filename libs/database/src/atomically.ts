import type { DataSource, QueryResult } from 'typeorm';
import { GroupCommit } from './group-commit';
import { connectionOf, isPostgres, rowsIn, type Statement } from './sql';
import { type SqliteConnection } from './sqlite-driver';

/** A row from the database; PostgreSQL returns a bigint as text. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

/** Work on the database: it yields statements one after the other and receives the rows of each. */
export type AtomicWork<T> = Generator<Statement, T, readonly SqlRow[]>;

/**
 * Does all of the work or nothing of it, and resolves when it is committed; docs/adr/0013.
 *
 * On SQLite, where TypeORM has one connection for all requests, work is done without giving way in between,
 * so that no other statement falls into its transaction; what is asked for within one turn of the event loop
 * shares one commit. On PostgreSQL it has a transaction and a connection of its own, and has to lock what it
 * decides on: `SELECT ... FOR UPDATE`. Work that meets a deadlock is done again. Either way it may be done a second
 * time, and in the turn of another request: what it needs of its own context it is given beforehand.
 */
export function atomically<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  return isPostgres(database)
    ? onPostgres(database, work)
    : (groups.submit(database, work) as Promise<T>);
}

const groups = new GroupCommit<() => AtomicWork<unknown>, unknown>(commitOnSqlite);

/** One commit for all of the works. If one of them fails, none of them has happened. */
function commitOnSqlite(
  database: DataSource,
  works: readonly (() => AtomicWork<unknown>)[],
): readonly unknown[] {
  const connection = connectionOf(database);
  execute(connection, 'BEGIN IMMEDIATE');
  try {
    const results = works.map((work) => done(connection, work()));
    execute(connection, 'COMMIT');
    return results;
  } catch (error) {
    if (connection.inTransaction) execute(connection, 'ROLLBACK');
    throw error;
  }
}

function done<T>(connection: SqliteConnection, steps: AtomicWork<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next(rowsOf(connection, step.value));
  return step.value;
}

function rowsOf(connection: SqliteConnection, { sql, parameters }: Statement): SqlRow[] {
  return rowsIn(connection, sql, parameters) as SqlRow[];
}

function execute(connection: SqliteConnection, sql: string): void {
  rowsIn(connection, sql, []);
}

/** How often work is done again after a deadlock, which PostgreSQL ends by undoing one of the works. */
const RETRIES = 5;

/** SQLSTATE of a deadlock. */
const DEADLOCK = '40P01';

async function onPostgres<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await inTransaction(database, work());
    } catch (error) {
      const { driverError } = error as { readonly driverError?: { readonly code?: string } };
      if (driverError?.code !== DEADLOCK || retries === RETRIES) throw error;
    }
  }
}

/** @param isolation without it, that of the database: READ COMMITTED */
export async function inTransaction<T>(
  database: DataSource,
  steps: AtomicWork<T>,
  isolation?: 'REPEATABLE READ',
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction(isolation);
    let step = steps.next();
    while (step.done !== true) {
      const { sql, parameters } = step.value;
      const result = (await runner.query(sql, [...parameters], true)) as QueryResult<SqlRow>;
      step = steps.next(result.records);
    }
    await runner.commitTransaction();
    return step.value;
  } catch (error) {
    // There is no transaction if it did not start, or if the connection was lost.
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}
