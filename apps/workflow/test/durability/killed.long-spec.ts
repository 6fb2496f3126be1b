import 'reflect-metadata';
import { once } from 'node:events';
import {
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { type ExecutionResponse } from '../../src/executions/execution.response';
import { type WorkflowResponse } from '../../src/workflows/workflow.response';
import { startWorkflows, workflowsIn } from '../workflow-client';

const SANDBOX = 'killed';

const pass = (next?: string) => ({
  Type: 'Pass',
  ...(next === undefined ? { End: true } : { Next: next }),
});

/** Every kind of step: a task, branches with a wait in one of them, iterations, a caught error. */
const DEFINITION = {
  StartAt: 'Log',
  States: {
    Log: {
      Type: 'Task',
      Resource: 'log',
      Parameters: { message: 'begin' },
      ResultPath: null,
      Next: 'Both',
    },
    Both: {
      Type: 'Parallel',
      Branches: [
        { StartAt: 'Left', States: { Left: pass('Left end'), 'Left end': pass() } },
        {
          StartAt: 'Right',
          States: {
            Right: { Type: 'Task', Resource: 'log', Parameters: { message: 'right' }, End: true },
          },
        },
      ],
      ResultPath: null,
      Next: 'Each',
    },
    Each: {
      Type: 'Map',
      MaxConcurrency: 2,
      ItemsPath: '$.items',
      ItemProcessor: { StartAt: 'Item', States: { Item: pass() } },
      Next: 'Later',
    },
    Later: { Type: 'Wait', Seconds: 60, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
};

/** The event with which the last state before the end is entered; afterwards the process only waits. */
const LAST_EVENT = 36;

/** On PostgreSQL every seventh event, because another instance waits for the lease of the killed one. */
const EVENTS = Array.from({ length: LAST_EVENT }, (_, index) => index + 1)
  .filter((event) => databaseUnderTest === 'SQLite' || event % 7 === 0)
  .map((event) => (event % 2 === 0 ? `before:${String(event)}` : `after:${String(event)}`));

const shown = ({ history = [] }: ExecutionResponse) =>
  history.map(({ id, previousEventId, timestamp, type, state, details }) =>
    JSON.stringify({ id, previousEventId, timestamp, type, state, details }),
  );

describe(`A workflow engine that is killed at an event, on ${databaseUnderTest}`, () => {
  /** Runs the definition in a process that kills itself, and then to its end in another one. */
  const runTwice = async (data: TestData, crashAt: string): Promise<ExecutionResponse> => {
    const settings = { LOG_LEVEL: 'error', WORKFLOW_CRASH_AT_EVENT: crashAt };
    const { child, address } = await startBuilt('workflow', data, settings);
    const exit = once(child, 'exit');
    const send = async <T>(method: string, path: string, body: object): Promise<T> => {
      const response = await fetch(address + path, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX },
        body: JSON.stringify(body),
      });
      return (await response.json()) as T;
    };
    await send('PUT', '/__admin/clock', frozenAt('2026-09-01T00:00:00Z'));
    const workflow = { name: 'all', definition: DEFINITION };
    const { id } = await send<WorkflowResponse>('POST', '/workflows', workflow);
    const path = `/workflows/${id}/executions`;
    // The process can be killed before it has answered.
    await send('POST', path, { input: { items: [1, 2, 3] } }).catch(() => undefined);
    if (crashAt === '') child.kill('SIGKILL');
    await exit;
    expect(child.signalCode).toBe('SIGKILL');

    const test = await startWorkflows(data);
    try {
      const { call, waiting, advance, ended } = workflowsIn(() => test, SANDBOX);
      const [execution] = (await call('get', path).expect(200)).body as ExecutionResponse[];
      if (execution === undefined) throw new Error('There is no execution.');
      await waiting(execution, 'Later');
      await advance('PT1H');
      return await ended(execution);
    } finally {
      await test.stop();
    }
  };

  const history = async (crashAt: string): Promise<string[]> => {
    const data = await createTestData();
    try {
      const execution = await runTwice(data, crashAt);
      expect(execution).toMatchObject({
        status: 'SUCCEEDED',
        stoppedAt: '2026-09-01T00:01:00.000Z',
      });
      return shown(execution);
    } finally {
      await data.remove();
    }
  };

  let whole: string[];
  beforeAll(async () => {
    whole = await history('');
  });

  it('has a history with all kinds of events', () => {
    expect(whole.length).toBe(LAST_EVENT + 4);
  });

  it.each(EVENTS)('has the same history afterwards: killed %s', async (crashAt) => {
    expect(await history(crashAt)).toEqual(whole);
  });
});
