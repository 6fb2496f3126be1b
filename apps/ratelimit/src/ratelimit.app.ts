import { type AppDefinition } from '#libs/app';
import { KEY_TYPES } from '#libs/brazil';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { LEDGER_KINDS } from './buckets/ledger-entry';
import { SCOPE } from './clients/access-tokens';
import { EXAMPLE_CLIENT } from './clients/client';
import { AppModule } from './app.module';
import { RATELIMIT_EVENTS } from './journal-events';
import { QUERY_OUTCOMES } from './queries/query.errors';
import { ratelimitVariables } from './config';
import { schema } from './schema';

/** The leaky bucket. */
export const ratelimit: AppDefinition = {
  name: 'ratelimit',
  title: 'Leaky bucket: limited queries',
  description:
    'Registers clients, issues access tokens and looks up keys within a rate limit (leaky bucket), over ' +
    'REST and GraphQL. The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'Leaky bucket: consultas limitadas',
    description:
      'Consultas a chaves Pix com limite de requisições por cliente (leaky bucket), em REST e GraphQL. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('RATELIMIT_PORT', '3009', 'Port of the leaky bucket.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...ratelimitVariables },
  module: AppModule,
  schema,
  events: RATELIMIT_EVENTS,
  outcomes: QUERY_OUTCOMES,
  outcomeOperations: [
    { method: 'POST', path: '/instant/query', outcomes: QUERY_OUTCOMES },
    { method: 'POST', path: '/pix/query', outcomes: QUERY_OUTCOMES },
    { method: 'POST', path: '/graphql', outcomes: QUERY_OUTCOMES },
  ],
  testValues: ['/instant/query', '/pix/query'].map((path) => ({
    ...{ method: 'POST', path, field: '/key' },
    outcomes: QUERY_OUTCOMES,
  })),
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/instant/query' },
    effect: { outcome: 'QUOTA_EXCEEDED' },
    times: 1,
  },
  tags: {
    auth: 'Registers clients and issues access tokens (OAuth 2, client credentials).',
    query: 'Looks up keys. A leaky bucket limits the queries of each client.',
  },
  enums: { KeyType: KEY_TYPES, LedgerKind: LEDGER_KINDS },
  securitySchemes: {
    oauth2: {
      type: 'oauth2',
      description: 'Requests an access token with the id and the secret of a client.',
      flows: {
        clientCredentials: { tokenUrl: '/auth/token', scopes: { [SCOPE]: 'Look up keys.' } },
      },
    },
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of POST /auth/token. This page uses the last one.',
    },
  },
  exampleClient: EXAMPLE_CLIENT,
  exposedHeaders: [
    'RateLimit',
    'RateLimit-Policy',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
  ],
  example: exampleOf,
};

/** Returns one command line that registers a client, gets a token for it, and queries a key. */
function exampleOf(address: string): string {
  const json = `-H 'Content-Type: application/json' -d`;
  const token =
    `curl -s ${address}/auth/register ${json} '{"name":"Try"}' | ` +
    `curl -s ${address}/auth/token ${json} @- | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'`;
  return `curl -s ${address}/instant/query -H "Authorization: Bearer $(${token})" ${json} '{"key":"12345678901"}'`;
}
