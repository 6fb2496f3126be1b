import { keyOf, operationOf, sortedOperations, type Operation } from './operations';

const of = (method: string | undefined, path: string, outcomes: string[] = []): Operation => ({
  ...(method === undefined ? {} : { method }),
  ...{ path, outcomes },
});
const OPERATIONS = [
  of('GET', '/dict/keys'),
  of('POST', '/dict/keys', ['NOT_FOUND']),
  of('GET', '/dict/keys/{type}/{value}', ['NOT_FOUND']),
  of('GET', '/dict/keys/EMAIL/{value}'),
  of(undefined, '/api/v1/**', ['NOT_FOUND']),
];

describe('The operations of a service', () => {
  it.each([
    ['POST', '/dict/keys', 'POST /dict/keys'],
    ['GET', '/dict/keys/CPF/123', 'GET /dict/keys/{type}/{value}'],
    ['GET', '/dict/keys/EMAIL/a@b', 'GET /dict/keys/EMAIL/{value}'],
    ['GET', '/dict/keys/{type}/{value}', 'GET /dict/keys/{type}/{value}'],
    ['PUT', '/api/v1/entries/1', '* /api/v1/**'],
    [undefined, '/dict/keys/CPF/123', 'GET /dict/keys/{type}/{value}'],
  ])('have the one of %s %s', (method, path, expected) => {
    const found = operationOf(OPERATIONS, { method, path });
    expect(found === undefined ? undefined : keyOf(found)).toBe(expected);
  });

  it('do not have the one of an address that the service does not know', () => {
    expect(operationOf(OPERATIONS, { method: 'PUT', path: '/dict/keys' })).toBeUndefined();
  });

  it('are sorted with those first that have outcomes', () => {
    expect(sortedOperations(OPERATIONS).map(keyOf)).toEqual([
      'POST /dict/keys',
      'GET /dict/keys/{type}/{value}',
      '* /api/v1/**',
      'GET /dict/keys',
      'GET /dict/keys/EMAIL/{value}',
    ]);
  });
});
