import { port, type AppDefinition } from '#libs/platform';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { QUERY_ORDERS } from './queries/query.errors';
import { ratelimitVariables } from './config';

/** The leaky bucket. */
export const ratelimit: AppDefinition = {
  name: 'ratelimit',
  title: 'Leaky bucket: limited queries',
  description:
    'Registers clients, issues access tokens, and looks keys up at the cost of a token of the bucket, over ' +
    'REST and GraphQL. Name a sandbox in `X-Sandbox` to work in a world of your own.',
  inPortuguese: {
    title: 'Leaky bucket: consultas limitadas',
    description:
      'Consultas a chaves Pix com limite de requisições por cliente (leaky bucket), em REST e GraphQL. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('RATELIMIT_PORT', '3009', 'Port of the leaky bucket.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...ratelimitVariables },
  module: AppModule,
  outcomes: QUERY_ORDERS,
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

/** Registers a client, hands the answer on for a token, and queries a key with it, in one line. */
function exampleOf(address: string): string {
  const json = `-H 'Content-Type: application/json' -d`;
  const token =
    `curl -s ${address}/auth/register ${json} '{"name":"Try"}' | ` +
    `curl -s ${address}/auth/token ${json} @- | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'`;
  return `curl -s ${address}/instant/query -H "Authorization: Bearer $(${token})" ${json} '{"key":"12345678901"}'`;
}
