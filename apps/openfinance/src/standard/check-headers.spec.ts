import { headerProblem, prefersJwt } from './check-headers';

function problemOf(headers: Readonly<Record<string, string>>) {
  return headerProblem({ get: ((name: string) => headers[name]) as never });
}

describe('The headers of a request to an address of the standard', () => {
  it.each<Record<string, string>>([
    {},
    { Accept: '' },
    { Accept: ';;;,,q=' },
    { Accept: '*/*' },
    { Accept: 'application/json' },
    { Accept: 'application/json; charset=utf-8' },
    { Accept: 'application/*' },
    { Accept: 'application/jwt' },
    { Accept: 'text/xml;q=0.9, Application/JSON;q=0.1' },
    { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    { 'x-fapi-auth-date': 'Tue, 10 Mar 2026 15:00:00 GMT' },
    { 'x-fapi-auth-date': 'Tue, 10 Mar 2026 15:00:00 UTC' },
    { 'x-fapi-customer-ip-address': 'x'.repeat(100), 'x-customer-user-agent': 'y'.repeat(255) },
  ])('are accepted: %j', (headers) => {
    expect(problemOf(headers)).toBeUndefined();
  });

  it.each<readonly [Record<string, string>, number, string]>([
    [{ Accept: 'text/xml' }, 406, 'NAO_ACEITAVEL'],
    [{ Accept: 'application/json;q=0' }, 406, 'NAO_ACEITAVEL'],
    [{ 'x-fapi-auth-date': '2026-03-10T15:00:00Z' }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-fapi-auth-date': 'Ter, 10 Mar 2026 15:00:00 GMT' }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-fapi-auth-date': '' }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-fapi-customer-ip-address': '' }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-fapi-customer-ip-address': 'x'.repeat(101) }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-customer-user-agent': '' }, 400, 'PARAMETRO_INVALIDO'],
    [{ 'x-customer-user-agent': 'y'.repeat(256) }, 400, 'PARAMETRO_INVALIDO'],
  ])('are refused: %j', (headers, status, code) => {
    expect(problemOf(headers)).toMatchObject({ status, code });
  });
});

describe('The header Accept', () => {
  it.each([
    ['application/jwt', true],
    ['Application/JWT;q=0.5', true],
    ['application/jwt, */*', true],
    ['application/jwt, application/problem+json', true],
    ['application/jwt, application/json', false],
    ['application/jwt, application/json;q=0', true],
    ['application/jwt;q=0, */*', false],
    ['application/json', false],
    ['*/*', false],
    [undefined, false],
  ])('%s names a JWT and not JSON: %s', (accept, expected) => {
    expect(prefersJwt(accept)).toBe(expected);
  });
});
