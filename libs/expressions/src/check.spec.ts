import { checkDefinition } from '#libs/states-language';
import { closePools, createPool, valueOf } from './test/pools';

afterAll(closePools);

const pool = createPool({ deadlineMs: 500 });

const RE2 = 'The regular expression must be one of RE2, without look-around and back-references:';
/** Which limit comes first depends on the machine. */
const STOPPED: unknown = expect.stringMatching(
  /^The expression (needed more than 500 ms of CPU time|needed more memory than the limit)\.$/,
);
const NO_CONTEXT = 'has no value here. Use $states.input';

it.each([
  ['$states.input.total * 2', undefined],
  ['$states.input.items[price > 2 and $.quantity = 1].sku', undefined],
  ['$states.input.items.($ ~> |$|{"a": 1}|)', undefined],
  ['$states.input.items^(>price).$string($)', undefined],
  ['$states.input.items{sku: $sum($.price)}', undefined],
  ['1 +', 'Unexpected end of expression (near character 3).'],
  ['"abc', 'String literal must be terminated by a matching quote (near character 4).'],
  ['$sum(1', 'Expected ")" before end of expression (near character 6).'],
  ['/(/', 'No terminating / in regular expression (near character 3).'],
  ['/[/', 'No terminating / in regular expression (near character 3).'],
  ['$match("a", /a(?=b)/)', `${RE2} invalid or unsupported Perl syntax: \`(?=\`.`],
  ['$match("a", /(a)\\1/)', `${RE2} invalid escape sequence: \`\\1\`.`],
  ['/a{1000}b{1000}/', 'The regular expression has too many repetitions. Use smaller counts.'],
  ['$', `$ ${NO_CONTEXT} (near character 1).`],
  ['$.name', `$ ${NO_CONTEXT} (near character 1).`],
  ['$map([1], function($v) { $ })', `$ ${NO_CONTEXT} (near character 26).`],
  ['$states.input.items.($$)', `$$ ${NO_CONTEXT} (near character 23).`],
  ['('.repeat(4_000), 'Expected ")" before end of expression (near character 4000).'],
  [
    `${'('.repeat(11)}a${'?? 1)'.repeat(11)}`,
    'The expression is too complex. Each nested ?? or ?: doubles its size; use variables.',
  ],
  [`${'('.repeat(30)}a${'??1)'.repeat(30)}`, STOPPED],
  [`${'('.repeat(30)}a${'?:1)'.repeat(30)}`, STOPPED],
])('%s', async (expression, expected) => {
  expect(await pool.expressionCheck()(expression)).toEqual(expected);
});

it('evaluation refuses what the check refuses, with the same words', async () => {
  expect(await valueOf(pool, '$')).toEqual({ problem: `$ ${NO_CONTEXT} (near character 1).` });
});

function definitionWith(...expressions: string[]): unknown {
  const Output = expressions.map((expression) => `{% ${expression} %}`);
  return { QueryLanguage: 'JSONata', StartAt: 'A', States: { A: { Type: 'Succeed', Output } } };
}

it('checks the expressions of a definition', async () => {
  const checked = await checkDefinition(definitionWith('1 + 1', '1 +'), {
    checkExpression: pool.expressionCheck(),
  });
  expect(checked).toMatchObject({
    ok: false,
    refusal: {
      kept: [
        {
          pointer: '/States/A/Output/1',
          detail: 'Unexpected end of expression (near character 3).',
        },
      ],
    },
  });
});

it('stops a check once in a definition, not for each expression', async () => {
  const hostile = `${'('.repeat(30)}a${'??1)'.repeat(30)}`;
  const check = pool.expressionCheck();
  expect(await check(hostile)).toEqual(STOPPED);
  expect(await check('1')).toBe(
    'Not checked, because the check of another expression was stopped.',
  );
  expect(await pool.expressionCheck()('1')).toBeUndefined();
});
