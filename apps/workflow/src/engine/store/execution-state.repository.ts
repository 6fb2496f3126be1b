import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Job, JobLost } from '#libs/sandbox';
import { EventRow, type StoredEvent } from '../../executions/event.row';
import { type Execution, type ExecutionStatus } from '../../executions/execution';
import { ExecutionRow } from '../../executions/execution.row';

const EVENTS_A_STATEMENT = 200;
/** AWS keeps the name of an execution for this time after its end. */
const NAME_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** @returns undefined if another execution has the id, or in its workflow the Idempotency-Key or the name */
export function* insertExecution(
  tx: UnitOfWork,
  execution: Omit<Execution, 'sequence'>,
): Transactional<Execution | undefined> {
  if (execution.givenName !== null) yield* freeName(tx, execution);
  const sql = tx.sql(ExecutionRow);
  const [row] = yield sql.insert(execution, 'ON CONFLICT DO NOTHING RETURNING sequence');
  return row && { ...execution, sequence: Number(row['sequence']) };
}

/** Frees the name if the execution that has it ended long ago. */
function* freeName(
  tx: UnitOfWork,
  { workflowId, givenName, startedAtMs }: Omit<Execution, 'sequence'>,
): Transactional<void> {
  yield {
    sql: `UPDATE ${tx.table(ExecutionRow)} SET given_name = NULL
      WHERE workflow_id = $1 AND given_name = $2 AND status <> 'RUNNING' AND stopped_at_ms <= $3 RETURNING id`,
    parameters: [workflowId, givenName, startedAtMs - NAME_KEPT_MS],
  };
}

/**
 * Locks an execution for the rest of the transaction. Its input and output are not read: they can be large.
 * @returns its status; undefined if there is no such execution
 */
export function* lockExecution(
  tx: UnitOfWork,
  id: string,
): Transactional<ExecutionStatus | undefined> {
  const sql = `SELECT status FROM ${tx.table(ExecutionRow)} WHERE id = $1${tx.forUpdate()}`;
  const [row] = yield { sql, parameters: [id] };
  return row && (row['status'] as ExecutionStatus);
}

export function* readExecution(tx: UnitOfWork, id: string): Transactional<Execution | undefined> {
  const sql = tx.sql(ExecutionRow);
  const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
  return row && sql.read(row);
}

/**
 * Makes a runner the only one that may change the execution.
 * @returns undefined if the execution does not run
 */
export function* setRunner(
  tx: UnitOfWork,
  id: string,
  runner: string,
): Transactional<Execution | undefined> {
  const sql = tx.sql(ExecutionRow);
  const [row] = yield {
    sql: `UPDATE ${sql.table} SET runner = $2 WHERE id = $1 AND status = 'RUNNING' RETURNING *`,
    parameters: [id, runner],
  };
  return row && sql.read(row);
}

/**
 * Stores what has changed in an execution.
 * @throws JobLost if another runner has the execution
 */
export function* storeExecution(
  tx: UnitOfWork,
  row: Execution,
  change: Partial<Execution>,
  job: Job,
): Transactional<void> {
  const sql = tx.sql(ExecutionRow);
  const { columns, parameters } = sql.assignments({ runner: row.runner, ...change }, 2);
  const rows = yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 AND runner = $2 RETURNING id`,
    parameters: [row.id, row.runner, ...parameters],
  };
  if (rows.length === 0) throw new JobLost(job);
}

export function* updateExecution(
  tx: UnitOfWork,
  id: string,
  change: Partial<Execution>,
): Transactional<void> {
  const sql = tx.sql(ExecutionRow);
  const { columns, parameters } = sql.assignments(change, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1`,
    parameters: [id, ...parameters],
  };
}

export function* insertEvents(tx: UnitOfWork, events: readonly StoredEvent[]): Transactional<void> {
  const sql = tx.sql(EventRow);
  for (let start = 0; start < events.length; start += EVENTS_A_STATEMENT) {
    yield sql.insertMany(events.slice(start, start + EVENTS_A_STATEMENT));
  }
}
