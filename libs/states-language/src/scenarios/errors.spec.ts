import { type Json, type JsonObject } from '../json';
import { END, inner, jsonata, machine } from '../test/definitions';
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

const fails = (error: string): Record<string, Script[]> => ({
  work: [{ error, cause: 'because' }],
});

/** A branch or processor that fails. */
const failing = (error: string): JsonObject => ({
  StartAt: 'F',
  States: { F: { Type: 'Fail', Error: error } },
});

describe('An execution fails with', () => {
  it.each<[string, JsonObject, Json, Record<string, Script[]>]>([
    ['Custom', machine(task({})), {}, fails('Custom')],
    ['States.TaskFailed', machine(task({})), {}, fails('States.TaskFailed')],
    ['States.Permissions', machine(task({})), {}, fails('States.Permissions')],
    ['States.Timeout', machine(task({ TimeoutSeconds: 5 })), {}, { work: [{}] }],
    ['States.Timeout', machine(task({ TimeoutSecondsPath: '$.t' })), { t: 5 }, { work: [{}] }],
    [
      'States.Timeout',
      machine(task({ HeartbeatSeconds: 5 })),
      {},
      { work: [{ output: 1, afterMs: 20_000, heartbeatsAtMs: [4_000, 8_000] }] },
    ],
    [
      'States.NoChoiceMatched',
      machine(
        { Type: 'Choice', Choices: [{ Variable: '$.a', IsNull: true, Next: 'Caught' }] },
        caught,
      ),
      { a: 1 },
      {},
    ],
    [
      'States.NoChoiceMatched',
      jsonata({ Type: 'Choice', Choices: [{ Condition: false, Next: 'Caught' }] }, caught),
      {},
      {},
    ],
    [
      'States.Runtime',
      machine(
        { Type: 'Choice', Choices: [{ Variable: '$.a', IsNull: true, Next: 'Caught' }] },
        caught,
      ),
      {},
      {},
    ],
    [
      'States.Runtime',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Variable: '$.a', NumericEqualsPath: '$.b', Next: 'Caught' }],
        },
        caught,
      ),
      { a: 1 },
      {},
    ],
    ['States.Runtime', machine({ Type: 'Pass', InputPath: '$.absent', ...END }), {}, {}],
    ['States.Runtime', machine({ Type: 'Pass', OutputPath: '$.absent', ...END }), {}, {}],
    [
      'States.Runtime',
      machine({ Type: 'Pass', Parameters: { 'a.$': '$.absent' }, ...END }),
      {},
      {},
    ],
    ['States.Runtime', machine({ Type: 'Pass', Parameters: { 'a.$': '$absent' }, ...END }), {}, {}],
    ['States.Runtime', machine({ Type: 'Wait', SecondsPath: '$.s', ...END }), { s: 'ten' }, {}],
    [
      'States.Runtime',
      machine({ Type: 'Wait', TimestampPath: '$.t', ...END }),
      { t: '2026-01-31' },
      {},
    ],
    ['States.Runtime', machine(task({ TimeoutSecondsPath: '$.t' })), { t: 0 }, {}],
    [
      'States.Runtime',
      machine({ Type: 'Map', ItemProcessor: inner('B'), ...END }),
      { no: 'array' },
      {},
    ],
    [
      'States.Runtime',
      machine({
        Type: 'Map',
        ItemsPath: '$.i',
        MaxConcurrencyPath: '$.m',
        ItemProcessor: inner('B'),
        ...END,
      }),
      { i: [1], m: -1 },
      {},
    ],
    ['States.Runtime', machine({ Type: 'Fail', ErrorPath: '$.absent' }), {}, {}],
    [
      'States.ResultPathMatchFailure',
      machine({ Type: 'Pass', Result: 1, ResultPath: '$.a.b', ...END }),
      { a: 1 },
      {},
    ],
    [
      'States.IntrinsicFailure',
      machine({ Type: 'Pass', Parameters: { 'a.$': 'States.ArrayGetItem($, 5)' }, ...END }),
      [1],
      {},
    ],
    [
      'States.DataLimitExceeded',
      machine(task({})),
      {},
      { work: [{ output: 'x'.repeat(262_143) }] },
    ],
    [
      'States.DataLimitExceeded',
      machine({ Type: 'Pass', Parameters: { 'a.$': '$', 'b.$': '$' }, ...END }),
      'x'.repeat(200_000),
      {},
    ],
    [
      'States.DataLimitExceeded',
      machine(task({ Parameters: { 'a.$': '$', 'b.$': '$' } })),
      'x'.repeat(200_000),
      {},
    ],
    ['States.DataLimitExceeded', machine({ Type: 'Pass', ...END }), 'x'.repeat(262_143), {}],
    [
      'States.DataLimitExceeded',
      machine({ Type: 'Pass', Assign: { 'a.$': '$', 'b.$': '$' }, ...END }),
      'x'.repeat(200_000),
      {},
    ],
    [
      'States.DataLimitExceeded',
      machine({ Type: 'Map', ItemProcessor: inner('B'), ...END }),
      Array(10_001).fill(0) as Json,
      {},
    ],
    [
      'States.DataLimitExceeded',
      machine({ Type: 'Parallel', Branches: [inner('B'), inner('C')], ...END }),
      'x'.repeat(200_000),
      {},
    ],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Pass', Output: '{% $states.input.absent %}', ...END }),
      {},
      {},
    ],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Pass', Output: '{% $error("no") %}', ...END }),
      {},
      {},
    ],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Pass', Assign: { a: ['{% $x %}'] }, ...END }),
      {},
      {},
    ],
    ['States.QueryEvaluationError', jsonata(task({ Arguments: '{% $states.result %}' })), {}, {}],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Wait', Seconds: '{% "ten" %}', ...END }),
      {},
      {},
    ],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Choice', Choices: [{ Condition: '{% 1 %}', Next: 'Caught' }] }, caught),
      {},
      {},
    ],
    [
      'States.QueryEvaluationError',
      jsonata({ Type: 'Map', Items: '{% {} %}', ItemProcessor: inner('B'), ...END }),
      {},
      {},
    ],
    [
      'FromBranch',
      machine({ Type: 'Parallel', Branches: [inner('B'), failing('FromBranch')], ...END }),
      {},
      {},
    ],
    ['FromItem', machine({ Type: 'Map', ItemProcessor: failing('FromItem'), ...END }), [1, 2], {}],
    [
      'States.ExceedToleratedFailureThreshold',
      machine({ Type: 'Map', ItemProcessor: failing('X'), ToleratedFailureCount: 1, ...END }),
      [1, 2, 3],
      {},
    ],
    [
      'States.ExceedToleratedFailureThreshold',
      machine({ Type: 'Map', ItemProcessor: failing('X'), ToleratedFailurePercentage: 50, ...END }),
      [1, 2, 3],
      {},
    ],
    [
      'FromPath',
      machine({ Type: 'Fail', ErrorPath: '$.e', CausePath: "States.Format('c: {}', $.c)" }),
      { e: 'FromPath', c: 1 },
      {},
    ],
    [
      'from an expression',
      jsonata({ Type: 'Fail', Error: '{% "from an " & $states.input %}' }),
      'expression',
      {},
    ],
  ])('%s', async (error, definition, input, tasks) => {
    const { end, run: made } = await run(definition, { input, tasks });
    expect(end).toMatchObject({ kind: 'fail', status: 'failed', error });
    expect(made.events.at(-1)).toMatchObject({ type: 'ExecutionFailed', details: { error } });
  });

  it('no error at all, if a Fail has none', async () => {
    const { end } = await run(machine({ Type: 'Fail' }));
    expect(end).toEqual({ kind: 'fail', status: 'failed' });
  });

  it('the cause that says what and where', async () => {
    const definition = jsonata({
      Type: 'Pass',
      Output: { a: [1, '{% $states.input.b %}'] },
      ...END,
    });
    const { end, run: made } = await run(definition);
    const cause =
      "The JSONata expression '$states.input.b' of the field 'Output/a[1]' returned nothing (undefined).";
    expect(end).toMatchObject({ error: 'States.QueryEvaluationError', cause });
    expect(made.events.find(({ type }) => type === 'EvaluationFailed')?.details).toEqual({
      error: 'States.QueryEvaluationError',
      cause,
      location: 'Output/a[1]',
      state: 'A',
    });
  });
});

describe('A failed iteration that is tolerated', () => {
  it('has its error at its place in the result', async () => {
    const definition = machine({
      Type: 'Map',
      ToleratedFailurePercentage: 34,
      ItemProcessor: {
        StartAt: 'B',
        States: {
          B: {
            Type: 'Choice',
            Choices: [{ Variable: '$', NumericEquals: 2, Next: 'C' }],
            Default: 'D',
          },
          C: { Type: 'Fail', Error: 'Two', Cause: 'is not allowed' },
          D: { Type: 'Succeed' },
        },
      },
      ...END,
    });
    const { end } = await run(definition, { input: [1, 2, 3] });
    expect(end).toEqual({
      kind: 'succeed',
      output: [1, { Error: 'Two', Cause: 'is not allowed' }, 3],
    });
  });
});
