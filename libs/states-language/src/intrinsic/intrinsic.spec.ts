import { Budget } from '../budget';
import { type Json } from '../json';
import { evaluateExpression } from './call-intrinsic';
import { parseExpression } from './parse-intrinsic';

const UUID = '3f1c6b0e-8d0f-4d5e-9a57-0f3f1f8f7c11';

function valueOf(text: string, input: Json = {}): Json | undefined {
  return evaluateExpression(parseExpression(text), {
    input,
    context: { State: { Name: 'Here' } },
    variable: (name) => (name === 'two' ? 2 : undefined),
    budget: new Budget(),
    chance: { random: () => 0.5, uuid: () => UUID },
  });
}

describe('An intrinsic function', () => {
  it.each<[string, Json, Json]>([
    [
      "States.Format('Hello, {}. You are {}.', $.name, $.age)",
      { name: 'Ana', age: 7 },
      'Hello, Ana. You are 7.',
    ],
    ["States.Format('no values')", {}, 'no values'],
    [String.raw`States.Format('\{\} and \\ and \'{}\'', $)`, 1, "{} and \\ and '1'"],
    [
      "States.Format('{} {} {}', $.a, $.b, $.c)",
      { a: null, b: [1, { c: 2 }], c: true },
      'null [1, {c=2}] true',
    ],
    [
      "States.Format('{}', $)",
      { Arg1: 1, Arg2: [], Arg3: ['a b', null, { text: 'x, "y"' }], Arg4: {} },
      '{Arg1=1, Arg2=[], Arg3=[a b, null, {text=x, "y"}], Arg4={}}',
    ],
    [`States.Format('say "{}"', $)`, 'hi', 'say "hi"'],
    ['States.Format($.template, 1)', { template: 'n={}' }, 'n=1'],
    ['States.StringToJson($)', '{"a":[1]}', { a: [1] }],
    ['States.StringToJson($)', '', null],
    ['States.StringToJson($)', ' \t\n ', null],
    ['States.JsonToString($)', { a: [1, 'x'] }, '{"a":[1,"x"]}'],
    ["States.Array($.a, 'text', 1.5, null, true)", { a: [1] }, [[1], 'text', 1.5, null, true]],
    ['States.Array()', {}, []],
    ['States.ArrayPartition($, 4)', [1, 2, 3, 4, 5, 6, 7, 8, 9], [[1, 2, 3, 4], [5, 6, 7, 8], [9]]],
    ['States.ArrayPartition($, 2.4)', [1, 2, 3], [[1, 2], [3]]],
    ['States.ArrayContains($, 5)', [1, 5], true],
    ['States.ArrayContains($, States.Array(1))', [[2], [1]], true],
    ["States.ArrayContains($, '5')", [1, 5], false],
    ['States.ArrayRange(1, 9, 2)', {}, [1, 3, 5, 7, 9]],
    ['States.ArrayRange(3, 1, -1)', {}, [3, 2, 1]],
    ['States.ArrayRange(3, 1, 1)', {}, []],
    ['States.ArrayGetItem($, 1)', ['a', 'b'], 'b'],
    ['States.ArrayLength($)', [1, 2, 3], 3],
    [
      'States.ArrayUnique($)',
      [1, 1, '1', { a: 1, b: 2 }, { b: 2, a: 1 }],
      [1, '1', { a: 1, b: 2 }],
    ],
    ["States.Base64Encode('Olá')", {}, 'T2zDoQ=='],
    ["States.Base64Decode('T2zDoQ==')", {}, 'Olá'],
    ["States.Hash('input data', 'SHA-1')", {}, 'aaff4a450a104cd177d28d18d74485e8cae074b7'],
    ["States.Hash($, 'MD5')", { a: 1 }, 'bb6cb5c68df4652941caf652a366f2d8'],
    [
      'States.JsonMerge($.a, $.b, false)',
      { a: { x: { y: 1 }, z: 1 }, b: { x: { w: 2 } } },
      { x: { w: 2 }, z: 1 },
    ],
    ['States.MathRandom(1, 999)', {}, 500],
    ['States.MathAdd($two, -5)', {}, -3],
    ['States.MathAdd(1.6, 1.4)', {}, 3],
    ["States.StringSplit('1,2,3', ',')", {}, ['1', '2', '3']],
    [
      "States.StringSplit('This.is+a,test=string', '.+,=')",
      {},
      ['This', 'is', 'a', 'test', 'string'],
    ],
    ["States.StringSplit(',,,,', ',')", {}, []],
    ["States.StringSplit('a b', '')", {}, ['a b']],
    ['States.UUID()', {}, UUID],
    ["States.Format( '{}' , $$.State.Name )", {}, 'Here'],
    [
      "States.Format('{}-{}', States.ArrayGetItem(States.StringSplit($, '/'), 1), States.UUID())",
      'a/b',
      `b-${UUID}`,
    ],
  ])('%s of %j', (text, input, value) => {
    expect(valueOf(text, input)).toEqual(value);
  });

  it('draws the same number for the same seed', () => {
    const numbers = [1, 2, 3, 4].map((seed) =>
      valueOf(`States.MathRandom(0, 1000, ${String(seed)})`),
    );
    expect(new Set(numbers).size).toBe(4);
    expect(valueOf('States.MathRandom(0, 1000, 3)')).toBe(numbers[2]);
  });

  it.each<[string, Json, string]>([
    ["States.Format('{} {}', 1)", {}, 'the template has 2 {} but there are 1 values'],
    ["States.Format('{}', $.absent)", {}, "the JSONPath '$.absent' matches nothing"],
    ['States.Format(1)', {}, 'argument 1 must be a string, but is a number'],
    ["States.StringToJson('{')", {}, 'the text is not JSON'],
    ['States.StringToJson($)', '['.repeat(150) + ']'.repeat(150), 'nested more than 100 deep'],
    ['States.ArrayGetItem($, 2)', [1, 2], 'there is no item 2 in an array of 2'],
    ['States.ArrayGetItem($, -1)', [1, 2], 'there is no item -1'],
    ['States.ArrayLength($)', {}, 'must be an array, but is an object'],
    ['States.ArrayPartition($, 0)', [1], 'at least 1'],
    ['States.ArrayRange(1, 5, 0)', {}, 'must not be 0'],
    ['States.ArrayRange(0, 1000, 1)', {}, 'more than 1000 numbers'],
    ['States.ArrayRange($, 1, 1)', 1e300, 'too large'],
    ["States.Base64Decode('*')", {}, 'not Base64'],
    ['States.Base64Encode($)', 'x'.repeat(10_001), 'longer than 10000'],
    ["States.Hash('a', 'CRC32')", {}, 'must be one of MD5, SHA-1'],
    ['States.JsonMerge($, $, true)', {}, 'must be false'],
    ['States.JsonMerge($, $, false)', [1], 'argument 1 must be an object'],
    ['States.MathRandom(5, 5)', {}, 'must be greater'],
    ["States.MathAdd('1', 1)", {}, 'must be a number'],
    ['States.MathAdd(9007199254740991, 1)', {}, 'the sum is too large'],
    ['States.JsonToString($)', 'x'.repeat(300_000), 'more than 262144 bytes'],
  ])('%s of some value fails', (text, input, message) => {
    expect(() => valueOf(text, input)).toThrow(message);
    expect(() => valueOf(text, input)).toThrow(
      expect.objectContaining({ error: 'States.IntrinsicFailure' }),
    );
  });

  it('has bounded work', () => {
    const text = `States.Format('${'{}'.repeat(100)}'${', $'.repeat(100)})`;
    expect(() => valueOf(text, 'x'.repeat(100_000))).toThrow(
      'produce more than 4194304 characters',
    );
    const split = `States.Array(${Array(20).fill("States.StringSplit($, ' ')").join(', ')})`;
    expect(() => valueOf(split, 'x '.repeat(130_000))).toThrow('produce more than');
  });

  it.each([
    ['', 'a path ($...) or a function (States.Format(...)) is expected'],
    ['Format()', 'a path ($...) or a function'],
    ['States.Fromat()', 'States.Fromat is unknown (did you mean Format?)'],
    ['States.Nothing()', 'known are Array, ArrayContains'],
    ['States.UUID(1)', 'States.UUID takes 0 arguments, not 1'],
    ['States.MathRandom(1)', 'States.MathRandom takes at least 2 arguments, not 1'],
    ['States.UUID', '"(" is expected'],
    ['States.UUID() x', 'the end is expected'],
    ["States.Format('a)", 'a text in quotes has no end'],
    [String.raw`States.Format('a \"b\"')`, 'a " without a backslash is expected'],
    [String.raw`States.Format('a \\\"')`, 'a " without a backslash is expected'],
    ['States.Array(1,)', 'a path, a number, a text in quotes, true, false or null is expected'],
    ['States.Array(a)', 'a path, a number'],
    [`${'States.Array('.repeat(11)}${')'.repeat(11)}`, 'nested more than 10 deep'],
  ])('cannot be written %j', (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });
});
