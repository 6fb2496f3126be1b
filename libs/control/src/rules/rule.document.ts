import { bodyCondition, textCondition } from '#libs/matching';
import { documentSchema, type AppDefinition } from '#libs/platform';
import { ruleMatch, ruleSchema } from '#libs/sandbox';

/** The name of the first example: the operations on one rule use it. */
export const EXAMPLE_RULE = 'refuse-next';
const ANY_REQUEST = { path: '/**' };

const EXAMPLES = {
  respond: {
    summary: 'Answer the next request with 503',
    value: {
      name: EXAMPLE_RULE,
      match: ANY_REQUEST,
      effect: { respond: { status: 503, body: 'later' } },
      times: 1,
    },
  },
  delay: {
    summary: 'Hold every response back for two seconds',
    value: { match: ANY_REQUEST, effect: { delay: { fixedMs: 2000 } } },
  },
  lostAnswer: {
    summary: 'Do the work of the next POST and lose the response',
    value: { match: { method: 'POST' }, effect: { commitThenDrop: true }, times: 1 },
  },
  flaky: {
    summary: 'Break one connection in ten, the same ones in every run',
    value: { match: ANY_REQUEST, effect: { reset: true }, probability: 0.1, seed: 7 },
  },
} as const;

const schemas = new WeakMap<AppDefinition, ReturnType<typeof ruleSchema>>();

/** The rule of a service, with its outcomes; the same object each time, as its parts are documented too. */
function schemaOf(app: AppDefinition): ReturnType<typeof ruleSchema> {
  const schema = schemas.get(app) ?? ruleSchema(Object.keys(app.outcomes ?? {}));
  schemas.set(app, schema);
  return schema;
}

/** A rule that orders an outcome comes first, if the service has outcomes. */
function examplesOf({ exampleRule }: AppDefinition) {
  if (exampleRule === undefined) return EXAMPLES;
  return { outcome: { summary: 'Refuse the next request', value: exampleRule }, ...EXAMPLES };
}

/** The schema `Rule` of a service, with its parts. */
export const RULE = documentSchema('Rule', schemaOf, examplesOf);
documentSchema('RuleEffect', (app) => schemaOf(app).shape.effect);
documentSchema('RuleMatch', () => ruleMatch);
documentSchema('Condition', () => textCondition);
documentSchema('BodyCondition', () => bodyCondition);
