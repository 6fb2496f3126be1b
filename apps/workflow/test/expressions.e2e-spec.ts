import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

/** Expressions that need more time or memory than a service has, and the cause of their failure. */
const ATTACKS: readonly (readonly [name: string, expression: string, cause: string])[] = [
  ['a text of 300 MB', '$length($pad("x", 300000000))', 'The result of $pad would be longer than'],
  ['endless recursion', '($f := function($n) { 1 + $f($n + 1) }; $f(0))', 'calls itself endlessly'],
  ['an endless tail call', '($f := function($n) { $f($n + 1) }; $f(0))', 'needed more than'],
  ['a list of 10^8 numbers', '$sum([1..100000000])', 'A list has more than 100000 values.'],
  [
    'a text that doubles',
    '($f := function($s, $n) { $n = 0 ? $s : $f($s & $s, $n - 1) }; $f("x", 60))',
    'makes a text that is too long',
  ],
];

const JSONATA = { QueryLanguage: 'JSONata' };
const inExpression = (expression: string) => `{% ${expression} %}`;

/** The places of a definition in which an expression can be. */
const PLACES: Readonly<Record<string, (expression: string) => object>> = {
  Output: (text) => ({ Type: 'Pass', Output: inExpression(text), End: true }),
  Condition: (text) => ({
    Type: 'Choice',
    Choices: [{ Condition: inExpression(`$exists(${text})`), Next: 'Done' }],
    Default: 'Done',
  }),
  Arguments: (text) => ({
    ...{ Type: 'Task', Resource: 'log', End: true },
    Arguments: { message: inExpression(text) },
  }),
};

describe(`Expressions that attack, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { create, start, ended } = workflowsIn(() => test, 'expressions');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const definition = (state: object) => ({
    ...JSONATA,
    StartAt: 'A',
    States: {
      A: state,
      ...('Default' in state ? { Done: { Type: 'Succeed' } } : {}),
    },
  });
  const cases = Object.keys(PLACES).flatMap((place) =>
    ATTACKS.map(([name, expression, cause]) => [name, place, expression, cause] as const),
  );

  it.each(cases)(
    '%s in %s fails its execution and no other',
    async (_, place, expression, cause) => {
      const attack = await create(definition(PLACES[place]?.(expression) ?? {}));
      const harmless = await create(definition(PLACES['Output']?.('$sum([1..10])') ?? {}));
      const attacker = await start(attack);
      const others = await Promise.all([1, 2, 3].map(() => start(harmless)));
      await test.http.get('/health').expect(200);
      for (const other of others) {
        expect(await ended(other)).toMatchObject({ status: 'SUCCEEDED', output: 55 });
      }
      expect(await ended(attacker)).toMatchObject({
        status: 'FAILED',
        error: 'States.QueryEvaluationError',
        cause: expect.stringContaining(cause) as string,
      });
    },
  );

  it('answer a regular expression that takes exponential time elsewhere', async () => {
    const expression = '$contains($pad("", 40, "a") & "!", /^(a+)+$/)';
    const workflow = await create(definition(PLACES['Output']?.(expression) ?? {}));
    expect(await ended(await start(workflow))).toMatchObject({
      status: 'SUCCEEDED',
      output: false,
    });
  });

  it('fail their execution if Catch handles them badly, and are handled if it does', async () => {
    const attack = { Type: 'Task', Resource: 'log', Arguments: '{% $pad("x", 300000000) %}' };
    const caught = (output: string) => ({
      ...JSONATA,
      StartAt: 'A',
      States: {
        A: {
          ...{ ...attack, End: true },
          Catch: [{ ErrorEquals: ['States.QueryEvaluationError'], Output: output, Next: 'B' }],
        },
        B: { Type: 'Succeed' },
      },
    });
    const well = await create(caught('{% $states.errorOutput.Error %}'));
    expect(await ended(await start(well))).toMatchObject({
      ...{ status: 'SUCCEEDED', output: 'States.QueryEvaluationError' },
    });
    const badly = await create(caught('{% $pad("y", 300000000) %}'));
    expect(await ended(await start(badly))).toMatchObject({
      ...{ status: 'FAILED', error: 'States.QueryEvaluationError' },
    });
  });
});
