import fc from 'fast-check';
import { type Json, type JsonObject } from '../json';

const NAMES = ['S0', 'S1', 'S2', 'S3'];
const PATHS = [
  '$',
  '$.a',
  '$.a[0]',
  '$..a',
  '$.a[?(@.b > 1)]',
  '$$',
  '$$.Map.Item.Index',
  '$v',
  '$.absent',
];
const FUNCTIONS = [
  'States.UUID()',
  'States.MathRandom(1, 9)',
  "States.Format('{}', $.a)",
  'States.ArrayLength($)',
  'States.JsonMerge($, $, false)',
  "States.StringSplit($.a, ',')",
];
const EXPRESSIONS = [
  '$states.input',
  '$states.input.a',
  '$states.result',
  '$v',
  '$states.context.State.Name',
  '$error("x")',
  '1 + 1',
  'true',
];
const ERRORS = ['States.ALL', 'States.Timeout', 'States.TaskFailed', 'X'];

const path = fc.constantFrom(...PATHS);
const value: fc.Arbitrary<Json> = fc.constantFrom<Json>(0, 'text', null, [1, { a: 2 }], {
  a: { b: 2 },
});

const pathTemplate: fc.Arbitrary<Json> = fc.oneof(
  value,
  fc.record({ 'a.$': fc.constantFrom(...PATHS, ...FUNCTIONS), b: value }),
);
const expression: fc.Arbitrary<Json> = fc.oneof(
  value,
  fc.constantFrom(...EXPRESSIONS).map((text) => `{% ${text} %}`),
);
const expressionTemplate: fc.Arbitrary<Json> = fc.oneof(
  expression,
  fc.record({ a: expression, b: fc.array(expression, { maxLength: 2 }) }),
);

type Members = fc.Arbitrary<JsonObject>;

/** Members that may be there. */
function some(members: Record<string, fc.Arbitrary<Json>>): Members {
  return fc.record(members, { requiredKeys: [] }) as Members;
}

function together(...parts: Members[]): Members {
  return fc.tuple(...parts).map((all) => Object.assign({}, ...all) as JsonObject);
}

function transition(next: readonly string[]): Members {
  return fc
    .option(fc.constantFrom(...next, ''), { nil: '' })
    .map((target): JsonObject => (target === '' ? { End: true } : { Next: target }));
}

interface Language {
  readonly data: Members;
  readonly work: Members;
  readonly payload: Members;
  rules(next: readonly string[]): Members;
  readonly wait: Members;
  readonly items: Members;
}

const retry = fc.array(
  fc.record({
    ErrorEquals: fc.constantFrom(...ERRORS).map((name) => [name]),
    MaxAttempts: fc.nat(2),
    JitterStrategy: fc.constantFrom('FULL', 'NONE'),
  }),
  { maxLength: 1 },
) as fc.Arbitrary<Json>;

const jsonPath: Language = {
  data: some({
    InputPath: fc.option(path),
    OutputPath: fc.option(path),
    Assign: fc.constantFrom<Json>({ 'v.$': '$' }, { v: 1 }),
  }),
  work: some({
    ResultPath: fc.constantFrom<Json>(null, '$', '$.r', '$.a.b'),
    ResultSelector: pathTemplate,
    Retry: retry,
  }),
  payload: some({ Parameters: pathTemplate }),
  rules: (next) =>
    fc.record({
      Choices: fc.array(
        fc.record({ Variable: path, IsPresent: fc.boolean(), Next: fc.constantFrom(...next) }),
        { minLength: 1, maxLength: 2 },
      ),
      Default: fc.constantFrom(...next),
    }),
  wait: fc.constantFrom<JsonObject>({ Seconds: 1 }, { SecondsPath: '$.a' }),
  items: some({
    ItemsPath: path,
    ItemSelector: pathTemplate,
    MaxConcurrency: fc.nat(2),
    ToleratedFailureCount: fc.nat(2),
  }),
};

const jsonata: Language = {
  data: some({
    Output: expressionTemplate,
    Assign: fc.record({ v: expression }),
  }),
  work: some({ Retry: retry }),
  payload: some({ Arguments: expressionTemplate }),
  rules: (next) =>
    fc.record({
      Choices: fc.array(
        fc.record({
          Condition: fc.constantFrom('{% true %}', '{% $states.input.a = 1 %}', '{% $v %}'),
          Next: fc.constantFrom(...next),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      Default: fc.constantFrom(...next),
    }),
  wait: fc.constantFrom<JsonObject>({ Seconds: 1 }, { Seconds: '{% $states.input.a %}' }),
  items: some({
    Items: expression,
    ItemSelector: expressionTemplate,
    MaxConcurrency: fc.nat(2),
    ToleratedFailureCount: fc.nat(2),
  }),
};

const of = (Type: string, members: JsonObject = {}): Members => fc.constant({ Type, ...members });

function state(
  language: Language,
  next: readonly string[],
  depth: number,
  prefix: string,
): Members {
  const { data, work, payload, wait, items } = language;
  const common = together(data, transition(next));
  const kinds = [
    together(of('Pass'), common),
    together(of('Task', { Resource: 'echo' }), common, work, payload),
    together(of('Task', { Resource: 'flaky', TimeoutSeconds: 3 }), common, work, payload),
    together(of('Wait'), common, wait),
    of('Succeed'),
    of('Fail', { Error: 'X' }),
    together(of('Choice'), language.rules(next)),
  ];
  if (depth > 0) {
    const inner = (name: string): Members =>
      machine(language, depth - 1, prefix + name).map(withOwnVariables);
    kinds.push(
      together(
        of('Parallel'),
        common,
        work,
        payload,
        fc.tuple(inner('p'), inner('q')).map((Branches): JsonObject => ({ Branches })),
      ),
      together(
        of('Map'),
        common,
        work,
        items,
        inner('m').map((ItemProcessor): JsonObject => ({ ItemProcessor })),
      ),
    );
  }
  return fc.oneof(...kinds);
}

/** An inner machine cannot assign the variable `v` of the one around it. */
function withOwnVariables(definition: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(definition).replaceAll(/"v(\.\$)?":/g, '"w$1":')) as JsonObject;
}

function machine(language: Language, depth: number, prefix: string): Members {
  const names = NAMES.map((name) => prefix + name);
  return fc
    .tuple(...names.map(() => state(language, names, depth, prefix)))
    .map((states): JsonObject => ({
      StartAt: names[0] ?? '',
      States: Object.fromEntries(names.map((name, index) => [name, states[index] ?? {}])),
    }));
}

/** Definitions of all types of states. Some are refused, because a state is not reached, and so on. */
export const arbitraryMachine: Members = fc.boolean().chain((isJsonata) =>
  machine(isJsonata ? jsonata : jsonPath, 1, '').map((definition): JsonObject => ({
    ...definition,
    QueryLanguage: isJsonata ? 'JSONata' : 'JSONPath',
    TimeoutSeconds: 600,
  })),
);
