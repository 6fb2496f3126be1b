import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Signal } from '#libs/states-language';
import { type WorkflowConfig } from '../config';
import { ExecutionChanges } from '../engine/store/execution-changes';
import { lockExecution } from '../engine/store/execution-state.repository';
import { TooManyKeptCalls } from './call.errors';
import {
  countKept,
  findCall,
  forgetOldCalls,
  insertCall,
  keepCall,
  noteExecution,
  takeKept,
  type WebhookCall,
} from './webhook-call.repository';
import {
  findByToken,
  findWaiting,
  isAnswered,
  lockWorkflow,
  markWaiting,
  stopWaiting,
  type WaitingTask,
  workflowOf,
} from './waiting-task.repository';

/** The result of a call. `sequence` is its number. */
export type Received =
  | { readonly kind: 'kept'; readonly sequence: number }
  | { readonly kind: 'resumed'; readonly sequence: number; readonly executionId: string }
  /** No task waits for it: it starts an execution. */
  | { readonly kind: 'starts'; readonly sequence: number }
  /** It was received before. */
  | {
      readonly kind: 'repeated';
      readonly sequence: number;
      readonly executionId: string | null;
    };

/**
 * Matches waiting tasks with the calls that complete them. Either can come first. Both lock the workflow, so that they
 * cannot miss each other.
 */
@Injectable()
export class WaitingTasks {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly changes: ExecutionChanges,
    @Inject(CONFIG) private readonly config: WorkflowConfig,
  ) {}

  /**
   * Makes a task wait for a call. A call that was kept completes the task at once.
   * @returns the key of the call, which the frame of the task stores
   */
  wait(task: WaitingTask, correlationId: string | null): Promise<string> {
    const { changes } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<string> {
      const workflowId = yield* workflowOf(tx, task.executionId);
      yield* lockWorkflow(tx, workflowId);
      // The execution is locked before the frame, as in a commit of the run. Another order could lead to a deadlock.
      yield* lockExecution(tx, task.executionId);
      const waitsFor = keyOf(workflowId, correlationId);
      // After a crash the task is performed again. It must not use up a second call.
      if (yield* isAnswered(tx, task)) return waitsFor;
      const isWaiting = yield* markWaiting(tx, task, waitsFor);
      const call = isWaiting ? yield* takeKept(tx, waitsFor, task.executionId) : undefined;
      if (call === undefined) return waitsFor;
      const { frame, token } = task;
      const signal: Signal = { type: 'result', output: call.body };
      yield* changes.signal(tx, task.executionId, [{ frame, token, signal }]);
      return waitsFor;
    });
  }

  /** @throws TooManyKeptCalls. Simultaneous calls can exceed the limit by their number. */
  receive(call: WebhookCall): Promise<Received> {
    const { changes } = this;
    const { callsKept } = this.config;
    return this.sandboxes.atomically(function* (tx): Transactional<Received> {
      yield* lockWorkflow(tx, call.workflowId);
      const sequence = yield* insertCall(tx, call);
      if (sequence === undefined) return yield* repeated(tx, call);
      yield* forgetOldCalls(tx, sequence);
      const waitsFor = keyOf(call.workflowId, call.correlationId);
      const task = yield* claimWaiting(tx, waitsFor);
      if (task !== undefined) {
        const { executionId, frame, token } = task;
        const signal: Signal = { type: 'result', output: call.result };
        yield* changes.signal(tx, executionId, [{ frame, token, signal }]);
        yield* noteExecution(tx, sequence, executionId);
        return { kind: 'resumed', sequence, executionId };
      }
      if (!call.isKept) return { kind: 'starts', sequence };
      if ((yield* countKept(tx)) >= callsKept) throw new TooManyKeptCalls(callsKept);
      yield* keepCall(tx, sequence, waitsFor, call.result);
      return { kind: 'kept', sequence };
    });
  }

  /** Stores which execution a call has started. */
  started(sequence: number, executionId: string): Promise<void> {
    return this.sandboxes.atomically((tx) => noteExecution(tx, sequence, executionId));
  }

  /**
   * Sends a signal to the task with a token. A task is completed once.
   * @returns the execution; undefined if no task with the token waits
   */
  complete(token: string, signal: Signal): Promise<string | undefined> {
    const { changes } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<string | undefined> {
      const found = yield* findByToken(tx, token);
      if (found === undefined) return undefined;
      const { executionId, frame } = found;
      yield* lockExecution(tx, executionId);
      // The task may have changed before the lock.
      if ((yield* findByToken(tx, token)) === undefined) return undefined;
      if (yield* isAnswered(tx, found)) return undefined;
      if (signal.type !== 'heartbeat') yield* stopWaiting(tx, found);
      const isSent = yield* changes.signal(tx, executionId, [{ frame, token, signal }]);
      return isSent ? executionId : undefined;
    });
  }
}

function keyOf(workflowId: string, correlationId: string | null): string {
  return correlationId === null ? workflowId : `${workflowId} ${correlationId}`;
}

/** The task that has waited longest for a call. Afterwards it waits no longer, and its execution is locked. */
function* claimWaiting(tx: UnitOfWork, waitsFor: string): Transactional<WaitingTask | undefined> {
  for (;;) {
    const task = yield* findWaiting(tx, waitsFor);
    if (task === undefined) return undefined;
    const status = yield* lockExecution(tx, task.executionId);
    const hasWaited = yield* stopWaiting(tx, task, waitsFor);
    // Before the lock another request may have completed the task, or stopped the execution.
    if (hasWaited && status === 'RUNNING' && !(yield* isAnswered(tx, task))) return task;
  }
}

function* repeated(tx: UnitOfWork, { workflowId, callKey }: WebhookCall): Transactional<Received> {
  const earlier = yield* findCall(tx, workflowId, callKey);
  if (earlier === undefined) throw new Error(`The call ${String(callKey)} was not found.`);
  const { sequence, executionId, waitsFor } = earlier;
  // The service was stopped before the call could start its execution. The repeat starts it.
  if (executionId === null && waitsFor === null) return { kind: 'starts', sequence };
  return { kind: 'repeated', sequence, executionId };
}
