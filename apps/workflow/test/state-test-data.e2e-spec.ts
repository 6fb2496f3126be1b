import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type StateTestResponse } from '../src/testing/state-test.response';
import { startWorkflows, workflowsIn } from './workflow-client';

const END = { End: true };
const JSONATA = { QueryLanguage: 'JSONata' };
const task = (fields: object) => ({ Type: 'Task', Resource: 'http', ...END, ...fields });
const pass = (fields: object) => ({ Type: 'Pass', ...END, ...fields });

describe(`Data and faults in tests of one state on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call } = workflowsIn(() => test, 'state-test-data');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const run = async (body: object): Promise<StateTestResponse> =>
    (await call('post', '/states/test', body).expect(200)).body as StateTestResponse;

  it.each<[string, object, Partial<StateTestResponse>]>([
    [
      'JSONPath with variables and the context',
      {
        definition: pass({
          Parameters: {
            'v.$': '$who',
            'n.$': '$$.StateMachine.Name',
            'x.$': '$$.Execution.Input.a',
          },
        }),
        ...{ input: { a: 1 }, variables: { who: 'Ana' } },
        context: { StateMachine: { Name: 'order' } },
      },
      { output: { v: 'Ana', n: 'order', x: 1 } },
    ],
    [
      'JSONata with variables and the context',
      {
        definition: pass({
          ...JSONATA,
          Output: { v: '{% $who & "!" %}', id: '{% $states.context.Execution.Id %}' },
        }),
        ...{ variables: { who: 'Ana' }, context: { Execution: { Id: 'run-7' } } },
      },
      { output: { v: 'Ana!', id: 'run-7' } },
    ],
    [
      'variables that are assigned',
      {
        definition: { Type: 'Pass', ...JSONATA, Assign: { n: '{% $n + 1 %}' }, Next: 'B' },
        variables: { n: 1, kept: true },
      },
      { status: 'SUCCEEDED', variables: { n: 2, kept: true } },
    ],
    [
      'a JSONata Choice',
      {
        definition: {
          ...{ Type: 'Choice', ...JSONATA, Default: 'Small' },
          Choices: [{ Condition: '{% $states.input.n > 100 %}', Next: 'Large' }],
        },
        input: { n: 101 },
      },
      { status: 'SUCCEEDED', nextState: 'Large' },
    ],
    [
      'an expression that fails',
      {
        definition: pass({ ...JSONATA, Output: '{% $states.input.a.b + "x" %}' }),
        input: { a: { b: 1 } },
      },
      { status: 'FAILED', error: 'States.QueryEvaluationError' },
    ],
    [
      'a path that matches nothing',
      { definition: pass({ InputPath: '$.none' }), input: {} },
      { status: 'FAILED', error: 'States.Runtime' },
    ],
    // Names of states that the request need not have.
    [
      'a target with the name of the state',
      { definition: { Type: 'Pass', Next: 'State' } },
      { nextState: 'State' },
    ],
    [
      'an inherited name',
      { definition: { Type: 'Pass', Next: 'toString' } },
      { nextState: 'toString' },
    ],
    [
      'the name __proto__',
      { definition: { Type: 'Pass', Next: '__proto__' } },
      { nextState: '__proto__' },
    ],
  ])('%s', async (_, body, expected) => {
    expect(await run(body)).toMatchObject(expected);
  });

  it.each<[string, object, string, string]>([
    ['an unknown type', { Type: 'Pas' }, '/Type', 'Must be one of Task,'],
    ['no Next', { Type: 'Pass' }, '', 'Must have exactly one of Next, End.'],
    ['a text for seconds', { Type: 'Wait', Seconds: 'x', ...END }, '/Seconds', 'Must be'],
    ['an unknown member', pass({ Coment: '' }), '/Coment', 'did you mean "Comment"?'],
    ['an unknown resource', task({ Resource: 'htpp' }), '/Resource', 'Did you mean "http"?'],
    ['a bad path', pass({ InputPath: '$.a[' }), '/InputPath', '"$.a["'],
    ['a bad expression', pass({ ...JSONATA, Output: '{% ( %}' }), '/Output', ''],
    ['a long target', { Type: 'Pass', Next: 'x'.repeat(81) }, '', '1 to 80 characters'],
    [
      'a long target that begins with State',
      { Type: 'Pass', Next: `State${'x'.repeat(80)}` },
      '',
      '1 to 80 characters',
    ],
    [
      'a fault in a branch',
      { Type: 'Parallel', Branches: [{ StartAt: 'A', States: { A: { Type: 'Pass' } } }], ...END },
      '/Branches/0/States/A',
      'Must have exactly one of Next, End.',
    ],
    [
      'an unknown resource in a branch',
      {
        Type: 'Map',
        ItemProcessor: { StartAt: 'A', States: { A: task({ Resource: 'htpp' }) } },
        ...END,
      },
      '/ItemProcessor/States/A/Resource',
      'Did you mean "http"?',
    ],
  ])('refuse %s', async (_, definition, pointer, detail) => {
    const { body } = await call('post', '/states/test', { definition }).expect(422);
    expect(body).toMatchObject({
      code: 'DEFINITION_INVALID',
      errors: [
        { pointer: `/definition${pointer}`, detail: expect.stringContaining(detail) as string },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['no definition', {}, '/definition'],
    ['an unknown member', { definition: pass({}), inputs: 1 }, '/inputs'],
    [
      'a count that is no number',
      { definition: pass({}), retrierRetryCount: 'x' },
      '/retrierRetryCount',
    ],
    [
      'a mock without an error',
      { definition: pass({}), mock: { errorOutput: {} } },
      '/mock/errorOutput/error',
    ],
    ['variables that are no object', { definition: pass({}), variables: [] }, '/variables'],
    [
      'an execution that is no object',
      { definition: pass({}), context: { Execution: 'x' } },
      '/context/Execution',
    ],
    [
      'an unknown part of the context',
      { definition: pass({}), context: { Exection: {} } },
      '/context/Exection',
    ],
  ])('refuse %s', async (_, body, pointer) => {
    const answer = await call('post', '/states/test', body).expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
  });
});
