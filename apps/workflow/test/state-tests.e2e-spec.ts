import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type StateTestResponse } from '../src/testing/state-test.response';
import { startWorkflows, workflowsIn } from './workflow-client';

const END = { End: true };
const JSONATA = { QueryLanguage: 'JSONata' };
const down = { errorOutput: { error: 'Bank.Down', cause: 'maintenance' } };
const task = (fields: object) => ({ Type: 'Task', Resource: 'http', ...END, ...fields });
const pass = (fields: object) => ({ Type: 'Pass', ...END, ...fields });
const branch = (name: string) => ({ StartAt: name, States: { [name]: pass({}) } });
const each = (fields: object = {}) => ({
  ...{ Type: 'Map', ItemProcessor: branch('Item'), ...END },
  ...fields,
});
const retry = (fields: object = {}) =>
  task({ Retry: [{ ErrorEquals: ['Bank.Down'], IntervalSeconds: 2, ...fields }] });
const caught = (fields: object = {}) =>
  task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Sorry', ...fields }] });

describe(`Tests of one state on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create, freeze } = workflowsIn(() => test, 'state-tests');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
    await freeze('2026-03-01T00:00:00Z');
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const run = async (body: object): Promise<StateTestResponse> =>
    (await call('post', '/states/test', body).expect(200)).body as StateTestResponse;

  it.each<[string, object, Partial<StateTestResponse>]>([
    // The eight types.
    [
      'Pass',
      { definition: { Type: 'Pass', Result: { a: 1 }, Next: 'B' }, input: {} },
      { status: 'SUCCEEDED', output: { a: 1 }, nextState: 'B' },
    ],
    [
      'Pass at the end',
      { definition: pass({ ResultPath: '$.kept', Result: 2 }), input: { a: 1 } },
      { status: 'SUCCEEDED', output: { a: 1, kept: 2 } },
    ],
    ['no input', { definition: pass({}) }, { status: 'SUCCEEDED', output: {} }],
    ['the input null', { definition: pass({}), input: null }, { output: null }],
    [
      'Task with a mocked result',
      {
        definition: task({ Parameters: { 'Url.$': '$.u' } }),
        input: { u: 'x' },
        mock: { result: 7 },
      },
      { status: 'SUCCEEDED', output: 7, afterArguments: { Url: 'x' } },
    ],
    [
      'Task that is performed',
      { definition: task({ Resource: 'log', Parameters: { message: 'hello' } }) },
      { status: 'SUCCEEDED', output: { message: 'hello' } },
    ],
    [
      'Task with arguments that its resource refuses',
      { definition: task({ Resource: 'log', Parameters: { level: 'loud' } }) },
      { status: 'FAILED', error: 'Task.ArgumentsInvalid' },
    ],
    [
      'Task that waits for its token',
      { definition: task({ Resource: 'log.waitForTaskToken', Parameters: { message: 'x' } }) },
      { status: 'WAITING' },
    ],
    [
      'Task that waits for a webhook',
      { definition: task({ Resource: 'webhook.wait', Parameters: { correlationId: 'x' } }) },
      { status: 'WAITING', afterArguments: { correlationId: 'x' } },
    ],
    [
      'Choice',
      {
        definition: {
          Type: 'Choice',
          Choices: [{ Variable: '$.n', NumericGreaterThan: 100, Next: 'Large' }],
          Default: 'Small',
        },
        input: { n: 5 },
      },
      { status: 'SUCCEEDED', nextState: 'Small', output: { n: 5 } },
    ],
    [
      'Choice that matches nothing',
      {
        definition: {
          Type: 'Choice',
          Choices: [{ Variable: '$.n', NumericGreaterThan: 100, Next: 'Large' }],
        },
        input: { n: 5 },
      },
      { status: 'FAILED', error: 'States.NoChoiceMatched' },
    ],
    [
      'Wait',
      { definition: { Type: 'Wait', SecondsPath: '$.s', ...END }, input: { s: 90 } },
      { status: 'WAITING', waitSeconds: 90 },
    ],
    [
      'Wait until a time',
      { definition: { Type: 'Wait', Timestamp: '2026-03-01T00:01:00Z', Next: 'B' } },
      { status: 'WAITING', waitSeconds: 60 },
    ],
    ['Succeed', { definition: { Type: 'Succeed' }, input: 3 }, { status: 'SUCCEEDED', output: 3 }],
    [
      'Fail',
      { definition: { Type: 'Fail', Error: 'No', CausePath: '$.why' }, input: { why: 'stock' } },
      { status: 'FAILED', error: 'No', cause: 'stock' },
    ],
    [
      'Parallel with mocked results',
      {
        definition: { Type: 'Parallel', Branches: [branch('L'), branch('R')], Next: 'B' },
        mock: { result: [1, 2] },
      },
      { status: 'SUCCEEDED', output: [1, 2], nextState: 'B' },
    ],
    [
      'Parallel without a mock',
      { definition: { Type: 'Parallel', Branches: [branch('L')], ...END } },
      { status: 'WAITING' },
    ],
    [
      'Parallel whose branch has the name that the test gives the state',
      {
        definition: { Type: 'Parallel', Branches: [branch('State'), branch("State'")], ...END },
        mock: { result: [1, 2] },
      },
      { status: 'SUCCEEDED', output: [1, 2] },
    ],
    [
      'Parallel with a mocked error',
      {
        definition: {
          ...{ Type: 'Parallel', Branches: [branch('L')], ...END },
          Catch: [{ ErrorEquals: ['Bank.Down'], Next: 'Sorry' }],
        },
        mock: down,
      },
      { status: 'CAUGHT_ERROR', error: 'Bank.Down', nextState: 'Sorry' },
    ],
    [
      'Map with mocked results',
      { definition: each(), input: [1, 2], mock: { result: ['a', 'b'] } },
      { status: 'SUCCEEDED', output: ['a', 'b'] },
    ],
    ['Map of nothing', { definition: each(), input: [] }, { status: 'SUCCEEDED', output: [] }],
    [
      'Map of what is no list',
      { definition: each({ ItemsPath: '$.a' }), input: { a: 1 } },
      { status: 'FAILED' },
    ],
    [
      'Map with a mocked error',
      { definition: each(), input: [1, 2], mock: down },
      { status: 'FAILED', error: 'Bank.Down' },
    ],
    [
      'Map with a mocked error that tolerates failures',
      {
        definition: each({ ToleratedFailureCount: 1 }),
        ...{ input: [1, 2, 3], mock: down },
      },
      { status: 'FAILED', error: 'States.ExceedToleratedFailureThreshold' },
    ],
    // Retry and Catch.
    [
      'an error that is tried again',
      { definition: retry(), mock: down },
      { status: 'RETRIABLE', error: 'Bank.Down', cause: 'maintenance', waitSeconds: 2 },
    ],
    [
      'an error that is tried again for the third time',
      { definition: retry({ BackoffRate: 3 }), mock: down, retrierRetryCount: 2 },
      { status: 'RETRIABLE', waitSeconds: 18 },
    ],
    [
      'an error that was tried often enough',
      { definition: retry({ MaxAttempts: 2 }), mock: down, retrierRetryCount: 2 },
      { status: 'FAILED', error: 'Bank.Down' },
    ],
    [
      'an error that is caught',
      { definition: caught({ ResultPath: '$.e' }), input: { a: 1 }, mock: down },
      {
        status: 'CAUGHT_ERROR',
        nextState: 'Sorry',
        output: { a: 1, e: { Error: 'Bank.Down', Cause: 'maintenance' } },
      },
    ],
    [
      'an error that nothing matches',
      { definition: caught({ ErrorEquals: ['Other'] }), mock: down },
      { status: 'FAILED', error: 'Bank.Down', cause: 'maintenance' },
    ],
    [
      'arguments that fail and are caught',
      { definition: { ...caught(), Parameters: { 'a.$': "States.MathAdd('x', 1)" } } },
      { status: 'CAUGHT_ERROR', error: 'States.IntrinsicFailure', nextState: 'Sorry' },
    ],
    [
      'items that fail and are tried again',
      {
        definition: each({ Retry: [{ ErrorEquals: ['Bank.Down'] }] }),
        ...{ input: [1], mock: down },
      },
      { status: 'RETRIABLE', error: 'Bank.Down', waitSeconds: 1 },
    ],
    [
      'a catcher that fails itself',
      {
        definition: { ...caught({ Output: '{% $number("x") %}' }), ...JSONATA },
        mock: down,
      },
      { status: 'FAILED', error: 'States.QueryEvaluationError' },
    ],
  ])('%s', async (_, body, expected) => {
    expect(await run(body)).toMatchObject(expected);
  });

  it('show the events that the state would have', async () => {
    const { events } = await run({ definition: retry(), mock: down });
    expect(events.map(({ type }) => type)).toEqual([
      'TaskStateEntered',
      'TaskScheduled',
      'TaskStarted',
      'TaskFailed',
    ]);
  });

  it('start another workflow if the task says so', async () => {
    const { id } = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    const definition = task({ Resource: 'workflow.run', Parameters: { workflowId: id } });
    expect(await run({ definition })).toMatchObject({ status: 'WAITING' });
    const [started] = (await call('get', `/workflows/${id}/executions`)).body as { id: string }[];
    const ended = await call('get', `/executions/${started?.id ?? ''}?wait=30`).expect(200);
    expect(ended.body).toMatchObject({ status: 'SUCCEEDED' });
  });
});
