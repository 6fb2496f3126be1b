import { type Json } from '../json';
import { done, END, inner, jsonata, machine, problems, task } from '../test/definitions';
import { checkDefinition } from './check-definition';

describe('A definition', () => {
  it.each<[string, Json]>([
    [
      'Pass',
      machine({
        Type: 'Pass',
        Result: { a: 1 },
        ResultPath: '$.b',
        Parameters: { 'x.$': '$.y' },
        ...END,
      }),
    ],
    [
      'comments',
      {
        ...machine({ Type: 'Pass', Comment: 'x', ...END }),
        Comment: 'y',
        Version: '1.0',
        TimeoutSeconds: 60,
      },
    ],
    [
      'Task in JSONPath mode',
      machine(
        task({
          InputPath: null,
          OutputPath: '$.x',
          Parameters: { a: [{ 'b.$': "States.Format('{}', $$.State.Name)" }] },
          ResultSelector: { 'c.$': '$.d[*]' },
          ResultPath: null,
          TimeoutSecondsPath: '$.timeout',
          HeartbeatSeconds: 5,
          Retry: [
            {
              ErrorEquals: ['Custom', 'States.Timeout'],
              IntervalSeconds: 2,
              MaxAttempts: 0,
              BackoffRate: 1.5,
            },
            { ErrorEquals: ['States.ALL'], MaxDelaySeconds: 5, JitterStrategy: 'FULL' },
          ],
          Catch: [
            {
              ErrorEquals: ['States.ALL'],
              ResultPath: '$.error',
              Assign: { 'e.$': '$.Error' },
              Next: 'Done',
            },
          ],
          Assign: { 'total.$': '$.total', count: 1 },
        }),
        done,
      ),
    ],
    [
      'Task in JSONata mode',
      jsonata(
        task({
          Arguments: { a: ['{% $states.input.a %}'] },
          Output: '{% $states.result %}',
          TimeoutSeconds: '{% 5 + 5 %}',
          Catch: [
            { ErrorEquals: ['States.ALL'], Output: '{% $states.errorOutput %}', Next: 'Done' },
          ],
        }),
        done,
      ),
    ],
    [
      'Choice in JSONPath mode',
      machine(
        {
          Type: 'Choice',
          Choices: [
            { Variable: '$.a', StringEquals: 'x', Next: 'Done', Assign: { 'v.$': '$.a' } },
            { Not: { Variable: '$.a', IsPresent: true }, Next: 'Done' },
            {
              And: [
                { Variable: '$v', NumericGreaterThanPath: '$.limit' },
                { Or: [{ Variable: '$.t', TimestampLessThan: '2026-01-31T12:00:00Z' }] },
              ],
              Next: 'Done',
            },
          ],
          Default: 'Done',
        },
        done,
      ),
    ],
    [
      'Choice in JSONata mode',
      jsonata(
        {
          Type: 'Choice',
          Choices: [
            {
              Condition: '{% $states.input.a = 1 %}',
              Next: 'Done',
              Output: { a: 1 },
              Assign: { b: 1 },
            },
            { Condition: true, Next: 'Done' },
          ],
        },
        done,
      ),
    ],
    ['Wait', machine({ Type: 'Wait', Seconds: 0, ...END })],
    ['Wait until', machine({ Type: 'Wait', Timestamp: '2026-01-31T12:00:00-03:00', ...END })],
    ['Wait by path', machine({ Type: 'Wait', SecondsPath: '$.seconds', ...END })],
    ['Wait by expression', jsonata({ Type: 'Wait', Timestamp: '{% $now() %}', ...END })],
    [
      'Fail',
      machine({ Type: 'Fail', ErrorPath: '$.error', CausePath: "States.Format('{}', $.cause)" }),
    ],
    [
      'Fail by expression',
      jsonata({ Type: 'Fail', Error: '{% $states.input.error %}', Cause: 'x' }),
    ],
    ['Parallel', machine({ Type: 'Parallel', Branches: [inner('B'), inner('C')], ...END })],
    [
      'Map in JSONPath mode',
      machine({
        Type: 'Map',
        ItemsPath: '$.items',
        ItemSelector: { 'item.$': '$$.Map.Item.Value' },
        ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, ...inner('B') },
        MaxConcurrency: 3,
        ToleratedFailurePercentage: 12.5,
        ...END,
      }),
    ],
    ['Map with Iterator', machine({ Type: 'Map', Iterator: inner('B'), Parameters: {}, ...END })],
    [
      'Map in JSONata mode',
      jsonata({ Type: 'Map', Items: [1, '{% 2 %}'], ItemProcessor: inner('B'), ...END }),
    ],
    [
      'a JSONata state',
      machine({ Type: 'Pass', QueryLanguage: 'JSONata', Output: '{% 1 %}', ...END }),
    ],
    [
      'a loop with an exit',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Variable: '$.a', IsNull: true, Next: 'A' }],
          Default: 'Done',
        },
        done,
      ),
    ],
  ])('can have: %s', async (_, definition) => {
    expect(await problems(definition)).toEqual([]);
  });

  it('has its expressions checked by the caller, one at a time', async () => {
    const definition = jsonata(
      task({
        Arguments: { a: '{% good %}', b: ['{%bad%}'] },
        Output: '{% good %}',
        Comment: '{% no %}',
      }),
    );
    const seen: string[] = [];
    const found = await problems(definition, (expression) => {
      seen.push(expression);
      return expression === 'bad' ? 'Unexpected end.' : undefined;
    });
    expect(found).toEqual(['/States/A/Arguments/b/0 Unexpected end.']);
    expect(seen).toEqual(['good', 'good', 'bad']);
  });

  it('has a bounded size, depth and number of states', async () => {
    const large = machine({ Type: 'Pass', Result: 'x'.repeat(1_100_000), ...END });
    expect(await problems(large)).toEqual([' Must not have more than 1048576 bytes.']);
    const deep = JSON.parse('{"a":'.repeat(60_000) + '1' + '}'.repeat(60_000)) as unknown;
    expect(await problems(deep)).toEqual([' Must not be nested more than 100 deep.']);
    const states = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, index) => [`S${String(index)}`, { Type: 'Succeed' }]),
    );
    expect(await problems({ StartAt: 'S0', States: states })).toEqual([
      '/States The definition has more than 5000 states.',
    ]);
  });

  it('reports at most 100 violations, and counts the others', async () => {
    const members = Array.from({ length: 50_000 }, (_, index) => [`m${String(index)}`, 0]);
    const result = await checkDefinition(
      machine({ Type: 'Pass', ...END, ...Object.fromEntries(members) }),
    );
    expect(result.ok || [result.refusal.kept.length, result.refusal.omitted]).toEqual([
      100, 49_900,
    ]);
  });
});
