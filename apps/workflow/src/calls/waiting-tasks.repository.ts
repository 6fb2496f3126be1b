import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  type AtomicWork,
  atomically,
  EntitySql,
  isPostgres,
  returning,
  type SqlRow,
  tableOf,
} from '#libs/database';
import { CONFIG } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { type Json, type Signal } from '#libs/states-language';
import { type WorkflowConfig } from '../config';
import { EngineRepository } from '../engine/store/engine.repository';
import { lockExecution } from '../engine/store/execution-writes';
import { FrameRow, SignalRow } from '../engine/store/frame.row';
import { ExecutionRow } from '../executions/execution.row';
import { WorkflowRow } from '../workflows/workflow.rows';
import { checkKept, forgetOldCalls } from './bounded-calls';
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
    @Inject(CONFIG) private readonly config: WorkflowConfig,
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
      // Before the frame, as the runner does: otherwise both could wait for each other.
      yield* lockExecution(database, task.executionId);
      const waitsFor = keyOf(workflowId, correlationId);
      // The task is done again after a crash: it does not need a second call.
      if (yield* isAnswered(database, task)) return waitsFor;
      const isWaiting = yield* markWaiting(database, task, waitsFor);
      const call = isWaiting ? yield* takeKept(database, waitsFor, task.executionId) : undefined;
      if (call === undefined) return waitsFor;
      const { frame, token } = task;
      const signal: Signal = { type: 'result', output: call.body };
      yield* engine.sending(database, task.executionId, [{ frame, token, signal }]);
      return waitsFor;
    });
  }

  /** @throws TooManyKeptCalls */
  async receive(call: WebhookCall): Promise<Received> {
    const database = await this.sandboxes.database();
    const { engine } = this;
    const { callsKept } = this.config;
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
      yield* forgetOldCalls(database, sequence);
      const task = yield* claimWaiting(database, waitsFor);
      if (task !== undefined) {
        const { executionId, frame, token } = task;
        const signal: Signal = { type: 'result', output: result };
        yield* engine.sending(database, executionId, [{ frame, token, signal }]);
        yield* noteExecution(database, sequence, executionId);
        return { kind: 'resumed', sequence, executionId };
      }
      if (!isKept) return { kind: 'starts', sequence };
      yield* checkKept(database, callsKept);
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
   * Sends a signal to the task with a token. A task is completed once.
   * @returns the execution; undefined if no task that waits has the token
   */
  async complete(token: string, signal: Signal): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const { engine } = this;
    return atomically(database, function* (): AtomicWork<string | undefined> {
      const found = yield* withToken(database, token);
      if (found === undefined) return undefined;
      const { executionId, frame } = found;
      yield* lockExecution(database, executionId);
      // What was found may have changed before the lock.
      if ((yield* withToken(database, token)) === undefined) return undefined;
      if (yield* isAnswered(database, found)) return undefined;
      if (signal.type !== 'heartbeat') yield* stopWaiting(database, found);
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

/** The task that has waited longest for a call; afterwards it waits no more, and its execution is locked. */
function* claimWaiting(
  database: DataSource,
  waitsFor: string,
): AtomicWork<WaitingTask | undefined> {
  for (;;) {
    const task = yield* firstWaiting(database, waitsFor);
    if (task === undefined) return undefined;
    const status = yield* lockExecution(database, task.executionId);
    const hasWaited = yield* stopWaiting(database, task, waitsFor);
    // Before the lock somebody else may have completed the task, or stopped the execution.
    if (hasWaited && status === 'RUNNING' && !(yield* isAnswered(database, task))) return task;
  }
}

function* firstWaiting(
  database: DataSource,
  waitsFor: string,
): AtomicWork<WaitingTask | undefined> {
  const [row] = yield {
    sql: `SELECT f.execution_id, f.number, f.token FROM ${tableOf(database, FrameRow)} f
      JOIN ${tableOf(database, ExecutionRow)} e ON e.id = f.execution_id
      WHERE f.waits_for = $1 AND f.token IS NOT NULL AND e.status = 'RUNNING'
      ORDER BY e.sequence, f.number LIMIT 1`,
    parameters: [waitsFor],
  };
  return row && taskOf(row);
}

function* withToken(database: DataSource, token: string): AtomicWork<WaitingTask | undefined> {
  const [row] = yield {
    sql: `SELECT execution_id, number, token FROM ${tableOf(database, FrameRow)} WHERE token = $1`,
    parameters: [token],
  };
  return row && taskOf(row);
}

function taskOf(row: SqlRow): WaitingTask {
  return {
    executionId: String(row['execution_id']),
    frame: Number(row['number']),
    token: String(row['token']),
  };
}

/** @returns whether the task has waited for the call, or for any call if none is given */
function* stopWaiting(
  database: DataSource,
  { executionId, frame, token }: WaitingTask,
  waitsFor?: string,
): AtomicWork<boolean> {
  const isIt = waitsFor === undefined ? '' : 'AND waits_for = $4';
  const rows = yield {
    sql: `UPDATE ${tableOf(database, FrameRow)} SET waits_for = NULL
      WHERE execution_id = $1 AND number = $2 AND token = $3 ${isIt} RETURNING number`,
    parameters: [executionId, frame, token, ...(waitsFor === undefined ? [] : [waitsFor])],
  };
  return rows.length > 0;
}

/** Whether a signal that ends the task is on its way: its result, or the stop of the execution. */
function* isAnswered(
  database: DataSource,
  { executionId, token }: WaitingTask,
): AtomicWork<boolean> {
  const signals = EntitySql.of(database, SignalRow);
  const rows = yield {
    sql: `SELECT * FROM ${signals.table} WHERE execution_id = $1 AND (token = $2 OR token IS NULL)`,
    parameters: [executionId, token],
  };
  return rows.some((row) => signals.read(row).signal.type !== 'heartbeat');
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
