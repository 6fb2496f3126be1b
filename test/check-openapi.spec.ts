import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Check = (document: object) => string[];

/** The checks of `npm run check:openapi` that are ours. */
const scripts: Record<string, Check> = {};
beforeAll(async () => {
  for (const name of ['examples', 'official-schema']) {
    const file = pathToFileURL(join('scripts', 'openapi', `${name}.mjs`)).href;
    Object.assign(scripts, await import(file));
  }
});

const problemsOf = (document: object): string[] =>
  ['violationsOfSchema', 'wrongExamples'].flatMap((name) => scripts[name]?.(document) ?? [name]);

/** A document of one operation. `changes` are at the places that mistakes are made at. */
function documentWith(changes: {
  readonly parameter?: object;
  readonly body?: object;
  readonly xml?: object;
  readonly header?: object;
  readonly schema?: object;
}): object {
  const integer = { type: 'integer' };
  const amount = { ...integer, example: 1, default: 0, ...changes.schema };
  const schema = { $ref: '#/components/schemas/Payment' };
  const parameter = { name: 'page', in: 'query', schema: integer, ...changes.parameter };
  const headers = { Count: { schema: integer, ...changes.header } };
  const body = {
    'application/json': { schema, ...changes.body },
    'application/xml': { schema, ...changes.xml },
  };
  return {
    openapi: '3.0.0',
    info: { title: 'Payments', version: '1' },
    paths: {
      '/payments': {
        post: {
          parameters: [parameter],
          requestBody: { content: body },
          responses: { default: { description: 'Any', headers } },
        },
      },
    },
    components: {
      schemas: {
        Payment: {
          type: 'object',
          properties: { amount, default: { type: 'string' } },
          required: ['amount'],
          additionalProperties: false,
        },
      },
    },
  };
}

describe('The checks of API documents', () => {
  it.each([
    ['nothing', {}],
    ['an example', { body: { example: { amount: 1, default: 'x' } } }],
    ['the text of an XML body', { xml: { example: '<a/>' } }],
    ['null where it may be', { schema: { nullable: true, example: null } }],
  ])('accept %s', (_, changes) => {
    expect(problemsOf(documentWith(changes))).toEqual([]);
  });

  it.each([
    ['the example of a body', { body: { example: { amount: 'x' } } }, 'must be integer'],
    ['a missing member', { body: { example: {} } }, "must have required property 'amount'"],
    [
      'a member that the schema does not have',
      { body: { example: { amount: 1, fee: 1 } } },
      'must NOT have additional properties',
    ],
    [
      'one of several examples',
      { body: { examples: { one: { value: { amount: 'x' } } } } },
      'must be integer',
    ],
    ['the example of a parameter', { parameter: { example: 'x' } }, 'must be integer'],
    ['the example of a header', { header: { example: 'x' } }, 'must be integer'],
    ['the example of a schema', { schema: { example: 'x' } }, 'must be integer'],
    ['a default', { schema: { default: 'x' } }, 'must be integer'],
    ['a format', { schema: { type: 'string', format: 'date', example: 'x' } }, 'must match format'],
    ['a value twice', { schema: { enum: [1, 1] } }, 'must NOT have duplicate items'],
    [
      'an array without items',
      { schema: { type: 'array' } },
      "must have required property 'items'",
    ],
    ['items of a number', { schema: { items: {} } }, 'amount/type must be equal'],
    ['a keyword that OpenAPI 3.0 does not have', { schema: { const: 1 } }, 'must NOT have'],
    [
      'a member beside $ref',
      { parameter: { schema: { $ref: '#/components/schemas/Payment', title: 'x' } } },
      'must NOT have additional properties',
    ],
  ])('refuse %s', (_, changes, problem) => {
    expect(problemsOf(documentWith(changes))).toContainEqual(expect.stringContaining(problem));
  });

  it('name the place', () => {
    expect(problemsOf(documentWith({ header: { example: 'x' } }))).toEqual([
      '#/paths/~1payments/post/responses/default/headers/Count/example must be integer',
    ]);
  });
});
