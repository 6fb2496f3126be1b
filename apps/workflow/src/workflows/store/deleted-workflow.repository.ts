import { type Transactional, type UnitOfWork } from '#libs/database';
import { WebhookCallRow } from './webhook-call.row';
import { FrameRow, SignalRow } from '../../executions/frame.row';
import { EventRow } from '../../executions/event.row';
import { ExecutionRow } from '../../executions/execution.row';
import { WorkflowRow, WorkflowVersionRow } from './workflow.rows';

/** AWS keeps the history of an execution for this time after its end. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
/** How many workflows one request removes at most, so that it stays short. */
const AT_ONCE = 10;
const IDS_A_STATEMENT = 500;

/**
 * Removes deleted workflows with their versions, calls and executions: those deleted at least 90 days ago, and the
 * oldest ones if there are more than `most`. A workflow with a running execution stays until that has ended.
 */
export function* forgetDeleted(
  tx: UnitOfWork,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Transactional<void> {
  const executions = tx.table(ExecutionRow);
  const idle = `FROM ${tx.table(WorkflowRow)} w WHERE w.deleted_at_ms IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ${executions} e WHERE e.workflow_id = w.id AND e.status = 'RUNNING')`;
  const old = yield {
    sql: `SELECT w.id ${idle} AND w.deleted_at_ms <= $1 LIMIT ${String(AT_ONCE)}`,
    parameters: [nowMs - KEPT_MS],
  };
  const more = yield {
    sql: `SELECT w.id ${idle} ORDER BY w.deleted_at_ms DESC, w.sequence DESC LIMIT ${String(AT_ONCE)} OFFSET $1`,
    parameters: [most],
  };
  for (const id of new Set([...old, ...more].map((row) => String(row['id'])))) {
    yield* forget(tx, id);
  }
}

function* forget(tx: UnitOfWork, workflowId: string): Transactional<void> {
  const executions = tx.table(ExecutionRow);
  // An execution that was redriven meanwhile stays, and so does its workflow.
  const gone = yield {
    sql: `DELETE FROM ${executions} WHERE workflow_id = $1 AND status <> 'RUNNING' RETURNING id`,
    parameters: [workflowId],
  };
  const ids = gone.map((row) => String(row['id']));
  for (let start = 0; start < ids.length; start += IDS_A_STATEMENT) {
    const some = ids.slice(start, start + IDS_A_STATEMENT);
    const places = some.map((_, index) => `$${String(index + 1)}`).join(', ');
    for (const row of [EventRow, FrameRow, SignalRow]) {
      const sql = `DELETE FROM ${tx.table(row)} WHERE execution_id IN (${places})`;
      yield { sql, parameters: some };
    }
  }
  const isUnused = `NOT EXISTS (SELECT 1 FROM ${executions} e WHERE e.workflow_id = $1)`;
  for (const row of [WorkflowVersionRow, WebhookCallRow]) {
    const sql = `DELETE FROM ${tx.table(row)} WHERE workflow_id = $1 AND ${isUnused}`;
    yield { sql, parameters: [workflowId] };
  }
  const sql = `DELETE FROM ${tx.table(WorkflowRow)} WHERE id = $1 AND ${isUnused}`;
  yield { sql, parameters: [workflowId] };
}
