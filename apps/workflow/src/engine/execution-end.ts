import { Injectable } from '@nestjs/common';
import { type Signal } from '#libs/states-language';
import { Webhooks } from '#libs/webhooks';
import { ExecutionResponse } from '../executions/execution.response';
import { type Execution } from '../executions/execution';
import { ExecutionRepository } from '../executions/execution.repository';
import { WakeExecution } from './wake-execution';
import { type LeftTask } from './live/live-frame';
import { taskKey, WORKFLOW_RUN } from './workflow-run';
import { type Consequence, ExecutionChanges } from './store/execution-changes';
import { type LiveExecution } from './live/live-execution';

/** Handles the end of an execution: publishes an event for webhooks, and signals the task that waits for it. */
@Injectable()
export class ExecutionEnd {
  constructor(
    private readonly changes: ExecutionChanges,
    private readonly webhooks: Webhooks,
    private readonly wakeExecution: WakeExecution,
    private readonly executions: ExecutionRepository,
  ) {}

  /** The statements for the transaction in which the execution ends. */
  consequenceOf({ row }: LiveExecution): Consequence {
    const { changes, webhooks } = this;
    return function* (tx) {
      const data = ExecutionResponse.of(row);
      const event = { type: 'execution.finished', subject: row.id, data };
      yield* webhooks.publish(tx, [event]);
      if (row.parent === null) return;
      const { executionId, frame, token } = row.parent;
      yield* changes.signal(tx, executionId, [{ frame, token, signal: resultOf(row) }]);
    };
  }

  /** Wakes the execution whose task waits for this one. Call this after the commit. */
  async announce({ row }: LiveExecution): Promise<void> {
    if (row.parent !== null) await this.wakeExecution.afterCommit(row.parent.executionId);
  }

  /** Stops executions whose result no task needs any more. Call this after the commit. */
  async stopNested(left: readonly LeftTask[]): Promise<void> {
    for (const { resource, token, arguments: sent } of left) {
      if (resource !== WORKFLOW_RUN) continue;
      const { workflowId } = sent as { readonly workflowId?: unknown };
      const nested = await this.executions.byIdempotencyKey(String(workflowId), taskKey(token));
      // Usually the nested execution has already ended by itself.
      if (nested?.status !== 'RUNNING') continue;
      const cause = 'The task that started this execution has ended.';
      await this.wakeExecution.send(nested.id, { type: 'abort', cause });
    }
  }
}

/** The result of the task that has started the execution. As in `startExecution.sync:2` of AWS, the output is JSON. */
function resultOf({ id, status, output, error, cause }: Execution): Signal {
  if (status === 'SUCCEEDED') return { type: 'result', output: { executionId: id, output } };
  const why = [error, cause].filter((text) => text !== null).join(': ');
  return {
    type: 'error',
    error: 'States.TaskFailed',
    cause: `Execution ${id} is ${status}.${why === '' ? '' : ` ${why}`}`,
  };
}
