import { type LiveFrame } from './live-frame';
import { type Execution } from '../executions/execution';
import { mockedResult } from '../executions/mocks';
import { type TaskOutcome } from '../tasks/task-resource';
import { TaskResources } from '../tasks/task-resources';
import { Injectable, Logger } from '@nestjs/common';

/** A task of a frame, as it is performed. */
export interface FrameTask {
  readonly execution: Execution;
  readonly frame: LiveFrame;
  readonly abort: AbortSignal;
}

/** Does the work of tasks, or returns what a mock says. It never throws. */
@Injectable()
export class TaskPerformer {
  private readonly logger = new Logger('TaskPerformer');

  constructor(private readonly resources: TaskResources) {}

  async perform({ execution, frame, abort }: FrameTask): Promise<TaskOutcome> {
    const { row } = frame;
    const { task } = row;
    if (task === null) return { kind: 'pending' };
    const mocked = mockedResult(execution.mocks, row.frame.state, task.call);
    if (mocked !== undefined) return outcomeOf(mocked);
    const resource = this.resources.find(task.resource);
    if (resource === undefined) {
      return failed('States.Runtime', this.resources.check(task.resource) ?? 'Unknown resource.');
    }
    try {
      return await resource.perform({
        resource: task.resource,
        arguments: task.arguments,
        idempotencyKey: `${execution.id}-${String(row.entry)}`,
        hops: execution.hops,
        executionId: execution.id,
        frame: row.number,
        abort,
        token: row.token ?? '',
        ...(task.timeoutMs === undefined ? {} : { timeoutMs: task.timeoutMs }),
      });
    } catch (error) {
      if (!abort.aborted) this.logger.error(error instanceof Error ? error.stack : String(error));
      return failed(
        'States.TaskFailed',
        'The task failed; the log of the service has the details.',
      );
    }
  }
}

function outcomeOf(mocked: NonNullable<ReturnType<typeof mockedResult>>): TaskOutcome {
  if ('Return' in mocked) return { kind: 'succeeded', output: mocked.Return };
  const { Error: error, Cause: cause = '' } = mocked.Throw;
  return failed(error, cause);
}

function failed(error: string, cause: string): TaskOutcome {
  return { kind: 'failed', error, cause };
}
