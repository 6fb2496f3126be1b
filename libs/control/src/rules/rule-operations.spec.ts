import { ruleOperations } from './rule-operations';
import { type KnownOperations } from './rule-warnings';

const KNOWN: KnownOperations = {
  declared: [
    { methods: ['POST'], path: '/notes/issue' },
    { methods: ['GET', 'HEAD'], path: '/notes/:id' },
    { methods: ['POST'], path: '/notes/:id' },
    { methods: ['GET', 'HEAD', 'DELETE'], path: '/keys/:type/:value' },
    { methods: [], path: '/graphql/**' },
    { methods: [], path: '/graphql/**' },
  ],
  withOutcomes: [
    { method: 'POST', path: '/notes/issue', outcomes: { N1: '', N2: '' } },
    { path: '/keys/**', outcomes: { K1: '' } },
    { method: 'DELETE', path: '/keys/{type}/{value}', outcomes: { K1: '', K2: '' } },
    { method: 'POST', path: '/graphql', outcomes: { N1: '' } },
    { method: 'TCP', path: '/tcp/**', outcomes: { '51': '' } },
  ],
  isOwn: () => false,
  routedPath: (path) => path,
};

const shown = (known: KnownOperations) =>
  ruleOperations(known, ['N1', 'K1']).map(
    ({ method = 'any', path, outcomes }) => `${method} ${path} ${outcomes.join()}`,
  );

describe('ruleOperations', () => {
  it('lists each method of each address with its outcomes, and outcomes without a route', () => {
    expect(shown(KNOWN)).toEqual([
      'POST /graphql N1',
      'any /graphql/** ',
      'DELETE /keys/{type}/{value} K1,K2',
      'GET /keys/{type}/{value} K1',
      'POST /notes/issue N1,N2',
      'GET /notes/{id} ',
      'POST /notes/{id} ',
      'TCP /tcp/** 51',
    ]);
  });

  it('gives all outcomes to all operations if the service does not say which have them', () => {
    const declared = [{ methods: ['POST'], path: '/notes' }];
    expect(shown({ ...KNOWN, declared, withOutcomes: undefined })).toEqual(['POST /notes N1,K1']);
  });
});
