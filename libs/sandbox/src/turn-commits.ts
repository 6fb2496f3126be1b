import type BetterSqlite3 from 'better-sqlite3';

interface Job {
  readonly run: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
}

const queues = new WeakMap<BetterSqlite3.Database, Job[]>();

/**
 * Does work that writes without an `await` in one commit with all such work that arrives in this turn of the
 * event loop, and resolves once that is committed. Work that throws must have undone itself, as a
 * statement that fails does; the rest is committed.
 */
export function inTurnsCommit<Result>(
  connection: BetterSqlite3.Database,
  work: () => Result,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const job = { run: work, resolve, reject };
    const queue = queues.get(connection);
    if (queue !== undefined) {
      queue.push(job);
      return;
    }
    const jobs: Job[] = [job];
    queues.set(connection, jobs);
    setImmediate(() => {
      queues.delete(connection);
      commit(connection, jobs);
    });
  });
}

function commit(connection: BetterSqlite3.Database, jobs: readonly Job[]): void {
  try {
    connection.exec('BEGIN IMMEDIATE');
    const answers = jobs.map((job) => outcomeOf(connection, job));
    connection.exec('COMMIT');
    for (const answer of answers) answer();
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    for (const { reject } of jobs) reject(error);
  }
}

function outcomeOf(connection: BetterSqlite3.Database, { run, resolve, reject }: Job): () => void {
  try {
    const result = run() as never;
    return () => {
      resolve(result);
    };
  } catch (error) {
    // A disk that is full ends the transaction, and with it the work of all.
    if (!connection.inTransaction) throw error;
    return () => {
      reject(error);
    };
  }
}
