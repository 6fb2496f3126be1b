import { Injectable } from '@nestjs/common';
import { type Signal } from '#libs/states-language';
import { Webhooks } from '#libs/webhooks';
import { ExecutionResponse } from '../executions/execution.response';
import { type Execution } from '../executions/execution';
import { ExecutionRepository } from '../executions/execution.repository';
import { Engine } from './engine';
import { type LeftTask } from './live/live-frame';
import { taskKey, WORKFLOW_RUN } from './resources/workflow-run';
import { type Consequence, EngineRepository } from './store/engine.repository';
import { type LiveExecution } from './live/live-execution';

/** What follows from the end of an execution: an event for webhooks, and a signal for the task that waits for it. */
@Injectable()
export class ExecutionEnd {
  constructor(
    private readonly repository: EngineRepository,
    private readonly webhooks: Webhooks,
    private readonly engine: Engine,
    private readonly executions: ExecutionRepository,
  ) {}

  /** The statements for the transaction in which the execution ends. */
  consequenceOf({ row }: LiveExecution): Consequence {
    const { repository, webhooks } = this;
    const origin = webhooks.origin();
    return function* (database) {
      const data = ExecutionResponse.of(row);
      const event = { type: 'execution.finished', subject: row.id, data };
      yield* webhooks.recording(database, [event], origin);
      if (row.parent === null) return;
      const { executionId, frame, token } = row.parent;
      yield* repository.sending(database, executionId, [{ frame, token, signal: resultOf(row) }]);
    };
  }

  /** After the commit. */
  async announce({ row }: LiveExecution): Promise<void> {
    this.webhooks.announce(1);
    if (row.parent !== null) await this.engine.go(row.parent.executionId);
  }

  /** After the commit: stops the executions that tasks have started and nobody waits for. */
  async stopNested(left: readonly LeftTask[]): Promise<void> {
    for (const { resource, token, arguments: sent } of left) {
      if (resource !== WORKFLOW_RUN) continue;
      const { workflowId } = sent as { readonly workflowId?: unknown };
      const nested = await this.executions.byIdempotencyKey(String(workflowId), taskKey(token));
      // One that has ended by itself is the usual case.
      if (nested?.status !== 'RUNNING') continue;
      const cause = 'The task that has started the execution has ended.';
      if (await this.repository.send(nested.id, { type: 'abort', cause })) {
        await this.engine.go(nested.id);
      }
    }
  }
}

/** The result of the task whose work the execution was. AWS: `startExecution.sync:2` has the output as JSON. */
function resultOf({ id, status, output, error, cause }: Execution): Signal {
  if (status === 'SUCCEEDED') return { type: 'result', output: { executionId: id, output } };
  const why = [error, cause].filter((text) => text !== null).join(': ');
  return {
    type: 'error',
    error: 'States.TaskFailed',
    cause: `Execution ${id} is ${status}.${why === '' ? '' : ` ${why}`}`,
  };
}
