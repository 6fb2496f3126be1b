import 'reflect-metadata';
import { createTestApp, databaseUnderTest, frozenAt, pacs008, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { spi } from '../apps/spi/src/spi.app';

/** The ways to name the sandbox `name`: what is before the path, and the headers. */
const WAYS: readonly [string, (name: string) => readonly [string, Record<string, string>]][] = [
  ['X-Sandbox', (name) => ['', { 'X-Sandbox': name }]],
  ['the path', (name) => [`/s/${name}`, {}]],
  ['the host name', (name) => ['', { Host: `${name}.localhost:3002` }]],
  ['a host name below SANDBOX_HOST', (name) => ['', { Host: `${name}.Simulators.example` }]],
  ['baggage', (name) => ['', { baggage: `userId=1, sandbox = ${name};ttl=9` }]],
];
/** All services read the address with the same code: one is tested with every way, the others with the path. */
const waysTo = (service: string): typeof WAYS =>
  service === 'spi' ? WAYS : WAYS.filter(([way]) => way === 'the path');
const token = 'a-token-of-enough-length';
const asAdmin = { Authorization: `Bearer ${token}` };

describe.each(apps.map((definition) => [definition.name, definition] as const))(
  `The sandbox that a request to %s names on ${databaseUnderTest}`,
  (service, definition) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp(definition, {
        LOG_LEVEL: 'silent',
        SANDBOX_HOST: 'simulators.example',
        ADMIN_TOKEN: token,
        ISO8583_TCP_PORT: '0',
      });
    });
    afterAll(() => test.close());

    it.each(waysTo(service))(
      'is used if %s names it: clock, rules, journal',
      async (way, named) => {
        const name = way.toLowerCase().replace(/[^a-z]/g, '-');
        const [prefix, headers] = named(name);
        const frozen = frozenAt('2999-01-01T00:00:00.000Z');
        const changed = await test.http
          .put(`${prefix}/__admin/clock`)
          .set({ ...headers, ...asAdmin })
          .send(frozen)
          .expect(200);
        expect(changed.headers['x-sandbox']).toBe(name);
        const ofSandbox = { 'X-Sandbox': name, ...asAdmin };
        expect((await test.http.get('/__admin/clock').set(ofSandbox)).body).toMatchObject({
          mode: 'frozen',
          now: '2999-01-01T00:00:00.000Z',
        });

        const match = { method: 'GET', path: '/nothing/:here' };
        const rule = { match, effect: { respond: { status: 299 } }, times: 1 };
        await test.http.post('/__admin/rules').set(ofSandbox).send(rule).expect(201);
        await test.http.get(`${prefix}/nothing/here?a=1`).set(headers).expect(299);
        const { body } = await test.http.get(`${prefix}/nothing/here`).set(headers).expect(404);
        expect(body).toMatchObject({ code: 'ROUTE_NOT_FOUND', instance: '/nothing/here' });
        const { body: journal } = await test.http.get('/__admin/requests').set(ofSandbox);
        expect(journal).toMatchObject([
          { path: '/nothing/here', status: 404 },
          { path: '/nothing/here?a=1', status: 299 },
        ]);
        const expectations = [{ match, times: 2 }];
        const verified = await test.http
          .post(`${prefix}/__admin/verify`)
          .set({ ...headers, ...asAdmin })
          .send({ expectations });
        expect(verified.body).toMatchObject({ pass: true });
      },
    );

    it('is refused if the path and the header name different ones, also for /__admin and /health', async () => {
      for (const path of ['/nothing', '/__admin/clock', '/health']) {
        const { body, headers } = await test.http
          .get(`/s/one${path}`)
          .set({ 'X-Sandbox': 'two', ...asAdmin })
          .expect(400);
        expect(body).toMatchObject({
          code: 'SANDBOX_CONFLICT',
          detail: expect.stringMatching(/two.*one/) as unknown,
          errors: [{ pointer: 'X-Sandbox' }, { pointer: 'path' }],
        });
        expect(headers).not.toHaveProperty('x-sandbox');
      }
    });

    it('is the one of Swagger UI below its prefix, and opening the page creates no sandbox', async () => {
      const page = await test.http.get('/s/reader/docs').expect(200);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.text).toContain('./docs/swagger-ui-bundle.js');
      await test.http.get('/s/reader/docs/swagger-ui-bundle.js').expect(200);
      const script = await test.http.get('/s/reader/docs/swagger-ui-init.js').expect(200);
      expect(script.text).toContain('"url": "/s/reader"');
      const { body } = await test.http.get('/s/reader/docs-json').expect(200);
      const { servers } = body as { readonly servers: readonly { readonly url: string }[] };
      const urls = ['/', '/s/{sandbox}', `http://localhost:${definition.port.default}`];
      expect(servers.map(({ url }) => url)).toEqual(['/s/reader', ...urls]);
      const plain = await test.http.get('/docs-json').expect(200);
      expect(plain.body).toMatchObject({ servers: urls.map((url) => ({ url })) });
      const { body: sandboxes } = await test.http.get('/__admin/sandboxes').set(asAdmin);
      expect(JSON.stringify(sandboxes)).not.toContain('"reader"');
    });

    it('is the one of the health response', async () => {
      const { headers } = await test.http.get(`/s/run-1${definition.healthPath}`).expect(200);
      expect(headers['x-sandbox']).toBe('run-1');
    });
  },
);

describe(`A list of the SPI below a sandbox prefix on ${databaseUnderTest}`, () => {
  it('links to its next page with the prefix', async () => {
    const test = await createTestApp(spi);
    for (const endToEndId of ['E1', 'E2']) {
      await test.http
        .post('/s/run-42/spi/pacs.008')
        .set('Content-Type', 'application/xml')
        .send(pacs008({ endToEndId }))
        .expect(200);
    }
    const first = await test.http.get('/s/run-42/spi/transactions?limit=1').expect(200);
    const [, next = ''] = /^<(\/s\/run-42\/spi\/transactions\?[^>]+)>/.exec(
      first.headers['link'] ?? '',
    ) ?? ['', ''];
    const second = await test.http.get(next).expect(200);
    const ids = [...(first.body as object[]), ...(second.body as object[])];
    expect(ids).toMatchObject([{ endToEndId: 'E2' }, { endToEndId: 'E1' }]);
    await test.close();
  });
});
