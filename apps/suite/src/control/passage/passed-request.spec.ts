import {
  checkMethod,
  passedAddress,
  passedHeaders,
  pathBelow,
  returnedHeaders,
} from './passed-request';

describe('A passed request', () => {
  it.each([
    [
      'http://127.0.0.1:3002',
      '/spi/transactions?a=%2F..',
      'http://127.0.0.1:3002/spi/transactions?a=%2F..',
    ],
    ['http://proxy/spi', '/__admin/clock', 'http://proxy/spi/__admin/clock'],
    ['http://proxy/spi', '/', 'http://proxy/spi/'],
    ['http://proxy/spi', '/a%2F..%2Fb', 'http://proxy/spi/a%2F..%2Fb'],
  ])('goes to the service at %s, path %s', (service, path, expected) => {
    expect(passedAddress(service, path)).toBe(expected);
  });

  it.each(['/../dict/keys', '/a/%2e%2e/b', '/.', '/a/./b', '/%2E%2e/x', '@evil.example/'])(
    'does not leave the service with the path %s',
    (path) => {
      expect(() => passedAddress('http://proxy/spi', path)).toThrow(
        expect.objectContaining({ code: 'PASSED_PATH_INVALID' }),
      );
    },
  );

  it.each(['/services/spi/spi/transactions?a=1', '/services/%73p%69/spi/transactions?a=1'])(
    'has the path after the service: %s',
    (url) => {
      expect(pathBelow(url)).toBe('/spi/transactions?a=1');
    },
  );

  it('has a method that can be passed on', () => {
    expect(() => {
      checkMethod('TRACE');
    }).toThrow(expect.objectContaining({ status: 405 }));
    expect(() => {
      checkMethod('PATCH');
    }).not.toThrow();
  });

  it('has the headers of the client, without those of the page and of the connection', () => {
    const headers = {
      ...{
        host: 'x',
        connection: 'keep-alive',
        origin: 'http://x',
        cookie: 'a=b',
        'sec-fetch-mode': 'cors',
      },
      ...{ 'content-type': 'application/xml', 'x-observe': 'true', 'x-idempotency-key': 'k' },
      // The body is unpacked when it is read.
      'content-encoding': 'gzip',
    };
    expect(passedHeaders('/spi/pacs.008', headers)).toEqual({
      ...{ 'content-type': 'application/xml', 'x-observe': 'true', 'x-idempotency-key': 'k' },
      'accept-encoding': 'identity',
    });
  });

  it.each([
    ['/__admin/clock', { authorization: 'Bearer admin' }, 'Bearer admin'],
    ['/admin/cards', { authorization: 'Bearer admin' }, 'Bearer admin'],
    ['/instant/query', { authorization: 'Bearer admin' }, undefined],
    ['/administer', { authorization: 'Bearer admin' }, undefined],
    [
      '/instant/query',
      { authorization: 'Bearer admin', 'x-service-authorization': 'Bearer own' },
      'Bearer own',
    ],
  ])('to %s with %j has the authorization %s', (path, headers, expected) => {
    expect(passedHeaders(path, headers)['authorization']).toBe(expected);
  });

  it('returns the headers of the response, without those of the connection', () => {
    const headers = new Headers({ 'content-type': 'a/b', connection: 'close', etag: '"1"' });
    expect(returnedHeaders(headers)).toEqual([
      ['content-type', 'a/b'],
      ['etag', '"1"'],
    ]);
  });
});
