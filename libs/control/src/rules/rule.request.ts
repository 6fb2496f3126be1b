import { bodyCondition, textCondition } from '#libs/matching';
import { documentSchema, type DocumentedApp } from '#libs/openapi';
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
    summary: 'Delay every response by two seconds',
    value: { match: ANY_REQUEST, effect: { delay: { fixedMs: 2000 } } },
  },
  lostAnswer: {
    summary: 'Process the next POST but drop its response',
    value: { match: { method: 'POST' }, effect: { commitThenDrop: true }, times: 1 },
  },
  flaky: {
    summary: 'Break one connection in ten, the same connections in every run',
    value: { match: ANY_REQUEST, effect: { reset: true }, probability: 0.1, seed: 7 },
  },
} as const;

const schemas = new WeakMap<DocumentedApp, ReturnType<typeof ruleSchema>>();

/**
 * Returns the rule schema of a service. It is always the same object, because its parts are documented too.
 */
function schemaOf(app: DocumentedApp): ReturnType<typeof ruleSchema> {
  const schema = schemas.get(app) ?? ruleSchema(Object.keys(app.outcomes ?? {}));
  schemas.set(app, schema);
  return schema;
}

/** If the service has outcomes, the first example is a rule that requests an outcome. */
function examplesOf({ exampleRule }: DocumentedApp) {
  if (exampleRule === undefined) return EXAMPLES;
  return { outcome: { summary: 'Refuse the next request', value: exampleRule }, ...EXAMPLES };
}

/** The schema `Rule` of a service and its parts. */
export const RULE = documentSchema('Rule', schemaOf, examplesOf);
documentSchema('RuleEffect', (app) => schemaOf(app).shape.effect);
documentSchema('RuleMatch', () => ruleMatch);
documentSchema('Condition', () => textCondition);
documentSchema('BodyCondition', () => bodyCondition);
