import { warningsOf, type KnownOperations, type PostedRule } from './rule-warnings';

const CODES = { AM04: '', AB03: '' };
const KNOWN: KnownOperations = {
  declared: [
    { methods: ['POST'], path: '/spi/pacs.008' },
    { methods: ['GET', 'HEAD'], path: '/spi/transactions/:endToEndId' },
    { methods: ['POST'], path: '/api/v2/in/:ispb/msgs' },
    { methods: [], path: '/graphql/**' },
  ],
  withOutcomes: [
    { method: 'POST', path: '/spi/pacs.008', outcomes: CODES },
    { method: 'POST', path: '/api/v2/in/{ispb}/msgs', outcomes: { ...CODES, NO_ANSWER: '' } },
    { method: 'TCP', path: '/iso8583/tcp/**', outcomes: { '51': '' } },
  ],
  isOwn: (path) => path.startsWith('/__admin'),
  routedPath: (path) => path.replace('/api/v1/', '/api/v2/'),
};
const respond = { respond: {} };

describe('warningsOf', () => {
  it.each<[PostedRule]>([
    [{ effect: respond }],
    [{ match: null, effect: { outcome: 'NO_ANSWER' } }],
    [{ match: { path: '/spi/pacs.008' }, effect: respond }],
    [{ match: { method: 'post', path: '/spi/**' }, effect: { outcome: 'AM04' } }],
    [{ match: { path: '/api/v2/in/{ispb}/msgs' }, effect: { outcome: 'NO_ANSWER' } }],
    [{ match: { path: '/api/v1/in/12345678/msgs' }, effect: { outcome: 'NO_ANSWER' } }],
    [{ match: { method: 'HEAD', path: '/spi/transactions/E1' }, effect: respond }],
    [{ match: { method: 'OPTIONS', path: '/spi/pacs.008' }, effect: respond }],
    [{ match: { method: 'PUT', path: '/graphql' }, effect: respond }],
    [{ match: { method: 'TCP', path: '/iso8583/tcp/second' }, effect: { outcome: '51' } }],
  ])('says nothing about %j', (rule) => {
    expect(warningsOf(rule, KNOWN)).toEqual([]);
  });

  it.each<[PostedRule, string]>([
    [
      { match: { path: '/spi/pacs008' }, effect: { outcome: 'AM04' } },
      'No address of the service matches match.path /spi/pacs008. Did you mean /spi/pacs.008? ' +
        'The rule can never take effect.',
    ],
    [
      { match: { path: '/payments' }, effect: respond },
      'No address of the service matches match.path /payments. /docs lists the addresses. ' +
        'The rule takes effect only on requests that the service would refuse with 404 or 405.',
    ],
    [
      { match: { path: '/spi/transaction/{id}' }, effect: { outcome: 'AM04' } },
      'No address of the service matches match.path /spi/transaction/{id}. ' +
        'Did you mean /spi/transactions/{endToEndId}? The rule can never take effect.',
    ],
    [
      { match: { path: '/__admin/rules' }, effect: respond },
      'match.path /__admin/rules is an address of the simulator itself. ' +
        'Rules apply only to requests to the simulated system.',
    ],
    [
      { match: { method: 'get', path: '/spi/pacs.008' }, effect: { outcome: 'AM04' } },
      'The service has no GET /spi/pacs.008. The methods at this path are POST. ' +
        'The rule can never take effect.',
    ],
    [
      { match: { method: 'GET', path: '/spi/**' }, effect: { outcome: 'AM04' } },
      'No operation that the rule matches has the outcome AM04. These operations have it: ' +
        'POST /spi/pacs.008, POST /api/v2/in/{ispb}/msgs. The rule can never take effect.',
    ],
    [
      { match: { path: '/spi/pacs.008' }, effect: { outcome: 'NO_ANSWER' } },
      'No operation that the rule matches has the outcome NO_ANSWER. These operations have it: ' +
        'POST /api/v2/in/{ispb}/msgs. The rule can never take effect.',
    ],
  ])('warns about %j', (rule, warning) => {
    expect(warningsOf(rule, KNOWN)).toEqual([warning]);
  });
});
