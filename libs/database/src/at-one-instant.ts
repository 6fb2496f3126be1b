import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { inTransaction } from './atomically';
import { connectionOf, isPostgres, rowsIn, type SqlRow, type Statement } from './sql';
import { SqliteDriver, type SqliteConnection } from './sqlite-driver';
import { UnitOfWork, type Transactional } from './unit-of-work';

const READS = /^\s*SELECT\b/i;

/**
 * Runs long work whose SELECTs all see the state of the database at one instant. Later changes are not seen, even those
 * that the work makes with other statements: these write to the current state. Other requests are handled after each
 * statement, so a statement should read some thousand rows, not all of them.
 *
 * On PostgreSQL, it is one transaction. On SQLite, each write is a separate commit, and the reads use a second
 * connection. A database in memory has no second connection, so there the work runs without interruption.
 */
export async function atOneInstant<T>(
  database: DataSource,
  work: (tx: UnitOfWork) => Transactional<T>,
): Promise<T> {
  const tx = new UnitOfWork(database);
  const result = await allAtOneInstant(database, work(tx));
  await tx.tellCommitted();
  return result;
}

async function allAtOneInstant<T>(database: DataSource, steps: Transactional<T>): Promise<T> {
  if (isPostgres(database)) return inTransaction(database, steps, 'REPEATABLE READ');
  const connection = connectionOf(database);
  if (connection.memory) return allAtOnce(connection, steps);
  const snapshot = new SqliteDriver(connection.name, { fileMustExist: true });
  try {
    // The first read determines the instant.
    snapshot.exec('BEGIN');
    return await inTurns({ snapshot, connection }, steps);
  } finally {
    snapshot.close();
  }
}

async function inTurns<T>(
  { snapshot, connection }: Readonly<Record<'snapshot' | 'connection', SqliteConnection>>,
  steps: Transactional<T>,
): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    const rows = rowsOf(READS.test(step.value.sql) ? snapshot : connection, step.value);
    await nextTurn();
    step = steps.next(rows);
  }
  return step.value;
}

async function allAtOnce<T>(connection: SqliteConnection, steps: Transactional<T>): Promise<T> {
  // The transaction of another request has not been committed yet.
  while (connection.inTransaction) await nextTurn();
  let step = steps.next();
  while (step.done !== true) step = steps.next(rowsOf(connection, step.value));
  return step.value;
}

function rowsOf(connection: SqliteConnection, { sql, parameters }: Statement): readonly SqlRow[] {
  return rowsIn(connection, sql, parameters) as readonly SqlRow[];
}
