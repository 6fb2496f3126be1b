import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const branch = (name: string, Seconds: number) => ({
  StartAt: name,
  States: { [name]: { Type: 'Wait', Seconds, End: true } },
});

describe(`Waits on ${databaseUnderTest}`, () => {
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

  it('of several branches end at their different times', async () => {
    const { create, start, find, advance, freeze, waiting } = workflowsIn(() => test, 'waits');
    await freeze('2999-01-01T00:00:00.000Z');
    const Branches = [branch('Minute', 60), branch('Hour', 3_600)];
    const states = { StartAt: 'Both', States: { Both: { Type: 'Parallel', Branches, End: true } } };
    const execution = await start(await create(states));
    await waiting(execution, 'Hour');
    await advance('P1D');
    expect(await find(execution)).toMatchObject({ stoppedAt: '2999-01-01T01:00:00.000Z' });
  });
});
