import 'reflect-metadata';
import { configOf } from '#libs/app';
import { createTestApp, databaseUnderTest, pacs008, type TestApp } from '#libs/testing';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { ratelimit } from '../../apps/ratelimit/src/ratelimit.app';
import { report } from '../../apps/report/src/report.app';
import { spi } from '../../apps/spi/src/spi.app';

/** What nginx sends if it has removed `/out` from the path. */
const PROXY = {
  'X-Forwarded-Prefix': '/out',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'sim.bank.example',
};
const BASE = 'https://sim.bank.example/out';
const SETTINGS = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '10.0.0.0/8, loopback' };

const apps: TestApp[] = [];
async function started(...parameters: Parameters<typeof createTestApp>): Promise<TestApp> {
  const test = await createTestApp(...parameters);
  apps.push(test);
  return test;
}
afterAll(() => Promise.all(apps.map((test) => test.close())));

describe(`The SPI behind a proxy that removes a prefix, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await started(spi, SETTINGS);
  });

  it.each(['', '/s/run-42'])('has it in the links of the start page, below "%s"', async (named) => {
    const { text } = await test.http.get(`${named}/`).set({ ...PROXY, Accept: 'text/html' });
    const links = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link.startsWith(`/out${named}/`)).toBe(true);
  });

  it('has it in the servers of the document and of Swagger UI, whose files are beside the page', async () => {
    const { body } = await test.http.get('/openapi.json').set(PROXY).expect(200);
    const { servers } = body as { readonly servers: readonly { readonly url: string }[] };
    expect(servers.map(({ url }) => url)).toEqual([
      ...['/out', '/out/s/{sandbox}', 'http://localhost:3002'],
    ]);
    const below = await test.http.get('/s/run-42/docs/swagger-ui-init.js').set(PROXY).expect(200);
    expect(below.text).toContain('"url": "/out/s/run-42"');
    const page = await test.http.get('/docs').set(PROXY).expect(200);
    expect(page.text).toContain('./docs/swagger-ui-bundle.js');
    expect(page.text).not.toMatch(/(?:href|src)="\//);
  });

  it('has it in Link', async () => {
    for (const endToEndId of ['E1', 'E2']) {
      const xml = pacs008({ endToEndId });
      await test.http.post('/spi/pacs.008').type('application/xml').send(xml).expect(200);
    }
    const { headers } = await test.http.get('/spi/transactions?limit=1').set(PROXY).expect(200);
    expect(headers['link']).toMatch(/^<\/out\/spi\/transactions\?/);
  });

  it('controls a sandbox from its own pages only', async () => {
    const origin = (value: string) => ({ ...PROXY, Origin: value });
    const put = (headers: object) =>
      test.http
        .put('/__admin/clock')
        .set(headers as Record<string, string>)
        .send({ mode: 'real' });
    // Without ADMIN_TOKEN, only this machine controls the service, and the proxy says that the request came from elsewhere.
    await put(origin('https://sim.bank.example')).expect(403);
    await put({ ...origin('http://localhost:8080'), 'X-Forwarded-Host': 'localhost:8080' }).expect(
      200,
    );
    await put({ ...origin('http://evil.example'), 'X-Forwarded-Host': 'localhost' }).expect(403);
    // A page whose name resolves to this machine (DNS rebinding) is of the same origin, and sends the header itself.
    const rebound = { Host: 'evil.example:3002', 'X-Forwarded-Host': 'localhost' };
    await test.http.get('/__admin/requests').set(rebound).expect(403);
  });

  it('finds the sandbox in the host name that the proxy received', async () => {
    const host = { 'X-Forwarded-Host': 'run-42.localhost' };
    const { headers } = await test.http.get('/spi/health').set(host).expect(200);
    expect(headers['x-sandbox']).toBe('run-42');
  });

  it.each(['/a/../b', '//evil.example', '/a"onload="x', '/s/run-42', '/a, /b'])(
    'ignores the prefix %s',
    async (prefix) => {
      const { body } = await test.http
        .get('/')
        .set({ 'X-Forwarded-Prefix': prefix, Accept: 'application/json' })
        .expect(200);
      expect(body).toMatchObject({ links: { docs: '/docs' } });
    },
  );
});

describe('A client that is not a trusted proxy', () => {
  it.each([
    ['there are none', {}],
    ['it has another address', { TRUSTED_PROXIES: '10.0.0.0/8' }],
  ])('changes no link if %s', async (_, settings) => {
    const test = await started(spi, { LOG_LEVEL: 'silent', ...settings });
    const { body, headers } = await test.http
      .get('/')
      .set({ ...PROXY, 'X-Forwarded-Host': 'run-42.localhost', Accept: 'application/json' })
      .expect(200);
    expect(body).toMatchObject({ links: { docs: '/docs' } });
    expect(headers['x-sandbox']).toBe('default');
  });
});

describe(`The SPI below BASE_PATH on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await started(spi, { ...SETTINGS, BASE_PATH: '/spi-simulator' });
  });

  it.each([
    ['/spi-simulator', {}, '/spi-simulator/docs'],
    ['/spi-simulator/', {}, '/spi-simulator/docs'],
    ['/spi-simulator/s/run-42', {}, '/spi-simulator/s/run-42/docs'],
    ['/spi-simulator/s/run-42/', PROXY, '/out/spi-simulator/s/run-42/docs'],
    // Probes and other services need no proxy, and so no prefix.
    ['/', {}, '/docs'],
    ['/s/run-42', {}, '/s/run-42/docs'],
  ])('%s with %j links to %s', async (path, headers, docs) => {
    const { body } = await test.http
      .get(path)
      .set({ ...headers, Accept: 'application/json' })
      .expect(200);
    expect(body).toMatchObject({ links: { docs } });
  });

  it('has one form too', async () => {
    await test.http.get('/spi-simulator/spi/health').expect(200);
    for (const path of ['/SPI-simulator/spi/health', '/spi-simulator//spi/health']) {
      await test.http.get(path).expect(404);
    }
  });

  it('does not start with a prefix that is not a path, or with proxies that are not addresses', () => {
    expect(() => configOf(spi, { BASE_PATH: '/a/../b' })).toThrow(
      /^BASE_PATH=\/a\/\.\.\/b cannot be used: it must be a path/,
    );
    expect(() => configOf(spi, { TRUSTED_PROXIES: 'all' })).toThrow(
      /^TRUSTED_PROXIES=all cannot be used: it must be a list of IP addresses/,
    );
  });
});

