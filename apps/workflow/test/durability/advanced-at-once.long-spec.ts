import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../../src/executions/execution.response';
import { startWorkflows, workflowsIn } from '../workflow-client';

const START = '2999-01-01T00:00:00.000Z';
/** Without the wait the first round fails. A thousand rounds were run on both databases when it was written. */
const ROUNDS = 10;
const STARTED_AT_ONCE = 4;

/** What an execution does before it waits: steps in memory, tasks, a branch, another execution. */
const definition = (nested: string) => ({
  StartAt: 'Note',
  States: {
    Note: { Type: 'Task', Resource: 'log', Parameters: { message: 'begun' }, Next: 'Branches' },
    Branches: {
      Type: 'Parallel',
      Branches: [
        { StartAt: 'P', States: { P: { Type: 'Pass', End: true } } },
        {
          StartAt: 'Nested',
          States: {
            Nested: {
              Type: 'Task',
              Resource: 'workflow.run',
              Parameters: { workflowId: nested },
              End: true,
            },
          },
        },
      ],
      Next: 'Wait',
    },
    Wait: { Type: 'Wait', Seconds: 60, End: true },
  },
});

/** docs/adr/0054 */
describe(`Executions that are started, and a clock that is advanced at once, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('never pass each other', async () => {
    const { create, start, call, find, advance, freeze } = workflowsIn(() => test, 'rounds');
    await freeze(START);
    const inner = await create({ StartAt: 'P', States: { P: { Type: 'Pass', End: true } } });
    const workflow = await create(definition(inner.id));
    const begin = async (number: number): Promise<string> => {
      if (number % 2 === 0) return (await start(workflow)).id;
      const answer = await call('post', `/webhooks/${workflow.id}`, { number }).expect(202);
      return (answer.body as { executionId: string }).executionId;
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const numbers = Array.from({ length: STARTED_AT_ONCE }, (_, number) => number);
      const ids = await Promise.all(numbers.map(begin));
      await advance('PT1M');
      const now = new Date(Date.parse(START) + round * 60_000).toISOString();
      const found: ExecutionResponse[] = await Promise.all(ids.map((id) => find({ id })));
      const expected = { status: 'SUCCEEDED', stoppedAt: now };
      expect(found.map(({ status, stoppedAt }) => ({ status, stoppedAt }))).toEqual(
        ids.map(() => expected),
      );
    }
  });
});
