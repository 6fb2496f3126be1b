import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { inTransaction, type AtomicWork, type SqlRow } from './atomically';
import { connectionOf, isPostgres, rowsIn, type Statement } from './sql';
import { SqliteDriver, type SqliteConnection } from './sqlite-driver';

const READS = /^\s*SELECT\b/i;

/**
 * Does long work whose SELECTs all see the database at one instant, however long it takes: what is changed meanwhile is not
 * seen. Other requests have their turn after each statement, so a statement should read some thousand rows, not all of
 * them. Other statements write to the database as it is now, and what they write is not seen.
 *
 * On PostgreSQL it is one transaction. On SQLite each write is a commit of its own, and the reads have a connection of
 * their own. A database in memory has no second connection: there the work is done at once.
 */
export async function atOneInstant<T>(database: DataSource, work: () => AtomicWork<T>): Promise<T> {
  if (isPostgres(database)) return inTransaction(database, work(), 'REPEATABLE READ');
  const connection = connectionOf(database);
  if (connection.memory) return allAtOnce(connection, work());
  const snapshot = new SqliteDriver(connection.name, { fileMustExist: true });
  try {
    // The instant is that of the first read.
    snapshot.exec('BEGIN');
    return await inTurns({ snapshot, connection }, work());
  } finally {
    snapshot.close();
  }
}

async function inTurns<T>(
  { snapshot, connection }: Readonly<Record<'snapshot' | 'connection', SqliteConnection>>,
  steps: AtomicWork<T>,
): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    const rows = rowsOf(READS.test(step.value.sql) ? snapshot : connection, step.value);
    await nextTurn();
    step = steps.next(rows);
  }
  return step.value;
}

async function allAtOnce<T>(connection: SqliteConnection, steps: AtomicWork<T>): Promise<T> {
  // A transaction of another request is not committed yet.
  while (connection.inTransaction) await nextTurn();
  let step = steps.next();
  while (step.done !== true) step = steps.next(rowsOf(connection, step.value));
  return step.value;
}

function rowsOf(connection: SqliteConnection, { sql, parameters }: Statement): readonly SqlRow[] {
  return rowsIn(connection, sql, parameters) as readonly SqlRow[];
}