describe(`Other services behind the proxy, on ${databaseUnderTest}`, () => {
  it('have the prefix in the links of open banking, with and without PUBLIC_URL', async () => {
    const path = '/open-banking/discovery/v1/endpoints';
    const own = await started(openfinance, SETTINGS);
    const first = await own.http.get(`/s/run-42${path}`).set(PROXY).expect(200);
    expect(JSON.stringify(first.body)).toContain(`"${BASE}/s/run-42/open-banking/`);
    const PUBLIC_URL = 'https://api.bank.example/of/';
    const named = await started(openfinance, { ...SETTINGS, PUBLIC_URL });
    const second = await named.http.get(`/s/run-42${path}`).set(PROXY).expect(200);
    expect(JSON.stringify(second.body)).toContain('"https://api.bank.example/of/s/run-42/open-');
  });

  it('have the prefix in the address of tokens', async () => {
    const test = await started(ratelimit, SETTINGS);
    const tokenUrlAt = async (path: string) => {
      const { text } = await test.http.get(path).set(PROXY).expect(200);
      return /"tokenUrl":"([^"]+)"/.exec(text)?.[1];
    };
    expect(await tokenUrlAt('/openapi.json')).toBe('/out/auth/token');
    expect(await tokenUrlAt('/s/run-42/openapi.json')).toBe('/out/s/run-42/auth/token');
  });

  it('have the prefix in Location and in links of answers', async () => {
    const test = await started(report, SETTINGS);
    const { headers } = await test.http
      .post('/reports/generate')
      .set(PROXY)
      .send({ type: 'synthetic.transactions' })
      .expect(202);
    expect(headers['location']).toMatch(/^\/out\/reports\//);
    const path = String(headers['location']).slice('/out'.length);
    const { body } = await test.http.get(`${path}?wait=60`).set(PROXY).expect(200);
    expect(body).toMatchObject({ result: { downloadUrl: `/out${path}/download` } });
  });
});
