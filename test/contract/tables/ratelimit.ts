import { z } from 'zod';
import { SUCCESS, withPix, type ContractCase, type Kept } from '../case';
import { jsonObject, text } from '../shapes';
import { healthCheck } from '../health';

export const QUERY = '/instant/query';
/** No directory has this key. */
export const MISSING = 'nobody@example.com';
/** Tokens of a new bucket. */
export const CAPACITY = 10;

export const client = { name: 'Contract test' };
export const registered = { method: 'POST', path: '/auth/register', body: client } as const;
export const credentials = (kept: Kept) => ({
  clientId: kept('clientId'),
  clientSecret: kept('clientSecret'),
});
export const bearer = (kept: Kept) => ({ Authorization: `Bearer ${kept('token')}` });
export const KEEPS_CLIENT = { clientId: 'clientId', clientSecret: 'clientSecret' };
export const KEEPS_TOKEN = { token: 'access_token' };

const typename = z.looseObject({ data: z.looseObject({ __typename: z.literal('Query') }) });

/** What the contract says about ratelimit. */
export const ratelimitContract: readonly ContractCase[] = [
  healthCheck(),
  {
    ...registered,
    what: 'a client',
    says: 'registers a client; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
    keeps: KEEPS_CLIENT,
  },
  {
    method: 'POST',
    path: '/auth/token',
    what: 'the credentials of the client',
    body: credentials,
    says: 'gives an access token; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: z.looseObject({ access_token: text.min(1) }),
    keeps: KEEPS_TOKEN,
  },
  ...withPix([
    {
      method: 'POST',
      path: QUERY,
      what: `a key that does not exist, ${String(CAPACITY / 2)} times`,
      headers: bearer,
      body: { key: MISSING },
      times: CAPACITY / 2,
      says: 'takes a query, as JSON; for a key that does not exist this project answers 404',
      status: 404,
      type: 'application/problem+json',
      shape: jsonObject,
    },
  ]),
  ...withPix([
    {
      method: 'POST',
      path: QUERY,
      what: 'one query too many',
      headers: bearer,
      body: { key: MISSING },
      says: 'the query is rate limited',
      status: 429,
    },
  ]),
  {
    method: 'POST',
    path: '/graphql',
    what: 'a query in a JSON body',
    body: { query: '{ __typename }' },
    says: 'a GraphQL endpoint',
    status: SUCCESS,
    type: 'application/json',
    shape: typename,
  },
  {
    method: 'GET',
    path: '/graphql',
    query: '?query=%7B__typename%7D',
    what: 'a query in the address',
    says: 'a GraphQL endpoint',
    status: SUCCESS,
    type: 'application/json',
    shape: typename,
  },
];
