import { meantPath, wrongForm } from './canonical';

describe('wrongForm', () => {
  it.each([
    ...['/', '/spi/health', '/spi/transactions/E1', '/spi/pacs.008', '/docs/', '/.well-known/x'],
    ...['/?next=//a/../b', '/a?b#c', '/a?b=\\', '/dict/keys/EMAIL/ana%40example.com'],
    ...['/dict/keys/PHONE/+5511999999999', '/dict/keys/PHONE/%2B5511999999999'],
    ...[
      '/keys/a%2Fb',
      '/keys/a%2fb%2Fc',
      '/keys/a.b',
      '/keys/a..b',
      '/keys/...',
      '/keys/%2e%2e%2e',
    ],
    ...['/keys/a%5Cb', '/keys/%61', '/keys/a%20b', '/keys/a%252e', '/keys/%', '/keys/a;b,c:d@e'],
    // Another name for the router, which compares escapes as they stand.
    ...['/%5f%5fadmin/rules', '/__ADMIN', '/spi/health/'],
  ])('accepts the form of %j', (url) => {
    expect(wrongForm(url)).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1:3002/__admin/rules', 'begin with a slash'],
    ['*', 'begin with a slash'],
    ['spi/health', 'begin with a slash'],
    ['//', 'empty segment'],
    ['//spi/health', 'empty segment'],
    ['/s//spi', 'empty segment'],
    ['/spi//health?a=1', 'empty segment'],
    ['/spi/health//', 'empty segment'],
    ['/spi/./health', '"." or ".."'],
    ['/.', '"." or ".."'],
    ['/..', '"." or ".."'],
    ['/../y', '"." or ".."'],
    ['/spi/../__admin', '"." or ".."'],
    ['/spi/%2e%2E/__admin', '"." or ".."'],
    ['/spi/.%2e/__admin', '"." or ".."'],
    ['/__admin/rules/..%2f..%2Fspi', '"." or ".."'],
    ['/__admin/rules/x%2F..', '"." or ".."'],
    ['/__admin/rules/..%5Cx', '"." or ".."'],
    ['/__admin#', 'encoded'],
    ['/spi\\..\\__admin', 'encoded'],
    ['/spi\u00a0x', 'encoded'],
  ])('refuses %j and says why: %s', (url, reason) => {
    expect(wrongForm(url)).toContain(reason);
  });

  it('takes time that is linear in the length of the address', () => {
    expect(wrongForm(`/${'%2f'.repeat(100_000)}`)).toBeUndefined();
    expect(wrongForm('/a'.repeat(100_000))).toBeUndefined();
  });
});

describe('meantPath', () => {
  const declared = [
    '/',
    '/metrics',
    '/__admin/rules',
    '/dict/keys/:type/:key',
    '/x{/:y}',
    '/*rest',
  ];
  it.each([
    ['/Metrics', '/metrics'],
    ['/metrics/', '/metrics'],
    ['/__ADMIN//Rules', '/__admin/rules'],
    ['/%5f%5fadmin/rules', '/__admin/rules'],
    ['/a/../__admin/rules', '/__admin/rules'],
    ['http://localhost:3002/metrics', '/metrics'],
    ['/DICT/keys/EMAIL/Ana%40x.com', '/dict/keys/EMAIL/Ana%40x.com'],
    ['//', '/'],
    ['/X', undefined],
    ['/unknown', undefined],
    ['/metrics/more', undefined],
  ])('of %s is %s', (path, meant) => {
    expect(meantPath(path, declared)).toBe(meant);
  });
});
