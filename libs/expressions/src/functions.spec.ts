import { readFileSync } from 'node:fs';
import { BUILT_IN_FUNCTIONS } from './child/functions/built-in-functions';
import { closePools, createPool, valueOf } from './test/pools';

afterAll(closePools);

const pool = createPool();

/** Of each function one call; the order is the one of the documentation of JSONata. */
const OF_JSONATA: [string, unknown][] = [
  ['$string(5)', '5'],
  ['$length("ação")', 4],
  ['$substring("hello", 1, 3)', 'ell'],
  ['$substringBefore("a-b", "-")', 'a'],
  ['$substringAfter("a-b", "-")', 'b'],
  ['$uppercase("a")', 'A'],
  ['$lowercase("A")', 'a'],
  ['$trim("  a  b ")', 'a b'],
  ['$pad("a", -3, "0")', '00a'],
  ['$contains("abc", /B/i)', true],
  ['$split("a1b22c", /\\d+/)', ['a', 'b', 'c']],
  ['$join(["a", "b"], "-")', 'a-b'],
  [
    '$match("ab-cd", /(\\w)(\\w)/)',
    [
      { match: 'ab', index: 0, groups: ['a', 'b'] },
      { match: 'cd', index: 3, groups: ['c', 'd'] },
    ],
  ],
  ['$replace("Silva Maria", /(\\w+) (\\w+)/, "$2 $1")', 'Maria Silva'],
  ['$base64encode("abc")', 'YWJj'],
  ['$base64decode("YWJj")', 'abc'],
  ['$encodeUrlComponent("a b")', 'a%20b'],
  ['$encodeUrl("a b")', 'a%20b'],
  ['$decodeUrlComponent("a%20b")', 'a b'],
  ['$decodeUrl("a%20b")', 'a b'],
  ['$number("1.5")', 1.5],
  ['$abs(-1)', 1],
  ['$floor(1.5)', 1],
  ['$ceil(1.5)', 2],
  ['$round(2.5)', 2],
  ['$power(2, 10)', 1024],
  ['$sqrt(9)', 3],
  ['$formatNumber(1234.5, "#,##0.00")', '1,234.50'],
  ['$formatBase(255, 16)', 'ff'],
  ['$formatInteger(12, "w")', 'twelve'],
  ['$parseInteger("12", "0")', 12],
  ['$sum([1, 2])', 3],
  ['$max([1, 2])', 2],
  ['$min([1, 2])', 1],
  ['$average([1, 2])', 1.5],
  ['$boolean("")', false],
  ['$not(true)', false],
  ['$exists($nothing)', false],
  ['$count([1, 2])', 2],
  ['$append([1], 2)', [1, 2]],
  ['$sort([3, 1, 2], function($a, $b) { $a > $b })', [1, 2, 3]],
  ['$reverse([1, 2])', [2, 1]],
  ['$count($shuffle([1, 2, 3]))', 3],
  ['$distinct([1, 1, 2])', [1, 2]],
  ['$zip([1, 2], [3, 4])', [[1, 3], [2, 4]]], // prettier-ignore
  ['$keys({"a": 1, "b": 2})', ['a', 'b']],
  ['$lookup({"a": 1}, "a")', 1],
  ['$spread({"a": 1, "b": 2})', [{ a: 1 }, { b: 2 }]],
  ['$merge([{"a": 1}, {"b": 2}])', { a: 1, b: 2 }],
  ['$sift({"a": 1, "b": 2}, function($value) { $value > 1 })', { b: 2 }],
  ['$each({"a": 1, "b": 2}, function($value, $key) { $key & $value })', ['a1', 'b2']],
  ['$error("No balance")', { problem: 'No balance' }],
  ['$assert(false, "No balance")', { problem: 'No balance' }],
  ['$type(null)', 'null'],
  ['$toMillis("2026-01-31T12:00:00-03:00")', 1_769_871_600_000],
  ['$fromMillis(0)', '1970-01-01T00:00:00.000Z'],
  ['$map([1, 2], function($value) { $value * 2 })', [2, 4]],
  ['$filter([1, 2], function($value) { $value > 1 })', 2],
  ['$single([1, 2], function($value) { $value > 1 })', 2],
  ['$reduce([1, 2, 3], function($sum, $value) { $sum + $value })', 6],
  ['$clone({"a": [1]})', { a: [1] }],
  ['$random() < 1', true],
  ['$eval("1")', { problem: '$eval cannot be used. Use $parse to read JSON (near character 6).' }],
];

