import { z } from 'zod';
import { withPix, type ContractCase, type Kept } from '../case';
import { problem, problemAt, text, utc, uuid } from '../shapes';
import {
  QUERY,
  MISSING,
  CAPACITY,
  client,
  registered,
  credentials,
  bearer,
  KEEPS_CLIENT,
  KEEPS_TOKEN,
} from '../tables/ratelimit';
import { healthAsOfSpi } from '../health';

/** The three headers of the state of the bucket, and the standard ones. */
const LIMIT_HEADERS = {
  ratelimit: /^"instant-query";r=\d+;t=\d+$/,
  'ratelimit-policy': /^"instant-query";q=10;w=\d+$/,
  'x-ratelimit-limit': /^10$/,
  'x-ratelimit-remaining': /^\d+$/,
  'x-ratelimit-reset': /^\d+$/,
};

const tokenAnswer = z.looseObject({
  access_token: text.min(1),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
});

function token(what: string, request: Pick<ContractCase, 'body' | 'headers'>): ContractCase {
  return {
    method: 'POST',
    path: '/auth/token',
    what,
    ...request,
    says: '200 with access_token, token_type Bearer and expires_in',
    status: 200,
    type: 'application/json',
    shape: tokenAnswer,
    keeps: KEEPS_TOKEN,
  };
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const snake = (kept: Kept) => ({
  client_id: kept('clientId'),
  client_secret: kept('clientSecret'),
});

const auth: readonly ContractCase[] = [
  {
    ...registered,
    what: 'a client with an e-mail address',
    body: { ...client, email: 'maria@example.com' },
    says: '201 with clientId, clientSecret, name, createdAt, and client_id and client_secret',
    status: 201,
    type: 'application/json',
    shape: z.looseObject({
      clientId: text.min(1),
      clientSecret: text.min(1),
      client_id: text.min(1),
      client_secret: text.min(1),
      name: z.literal(client.name),
      createdAt: utc,
    }),
    keeps: KEEPS_CLIENT,
  },
  {
    ...registered,
    what: 'a client without a name',
    body: {},
    says: '400 problem at /name',
    status: 400,
    type: 'application/problem+json',
    shape: problemAt(400, 'REQUEST_INVALID', '/name'),
  },
  token('camel case in JSON', { body: credentials }),
  token('snake case in JSON', {
    body: (kept) => ({ ...snake(kept), grant_type: 'client_credentials' }),
  }),
  token('a form', {
    headers: FORM,
    body: (kept) =>
      new URLSearchParams({ ...snake(kept), grant_type: 'client_credentials' }).toString(),
  }),
  token('Basic credentials', {
    headers: (kept) => ({
      ...FORM,
      Authorization: `Basic ${Buffer.from(`${kept('clientId')}:${kept('clientSecret')}`).toString('base64')}`,
    }),
    body: 'grant_type=client_credentials',
  }),
  {
    method: 'POST',
    path: '/auth/token',
    what: 'a wrong secret',
    body: (kept) => ({ ...credentials(kept), clientSecret: 'wrong' }),
    says: '401 invalid_client, as OAuth 2 has it',
    status: 401,
    type: 'application/json',
    shape: z.looseObject({ error: z.literal('invalid_client') }),
  },
];

function query(
  what: string,
  key: unknown,
  [status, left]: readonly [number, number],
  rest: Pick<ContractCase, 'says'> & Partial<ContractCase>,
): ContractCase {
  return {
    method: 'POST',
    path: QUERY,
    what,
    headers: bearer,
    body: { key },
    status,
    type: status === 200 ? 'application/json' : 'application/problem+json',
    answerHeaders: { ...LIMIT_HEADERS, 'x-ratelimit-remaining': new RegExp(`^${String(left)}$`) },
    ...rest,
  };
}

const limits: readonly ContractCase[] = [
  ...withPix([
    {
      method: 'POST',
      path: QUERY,
      what: 'without a token',
      body: { key: MISSING },
      says: '401 problem with WWW-Authenticate',
      status: 401,
      type: 'application/problem+json',
      answerHeaders: { 'www-authenticate': /^Bearer/ },
      shape: problem(401, 'ACCESS_TOKEN_MISSING'),
    },
  ]),
  query('a key that does not exist', MISSING, [404, CAPACITY - 1], {
    says: '404 problem; the token is kept',
    shape: problem(404, 'KEY_NOT_FOUND'),
  }),
  query('a malformed key', '???', [400, CAPACITY - 2], {
    says: '400 problem; the token is kept',
    shape: problem(400, 'KEY_MALFORMED'),
  }),
  query('keys that do not exist, until the bucket is empty', MISSING, [404, 0], {
    answerHeaders: LIMIT_HEADERS,
    times: CAPACITY - 2,
    says: '404 problem',
  }),
  ...withPix([
    query('an empty bucket', MISSING, [429, 0], {
      says: '429 problem with Retry-After; a refusal costs nothing',
      answerHeaders: { ...LIMIT_HEADERS, 'x-ratelimit-remaining': /^0$/, 'retry-after': /^\d+$/ },
      times: 2,
      shape: problem(429, 'QUOTA_EXCEEDED'),
    }),
  ]),
  {
    ...registered,
    what: 'another client',
    says: '201',
    status: 201,
    type: 'application/json',
    keeps: KEEPS_CLIENT,
  },
  token('for the other client', { body: credentials }),
  query('the bucket of the other client', MISSING, [404, CAPACITY - 1], {
    says: '404: the bucket is per client',
  }),
];

const KEY = '12345678901';

/** The leaky bucket asks DICT, if it knows one, and has a small directory of its own otherwise. */
const found: readonly ContractCase[] = [
  {
    service: 'dict',
    method: 'POST',
    path: '/dict/keys',
    what: 'the key that is queried',
    body: {
      keyType: 'CPF',
      keyValue: KEY,
      accountId: 'acc-001',
      ispb: '12345678',
      branch: '0001',
      accountNumber: '9001',
      accountType: 'CHECKING',
      holderName: 'Maria Silva',
    },
    says: '201, or 409 if the key is registered already',
    status: [201, 409],
  },
  ...withPix([
    query('a key that exists', KEY, [200, CAPACITY - 1], {
      says: '200 with the key, its holder and the bucket; the token is given back',
      shape: z.looseObject({
        key: z.literal(KEY),
        keyType: z.literal('CPF'),
        holderName: text,
        ispb: text,
        bucket: z.looseObject({ name: z.literal('instant-query'), capacity: z.literal(CAPACITY) }),
      }),
    }),
  ]),
];

function graphql(what: string, operation: string, says: string, shape: z.ZodType): ContractCase {
  return {
    method: 'POST',
    path: '/graphql',
    what,
    headers: bearer,
    body: { query: operation },
    says,
    status: 200,
    type: 'application/json',
    shape,
  };
}

const graphs: readonly ContractCase[] = [
  graphql(
    'the mutation, with a key that exists',
    `mutation { queryInstantKey(key: "${KEY}") { key keyType holderName } }`,
    '200 with the key',
    z.object({ data: z.object({ queryInstantKey: z.looseObject({ key: z.literal(KEY) }) }) }),
  ),
  graphql(
    'the bucket',
    '{ bucket { name availableTokens capacity } }',
    '200 with the bucket of the client',
    z.object({
      data: z.object({
        bucket: z.object({
          name: z.literal('instant-query'),
          availableTokens: z.literal(CAPACITY - 1),
          capacity: z.literal(CAPACITY),
        }),
      }),
    }),
  ),
  {
    ...graphql(
      'the policies',
      '{ policies { id } }',
      '200; no token is needed',
      z.object({
        data: z.object({ policies: z.array(z.object({ id: text })).min(1) }),
      }),
    ),
    headers: {},
  },
  {
    ...graphql(
      'the bucket, without a token',
      '{ bucket { name } }',
      '200 with the error ACCESS_TOKEN_MISSING',
      z.looseObject({
        errors: z.tuple([
          z.looseObject({
            extensions: z.looseObject({
              code: z.literal('ACCESS_TOKEN_MISSING'),
              status: z.literal(401),
              correlationId: uuid,
            }),
          }),
        ]),
      }),
    ),
    headers: {},
  },
  {
    method: 'GET',
    path: '/graphql',
    query: '?query=mutation%7BqueryInstantKey(key:%221%22)%7Bkey%7D%7D',
    what: 'a mutation in the address',
    headers: bearer,
    says: '405: GET runs no mutations',
    status: 405,
  },
  {
    method: 'GET',
    path: '/graphql',
    what: 'from a browser',
    headers: { Accept: 'text/html' },
    says: '200 with a page',
    status: 200,
    type: 'text/html',
  },
];

/** What this project decided about ratelimit. */
export const ratelimitDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  ...auth,
  ...limits,
  ...found,
  ...graphs,
];
