import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const ROUNDS = 20;
/** Takes some time, so that a request comes while it is evaluated. */
const SLOW = '$string($sum($map([1..30000], function($n) { $n * 2 })))';

describe(`Executions that are changed from several sides on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create, start, ended } = workflowsIn(() => test, 'races');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('a stop that came too late does not stop the execution when it is redriven', async () => {
    const workflow = await create({
      QueryLanguage: 'JSONata',
      StartAt: 'Fail',
      States: { Fail: { Type: 'Fail', Error: `{% ${SLOW} %}` } },
    });
    const states: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const execution = await start(workflow);
      await call('post', `/executions/${execution.id}/stop`, {});
      const { status } = await ended(execution);
      if (status !== 'FAILED') continue;
      await call('post', `/executions/${execution.id}/redrive`).expect(200);
      states.push((await ended(execution)).status);
    }
    expect(new Set(states)).toEqual(new Set(['FAILED']));
  });
});
