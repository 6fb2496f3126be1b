import { batchOf, closePools, createPool, valueOf } from './test/pools';

afterAll(closePools);

const DEADLINE_MS = 500;
const pool = createPool({ deadlineMs: DEADLINE_MS });

/** Which limit comes first depends on the machine. */
const STOPPED =
  /^The expression (needed more than 500 ms of CPU time|needed more memory than the limit)\.$/;
const FROZEN = /^Functions and the syntax tree cannot be changed\.$/;
const TEXT_LIMIT = /longer than 1048576 characters/;
const TOO_DEEP = /^The expression calls itself endlessly, or too deeply\.$/;
const LONG_LIST = /^A list has more than 100000 values\.$/;

/** `$a`, doubled by `step` as often as asked. */
function doubled(start: string, step: string, times: number): string {
  return `$a := ${start}; ${`$a := ${step}; `.repeat(times)}`;
}
const TREE = doubled('[[1]]', '[[$a], [$a]]', 40);
/** A text of 2^27 characters that needs no memory until it is read. */
const ROPE = doubled('"xxxxxxxx"', '$a & $a', 24);
/** A lambda in place of $clone makes a transform change its input in place. */
const OWN_CLONE = '$clone := function($x) { $x };';

const ATTACKS: [string, string, RegExp | undefined][] = [
  ['a long text by $pad', '$length($pad("x", 300000000))', TEXT_LIMIT],
  ['a long text by &', `(${ROPE} $length($a))`, TEXT_LIMIT],
  [
    'a text longer than V8 can have',
    `(${doubled('"x"', '$a & $a', 32)} $a)`,
    /text that is too long/,
  ],
  ['a long text as result', `(${ROPE} $a)`, /^The result has more than 262144 bytes\.$/],
  ['two long texts compared', `(${ROPE} $b := $a & "y"; $c := $a & "z"; $b = $c)`, STOPPED],
  ['a long text by $join', '$join($map([1..110], function($v) { $pad("x", 10000) }))', TEXT_LIMIT],
  ['a long text by $replace', '$replace($pad("", 5000, "x"), "x", $pad("y", 5000))', TEXT_LIMIT],
  ['a long text by $string', '$string([1..10].$pad("", 200000, "x"))', /^The value for \$string/],
  ['a value of 2^40 parts by $string', `(${TREE} $string($a))`, /^The value for \$string/],
  [
    'a value of 2^40 parts as result',
    `(${doubled('[[1]]', '[[$a], [$a]]', 30)} $a)`,
    /^The result has/,
  ],
  ['a value nested 200 deep', `(${doubled('[1]', '[[$a]]', 200)} $a)`, /^The result is nested/],
  ['two values of 2^40 parts compared', `(${TREE} $b := $a; ${TREE} $a = $b)`, STOPPED],
  ['a tail loop without end', '($f := function() { $f() }; $f())', STOPPED],
  ['recursion without end', '($f := function($n) { 1 + $f($n) }; $f(1))', TOO_DEEP],
  ['a range of 10^8', '[1..100000000]', LONG_LIST],
  ['lists of lists', '$count([1..101].($append([1..1000], [])))', LONG_LIST],
  ['objects without end', '$count([1..100000].{"a": [1..1000]})', STOPPED],
  ['a sort that copies', '$sort([1..100000])', STOPPED],
  ['a comparison of all pairs', '$distinct([1..100000])', STOPPED],
  ['a regular expression that backtracks', '$match($pad("", 50000, "a"), /^(a+)+$b/)', undefined],
  [
    'a picture that is long',
    '$fromMillis(0, $pad("", 300, "[Y]"))',
    /^The picture for \$fromMillis/,
  ],
  [
    'a picture that backtracks',
    '$toMillis($pad("", 240, "one") & "!", "[Yw][Mw][Dw][dw][Hw][hw][mw][sw]")',
    STOPPED,
  ],
  ['the prototype', '$states.input.__proto__', undefined],
  ['the prototype by $lookup', '$lookup($states.input, "__proto__")', undefined],
  ['the constructor', '$states.input.constructor.constructor("return process")()', undefined],
  ['the constructor by $lookup', '$lookup($states, "constructor")', undefined],
  ['the parts of a function by name', '$sum.implementation', undefined],
  ['the code of another expression', '$eval("1")', /\$eval cannot be used/],
  [
    'an implementation',
    `(${OWN_CLONE} $spread([$sum]) ~> |$[1].implementation|{"apply": 1}|)`,
    FROZEN,
  ],
  ['a signature', `(${OWN_CLONE} $spread([$sum]).signature ~> |$|{"validate": 1}|)`, FROZEN],
];

it.each(ATTACKS)('%s, and the next batch succeeds', async (_, expression, message) => {
  const value = await valueOf(pool, expression);
  if (message === undefined) expect(value).toBeUndefined();
  else expect(value).toEqual({ problem: expect.stringMatching(message) as unknown });
  expect(
    await pool.evaluate(
      batchOf(
        '$states.input.name',
        '$sum([1, 2])',
        '{"a": 1} ~> |$|{"b": 2}|',
        '($string ~> $length)(7)',
      ),
    ),
  ).toEqual([
    { ok: true, value: 'Maria' },
    { ok: true, value: 3 },
    { ok: true, value: { a: 1, b: 2 } },
    { ok: true, value: 1 },
  ]);
});

it('fails all expressions of the batch that was stopped, and no others', async () => {
  const hang = `(${TREE} $b := $a; ${TREE} $a = $b)`;
  const results = await Promise.all([
    pool.evaluate(batchOf('1')),
    pool.evaluate(batchOf('2', hang, '3')),
    pool.evaluate(batchOf('4')),
  ]);
  const stopped = { ok: false, message: expect.stringMatching(STOPPED) as unknown };
  expect(results).toEqual([
    [{ ok: true, value: 1 }],
    [stopped, stopped, stopped],
    [{ ok: true, value: 4 }],
  ]);
});

it('evaluates 500 batches among which 50 attacks come', async () => {
  const crowd = createPool({ deadlineMs: DEADLINE_MS, processes: 2 });
  const hostile = ATTACKS.filter(([, , message]) => message === STOPPED);
  const good: Promise<unknown>[] = [];
  const bad: Promise<unknown>[] = [];
  for (let index = 0; index < 500; index += 1) {
    if (index % 10 === 0) {
      const [, expression = ''] = hostile[(index / 10) % hostile.length] ?? [];
      bad.push(valueOf(crowd, expression));
    }
    good.push(valueOf(crowd, `$states.input.total + ${String(index)}`));
  }
  expect(await Promise.all(good)).toEqual(Array.from({ length: 500 }, (_, index) => 12.5 + index));
  for (const value of await Promise.all(bad)) expect(value).toHaveProperty('problem');
});
