import { type Json, type JsonObject } from '../json';
import { END, jsonata, machine } from '../test/definitions';
import { run } from '../test/run';

const pass = (members: JsonObject): JsonObject => machine({ Type: 'Pass', ...END, ...members });
const passJsonata = (members: JsonObject): JsonObject =>
  jsonata({ Type: 'Pass', ...END, ...members });
const choice = (...rules: JsonObject[]): JsonObject =>
  machine(
    { Type: 'Choice', Choices: rules.map((rule) => ({ ...rule, Next: 'Yes' })), Default: 'No' },
    { Yes: { Type: 'Pass', Result: 'yes', ...END }, No: { Type: 'Pass', Result: 'no', ...END } },
  );

describe('A state', () => {
  it.each<[string, JsonObject, Json, Json]>([
    ['Pass', pass({}), { a: 1 }, { a: 1 }],
    ['Pass with Result', pass({ Result: [1] }), {}, [1]],
    ['Pass with ResultPath', pass({ Result: 2, ResultPath: '$.b' }), { a: 1 }, { a: 1, b: 2 }],
    ['Pass with ResultPath null', pass({ Result: 2, ResultPath: null }), { a: 1 }, { a: 1 }],
    ['Pass with InputPath', pass({ InputPath: '$.a' }), { a: { b: 1 } }, { b: 1 }],
    ['Pass with InputPath null', pass({ InputPath: null }), { a: 1 }, {}],
    ['Pass with OutputPath', pass({ OutputPath: '$.a' }), { a: [1] }, [1]],
    ['Pass with OutputPath null', pass({ OutputPath: null }), { a: 1 }, {}],
    [
      'Pass with everything: the result goes into the input before InputPath',
      pass({
        InputPath: '$.a',
        Parameters: { 'c.$': '$.b' },
        ResultPath: '$.d',
        OutputPath: '$.d',
      }),
      { a: { b: 1 } },
      { c: 1 },
    ],
    [
      'Parameters with paths, functions and the context object',
      pass({
        Parameters: {
          'n.$': '$$.Execution.Name',
          s: [{ 'l.$': 'States.ArrayLength($.a)' }],
          'all.$': '$.a[*]',
          'x.$': '$$.State.Name',
        },
      }),
      { a: [1, 2] },
      { n: 'first', s: [{ l: 2 }], all: [1, 2], x: 'A' },
    ],
    [
      'Output',
      passJsonata({
        Output: { sum: '{% $sum($states.input.a) %}', text: 'x', list: ['{% 1 %}', 2] },
      }),
      { a: [1, 2] },
      { sum: 3, text: 'x', list: [1, 2] },
    ],
    [
      'Output as one expression',
      passJsonata({ Output: '{% $states.context.State.Name & "!" %}' }),
      {},
      'A!',
    ],
    ['no Output', passJsonata({}), { a: 1 }, { a: 1 }],
    ['Output null', passJsonata({ Output: null }), { a: 1 }, null],
    [
      'Succeed',
      machine({ Type: 'Succeed', InputPath: '$.a', OutputPath: '$.b' }),
      { a: { b: 7 } },
      7,
    ],
    [
      'Succeed with Output',
      jsonata({ Type: 'Succeed', Output: '{% $states.input.a + 1 %}' }),
      { a: 1 },
      2,
    ],
    [
      'a JSONata state',
      machine({ Type: 'Pass', QueryLanguage: 'JSONata', Output: '{% $states.input.a %}', ...END }),
      { a: 1 },
      1,
    ],
    [
      'a member named __proto__',
      pass({ Parameters: JSON.parse('{"__proto__": 1, "a.$": "$"}') as Json }),
      JSON.parse('{"__proto__": {"x": 2}}') as Json,
      JSON.parse('{"__proto__": 1, "a": {"__proto__": {"x": 2}}}') as Json,
    ],
    ['Choice', choice({ Variable: '$.a', NumericEquals: 1 }), { a: 1 }, 'yes'],
    ['Choice with Default', choice({ Variable: '$.a', NumericEquals: 1 }), { a: 2 }, 'no'],
    [
      'Choice by a path',
      choice({ Variable: '$.a', NumericLessThanPath: '$.b' }),
      { a: 1, b: 2 },
      'yes',
    ],
    ['Choice by IsPresent', choice({ Variable: '$.a', IsPresent: false }), {}, 'yes'],
    [
      'Choice by IsPresent of null',
      choice({ Variable: '$.a', IsPresent: true }),
      { a: null },
      'yes',
    ],
    [
      'Choice with And, which stops at the first rule that does not hold',
      choice({
        And: [
          { Variable: '$.a', IsPresent: true },
          { Variable: '$.a', IsNull: true },
        ],
      }),
      {},
      'no',
    ],
    [
      'Choice with Or and Not',
      choice({
        Or: [
          { Variable: '$.a', StringEquals: 'x' },
          { Not: { Variable: '$.a', StringMatches: 'y*' } },
        ],
      }),
      { a: 'z' },
      'yes',
    ],
    [
      'Choice with OutputPath',
      machine(
        {
          Type: 'Choice',
          OutputPath: '$.b',
          Choices: [{ Variable: '$.a', IsNull: true, Next: 'B' }],
        },
        { B: { Type: 'Succeed' } },
      ),
      { a: null, b: 5 },
      5,
    ],
    [
      'Choice in JSONata mode',
      jsonata(
        {
          Type: 'Choice',
          Choices: [
            { Condition: false, Next: 'B' },
            {
              Condition: '{% $states.input.a = 1 %}',
              Next: 'B',
              Output: { took: 'second', a: '{% $states.input.a %}' },
            },
            { Condition: '{% $error("never needed") %}', Next: 'B' },
          ],
        },
        { B: { Type: 'Succeed' } },
      ),
      { a: 1 },
      { took: 'second', a: 1 },
    ],
    [
      'Choice in JSONata mode with Default',
      jsonata(
        {
          Type: 'Choice',
          Choices: [{ Condition: '{% false %}', Next: 'B' }],
          Default: 'B',
          Output: 'default',
        },
        { B: { Type: 'Succeed' } },
      ),
      {},
      'default',
    ],
  ])('%s', async (_, definition, input, output) => {
    const { end, run: made } = await run(definition, { input });
    expect(end).toEqual({ kind: 'succeed', output });
    expect(JSON.stringify(end.kind === 'succeed' && end.output)).toBe(JSON.stringify(output));
    expect(made.events.at(-1)).toMatchObject({ type: 'ExecutionSucceeded', details: { output } });
  });
});
