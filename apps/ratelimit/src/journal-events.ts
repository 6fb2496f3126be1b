import { explainCode, type EventTable, type FactPlaces } from '#libs/journal';
import { QUERY_OUTCOMES } from './queries/query.errors';

const CLIENT: FactPlaces = { clientId: ['/clientId', '/client_id'], clientName: '/name' };

/** How the journal of the limited queries reads as business events. */
export const RATELIMIT_EVENTS: EventTable = {
  failure: { code: ['/code', '/error'], detail: ['/detail', '/error_description'] },
  operations: [
    ...['/instant/query', '/pix/query'].map((path) => ({
      ...{ method: 'POST', path, name: 'query.key' },
      request: { key: '/key', keyType: '/keyType' },
      response: { keyType: '/keyType', status: '/status' },
    })),
    {
      method: 'POST',
      path: '/graphql',
      name: 'query.graphql',
      request: { key: '/variables/key' },
      response: { code: '/errors/0/extensions/code', detail: '/errors/0/message' },
    },
    { method: 'POST', path: '/auth/register', name: 'client.registered', response: CLIENT },
    { method: 'POST', path: '/auth/token', name: 'client.token', request: CLIENT },
  ],
  explain: (_entry, event) =>
    explainCode([{ codes: QUERY_OUTCOMES, document: 'docs/ratelimit.md' }], event),
};
