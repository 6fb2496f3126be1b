import { EventReader } from '#libs/journal';
import { journalEntryOf, type Exchange } from '#libs/testing';
import { RATELIMIT_EVENTS } from './journal-events';

const reader = new EventReader(RATELIMIT_EVENTS);

const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'a query',
    {
      method: 'POST',
      path: '/instant/query',
      request: { key: 'a@b.c' },
      response: { keyType: 'EMAIL' },
    },
    'query.key',
    { key: 'a@b.c', keyType: 'EMAIL' },
  ],
  [
    'a query above the limit',
    {
      method: 'POST',
      path: '/pix/query',
      status: 429,
      request: { key: '1' },
      response: { code: 'QUOTA_EXCEEDED', detail: 'Empty.' },
    },
    'query.key',
    { key: '1', code: 'QUOTA_EXCEEDED', detail: 'Empty.' },
  ],
  [
    'a client',
    {
      method: 'POST',
      path: '/auth/register',
      status: 201,
      response: { clientId: 'c1', clientSecret: 's', name: 'Try' },
    },
    'client.registered',
    { clientId: 'c1', clientName: 'Try' },
  ],
  [
    'a refused token',
    {
      method: 'POST',
      path: '/auth/token',
      status: 401,
      request: { client_id: 'c1', client_secret: 's' },
      response: { error: 'invalid_client' },
    },
    'client.token',
    { clientId: 'c1', code: 'invalid_client' },
  ],
];

describe('The events of limited queries', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    expect(reader.read(journalEntryOf(exchange))).toEqual({ name, facts });
  });
});
