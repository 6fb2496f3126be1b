import { z } from 'zod';
import { Failure } from '#libs/kernel';
import { hopsFailure } from '../tasks/hops';
import { failed, taskResource } from '../tasks/task-resource';
import { type WorkflowsService } from '../workflows/workflows.service';
import { type StartExecution } from './start-execution';

export const WORKFLOW_RUN = 'workflow.run';

/** The Idempotency-Key of the execution that a task starts. */
export function taskKey(token: string): string {
  return `task ${token}`;
}

const runArguments = z.strictObject({
  workflowId: z.string().min(1).max(60).describe('The id of the workflow.'),
  input: z.json().optional().describe('The input of the execution. Default: an empty object.'),
  name: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('A name that no other execution of the workflow has. Default: its id.'),
  version: z.int().min(1).optional().describe('Default: the latest.'),
});

/** A task that runs another workflow. */
export function workflowRun(workflows: WorkflowsService, startExecution: StartExecution) {
  return taskResource({
    name: WORKFLOW_RUN,
    description:
      'Starts an execution of another workflow and waits for its end. Output: `executionId` and `output`. If it does not ' +
      'succeed, the error is States.TaskFailed. If the task is stopped or times out, the execution is stopped. A repeat does not start a second execution.',
    argumentsSchema: runArguments,
    perform: async ({ workflowId, input = {}, name, version }, request) => {
      const { executionId, frame, token, hops } = request;
      const tooMany = hopsFailure(request);
      if (tooMany !== undefined) return tooMany;
      try {
        const { version: latest } = await workflows.find(workflowId);
        if (version !== undefined) await workflows.version(workflowId, String(version));
        await startExecution.start({
          ...{ workflowId, version: version ?? latest, input, name },
          idempotencyKey: taskKey(token),
          parent: { executionId, frame, token },
          hops: hops + 1,
        });
        return { kind: 'pending' };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return failed('Workflow.NotStarted', error.detail);
      }
    },
  });
}
