import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, QueryResult } from 'typeorm';
import { connectionOf } from './store/sqlite-database';

export type SqlValue = string | number | null;

/** A statement; `$1`, `$2` ... stand for its parameters, each once and in this order. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** A row as the database gives it; PostgreSQL gives a bigint as text. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

/** Work on the database: it yields statements, one after the other, and is handed the rows of each. */
export type AtomicWork<T> = Generator<Statement, T, readonly SqlRow[]>;

/**
 * Does all of the work or nothing of it; docs/adr/0013. On SQLite, where TypeORM has one connection for all
 * requests, it is done within one turn of the event loop, so that no other statement falls into its
 * transaction; on PostgreSQL on a connection of its own.
 *
 * What the work decides on it has to lock first, by an UPDATE of the row.
 */
export async function atomically<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  return database.options.type === 'postgres'
    ? onPostgres(database, work())
    : onSqlite(connectionOf(database), work);
}

function onSqlite<T>(connection: BetterSqlite3.Database, work: () => AtomicWork<T>): T {
  return connection
    .transaction(() => {
      const steps = work();
      let step = steps.next();
      while (step.done !== true) step = steps.next(rowsOf(connection, step.value));
      return step.value;
    })
    .immediate();
}

/** Preparing takes longer than most of the statements themselves. */
const prepared = new WeakMap<BetterSqlite3.Database, Map<string, BetterSqlite3.Statement>>();

function rowsOf(connection: BetterSqlite3.Database, { sql, parameters }: Statement): SqlRow[] {
  const known = prepared.get(connection) ?? new Map<string, BetterSqlite3.Statement>();
  prepared.set(connection, known);
  const statement = known.get(sql) ?? connection.prepare(sql.replace(/\$\d+/g, '?'));
  known.set(sql, statement);
  if (statement.reader) return statement.all(...parameters) as SqlRow[];
  statement.run(...parameters);
  return [];
}

async function onPostgres<T>(database: DataSource, steps: AtomicWork<T>): Promise<T> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    let step = steps.next();
    while (step.done !== true) {
      const { sql, parameters } = step.value;
      const result = (await runner.query(sql, [...parameters], true)) as QueryResult<SqlRow>;
      step = steps.next(result.records);
    }
    await runner.commitTransaction();
    return step.value;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}
