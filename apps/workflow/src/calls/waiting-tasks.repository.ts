import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  type AtomicWork,
  atomically,
  EntitySql,
  isPostgres,
  returning,
  tableOf,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Json, type Signal } from '#libs/states-language';
import { EngineRepository } from '../engine/engine.repository';
import { FrameRow } from '../engine/frame.row';
import { ExecutionRow } from '../executions/execution.row';
import { WorkflowRow } from '../workflows/workflow.rows';
import { WebhookCallRow } from './webhook-call.row';

/** A task that waits for a call of the webhook. */
export interface WaitingTask {
  readonly executionId: string;
  /** The number of the frame. */
  readonly frame: number;
  readonly token: string;
}

/** A call of a webhook. */
export interface WebhookCall {
  readonly workflowId: string;
  /** By which the sender names the call. */
  readonly callKey: string | null;
  /** Null if the call has no correlation id. */
  readonly correlationId: string | null;
  /** What the waiting task returns. */
  readonly result: Json;
  /** Whether the call is kept if nobody waits for it yet. */
  readonly isKept: boolean;
  readonly receivedAtMs: number;
}

/** What was done with a call. `sequence` is its number. */
export type Received =
  | { readonly kind: 'kept'; readonly sequence: number }
  | { readonly kind: 'resumed'; readonly sequence: number; readonly executionId: string }
  /** Nobody waits for it: it starts an execution. */
  | { readonly kind: 'starts'; readonly sequence: number }
  /** It was received before. */
  | {
      readonly kind: 'repeated';
      readonly sequence: number;
      readonly executionId: string | null;
    };

/**
 * Brings tasks that wait together with the calls that they wait for, whichever comes first. Both lock the workflow, so
 * that they cannot miss each other.
 */
@Injectable()
export class WaitingTasks {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly engine: EngineRepository,
  ) {}

  /**
   * Lets a task wait for a call. If one was kept, the task gets it at once.
   * @returns what the task waits for, for its frame
   */
  async wait(task: WaitingTask, correlationId: string | null): Promise<string> {
    const database = await this.sandboxes.database();
    const { engine } = this;
    return atomically(database, function* (): AtomicWork<string> {
      const workflowId = yield* workflowOf(database, task.executionId);
      yield* lockWorkflow(database, workflowId);
      const waitsFor = keyOf(workflowId, correlationId);
      const isWaiting = yield* markWaiting(database, task, waitsFor);
      const call = isWaiting ? yield* takeKept(database, waitsFor, task.executionId) : undefined;
      if (call === undefined) return waitsFor;
      const { frame, token } = task;
      const signal: Signal = { type: 'result', output: call.body };
      yield* engine.sending(database, task.executionId, [{ frame, token, signal }]);
      return waitsFor;
    });
  }

  async receive(call: WebhookCall): Promise<Received> {
    const database = await this.sandboxes.database();
    const { engine } = this;
    const { workflowId, callKey, receivedAtMs, correlationId, result, isKept } = call;
    const calls = EntitySql.of(database, WebhookCallRow);
    return atomically(database, function* (): AtomicWork<Received> {
      yield* lockWorkflow(database, workflowId);
      const waitsFor = keyOf(workflowId, correlationId);
      const [inserted] = yield calls.insert(
        { workflowId, callKey, receivedAtMs, waitsFor: null, body: null, executionId: null },
        'ON CONFLICT DO NOTHING RETURNING sequence',
      );
      if (inserted === undefined) return yield* earlier(database, call);
      const sequence = Number(inserted['sequence']);
      const task = yield* firstWaiting(database, waitsFor);
      if (task !== undefined) {
        const { executionId, frame, token } = task;
        const signal: Signal = { type: 'result', output: result };
        yield* engine.sending(database, executionId, [{ frame, token, signal }]);
        yield* noteExecution(database, sequence, executionId);
        return { kind: 'resumed', sequence, executionId };
      }
      if (!isKept) return { kind: 'starts', sequence };
      yield {
        sql: `UPDATE ${calls.table} SET waits_for = $2, body = $3 WHERE sequence = $1`,
        parameters: [sequence, waitsFor, JSON.stringify(result)],
      };
      return { kind: 'kept', sequence };
    });
  }

  /** Notes the execution that a call has started. */
  async started(sequence: number, executionId: string): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, () => noteExecution(database, sequence, executionId));
  }

  /**
   * Sends a signal to the task with a token.
   * @returns the execution; undefined if no task that waits has the token
   */
  async complete(token: string, signal: Signal): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const frames = EntitySql.of(database, FrameRow);
    const { engine } = this;
    return atomically(database, function* (): AtomicWork<string | undefined> {
      const [row] = yield {
        sql: `SELECT execution_id, number FROM ${frames.table} WHERE token = $1`,
        parameters: [token],
      };
      if (row === undefined) return undefined;
      const executionId = String(row['execution_id']);
      const frame = Number(row['number']);
      const isSent = yield* engine.sending(database, executionId, [{ frame, token, signal }]);
      return isSent ? executionId : undefined;
    });
  }

  /** The token of the task of an execution, if it waits for one. */
  async tokenOf(executionId: string): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const [row] = await returning<{ token: string }>(
      database,
      `SELECT token FROM ${tableOf(database, FrameRow)} WHERE execution_id = $1 AND token IS NOT NULL`,
      [executionId],
    );
    return row?.token;
  }
}

