import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type CoverageResponse } from '../src/testing/coverage.response';
import { startWorkflows, workflowsIn } from './workflow-client';

const DEFINITION = {
  StartAt: 'Size',
  States: {
    Size: {
      Type: 'Choice',
      Choices: [{ Variable: '$.amount', NumericGreaterThan: 100, Next: 'Each' }],
      Default: 'Pay',
    },
    Pay: {
      ...{ Type: 'Task', Resource: 'log', Parameters: { message: 'paid' } },
      Retry: [{ ErrorEquals: ['Bank.Down'], MaxAttempts: 1, IntervalSeconds: 1 }],
      Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Sorry' }],
      Next: 'Done',
    },
    Each: {
      Type: 'Map',
      ItemsPath: '$.items',
      ItemProcessor: { StartAt: 'Item', States: { Item: { Type: 'Pass', End: true } } },
      Next: 'Done',
    },
    Sorry: { Type: 'Pass', End: true },
    Done: { Type: 'Succeed' },
  },
};
const down = { Throw: { Error: 'Bank.Down' } };

describe(`Coverage on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'coverage');
  const { call, create, start, freeze, advance, ended } = client;

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const coverage = async (id: string, query = ''): Promise<CoverageResponse> =>
    (await call('get', `/workflows/${id}/coverage${query}`).expect(200)).body as CoverageResponse;

  it('shows what the executions of a version have reached', async () => {
    await freeze('2026-03-01T00:00:00Z');
    const workflow = await create(DEFINITION);
    const { id } = workflow;
    const counts = async () => {
      const { executions, states, transitions, retries } = await coverage(id);
      return [executions, states.covered, transitions.missing, retries.covered];
    };
    expect(await counts()).toEqual([
      0,
      0,
      ['Size -> Each', 'Size -> Pay', 'Pay -> Done', 'Pay -> Sorry', 'Each -> Done'],
      0,
    ]);
    await ended(await start(workflow, { input: { amount: 1 } }));
    expect(await counts()).toEqual([1, 3, ['Size -> Each', 'Pay -> Sorry', 'Each -> Done'], 0]);
    const failing = await start(workflow, {
      input: { amount: 2 },
      mocks: { Pay: { '0-1': down } },
    });
    await client.waiting(failing, 'Pay');
    await advance('PT1S');
    await ended(failing);
    expect(await counts()).toEqual([2, 4, ['Size -> Each', 'Each -> Done'], 1]);
    await ended(await start(workflow, { input: { amount: 200, items: [1, 2, 3] } }));
    expect(await counts()).toEqual([3, 6, [], 1]);
    const { states, transitions } = await coverage(id);
    expect(states).toEqual({
      ...{ total: 6, covered: 6, missing: [] },
      reached: expect.arrayContaining([
        { name: 'Size', count: 3 },
        { name: 'Item', count: 3 },
        { name: 'Sorry', count: 1 },
      ]) as unknown,
    });
    expect(transitions.reached).toContainEqual({ name: 'Size -> Pay', count: 2 });
  });

  it('counts each version, and each sandbox, alone', async () => {
    const workflow = await create(DEFINITION);
    const { id } = workflow;
    await ended(await start(workflow, { input: { amount: 1 } }));
    await call('put', `/workflows/${id}`, { name: 'test', definition: DEFINITION }).expect(200);
    expect(await coverage(id)).toMatchObject({ version: 2, executions: 0, states: { covered: 0 } });
    expect(await coverage(id, '?version=1')).toMatchObject({ version: 1, executions: 1 });
    const other = workflowsIn(() => test, 'coverage-other');
    const answer = await other.call('get', `/workflows/${id}/coverage`).expect(404);
    expect(answer.body).toMatchObject({ code: 'WORKFLOW_NOT_FOUND' });
  });

  it.each<[string, number, string]>([
    ['?version=2', 404, 'WORKFLOW_VERSION_NOT_FOUND'],
    ['?version=0', 400, 'REQUEST_INVALID'],
    ['?version=x', 400, 'REQUEST_INVALID'],
  ])('refuses %s', async (query, status, code) => {
    const { id } = await create(DEFINITION);
    const { body } = await call('get', `/workflows/${id}/coverage${query}`).expect(status);
    expect(body).toMatchObject({ code });
  });
});
