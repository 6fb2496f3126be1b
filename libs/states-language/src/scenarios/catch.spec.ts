import { type Json, type JsonObject } from '../json';
import { END, jsonata, machine } from '../test/definitions';
import { type Script } from '../test/run-machine';
import { run } from '../test/run';

const caught = { Caught: { Type: 'Pass', ...END } };

/** A Task of the resource `work`, which is the last state. */
const task = (members: JsonObject): JsonObject => ({
  Type: 'Task',
  Resource: 'work',
  ...END,
  ...members,
});

const catching = (...names: string[]): JsonObject => ({
  Catch: [{ ErrorEquals: names, Next: 'Caught' }],
});

const fails = (error: string): Record<string, Script[]> => ({
  work: [{ error, cause: 'because' }],
});

/** A branch or processor that fails. */
const failing = (error: string): JsonObject => ({
  StartAt: 'F',
  States: { F: { Type: 'Fail', Error: error } },
});

describe('A catcher', () => {
  it.each<[string, string, boolean]>([
    ['Custom', 'Custom', true],
    ['Other', 'Custom', false],
    ['States.ALL', 'Custom', true],
    ['States.ALL', 'States.Timeout', true],
    ['States.TaskFailed', 'Custom', true],
    ['States.TaskFailed', 'States.Timeout', false],
    ['States.Timeout', 'States.Timeout', true],
    ['States.HeartbeatTimeout', 'States.Timeout', false],
    ['States.ALL', 'States.Runtime', false],
    ['States.TaskFailed', 'States.Runtime', false],
    ['States.Runtime', 'States.Runtime', false],
    ['States.Permissions', 'States.Permissions', true],
  ])('of %s and the error %s of a task: %s', async (name, error, isCaught) => {
    const { run: made } = await run(machine(task(catching(name)), caught), { tasks: fails(error) });
    expect(made.path).toEqual(isCaught ? ['A', 'Caught'] : ['A']);
  });

  it.each<[string, string, JsonObject, Json, Record<string, Script[]>]>([
    [
      'States.HeartbeatTimeout',
      'a missing heartbeat',
      task({ HeartbeatSeconds: 1 }),
      {},
      { work: [{}] },
    ],
    ['States.Timeout', 'a missing heartbeat', task({ HeartbeatSeconds: 1 }), {}, { work: [{}] }],
    [
      'States.ALL',
      'a result that is too large',
      task({}),
      {},
      { work: [{ output: 'x'.repeat(262_143) }] },
    ],
    [
      'States.ParameterPathFailure',
      'a path of Parameters',
      task({ Parameters: { 'a.$': '$.b' } }),
      {},
      {},
    ],
    [
      'States.ParameterPathFailure',
      'a path of ResultSelector',
      task({ ResultSelector: { 'a.$': '$.b' } }),
      {},
      {},
    ],
    ['States.ResultPathMatchFailure', 'a ResultPath', task({ ResultPath: '$.a.b' }), { a: 1 }, {}],
    [
      'States.IntrinsicFailure',
      'a function',
      task({ Parameters: { 'a.$': "States.StringToJson('{')" } }),
      {},
      {},
    ],
    [
      'States.ALL',
      'a function',
      task({ Parameters: { 'a.$': "States.StringToJson('{')" } }),
      {},
      {},
    ],
    [
      'States.DataLimitExceeded',
      'too many arguments',
      task({ Parameters: { 'a.$': '$', 'b.$': '$' } }),
      'x'.repeat(200_000),
      {},
    ],
    [
      'States.BranchFailed',
      'a branch',
      { Type: 'Parallel', Branches: [failing('X')], ...END },
      {},
      {},
    ],
    ['X', 'a branch', { Type: 'Parallel', Branches: [failing('X')], ...END }, {}, {}],
    [
      'States.NoChoiceMatched',
      'a Choice in a branch',
      {
        Type: 'Parallel',
        Branches: [
          {
            StartAt: 'B',
            States: {
              B: { Type: 'Choice', Choices: [{ Variable: '$.a', IsNull: true, Next: 'C' }] },
              C: { Type: 'Succeed' },
            },
          },
        ],
        ...END,
      },
      { a: 1 },
      {},
    ],
    [
      'States.ExceedToleratedFailureThreshold',
      'iterations',
      { Type: 'Map', ItemProcessor: failing('X'), ToleratedFailureCount: 0, ...END },
      [1],
      {},
    ],
    ['X', 'an iteration', { Type: 'Map', ItemProcessor: failing('X'), ...END }, [1], {}],
  ])('of %s catches the error of %s', async (name, _, state, input, tasks) => {
    const { run: made } = await run(machine({ ...state, ...catching(name) }, caught), {
      input,
      tasks,
    });
    expect(made.path.at(-1)).toBe('Caught');
  });

  it.each<[string, string, JsonObject, Json]>([
    [
      'States.ALL',
      'too many arguments',
      task({ Parameters: { 'a.$': '$', 'b.$': '$' } }),
      'x'.repeat(200_000),
    ],
    ['States.ALL', 'a path of Parameters', task({ Parameters: { 'a.$': '$.b' } }), {}],
    [
      'States.BranchFailed',
      'an iteration',
      { Type: 'Map', ItemProcessor: failing('X'), ...END },
      [1],
    ],
    [
      'States.ALL',
      'States.Runtime in a branch',
      {
        Type: 'Parallel',
        Branches: [{ StartAt: 'B', States: { B: { Type: 'Pass', InputPath: '$.b', ...END } } }],
        ...END,
      },
      {},
    ],
  ])('of %s does not catch %s', async (name, _, state, input) => {
    const { run: made } = await run(machine({ ...state, ...catching(name) }, caught), { input });
    expect(made.path).not.toContain('Caught');
  });

  it.each<[string, typeof machine, JsonObject, Json]>([
    ['the error', machine, {}, { Error: 'Custom', Cause: 'because' }],
    [
      'the input with the error',
      machine,
      { ResultPath: '$.error' },
      { a: 1, error: { Error: 'Custom', Cause: 'because' } },
    ],
    ['the input', machine, { ResultPath: null }, { a: 1 }],
    ['the error', jsonata, {}, { Error: 'Custom', Cause: 'because' }],
    [
      'what Output says',
      jsonata,
      { Output: { was: '{% $states.errorOutput.Error & $states.input.a %}' } },
      { was: 'Custom1' },
    ],
  ])('goes on with %s', async (_, of, members, output) => {
    const definition = of(
      task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Caught', ...members }] }),
      caught,
    );
    const { end } = await run(definition, { input: { a: 1 }, tasks: fails('Custom') });
    expect(end).toEqual({ kind: 'succeed', output });
  });

  it('assigns variables', async () => {
    const definition = machine(
      task({ Catch: [{ ErrorEquals: ['States.ALL'], Assign: { 'why.$': '$.Cause' }, Next: 'B' }] }),
      { B: { Type: 'Pass', Parameters: { 'why.$': '$why' }, ...END } },
    );
    const { end } = await run(definition, { tasks: fails('Custom') });
    expect(end).toEqual({ kind: 'succeed', output: { why: 'because' } });
  });

  it('is the first that matches, and can fail itself', async () => {
    const definition = jsonata(
      task({
        Catch: [
          { ErrorEquals: ['Other'], Next: 'Caught' },
          { ErrorEquals: ['Custom'], Output: '{% $states.result %}', Next: 'Caught' },
          { ErrorEquals: ['States.ALL'], Next: 'Caught' },
        ],
      }),
      caught,
    );
    const { end, run: made } = await run(definition, { tasks: fails('Custom') });
    expect(end).toMatchObject({ error: 'States.QueryEvaluationError' });
    expect(made.history).toEqual([
      'ExecutionStarted',
      'TaskStateEntered A',
      'TaskScheduled A',
      'TaskStarted A',
      'TaskFailed A',
      'EvaluationFailed A',
      'ExecutionFailed',
    ]);
    expect(made.events.at(-2)?.details).toMatchObject({ location: 'Catch[1]/Output' });
  });
});
