import { type LiveFrame } from '../live/live-frame';
import { type Execution } from '../../executions/execution';
import { mockedResult } from '../../executions/mocks';
import { type TaskOutcome } from '../../tasks/task-resource';
import { TaskResources } from '../../tasks/task-resources';
import { Injectable, Logger } from '@nestjs/common';

/** A task to perform. */
export interface FrameTask {
  readonly execution: Execution;
  readonly frame: LiveFrame;
  readonly abort: AbortSignal;
  /** The number of this attempt to run the execution. */
  readonly attempts: number;
}

/** At this attempt, an unexpected error fails the task instead of repeating it. */
const MAX_ATTEMPTS = 5;

/** Performs tasks, or returns their mocked results. */
@Injectable()
export class TaskPerformer {
  private readonly logger = new Logger('TaskPerformer');

  constructor(private readonly resources: TaskResources) {}

  /** The names of the simulators that tasks with these resources call; undefined if one of them can call any. */
  callsOf(resources: Iterable<string>): readonly string[] | undefined {
    return this.resources.callsOf(resources);
  }

  /**
   * A failure of another system is an outcome, not an exception.
   * @throws Error if this service cannot perform the task now; the task is tried again later
   */
  async perform({ execution, frame, abort, attempts }: FrameTask): Promise<TaskOutcome> {
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
        enteredAtMs: row.frame.enteredAtMs,
        hops: execution.hops,
        executionId: execution.id,
        frame: row.number,
        abort,
        token: row.token ?? '',
        ...(task.timeoutMs === undefined ? {} : { timeoutMs: task.timeoutMs }),
      });
    } catch (error) {
      if (abort.aborted || attempts < MAX_ATTEMPTS) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
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