/** Those that AWS adds, and those that follow the clock of the caller. */
const ADDED: [string, unknown][] = [
  ['$partition([1, 2, 3, 4, 5], 2)', [[1, 2], [3, 4], [5]]],
  ['$partition([], 2)', []],
  ['$partition($nothing, 2)', undefined],
  ['$partition([1], 0)', problem('The size of a part for $partition must be at least 1', 11)],
  ['$range(0, 10, 5)', [0, 5, 10]],
  ['$range(3, 1, -1)', [3, 2, 1]],
  ['$range(1, 0, 1)', []],
  ['$range(1, 9, 9)', 1],
  ['[$range(1, 9, 9)]', [1]],
  ['$count($range(1, 1000, 1))', 1000],
  ['$range(1, 1001, 1)', problem('The list of $range has more than 1000 numbers', 7)],
  ['$range(1, 2, 0)', problem('The step for $range must not be 0', 7)],
  ['$hash("abc", "MD5")', '900150983cd24fb0d6963f7d28e17f72'],
  ['$hash("abc", "SHA-1")', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['$hash("abc", "SHA-256")', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['$substring($hash("abc", "SHA-384"), 0, 16)', 'cb00753f45a35e8b'],
  ['$substring($hash("abc", "SHA-512"), 0, 16)', 'ddaf35a193617aba'],
  [
    '$hash("abc", "CRC")',
    problem('The algorithm for $hash must be one of MD5, SHA-1, SHA-256, SHA-384, SHA-512', 6),
  ],
  ['$parse("{\\"a\\": [1, null]}").a', [1, null]],
  ['$parse("{")', problem('The text for $parse is not JSON', 7)],
  ['$parse($nothing)', undefined],
  ['$random(7) = $random(7)', true],
  ['$random(7) = $random(8)', false],
  [
    '$match($uuid(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/).index',
    0,
  ],
  ['$uuid() = $uuid()', false],
  ['$millis()', 1_700_000_000_000],
  ['$now()', '2023-11-14T22:13:20.000Z'],
  ['$now("[D01]/[M01]/[Y] [H01]:[m01]", "-0300")', '14/11/2023 19:13'],
  ['$fromMillis($toMillis("10:30", "[H01]:[m01]"))', '2023-11-14T10:30:00.000Z'],
];

function problem(text: string, position: number): { problem: string } {
  return { problem: `${text} (near character ${String(position)}).` };
}

it.each([...OF_JSONATA, ...ADDED])('%s', async (expression, expected) => {
  expect(await valueOf(pool, expression)).toEqual(expected);
});

it('has a row for each function of jsonata', () => {
  const called = OF_JSONATA.flatMap(([expression]) => /\$(\w+)\(/.exec(expression)?.[1] ?? []);
  for (const name of ['random', 'shuffle', 'exists'])
    expect(OF_JSONATA.join()).toContain(`$${name}(`);
  expect([...called, 'shuffle'].sort()).toEqual(
    expect.arrayContaining([...BUILT_IN_FUNCTIONS].sort()),
  );
});

it('knows all functions of the installed jsonata, so that each is locked', () => {
  const source = readFileSync(require.resolve('jsonata'), 'utf8');
  const names = [...source.matchAll(/staticFrame\.bind\('(\w+)'/g)].map(([, name]) => name);
  expect([...BUILT_IN_FUNCTIONS].sort()).toEqual(names.sort());
});

describe('a value becomes JSON', () => {
  const notJson = 'The result has a function, which is not JSON. Call the function.';
  it.each([
    [
      'a list of one value loses its list, as in JSONata',
      '$states.input.items[price > 2].sku',
      'b',
    ],
    ['no value', '$states.input.nothing', undefined],
    ['a member without value is left out', '{"a": $nothing, "b": 1}', { b: 1 }],
    ['an item without value is left out', '[$nothing, 1]', [1]],
    ['null stays', '[null]', [null]],
    ['-0 becomes 0', '-0', 0],
    ['a function', '$sum', { problem: notJson }],
    ['a function in an object', '{"f": function($x) { $x }}', { problem: notJson }],
    ['a partial application', '$substring(?, 1)', { problem: notJson }],
    ['a regular expression is a function', '/a/', { problem: notJson }],
    [
      'infinity',
      '[1e308 * 10]',
      { problem: 'The result has a number that is not finite, which is not JSON.' },
    ],
    ['a member with the name of the prototype', '$string({"__proto__": 1})', '{"__proto__":1}'],
    [
      'a transform of a number',
      '1 ~> |$|{"a": 1}|',
      { problem: 'Argument 1 of function undefined does not match function signature.' },
    ],
    [
      'a transform of numbers',
      '[1] ~> |$|{"a": 1}|',
      { problem: 'A transform (|...|) can change objects only.' },
    ],
    ['a lone surrogate', '$length($states.input.name & "\\uD800")', 6],
  ])('%s', async (_, expression, expected) => {
    expect(await valueOf(pool, expression)).toEqual(expected);
  });
});

describe('random values', () => {
  const expressions = ['[$random(), $random(), $uuid()]', '$uuid()', '$shuffle([1..9])'];
  const batch = { expressions, bindings: {}, nowMs: 0, seed: 0.5 };

  it('are the same for the same seed, in any process', async () => {
    const other = createPool();
    expect(await other.evaluate(batch)).toEqual(await pool.evaluate(batch));
  });

  it('are others for another seed and another place in the batch', async () => {
    const results = await Promise.all([
      pool.evaluate({ ...batch, expressions: ['$uuid()', '$uuid()'] }),
      pool.evaluate({ ...batch, expressions: ['$uuid()', '$uuid()'], seed: 0.25 }),
    ]);
    const texts = results.flat().map((result) => JSON.stringify(result));
    expect(new Set(texts).size).toBe(4);
  });

  it('do not depend on what the expressions before have drawn', async () => {
    const [, second] = await pool.evaluate({ ...batch, expressions: ['1', '$uuid()'] });
    const [, same] = await pool.evaluate({
      ...batch,
      expressions: ['[$uuid(), $uuid()]', '$uuid()'],
    });
    expect(same).toEqual(second);
  });
});
