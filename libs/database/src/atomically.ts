import { AsyncResource } from 'node:async_hooks';
import type { DataSource, QueryResult } from 'typeorm';
import { type Change, changeOf, knownTargetOf, noteChanges } from './row-changes';
import { GroupCommit } from './group-commit';
import { connectionOf, isPostgres, rowsIn, type SqlRow, type Statement } from './sql';
import { type SqliteConnection } from './sqlite-driver';
import { type RunsNow, UnitOfWork, type Transactional } from './unit-of-work';

/**
 * Does all of the work or nothing of it, and resolves when it is committed; docs/adr/0013.
 *
 * On SQLite, where TypeORM has one connection for all requests, work is done without giving way in between,
 * so that no other statement falls into its transaction; what is asked for within one turn of the event loop
 * shares one commit. On PostgreSQL it has a transaction and a connection of its own, and has to lock what it
 * decides on: `SELECT ... FOR UPDATE`. Work that meets a deadlock is done again. Either way it may be done a second
 * time, always in the context of the request that asks for it.
 */
export async function atomically<T>(
  database: DataSource,
  work: (tx: UnitOfWork) => Transactional<T>,
): Promise<T> {
  const attempt = (runs?: RunsNow) => attemptOf(database, work, runs);
  const run = isPostgres(database) ? onPostgres : onSqlite;
  const changes: Change[] = [];
  const { tx, result } = await run(database, attempt, changes);
  noteChanges(changes);
  if (tx.hasListeners) await tx.tellCommitted();
  return result;
}

/**
 * The work with its transaction. It is a function of the module, because V8 makes a hidden class for the generators of each
 * function, in the memory of old objects: a generator function that is made for each transaction leaves one behind, with
 * everything that the function can see, until the next full garbage collection. docs/adr/0061
 */
function* attemptOf<T>(
  database: DataSource,
  work: (tx: UnitOfWork) => Transactional<T>,
  runs: RunsNow | undefined,
): Transactional<{ readonly tx: UnitOfWork; readonly result: T }> {
  const tx = new UnitOfWork(database, runs);
  return { tx, result: yield* work(tx) };
}

/** Does the work on the connection, and returns its result. */
type Attempt = (connection: SqliteConnection) => unknown;

const groups = new GroupCommit<Attempt, unknown>(commitOnSqlite);

function onSqlite<T>(
  database: DataSource,
  work: (runs: RunsNow) => Transactional<T>,
  changes: Change[],
): Promise<T> {
  // The group is committed in the turn of another request. `AsyncLocalStorage.bind` would do the same, but on Node 20 it
  // takes longer than most statements.
  const context = new AsyncResource('Transaction');
  const attempt = (connection: SqliteConnection) => {
    // An attempt whose group was rolled back is done again.
    changes.length = 0;
    const runs = { connection, changes };
    return context.runInAsyncScope(() => done(runs, work(runs)));
  };
  return groups.submit(database, attempt) as Promise<T>;
}

/** One commit for all of the attempts. If one of them fails, none of them has happened. */
function commitOnSqlite(database: DataSource, attempts: readonly Attempt[]): readonly unknown[] {
  const connection = connectionOf(database);
  execute(connection, 'BEGIN IMMEDIATE');
  try {
    const results = attempts.map((attempt) => attempt(connection));
    execute(connection, 'COMMIT');
    return results;
  } catch (error) {
    if (connection.inTransaction) execute(connection, 'ROLLBACK');
    throw error;
  }
}

function done<T>({ connection, changes }: RunsNow, steps: Transactional<T>): T {
  let step = steps.next();
  while (step.done !== true) {
    const { sql, parameters }: Statement = step.value;
    step = steps.next(rowsIn(connection, sql, parameters, changes) as SqlRow[]);
  }
  return step.value;
}

function execute(connection: SqliteConnection, sql: string): void {
  rowsIn(connection, sql, []);
}

/** How often work is done again after a deadlock, which PostgreSQL ends by undoing one of the works. */
const RETRIES = 5;

/** SQLSTATE of a deadlock. */
const DEADLOCK = '40P01';

async function onPostgres<T>(
  database: DataSource,
  work: () => Transactional<T>,
  changes: Change[],
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      changes.length = 0;
      return await inTransaction(database, work(), undefined, changes);
    } catch (error) {
      const { driverError } = error as { readonly driverError?: { readonly code?: string } };
      if (driverError?.code !== DEADLOCK || retries === RETRIES) throw error;
    }
  }
}

/** @param isolation without it, that of the database: READ COMMITTED */
export async function inTransaction<T>(
  database: DataSource,
  steps: Transactional<T>,
  isolation?: 'REPEATABLE READ',
  changes?: Change[],
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction(isolation);
    let step = steps.next();
    while (step.done !== true) {
      const { sql, parameters } = step.value;
      const result = (await runner.query(sql, [...parameters], true)) as QueryResult<SqlRow>;
      const { affected } = result;
      const target = affected ? knownTargetOf(sql) : undefined;
      if (target !== undefined) changes?.push(changeOf(target, affected ?? 0));
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
