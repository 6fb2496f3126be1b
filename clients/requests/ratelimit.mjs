import { key } from './dict.mjs';

const withToken = { Authorization: 'Bearer {{token}}' };

export const ratelimit = {
  name: 'ratelimit',
  title: 'Leaky bucket: limited queries',
  port: 3009,
  uses: ['ratelimit', 'dict'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{ratelimit_url}}/health',
      status: 200,
      expect: { status: 'ok', service: 'ratelimit' },
    },
    {
      name: 'Register a key in DICT',
      request: 'POST {{dict_url}}/dict/keys',
      json: key,
      status: 201,
    },
    {
      name: 'Register a client',
      request: 'POST {{ratelimit_url}}/auth/register',
      json: { name: 'My wallet' },
      status: 201,
      expect: { name: 'My wallet' },
      save: { clientId: 'clientId', clientSecret: 'clientSecret' },
    },
    {
      name: 'Get an access token',
      request: 'POST {{ratelimit_url}}/auth/token',
      form: {
        grant_type: 'client_credentials',
        client_id: '{{clientId}}',
        client_secret: '{{clientSecret}}',
      },
      status: 200,
      expect: { token_type: 'Bearer' },
      save: { token: 'access_token' },
    },
    {
      name: 'Query the key',
      request: 'POST {{ratelimit_url}}/instant/query',
      headers: withToken,
      json: { key: '12345678901' },
      status: 200,
      expect: { keyType: 'CPF', holderName: 'Maria Silva', 'bucket.availableTokens': 10 },
    },
    {
      name: 'Query a key that does not exist',
      request: 'POST {{ratelimit_url}}/instant/query',
      headers: withToken,
      json: { key: 'nobody@example.com' },
      status: 404,
    },
    {
      name: 'Query the bucket with GraphQL',
      request: 'POST {{ratelimit_url}}/graphql',
      headers: withToken,
      json: { query: 'query { bucket { availableTokens capacity } }' },
      status: 200,
      expect: { 'data.bucket.availableTokens': 9, 'data.bucket.capacity': 10 },
    },
    {
      name: 'Query with GraphQL by GET',
      request: 'GET {{ratelimit_url}}/graphql?query=query%7Bpolicies%7Bname%7D%7D',
      headers: { 'Apollo-Require-Preflight': 'true' },
      status: 200,
      contains: ['instant-query'],
    },
  ],
};