function keyOf(workflowId: string, correlationId: string | null): string {
  return correlationId === null ? workflowId : `${workflowId} ${correlationId}`;
}

function* workflowOf(database: DataSource, executionId: string): AtomicWork<string> {
  const sql = `SELECT workflow_id FROM ${tableOf(database, ExecutionRow)} WHERE id = $1`;
  const [row] = yield { sql, parameters: [executionId] };
  return String(row?.['workflow_id']);
}

function* lockWorkflow(database: DataSource, id: string): AtomicWork<void> {
  if (!isPostgres(database)) return;
  const sql = `SELECT id FROM ${tableOf(database, WorkflowRow)} WHERE id = $1 FOR UPDATE`;
  yield { sql, parameters: [id] };
}

/** @returns false if the frame has another task by now */
function* markWaiting(
  database: DataSource,
  { executionId, frame, token }: WaitingTask,
  waitsFor: string,
): AtomicWork<boolean> {
  const rows = yield {
    sql: `UPDATE ${tableOf(database, FrameRow)} SET waits_for = $4
      WHERE execution_id = $1 AND number = $2 AND token = $3 RETURNING number`,
    parameters: [executionId, frame, token, waitsFor],
  };
  return rows.length > 0;
}

function* takeKept(
  database: DataSource,
  waitsFor: string,
  executionId: string,
): AtomicWork<WebhookCallRow | undefined> {
  const calls = EntitySql.of(database, WebhookCallRow);
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

/** The task that has waited longest for a call; afterwards it waits no more. */
function* firstWaiting(
  database: DataSource,
  waitsFor: string,
): AtomicWork<WaitingTask | undefined> {
  const frames = tableOf(database, FrameRow);
  const [row] = yield {
    sql: `SELECT f.execution_id, f.number, f.token FROM ${frames} f
      JOIN ${tableOf(database, ExecutionRow)} e ON e.id = f.execution_id
      WHERE f.waits_for = $1 AND f.token IS NOT NULL AND e.status = 'RUNNING'
      ORDER BY e.sequence, f.number LIMIT 1`,
    parameters: [waitsFor],
  };
  if (row === undefined) return undefined;
  const task = {
    executionId: String(row['execution_id']),
    frame: Number(row['number']),
    token: String(row['token']),
  };
  yield {
    sql: `UPDATE ${frames} SET waits_for = NULL WHERE execution_id = $1 AND number = $2`,
    parameters: [task.executionId, task.frame],
  };
  return task;
}

function* noteExecution(
  database: DataSource,
  sequence: number,
  executionId: string,
): AtomicWork<void> {
  const sql = `UPDATE ${tableOf(database, WebhookCallRow)} SET execution_id = $2 WHERE sequence = $1`;
  yield { sql, parameters: [sequence, executionId] };
}

function* earlier(
  database: DataSource,
  { workflowId, callKey }: WebhookCall,
): AtomicWork<Received> {
  const calls = EntitySql.of(database, WebhookCallRow);
  const [row] = yield {
    sql: `SELECT * FROM ${calls.table} WHERE workflow_id = $1 AND call_key = $2`,
    parameters: [workflowId, callKey],
  };
  if (row === undefined) throw new Error(`The call ${String(callKey)} was not found.`);
  const { sequence, executionId, waitsFor } = calls.read(row);
  // The service was stopped before the execution was started: now it is.
  if (executionId === null && waitsFor === null) return { kind: 'starts', sequence };
  return { kind: 'repeated', sequence, executionId };
}
