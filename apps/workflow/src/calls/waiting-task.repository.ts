import { type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { ExecutionRow } from '../executions/execution.row';
import { FrameRow, SignalRow } from '../executions/frame.row';
import { WorkflowRow } from '../workflows/store/workflow.rows';

/** A task that waits for a call of the webhook. */
export interface WaitingTask {
  readonly executionId: string;
  /** The number of the frame. */
  readonly frame: number;
  readonly token: string;
}

export function* workflowOf(tx: UnitOfWork, executionId: string): Transactional<string> {
  const sql = `SELECT workflow_id FROM ${tx.table(ExecutionRow)} WHERE id = $1`;
  const [row] = yield { sql, parameters: [executionId] };
  return String(row?.['workflow_id']);
}

export function* lockWorkflow(tx: UnitOfWork, id: string): Transactional<void> {
  if (!tx.isPostgres) return;
  const sql = `SELECT id FROM ${tx.table(WorkflowRow)} WHERE id = $1 FOR UPDATE`;
  yield { sql, parameters: [id] };
}

/** @returns false if the frame has another task meanwhile */
export function* markWaiting(
  tx: UnitOfWork,
  { executionId, frame, token }: WaitingTask,
  waitsFor: string,
): Transactional<boolean> {
  const rows = yield {
    sql: `UPDATE ${tx.table(FrameRow)} SET waits_for = $4
      WHERE execution_id = $1 AND number = $2 AND token = $3 RETURNING number`,
    parameters: [executionId, frame, token, waitsFor],
  };
  return rows.length > 0;
}

/** The task that has waited longest for a call. */
export function* findWaiting(
  tx: UnitOfWork,
  waitsFor: string,
): Transactional<WaitingTask | undefined> {
  const [row] = yield {
    sql: `SELECT f.execution_id, f.number, f.token FROM ${tx.table(FrameRow)} f
      JOIN ${tx.table(ExecutionRow)} e ON e.id = f.execution_id
      WHERE f.waits_for = $1 AND f.token IS NOT NULL AND e.status = 'RUNNING'
      ORDER BY e.sequence, f.number LIMIT 1`,
    parameters: [waitsFor],
  };
  return row && taskOf(row);
}

export function* findByToken(
  tx: UnitOfWork,
  token: string,
): Transactional<WaitingTask | undefined> {
  const [row] = yield {
    sql: `SELECT execution_id, number, token FROM ${tx.table(FrameRow)} WHERE token = $1`,
    parameters: [token],
  };
  return row && taskOf(row);
}

/** @returns whether the task has waited for the call, or for any call if `waitsFor` is not given */
export function* stopWaiting(
  tx: UnitOfWork,
  { executionId, frame, token }: WaitingTask,
  waitsFor?: string,
): Transactional<boolean> {
  const isIt = waitsFor === undefined ? '' : 'AND waits_for = $4';
  const rows = yield {
    sql: `UPDATE ${tx.table(FrameRow)} SET waits_for = NULL
      WHERE execution_id = $1 AND number = $2 AND token = $3 ${isIt} RETURNING number`,
    parameters: [executionId, frame, token, ...(waitsFor === undefined ? [] : [waitsFor])],
  };
  return rows.length > 0;
}

/** Whether a signal that ends the task is stored but not delivered yet: its result, or the stop of the execution. */
export function* isAnswered(
  tx: UnitOfWork,
  { executionId, token }: WaitingTask,
): Transactional<boolean> {
  const signals = tx.sql(SignalRow);
  const rows = yield {
    sql: `SELECT * FROM ${signals.table} WHERE execution_id = $1 AND (token = $2 OR token IS NULL)`,
    parameters: [executionId, token],
  };
  return rows.some((row) => signals.read(row).signal.type !== 'heartbeat');
}

function taskOf(row: SqlRow): WaitingTask {
  return {
    executionId: String(row['execution_id']),
    frame: Number(row['number']),
    token: String(row['token']),
  };
}
