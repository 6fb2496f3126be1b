import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentedAnswers, type SentAnswer } from './documented-answers';

const text = { type: 'string' } as const;
const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });

const document = {
  openapi: '3.0.0',
  info: { title: 'Keys', version: '1' },
  paths: {
    '/keys/{id}': {
      get: {
        responses: {
          200: { description: 'The key.', content: json(schemaOf('KeyResponse')) },
          409: { description: 'Taken.', content: json(schemaOf('OtherError')) },
          default: { $ref: '#/components/responses/Problem' },
        },
      },
      delete: { responses: { 204: { description: 'Deleted.' } } },
    },
    '/keys/{id}/code': {
      get: { responses: { 200: { description: 'A QR code.', content: { 'image/png': {} } } } },
    },
  },
  components: {
    schemas: {
      KeyResponse: {
        type: 'object',
        properties: {
          id: { ...text, format: 'uuid' },
          // Names of members are not keywords.
          example: text,
          owner: { nullable: true, allOf: [schemaOf('Owner')] },
          details: { type: 'object', additionalProperties: text },
        },
        required: ['id'],
      },
      Owner: { type: 'object', properties: { name: text }, required: ['name'] },
      OtherError: { type: 'object', properties: { error: text }, required: ['error'] },
      ProblemResponse: {
        type: 'object',
        properties: { status: { type: 'integer' }, code: text },
        required: ['status', 'code'],
      },
    },
    responses: {
      Problem: {
        description: 'A problem.',
        content: { 'application/problem+json': { schema: schemaOf('ProblemResponse') } },
      },
    },
  },
} as unknown as OpenAPIObject;

const answers = new DocumentedAnswers(document);
const ID = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';

type Changes = Partial<SentAnswer> & { readonly body?: unknown };

function faultOf({ body, ...changes }: Changes): string | undefined {
  return answers.fault({
    method: 'get',
    path: '/keys/{id}',
    status: 200,
    mediaType: 'application/json',
    hasBody: body !== undefined,
    hasRule: false,
    text: body === undefined ? '' : JSON.stringify(body),
    ...changes,
  });
}

const problem = (status: number, of: number = status): Changes => {
  return { status, mediaType: 'application/problem+json', body: { status: of, code: 'ANY' } };
};
const png = { path: '/keys/{id}/code', mediaType: 'image/png', hasBody: true };

describe('An answer is as the document says', () => {
  it.each<[string, Changes]>([
    ['with the members of the schema', { body: { id: ID, example: 'x', owner: { name: 'Ana' } } }],
    ['with null where it may be', { body: { id: ID, owner: null } }],
    ['with any name where all are allowed', { body: { id: ID, details: { any: 'x' } } }],
    ['without a body where none is documented', { method: 'delete', status: 204, mediaType: '' }],
    ['to HEAD, which has no body', { method: 'head' }],
    ['with an error of its own', { status: 409, body: { error: 'taken' } }],
    ['with a problem that every operation has', problem(429)],
    ['with such a problem beside an error of its own', problem(409)],
    ['with an outcome that a rule asks for', { ...problem(422), hasRule: true }],
    ['with bytes of the documented type', png],
    ['with an empty file', { ...png, hasBody: false }],
    ['for a page that the document does not have', { path: '/docs', mediaType: 'text/html' }],
    ['with a problem for an address without an operation', { path: '/nothing', ...problem(404) }],
  ])('%s', (_, changes) => {
    expect(faultOf(changes)).toBeUndefined();
  });
});

describe('An answer is refused', () => {
  it.each<[string, Changes, string]>([
    ['with a member more', { body: { id: ID, fee: 1 } }, '/fee is not a member of the schema.'],
    [
      'with a member more at depth',
      { body: { id: ID, owner: { name: 'Ana', age: 1 } } },
      '/owner/age is not a member of the schema.',
    ],
    ['without a member', { body: {} }, "The body must have required property 'id': {}"],
    ['with another type', { body: { id: ID, example: 1 } }, '/example must be string: 1'],
    ['with another format', { body: { id: 'x' } }, '/id must match format "uuid": "x"'],
    ['with a list for an object', { body: [] }, 'The body must be object: []'],
    ['that is not JSON', { hasBody: true, text: '{' }, 'The body is not JSON.'],
    ['without its body', {}, 'The body is missing.'],
    ['with another status', { status: 202, body: { id: ID } }, 'The status is not documented.'],
    ['with an error that no operation has', problem(422), 'The status is not documented.'],
    [
      'with another media type',
      { mediaType: 'text/plain', hasBody: true },
      'The media type text/plain is not documented.',
    ],
    [
      'with a body where none is documented',
      { method: 'delete', status: 204, body: {} },
      'The media type application/json is not documented.',
    ],
    [
      'with a problem of another status',
      problem(404, 400),
      'The member status of the problem is not the status of the response.',
    ],
    [
      'with a problem without its code, for an address without an operation',
      { path: '/nothing', ...problem(404), body: { status: 404 } },
      'The body must have required property \'code\': {"status":404}',
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultOf(changes)).toBe(fault);
  });
});

describe('The links of an answer', () => {
  const link = (pointer: string) => {
    const links = {
      findKey: { operationId: 'findKey', parameters: { id: `$response.body#${pointer}` } },
    };
    const ok = { description: 'The key.', content: json(schemaOf('KeyResponse')), links };
    const paths = { '/keys/{id}': { get: { responses: { 200: ok } } } };
    return new DocumentedAnswers({ ...document, paths });
  };

  it.each([
    ['/id', undefined],
    ['/example', '/example has no value, but a link leads there.'],
    ['/owner/name', '/owner/name has no value, but a link leads there.'],
    ['/details/colour', undefined],
  ])('lead to %s, which only a map can lack', (pointer, fault) => {
    const answer: SentAnswer = {
      ...{ method: 'get', path: '/keys/{id}', status: 200, mediaType: 'application/json' },
      ...{ hasBody: true, hasRule: false, text: JSON.stringify({ id: ID }) },
    };
    expect(link(pointer).fault(answer)).toBe(fault);
  });
});
