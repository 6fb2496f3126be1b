import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Json } from '#libs/states-language';
import { ExecutionRow } from '../executions/execution.row';
import { WebhookCallRow } from '../workflows/store/webhook-call.row';
import { WorkflowRow } from '../workflows/store/workflow.rows';

/** How many received calls a sandbox remembers. A repeat of an older call is a new call. */
const CALLS_KNOWN = 100_000;
/** Old calls are removed at every hundredth call. */
const FORGET_EVERY = 100;

/** A call of a webhook. */
export interface WebhookCall {
  readonly workflowId: string;
  /** The key by which the sender names the call; null if there is none. */
  readonly callKey: string | null;
  /** Null if the call has no correlation id. */
  readonly correlationId: string | null;
  /** The output of the task that the call completes. */
  readonly result: Json;
  /** Whether the call is kept if no task waits for it yet. */
  readonly isKept: boolean;
  readonly receivedAtMs: number;
}

/** @returns the number of the call; undefined if the workflow has received a call with this key before */
export function* insertCall(
  tx: UnitOfWork,
  { workflowId, callKey, receivedAtMs }: WebhookCall,
): Transactional<number | undefined> {
  const [row] = yield tx
    .sql(WebhookCallRow)
    .insert(
      { workflowId, callKey, receivedAtMs, waitsFor: null, body: null, executionId: null },
      'ON CONFLICT DO NOTHING RETURNING sequence',
    );
  return row && Number(row['sequence']);
}

export function* findCall(
  tx: UnitOfWork,
  workflowId: string,
  callKey: string | null,
): Transactional<WebhookCallRow | undefined> {
  const calls = tx.sql(WebhookCallRow);
  const [row] = yield {
    sql: `SELECT * FROM ${calls.table} WHERE workflow_id = $1 AND call_key = $2`,
    parameters: [workflowId, callKey],
  };
  return row && calls.read(row);
}

/** The number of calls that are kept until a task asks for them. */
export function* countKept(tx: UnitOfWork): Transactional<number> {
  const [row] = yield {
    sql: `SELECT count(*) AS kept FROM ${tx.table(WebhookCallRow)} WHERE waits_for IS NOT NULL`,
    parameters: [],
  };
  return Number(row?.['kept']);
}

/** Keeps a call until a task asks for it. */
export function* keepCall(
  tx: UnitOfWork,
  sequence: number,
  waitsFor: string,
  result: Json,
): Transactional<void> {
  yield {
    sql: `UPDATE ${tx.table(WebhookCallRow)} SET waits_for = $2, body = $3 WHERE sequence = $1`,
    parameters: [sequence, waitsFor, JSON.stringify(result)],
  };
}

/** Gives the oldest kept call to an execution. */
export function* takeKept(
  tx: UnitOfWork,
  waitsFor: string,
  executionId: string,
): Transactional<WebhookCallRow | undefined> {
  const calls = tx.sql(WebhookCallRow);
  const [row] = yield {
    sql: `SELECT * FROM ${calls.table} WHERE waits_for = $1 ORDER BY sequence LIMIT 1`,
    parameters: [waitsFor],
  };
  if (row === undefined) return undefined;
  const call = calls.read(row);
  yield {
    sql: `UPDATE ${calls.table} SET waits_for = NULL, body = NULL, execution_id = $2 WHERE sequence = $1`,
    parameters: [call.sequence, executionId],
  };
  return call;
}

/** Stores the execution that a call has started or resumed. */
export function* noteExecution(
  tx: UnitOfWork,
  sequence: number,
  executionId: string,
): Transactional<void> {
  const sql = `UPDATE ${tx.table(WebhookCallRow)} SET execution_id = $2 WHERE sequence = $1`;
  yield { sql, parameters: [sequence, executionId] };
}

/**
 * Removes calls that were completed long ago, and all calls of deleted workflows without a running execution: no task can
 * ask for them any more.
 * @param sequence the number of the newest call
 */
export function* forgetOldCalls(tx: UnitOfWork, sequence: number): Transactional<void> {
  if (sequence % FORGET_EVERY !== 0) return;
  const calls = tx.table(WebhookCallRow);
  yield {
    sql: `DELETE FROM ${calls} WHERE waits_for IS NULL AND sequence <= $1`,
    parameters: [sequence - CALLS_KNOWN],
  };
  yield {
    sql: `DELETE FROM ${calls} WHERE workflow_id IN (
      SELECT w.id FROM ${tx.table(WorkflowRow)} w WHERE w.deleted_at_ms IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM ${tx.table(ExecutionRow)} e WHERE e.workflow_id = w.id AND e.status = 'RUNNING'))`,
    parameters: [],
  };
}
