import { servedPath } from './official-paths';

describe('The path by which a request is routed', () => {
  it.each([
    ['/open-banking/consents/v3/consents', '/open-banking/consents/v1/consents'],
    ['/open-banking/consents/v3/consents/urn:a:b', '/open-banking/consents/v1/consents/urn:a:b'],
    ['/open-banking/accounts/v2/accounts?page=2', '/open-banking/accounts/v1/accounts?page=2'],
    ['/open-banking/payments/v4/pix/payments', '/open-banking/payments/v1/pix/payments'],
    ['/open-banking/accounts/v2', '/open-banking/accounts/v1'],
    ['/open-banking/accounts/v2?x=/v2', '/open-banking/accounts/v1?x=/v2'],
  ])('of %s is %s', (official, served) => {
    expect(servedPath(official)).toBe(served);
  });

  it.each([
    '/open-banking/consents/v1/consents',
    '/open-banking/consents/v2/consents',
    '/open-banking/payments/v3/consents',
    '/open-banking/accounts/v20/accounts',
    '/open-banking/resources/v3/resources',
    '/open-banking/constructor/v1/x',
    '/x/open-banking/accounts/v2/accounts',
    '/',
  ])('of %s is the same', (path) => {
    expect(servedPath(path)).toBe(path);
  });
});
