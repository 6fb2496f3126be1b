import { type StateMachine } from '#libs/states-language';
import { isCallRange, mockedResult, type MockSet, overlappingRanges, unknownMocks } from './mocks';

const result = (value: string) => ({ Return: value });

describe('Mocks', () => {
  it.each<[string, boolean]>([
    ['0', true],
    ['7', true],
    ['1-2', true],
    ['3-3', true],
    ['99999', true],
    ['2-1', false],
    ['', false],
    ['-1', false],
    ['1-', false],
    ['1.5', false],
    ['1-2-3', false],
    [' 1', false],
    ['1\n', false],
    ['100000', false],
    ['first', false],
  ])('name the calls %j: %s', (text, isRange) => {
    expect(isCallRange(text)).toBe(isRange);
  });

  it.each<[string[], readonly [string, string] | undefined]>([
    [[], undefined],
    [['0', '1-2', '3'], undefined],
    [['3', '0', '1-2'], undefined],
    [
      ['0-1', '1-2'],
      ['0-1', '1-2'],
    ],
    [
      ['1', '0-5'],
      ['0-5', '1'],
    ],
    [
      ['1', '01'],
      ['1', '01'],
    ],
  ])('of the ranges %j, overlap %j', (ranges, expected) => {
    expect(overlappingRanges(ranges)).toEqual(expected);
  });

  const mocks: MockSet = {
    Pay: { '4': result('e'), '1-2': result('b'), '0': result('a') },
    Late: { '3': result('d') },
    None: {},
  };

  it.each<[string, number, string | undefined]>([
    ['Pay', 0, 'a'],
    ['Pay', 1, 'b'],
    ['Pay', 2, 'b'],
    // No result is for this call: it has that of the highest call.
    ['Pay', 3, 'e'],
    ['Pay', 4, 'e'],
    ['Pay', 1_000, 'e'],
    ['Late', 0, 'd'],
    ['None', 0, undefined],
    ['Other', 0, undefined],
    ['toString', 0, undefined],
  ])('of %s have for call %d the result %s', (state, call, value) => {
    expect(mockedResult(mocks, state, call)).toEqual(value === undefined ? value : result(value));
  });

  it('are absent if the execution has none', () => {
    expect(mockedResult(null, 'Pay', 0)).toBeUndefined();
  });

  const definition = {
    StartAt: 'Pay',
    States: {
      Pay: { Type: 'Task', Resource: 'log', Next: 'a/b' },
      'a/b': {
        Type: 'Map',
        ItemProcessor: {
          StartAt: 'Item',
          States: { Item: { Type: 'Task', Resource: 'log', End: true } },
        },
        End: true,
      },
    },
  } as unknown as StateMachine;

  it.each<[string, MockSet, readonly string[]]>([
    ['a task', { Pay: {} }, []],
    ['a task of a Map', { Item: {} }, []],
    [
      'a misspelled task',
      { Pya: {} },
      ['/mocks/Pya The definition has no Task "Pya". Did you mean "Pay"? Tasks: Pay, Item.'],
    ],
    [
      'a state that is no task',
      { 'a/b': {} },
      ['/mocks/a~1b The definition has no Task "a/b". Tasks: Pay, Item.'],
    ],
    [
      'an inherited name',
      { toString: {} },
      ['/mocks/toString The definition has no Task "toString". Tasks: Pay, Item.'],
    ],
  ])('for %s', (_, set, violations) => {
    expect(
      unknownMocks(set, definition).kept.map(({ pointer, detail }) => `${pointer} ${detail}`),
    ).toEqual(violations);
  });
});
