import { type Json, type JsonObject } from '../json';
import { END, jsonata, machine } from '../test/definitions';
import { run } from '../test/run';

describe('Variables', () => {
  it.each<[string, JsonObject, Json, Json]>([
    [
      'are assigned together, from the old values',
      machine(
        { Type: 'Pass', Assign: { x: 1, y: 2 }, Next: 'B' },
        {
          B: {
            Type: 'Pass',
            Assign: { 'x.$': '$y', 'y.$': '$x' },
            Parameters: { 'before.$': '$x' },
            Next: 'C',
          },
          C: {
            Type: 'Pass',
            Parameters: { 'x.$': '$x', 'y.$': '$y', 'before.$': '$.before' },
            ...END,
          },
        },
      ),
      {},
      { x: 2, y: 1, before: 1 },
    ],
    [
      'can be the input and the output',
      machine(
        { Type: 'Pass', Result: { q: 1 }, Assign: { 'question.$': '$.q', answer: 42 }, Next: 'B' },
        {
          B: {
            Type: 'Pass',
            InputPath: '$answer',
            ResultPath: '$.theAnswer',
            OutputPath: '$answer',
            Assign: { answer: 'other' },
            ...END,
          },
        },
      ),
      {},
      42,
    ],
    [
      'are read by inner machines, and theirs end with them',
      machine(
        { Type: 'Pass', Assign: { x: 42, items: [1, 2] }, Next: 'B' },
        {
          B: {
            Type: 'Map',
            ItemsPath: '$items',
            ItemProcessor: {
              StartAt: 'C',
              States: {
                C: { Type: 'Pass', Assign: { 'own.$': '$x' }, Next: 'D' },
                D: { Type: 'Pass', Parameters: { 'own.$': '$own' }, ...END },
              },
            },
            Assign: { 'count.$': '$.length()' },
            Next: 'E',
          },
          E: {
            Type: 'Pass',
            Parameters: { 'results.$': '$', 'count.$': '$count', 'x.$': '$x' },
            ...END,
          },
        },
      ),
      {},
      { results: [{ own: 42 }, { own: 42 }], count: 2, x: 42 },
    ],
    [
      'work in JSONata mode',
      jsonata(
        {
          Type: 'Pass',
          Assign: { n: '{% $states.input.a %}', list: [1, '{% 2 %}'] },
          Output: '{% $exists($n) %}',
          Next: 'B',
        },
        {
          B: {
            Type: 'Parallel',
            Branches: [
              {
                StartAt: 'C',
                States: { C: { Type: 'Pass', Output: '{% $n + $list[1] %}', ...END } },
              },
            ],
            Output: { early: '{% $states.input %}', sum: '{% $states.result[0] %}' },
            ...END,
          },
        },
      ),
      { a: 5 },
      { early: false, sum: 7 },
    ],
    [
      'are assigned by the rule of a Choice that is taken, or for its Default',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Variable: '$.a', IsNull: true, Assign: { v: 'rule' }, Next: 'B' }],
          Default: 'B',
          Assign: { 'v.$': '$.a' },
        },
        { B: { Type: 'Pass', Parameters: { 'v.$': '$v' }, ...END } },
      ),
      { a: 'default' },
      { v: 'default' },
    ],
  ])('%s', async (_, definition, input, output) => {
    const { end } = await run(definition, { input });
    expect(end).toEqual({ kind: 'succeed', output });
  });
});

describe('The context object', () => {
  it('has the parts of AWS', async () => {
    const definition = machine({
      Type: 'Task',
      Resource: 'flaky',
      Parameters: { 'c.$': '$$' },
      Retry: [{ ErrorEquals: ['X'] }],
      ...END,
    });
    const { run: made } = await run(definition, {
      tasks: { flaky: [{ error: 'X', afterMs: 500 }, { output: 1 }] },
    });
    expect(made.tasks.map((task) => (task.arguments as JsonObject)['c'])).toEqual(
      [0, 1].map((retries) => ({
        Execution: { Id: 'e-1', Name: 'first', StartTime: '2026-01-31T12:00:00.000Z' },
        StateMachine: { Id: 'm-1', Name: 'machine' },
        State: { Name: 'A', EnteredTime: '2026-01-31T12:00:00.000Z', RetryCount: retries },
      })),
    );
  });

  it('has a token for tasks that use it, a new one for each attempt', async () => {
    const definition = machine({
      Type: 'Task',
      Resource: 'webhook.wait',
      Parameters: { 'token.$': '$$.Task.Token' },
      Retry: [{ ErrorEquals: ['X'] }],
      ...END,
    });
    const { run: made } = await run(definition, {
      tasks: { 'webhook.wait': [{ error: 'X' }, { output: 1 }] },
    });
    const [first, second] = made.tasks;
    expect(first?.arguments).toEqual({ token: first?.token });
    expect(second?.arguments).toEqual({ token: second?.token });
    expect(first?.token).not.toBe(second?.token);
  });
});
