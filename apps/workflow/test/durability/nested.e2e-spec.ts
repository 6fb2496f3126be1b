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
