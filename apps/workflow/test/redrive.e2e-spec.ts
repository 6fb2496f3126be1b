import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../src/executions/execution.response';
import { historyOf, startWorkflows, workflowsIn } from './workflow-client';

describe(`A redrive on ${databaseUnderTest}`, () => {
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
  const { call, create, ended } = workflowsIn(() => test, 'redrive');

  it('runs again only the branches that have failed', async () => {
    const branch = (name: string) => ({
      StartAt: name,
      States: { [name]: { Type: 'Task', Resource: 'sim:spi.pay', End: true } },
    });
    const { id } = await create({
      StartAt: 'Both',
      States: { Both: { Type: 'Parallel', Branches: [branch('L'), branch('R')], End: true } },
    });
    const mocks = {
      L: { '0': { Return: 'left' } },
      R: { '0': { Throw: { Error: 'Down' } }, '1': { Return: 'right' } },
    };
    const { body } = await call('post', `/workflows/${id}/executions`, { mocks }).expect(201);
    const execution = body as ExecutionResponse;
    expect(await ended(execution)).toMatchObject({ status: 'FAILED', currentStates: ['Both'] });
    await call('post', `/executions/${execution.id}/redrive`).expect(200);
    const again = await ended(execution);
    expect(again).toMatchObject({ status: 'SUCCEEDED', output: ['left', 'right'] });
    const entered = historyOf(again).filter((event) => event.includes('StateEntered'));
    expect(entered).toEqual([
      'ParallelStateEntered Both',
      'TaskStateEntered L',
      'TaskStateEntered R',
      'TaskStateEntered R',
    ]);
  });
});
