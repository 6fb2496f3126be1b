import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from '../workflow-client';

const HOUR = { Type: 'Wait', Seconds: 3_600, End: true };

describe(`Nested executions on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { create, start, find, freeze, advance, waiting } = workflowsIn(() => test, 'nested');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it.each([1, 2, 3])('%i levels deep go on before the clock does', async (levels) => {
    await freeze('2030-01-01T00:00:00Z');
    const inner = await create({ StartAt: 'Hour', States: { Hour: HOUR } });
    let outer = inner;
    for (let level = 0; level < levels; level += 1) {
      outer = await create({
        StartAt: 'Run',
        States: {
          Run: {
            ...{ Type: 'Task', Resource: 'workflow.run', Next: 'Hour' },
            Parameters: { workflowId: outer.id },
          },
          Hour: HOUR,
        },
      });
    }
    const execution = await start(outer);
    await waiting(execution, 'Run');
    const innermost = await executionsOf(inner.id);
    expect(innermost).toHaveLength(1);
    await advance('P1D');
    expect(await find(execution)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: `2030-01-01T0${String(levels + 1)}:00:00.000Z`,
    });
  });

  it.each([
    ['is stopped', {}],
    ['times out', { TimeoutSeconds: 60 }],
  ])('are stopped when the task that has started them %s', async (_, fields) => {
    await freeze('2030-02-01T00:00:00Z');
    const inner = await create({ StartAt: 'Hour', States: { Hour: HOUR } });
    const run = { Type: 'Task', Resource: 'workflow.run', End: true, ...fields };
    const outer = await create({
      StartAt: 'Run',
      States: { Run: { ...run, Parameters: { workflowId: inner.id } } },
    });
    const execution = await start(outer);
    const [nested = { id: '' }] = await executionsOf(inner.id);
    const { call, ended } = workflowsIn(() => test, 'nested');
    if ('TimeoutSeconds' in fields) await advance('PT2M');
    else await call('post', `/executions/${execution.id}/stop`, {}).expect(200);
    expect(await ended(nested)).toMatchObject({
      status: 'ABORTED',
      cause: 'The task that started this execution has ended.',
    });
  });

  /** When the first of them waits. */
  async function executionsOf(workflowId: string): Promise<{ id: string }[]> {
    const { call } = workflowsIn(() => test, 'nested');
    for (;;) {
      const found = (await call('get', `/workflows/${workflowId}/executions`)).body as {
        id: string;
      }[];
      const [first] = found;
      if (first !== undefined) {
        await waiting(first, 'Hour');
        return found;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});
