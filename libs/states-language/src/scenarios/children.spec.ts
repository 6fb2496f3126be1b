import { type Json, type JsonObject } from '../json';
import { END, inner, jsonata, machine } from '../test/definitions';
import { run } from '../test/run';

describe('Branches and iterations', () => {
  it.each<[string, JsonObject, Json, Json]>([
    [
      'Parallel',
      machine({
        Type: 'Parallel',
        Branches: [
          inner('B'),
          { StartAt: 'C', States: { C: { Type: 'Pass', Result: 1, ...END } } },
        ],
        ...END,
      }),
      { a: 1 },
      [{ a: 1 }, 1],
    ],
    [
      'Parallel with everything',
      machine({
        Type: 'Parallel',
        Parameters: { 'b.$': '$.a' },
        Branches: [inner('B')],
        ResultSelector: { 'first.$': '$[0]' },
        ResultPath: '$.r',
        ...END,
      }),
      { a: 1 },
      { a: 1, r: { first: { b: 1 } } },
    ],
    [
      'Parallel in JSONata mode',
      jsonata({
        Type: 'Parallel',
        Arguments: { b: '{% $states.input.a %}' },
        Branches: [inner('B')],
        Output: '{% $states.result[0].b %}',
        ...END,
      }),
      { a: 7 },
      7,
    ],
    ['Map', machine({ Type: 'Map', ItemProcessor: inner('B'), ...END }), [1, 2], [1, 2]],
    [
      'Map of nothing',
      machine({ Type: 'Map', ItemsPath: '$.x', ItemProcessor: inner('B'), ...END }),
      { x: [] },
      [],
    ],
    [
      'Map with ItemSelector',
      machine({
        Type: 'Map',
        InputPath: '$.in',
        ItemsPath: '$.items',
        ItemSelector: {
          'v.$': '$$.Map.Item.Value',
          'i.$': '$$.Map.Item.Index',
          'all.$': '$.items.length()',
        },
        Iterator: inner('B'),
        ResultPath: '$.out',
        ...END,
      }),
      { in: { items: ['a', 'b'] } },
      {
        in: { items: ['a', 'b'] },
        out: [
          { v: 'a', i: 0, all: 2 },
          { v: 'b', i: 1, all: 2 },
        ],
      },
    ],
    [
      'Map whose paths find numbers as texts, and whose older processor has a ProcessorConfig',
      machine({
        Type: 'Map',
        ItemsPath: '$.items',
        MaxConcurrencyPath: '$.one',
        ToleratedFailureCountPath: '$.one',
        ToleratedFailurePercentagePath: '$.half',
        Iterator: { ProcessorConfig: { Mode: 'INLINE' }, ...inner('B') },
        ...END,
      }),
      { items: ['a', 'b'], one: '1', half: '0.5' },
      ['a', 'b'],
    ],
    [
      'Map in JSONata mode of a JSONPath machine, with a state in JSONPath mode',
      machine({
        Type: 'Map',
        QueryLanguage: 'JSONata',
        Items: '{% $states.input %}',
        ItemProcessor: {
          StartAt: 'B',
          States: {
            B: {
              Type: 'Pass',
              QueryLanguage: 'JSONPath',
              Parameters: { 'v.$': '$' },
              Next: 'C',
            },
            C: { Type: 'Pass', Output: '{% $states.input.v & "!" %}', ...END },
          },
        },
        ...END,
      }),
      ['a', 'b'],
      ['a!', 'b!'],
    ],
    [
      'Map in JSONata mode',
      jsonata({
        Type: 'Map',
        Items: '{% $states.input.items %}',
        ItemSelector: { double: '{% $states.context.Map.Item.Value * 2 %}' },
        ItemProcessor: {
          StartAt: 'B',
          States: {
            B: {
              Type: 'Pass',
              Output: '{% $states.input.double + $states.context.Map.Item.Index %}',
              ...END,
            },
          },
        },
        Output: { results: '{% $states.result %}' },
        ...END,
      }),
      { items: [10, 20, 30] },
      { results: [20, 41, 62] },
    ],
    [
      'Map in Map, with the item of the inner one',
      machine({
        Type: 'Map',
        ItemProcessor: {
          StartAt: 'B',
          States: {
            B: {
              Type: 'Map',
              ItemProcessor: {
                StartAt: 'C',
                States: { C: { Type: 'Pass', Parameters: { 'v.$': '$$.Map.Item.Value' }, ...END } },
              },
              ...END,
            },
          },
        },
        ...END,
      }),
      [[1], [2, 3]],
      [[{ v: 1 }], [{ v: 2 }, { v: 3 }]],
    ],
    [
      'Parallel in Map, with the item around it',
      machine({
        Type: 'Map',
        ItemProcessor: {
          StartAt: 'B',
          States: {
            B: {
              Type: 'Parallel',
              Branches: [
                {
                  StartAt: 'C',
                  States: {
                    C: { Type: 'Pass', Parameters: { 'i.$': '$$.Map.Item.Index' }, ...END },
                  },
                },
              ],
              ...END,
            },
          },
        },
        ...END,
      }),
      ['x', 'y'],
      [[{ i: 0 }], [{ i: 1 }]],
    ],
  ])('%s', async (_, definition, input, output) => {
    const { end, run: made } = await run(definition, { input });
    expect(end).toEqual({ kind: 'succeed', output });
    expect(JSON.stringify(end.kind === 'succeed' && end.output)).toBe(JSON.stringify(output));
    expect(made.events.at(-1)).toMatchObject({ type: 'ExecutionSucceeded', details: { output } });
  });
});
