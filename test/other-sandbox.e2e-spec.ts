import 'reflect-metadata';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { spi } from '../apps/spi/src/spi.app';

/** What is created in a sandbox, by the operation and the name of its example, and then looked for in another. */
const CREATED: readonly (readonly [string, string, string, string, (id: string) => string])[] = [
  ['report', '/reports/generate', 'synthetic', '/id', (id) => `/reports/${id}`],
  ['nfse', '/nfse/issue', 'plain', '/id', (id) => `/nfse/${id}`],
  ['nfse', '/nfse/issue', 'plain', '/accessKey', (id) => `/nfse/${id}/xml`],
  ['nfse', '/nfse/issue', 'plain', '/id', (id) => `/nfse/${id}/pdf`],
  ['workflow', '/workflows', 'greeting', '/id', (id) => `/workflows/${id}`],
  [
    'openfinance',
    '/open-banking/consents/v1/consents',
    'accounts',
    '/data/consentId',
    (id) => `/open-banking/consents/v1/consents/${id}`,
  ],
  [
    'openfinance',
    '/open-banking/payments/v1/consents',
    'now',
    '/data/consentId',
    (id) => `/open-banking/payments/v1/consents/${id}`,
  ],
  [
    'openfinance',
    '/open-banking/payments/v1/pix/payments',
    'plain',
    '/data/paymentId',
    (id) => `/open-banking/payments/v1/pix/payments/${id}`,
  ],
];

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly requestBody: {
            readonly content: Readonly<
              Record<
                'application/json',
                { readonly examples: Readonly<Record<string, { value: object }>> }
              >
            >;
          };
        };
      }
    >
  >;
}

/** From the document as it is served: its dates are those of today. */
async function exampleOf({ http }: TestApp, path: string, name: string): Promise<object> {
  const { paths } = (await http.get('/openapi.json').expect(200)).body as Document;
  const { post } = paths[path] ?? {};
  return post?.requestBody.content['application/json'].examples[name]?.value ?? {};
}

function memberOf(body: unknown, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], body);
  return String(value);
}

describe(`A 404 on ${databaseUnderTest}`, () => {
  const services = new Map<string, TestApp>();
  /** A service, started once for each of its settings. */
  const started = async (name: string, settings: Readonly<Record<string, string>> = {}) => {
    const key = JSON.stringify([name, settings]);
    const known = services.get(key);
    if (known !== undefined) return known;
    const definition = apps.find((app) => app.name === name) ?? spi;
    const test = await createTestApp(definition, { LOG_LEVEL: 'silent', ...settings });
    services.set(key, test);
    return test;
  };
  afterAll(() => Promise.all([...services.values()].map((test) => test.close())));

  /** Sends a payment in the sandbox, and returns its address. */
  const pay = async ({ http }: TestApp, sandbox: string): Promise<string> => {
    const endToEndId = newEndToEndId();
    await http
      .post('/spi/pacs.008')
      .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
      .send(pacs008({ endToEndId }))
      .expect(200);
    return `/spi/transactions/${endToEndId}`;
  };
  const detailOf = async (
    { http }: TestApp,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { body } = await http.get(path).set(headers).expect(404);
    return (body as { readonly detail: string }).detail;
  };

  it.each(CREATED)(
    'of %s names the sandbox of what %s has created (%s, %s)',
    async (service, path, example, pointer, address) => {
      const test = await started(service);
      const { http } = test;
      const { body } = await http
        .post(path)
        .set('X-Sandbox', 'run-42')
        .send(await exampleOf(test, path, example));
      const missing = await http
        .get(address(memberOf(body, pointer)))
        .set('X-Sandbox', 'run-43')
        .expect(404);
      expect(missing.text).toContain(
        'in the sandbox \\"run-42\\": send the header X-Sandbox: run-42.',
      );
    },
  );

  it('says how to reach it, in the way in which the request names its own', async () => {
    const test = await started('spi');
    const path = await pay(test, 'way-1');
    expect(await detailOf(test, path)).toMatch(
      /^Sandbox default has no .* It exists in the sandbox "way-1": send the header X-Sandbox: way-1\.$/,
    );
    expect(await detailOf(test, `/s/way-2${path}`)).toContain(
      'It exists in the sandbox "way-1": send the request to /s/way-1.',
    );
  });

  it('names nothing if no other sandbox has the id', async () => {
    const test = await started('spi');
    await pay(test, 'way-1');
    const detail = await detailOf(test, `/spi/transactions/${newEndToEndId()}`);
    expect(detail).not.toContain('It exists');
  });

  it('names nothing if clients need a token', async () => {
    const test = await started('spi', { ADMIN_TOKEN: 'a-token-of-enough-length' });
    expect(await detailOf(test, await pay(test, 'secret'))).not.toContain('secret');
  });

  it('names nothing to a host name of another machine, as /__admin does', async () => {
    const test = await started('spi', { SANDBOX_HOST: 'sim.example' });
    const path = await pay(test, 'secret');
    for (const Host of ['rebound.example', 'run-42.sim.example']) {
      expect(await detailOf(test, path, { Host })).not.toContain('secret');
    }
    expect(await detailOf(test, path, { Host: 'run-42.localhost' })).toContain('"secret"');
  });

  it('never opens a sandbox that is closed', async () => {
    const test = await started('spi', { SANDBOXES_OPEN: '1' });
    const path = await pay(test, 'closed');
    await pay(test, 'other');
    expect(await detailOf(test, path, { 'X-Sandbox': 'third' })).not.toContain('It exists');
  });

  it('is no use of the other sandbox, and is not in its journal', async () => {
    const test = await started('spi', { SANDBOX_TTL: 'PT1H' });
    const path = await pay(test, 'unused');
    const stateOf = async () => {
      const sandbox = await test.http.get('/__admin/sandboxes/unused').expect(200);
      const journal = await test.http.get('/s/unused/__admin/requests/count').expect(200);
      const { expiresAt } = sandbox.body as { readonly expiresAt: string };
      return [expiresAt, journal.body] as const;
    };
    const before = await stateOf();
    expect(before).toEqual([expect.stringMatching(/Z$/), { count: 1 }]);
    expect(await detailOf(test, path)).toContain('"unused"');
    expect(await stateOf()).toEqual(before);
  });
});
