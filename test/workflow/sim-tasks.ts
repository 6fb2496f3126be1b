import { readVariables, type Environment } from '#libs/config';
import { RequestContext, runInContext } from '#libs/http';
import { newUuid } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { admin, type TestApp } from '#libs/testing';
import { taskVariables } from '../../apps/workflow/src/tasks/config';
import { Secrets } from '../../apps/workflow/src/tasks/secrets';
import { simResources } from '../../apps/workflow/src/tasks/sim/sim.resource';
import { type TaskOutcome, type TaskRequest } from '../../apps/workflow/src/tasks/task-resource';
import { TaskResources } from '../../apps/workflow/src/tasks/task-resources';

/** The time of the workflow engine in tests. */
export const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');

/** The resources of an engine with these variables. Variables that begin with SECRET_ are secrets. */
export function simTasks(environment: Environment): TaskResources {
  const config = readVariables(taskVariables, environment);
  const resources = new TaskResources();
  resources.register(...simResources({ config, secrets: new Secrets(environment) }));
  return resources;
}

export interface PerformOptions extends Partial<TaskRequest> {
  readonly correlationId?: string;
}

/** Performs tasks in one sandbox of their siblings. */
export function tasksIn(resources: TaskResources, sandbox: string) {
  const perform = async (
    resource: string,
    taskArguments: Json,
    { correlationId = 'correlation-1', ...more }: PerformOptions = {},
  ): Promise<TaskOutcome> => {
    const found = resources.find(resource);
    if (found === undefined) throw new Error(resources.check(resource));
    const context = new RequestContext(correlationId, sandbox);
    const request: TaskRequest = {
      resource,
      arguments: taskArguments,
      idempotencyKey: newUuid(),
      enteredAtMs: NOW_MS,
      ...{ token: newUuid(), executionId: newUuid(), frame: 0 },
      hops: 0,
      abort: new AbortController().signal,
      ...more,
    };
    try {
      return await runInContext(context, () => found.perform(request));
    } finally {
      context.end();
    }
  };
  return {
    perform,
    /** The output of a task that must succeed. */
    output: async (resource: string, taskArguments: Json, more: PerformOptions = {}) => {
      const outcome = await perform(resource, taskArguments, more);
      if (outcome.kind !== 'succeeded') throw new Error(JSON.stringify(outcome));
      return outcome.output as Record<string, Json>;
    },
    /** How a task fails, as `Error: cause`. */
    failure: async (resource: string, taskArguments: Json, more: PerformOptions = {}) => {
      const outcome = await perform(resource, taskArguments, more);
      return outcome.kind === 'failed' ? `${outcome.error}: ${outcome.cause}` : outcome;
    },
    /** A rule of the sibling, for the next matching request. */
    addRule: (sibling: TestApp, path: string, effect: object) =>
      admin(sibling, sandbox).rule({ match: { path }, effect, times: 1 }),
    list: async (sibling: TestApp, path: string) => {
      const { body } = await sibling.http.get(path).set('X-Sandbox', sandbox).expect(200);
      return body as Record<string, unknown>[];
    },
  };
}
