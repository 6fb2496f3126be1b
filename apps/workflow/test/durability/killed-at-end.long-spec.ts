import 'reflect-metadata';
import { once } from 'node:events';
import request from 'supertest';
import {
  type BuiltService,
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { type ExecutionResponse } from '../../src/executions/execution.response';

const DAY = { Type: 'Wait', Seconds: 86_400, End: true };
const TWO_BRANCHES = {
  StartAt: 'Both',
  TimeoutSeconds: 60,
  States: {
    Both: {
      ...{ Type: 'Parallel', End: true },
      Branches: ['One', 'Two'].map((name) => ({ StartAt: name, States: { [name]: DAY } })),
    },
  },
};

/** The event ExecutionTimedOut: after ExecutionStarted, two of the Parallel, and one of each branch. */
const TIMED_OUT = 6;

describe(`A workflow engine that is killed at the end of an execution, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let service: BuiltService | undefined;

  beforeEach(async () => {
    data = await createTestData();
  });

  afterEach(async () => {
    service?.child.kill('SIGKILL');
    await data.remove();
  });

  const call = async (method: 'get' | 'post' | 'put', path: string, body: object = {}) => {
    const { body: answer } = await request(service?.address ?? '')
      [method](path)
      .send(method === 'get' ? undefined : body);
    return answer as unknown;
  };
  const find = (id: string, query = '') =>
    call('get', `/executions/${id}${query}`) as Promise<ExecutionResponse>;
  const ended = async (id: string): Promise<ExecutionResponse> => {
    for (;;) {
      const found = await find(id, '?wait=30');
      if (found.status !== 'RUNNING') return found;
    }
  };
  const restart = async (crashAt: string): Promise<void> => {
    service = await startBuilt('workflow', data, {
      LOG_LEVEL: 'silent',
      WORKFLOW_CRASH_AT_EVENT: crashAt,
    });
  };

  it.each(['before', 'after'])(
    '%s the end of an execution with branches ends the one that waits for it',
    async (moment) => {
      await restart(`${moment}:${String(TIMED_OUT)}`);
      await call('put', '/__admin/clock', frozenAt('2030-01-01T00:00:00Z'));
      const inner = await created(TWO_BRANCHES);
      const outer = await created({
        StartAt: 'Run',
        States: {
          Run: {
            ...{ Type: 'Task', Resource: 'workflow.run', End: true },
            Parameters: { workflowId: inner },
          },
        },
      });
      const { id } = (await call('post', `/workflows/${outer}/executions`)) as ExecutionResponse;
      await events(await firstOf(inner), TIMED_OUT - 1);
      const killed = once(service?.child ?? process, 'exit');
      await call('post', '/__admin/clock/advance', { by: 'PT2M' }).catch(() => undefined);
      await killed;
      await restart('');
      await call('post', '/__admin/clock/advance', { by: 'PT2M' });
      expect(await ended(id)).toMatchObject({
        status: 'FAILED',
        error: 'States.TaskFailed',
      });
    },
  );

  it('takes one kept call for each task, also if the first task is done again', async () => {
    await restart('before:5');
    const wait = {
      ...{ Type: 'Task', Resource: 'webhook.wait', ResultPath: null },
      Parameters: { correlationId: 'order-1' },
    };
    const workflow = await created({
      StartAt: 'First',
      States: { First: { ...wait, Next: 'Second' }, Second: { ...wait, End: true } },
    });
    for (const number of [1, 2]) {
      await call('post', `/webhooks/${workflow}`, { correlationId: 'order-1', number });
    }
    const killed = once(service?.child ?? process, 'exit');
    await call('post', `/workflows/${workflow}/executions`).catch(() => undefined);
    await killed;
    await restart('');
    expect(await ended(await firstOf(workflow))).toMatchObject({
      status: 'SUCCEEDED',
    });
  });

  async function created(definition: object): Promise<string> {
    const { id } = (await call('post', '/workflows', { name: 'test', definition })) as {
      id: string;
    };
    return id;
  }

  async function firstOf(workflowId: string): Promise<string> {
    for (;;) {
      const [found] = (await call('get', `/workflows/${workflowId}/executions`)) as {
        id: string;
      }[];
      if (found !== undefined) return found.id;
    }
  }

  async function events(id: string, count: number): Promise<void> {
    while ((await find(id)).eventCount < count) continue;
  }
});
