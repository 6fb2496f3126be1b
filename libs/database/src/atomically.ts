import type { DataSource, QueryResult } from 'typeorm';
import { isPostgres, rowsIn, type Statement } from './sql';
import { connectionOf } from './sqlite-connection';
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
 * decides on: `SELECT ... FOR UPDATE`. Either way it may be done a second
 * time, and in the turn of another request: what it needs of its own context it is given beforehand.
 */
export function atomically<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  return isPostgres(database) ? onPostgres(database, work()) : onSqlite(database, work);
}

/** The maximum number of works in one commit; the others wait for the next turn. */
const WORKS_A_COMMIT = 100;

interface Waiting {
  /** Does the work. Its result settles the promise after the commit. */
  readonly run: () => () => void;
  readonly reject: (reason: unknown) => void;
}

const queues = new WeakMap<DataSource, Waiting[]>();

function onSqlite<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const run = () => {
      const value = done(connectionOf(database), work());
      return () => {
        resolve(value);
      };
    };
    const queue = queues.get(database);
    if (queue !== undefined) {
      queue.push({ run, reject });
      return;
    }
    queues.set(database, [{ run, reject }]);
    setImmediate(() => {
      drain(database);
    });
  });
}

/** Does a group, and the rest of a long queue in the next turn. */
function drain(database: DataSource): void {
  const queue = queues.get(database) ?? [];
  const group = queue.splice(0, WORKS_A_COMMIT);
  try {
    commit(connectionOf(database), group);
  } catch (error) {
    // The rollback failed too. Settled promises stay settled.
    for (const { reject } of group) reject(error);
  }
  if (queue.length === 0) {
    queues.delete(database);
    return;
  }
  setImmediate(() => {
    drain(database);
  });
}

/** One commit for all. If one work fails, the group is rolled back, and each work is done alone. */
function commit(connection: SqliteConnection, group: readonly Waiting[]): void {
  try {
    execute(connection, 'BEGIN IMMEDIATE');
    const settled = group.map(({ run }) => run());
    execute(connection, 'COMMIT');
    for (const settle of settled) settle();
  } catch (error) {
    if (connection.inTransaction) execute(connection, 'ROLLBACK');
    const [only] = group;
    if (only !== undefined && group.length === 1) only.reject(error);
    else for (const waiting of group) commit(connection, [waiting]);
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

async function onPostgres<T>(database: DataSource, steps: AtomicWork<T>): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
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
