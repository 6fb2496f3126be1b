import { belowBasePath, forwardedOf } from './forwarded';

describe('forwardedOf', () => {
  it.each([
    [{}, '', undefined],
    [{ 'x-forwarded-prefix': '/spi-simulator' }, '/spi-simulator', undefined],
    [{ 'x-forwarded-prefix': ' /a/b ' }, '/a/b', undefined],
    [{ 'x-forwarded-prefix': '/' }, '', undefined],
    [{ 'x-forwarded-prefix': '' }, '', undefined],
    [{ 'x-forwarded-host': 'sim.bank.example' }, '', 'sim.bank.example'],
    [{ 'x-forwarded-host': 'sim.bank.example:8443, inner' }, '', 'sim.bank.example:8443'],
    [{ 'x-forwarded-host': '[::1]:80', 'x-forwarded-prefix': '/a' }, '/a', '[::1]:80'],
  ])('reads %j', (headers, prefix, host) => {
    expect(forwardedOf(headers)).toEqual({ prefix, host });
  });

  it.each([
    ...['/../x', '/a/../b', '//evil.example', '/a//b', '/a/', 'a', '/a"onload=', "/a'", '/<b>'],
    ...['/a\u0001', '/a, /b', '/s/run-42', '/%2e%2e', 'https://evil.example/'],
  ])('ignores the prefix %j, says so, and keeps the host', (prefix) => {
    const headers = { 'x-forwarded-prefix': prefix, 'x-forwarded-host': 'sim.example' };
    expect(forwardedOf(headers)).toEqual({
      prefix: '',
      host: 'sim.example',
      ignored: expect.stringContaining('X-Forwarded-Prefix') as unknown,
    });
  });

  it.each(['a/b', 'a b', 'a"', 'user@host', '<script>', ',a'])(
    'ignores the host %j, says so, and keeps the prefix',
    (host) => {
      const headers = { 'x-forwarded-prefix': '/a', 'x-forwarded-host': host };
      expect(forwardedOf(headers)).toEqual({
        prefix: '/a',
        host: undefined,
        ignored: expect.stringContaining('X-Forwarded-Host') as unknown,
      });
    },
  );

  it('shows only the start of a long value', () => {
    const { ignored = '' } = forwardedOf({ 'x-forwarded-prefix': `/${'"'.repeat(10_000)}` });
    expect(ignored.length).toBeLessThan(400);
  });
});

describe('belowBasePath', () => {
  it.each([
    ['/spi', '/spi/spi/health', '/spi/health'],
    ['/spi', '/spi', '/'],
    ['/spi', '/spi/', '/'],
    ['/spi', '/spi?a=1', '/?a=1'],
    ['/spi', '/spi/s/run-42/docs', '/s/run-42/docs'],
    ['/spi', '/spi//__admin', '//__admin'],
    ['/spi', '/spix/health', undefined],
    ['/spi', '/SPI/health', undefined],
    ['/spi', '/health', undefined],
    ['/spi', '//spi/health', undefined],
    ['', '/spi/health', undefined],
  ])('below %j, %s is %s', (basePath, url, rest) => {
    expect(belowBasePath(url, basePath)).toBe(rest);
  });
});
