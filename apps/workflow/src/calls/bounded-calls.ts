import type { DataSource } from 'typeorm';
import { type AtomicWork, tableOf } from '#libs/database';
import { ExecutionRow } from '../executions/execution.row';
import { WorkflowRow } from '../workflows/workflow.rows';
import { TooManyKeptCalls } from './call.errors';
import { WebhookCallRow } from './webhook-call.row';

/** Of how many calls of a sandbox it is known that they were taken: a repeat that comes later is a new call. */
const CALLS_KNOWN = 100_000;
/** Old calls are forgotten at every hundredth call. */
const FORGET_EVERY = 100;

/**
 * Checks that one more call may be kept until a task asks for it. Simultaneous calls can exceed the limit by their number.
 * @throws TooManyKeptCalls
 */
export function* checkKept(database: DataSource, most: number): AtomicWork<void> {
  const [row] = yield {
    sql: `SELECT count(*) AS kept FROM ${tableOf(database, WebhookCallRow)} WHERE waits_for IS NOT NULL`,
    parameters: [],
  };
  if (Number(row?.['kept']) >= most) throw new TooManyKeptCalls(most);
}

/**
 * Forgets calls that were taken long before, and all calls of deleted workflows: no execution of theirs that runs can ask
 * for them any more.
 * @param sequence the number of the call that came now
 */
export function* forgetOldCalls(database: DataSource, sequence: number): AtomicWork<void> {
  if (sequence % FORGET_EVERY !== 0) return;
  const calls = tableOf(database, WebhookCallRow);
  yield {
    sql: `DELETE FROM ${calls} WHERE waits_for IS NULL AND sequence <= $1`,
    parameters: [sequence - CALLS_KNOWN],
  };
  yield {
    sql: `DELETE FROM ${calls} WHERE workflow_id IN (
      SELECT w.id FROM ${tableOf(database, WorkflowRow)} w WHERE w.deleted_at_ms IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM ${tableOf(database, ExecutionRow)} e WHERE e.workflow_id = w.id AND e.status = 'RUNNING'))`,
    parameters: [],
  };
}
