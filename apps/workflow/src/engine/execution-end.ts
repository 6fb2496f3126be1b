import { Injectable } from '@nestjs/common';
import { type Signal } from '#libs/states-language';
import { Webhooks } from '#libs/webhooks';
import { ExecutionResponse } from '../executions/execution.response';
import { type Execution } from '../executions/execution';
import { Engine } from './engine';
import { type Consequence, EngineRepository } from './store/engine.repository';
import { type LiveExecution } from './live/live-execution';

/** What follows from the end of an execution: an event for webhooks, and a signal for the task that waits for it. */
@Injectable()
export class ExecutionEnd {
  constructor(
    private readonly repository: EngineRepository,
    private readonly webhooks: Webhooks,
    private readonly engine: Engine,
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
