import 'reflect-metadata';
import { Script } from 'node:vm';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { FIRST_STEPS } from '../apps/suite/src/control/home/first-steps';
import { filled, paymentIn } from '../apps/suite/src/control/home/first-steps-script';
import { suite as control } from '../apps/suite/src/suite.app';
import { startControlledSuite, withStatus, type ControlledSuite } from './suite-control/clients';

describe.each(apps.map((definition) => [definition.name, definition] as const))(
  `The start page of %s on ${databaseUnderTest}`,
  (name, definition) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp(definition, { LOG_LEVEL: 'silent', ISO8583_TCP_PORT: '0' });
    });
    afterAll(() => test.close());

    const page = (headers: Record<string, string>, path = '/') =>
      test.http.get(path).set({ Accept: 'text/html,*/*;q=0.8', ...headers });

    it('is HTML that a browser may show with its own style only, and has links to the guides', async () => {
      const { headers, text } = await page({}).expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';style-src 'sha256-[^']+';img-src 'self';base-uri 'none'/,
      );
      expect(headers['vary']).toContain('Accept-Language');
      expect(text).toContain(`<h1>${definition.title}</h1>`);
      expect(text).toContain('Status: <strong>ready</strong>');
      expect(text).toContain(`<a href="/guide/${name}">`);
      expect(text).toContain('<a href="/guide">');
      expect(text).not.toMatch(/<script|https?:\/\/|`/);
    });

    it.each([
      ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Estado'],
      ['pt', 'pt-BR', 'Estado'],
      ['en-US,en;q=0.9,pt;q=0.1', 'en', 'Status'],
      ['de', 'en', 'Status'],
    ])('is in the language of Accept-Language: %s', async (accepted, lang, word) => {
      const { text } = await page({ 'Accept-Language': accepted }).expect(200);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`${word}: <strong>`);
      if (lang === 'pt-BR') expect(text).toContain(definition.inPortuguese?.title ?? 'none');
    });

    it('is JSON if the client asks for JSON, and each link works', async () => {
      const { body } = await test.http.get('/').set('Accept', 'application/json').expect(200);
      expect(body).toEqual({
        service: name,
        title: definition.title,
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
        status: 'ok',
        links: expect.objectContaining({ docs: '/docs', openapi: '/openapi.json' }) as unknown,
      });
      const { links } = body as { readonly links: Readonly<Record<string, string>> };
      for (const link of Object.values(links)) await test.http.get(link).expect(200);
    });

    it('has links into the sandbox whose prefix it was opened with', async () => {
      for (const path of ['/s/run-42', '/s/run-42/']) {
        const { text } = await page({}, path).expect(200);
        expect(text).toContain('<code>run-42</code>');
        expect(text).toContain('href="/s/run-42/docs"');
        expect(text).toContain('href="/s/run-42/__admin/rules"');
        expect(text).toContain(`href="/s/run-42/guide/${name}"`);
      }
    });

    it('has an icon', async () => {
      const { headers } = await test.http.get('/favicon.ico').expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
    });

    it('has the OpenAPI document beside it, the same as /docs-json', async () => {
      const { body } = await test.http.get('/openapi.json').expect(200);
      expect(body).toEqual((await test.http.get('/docs-json')).body);
      expect(Object.keys((body as { readonly paths: object }).paths)).not.toContain('/');
    });

    it('creates no sandbox, follows no rule and is in no journal', async () => {
      const rule = { match: { path: '/**' }, effect: { respond: { status: 599 } } };
      const ofRuled = { 'X-Sandbox': 'ruled' };
      await test.http.post('/__admin/rules').set(ofRuled).send(rule).expect(201);
      for (const path of ['/', '/favicon.ico', '/openapi.json', '/guide', `/guide/${name}`]) {
        await test.http.get(path).set('X-Sandbox', 'not-made').expect(200);
        await test.http.get(path).set(ofRuled).expect(200);
      }
      const { body } = await test.http.get('/__admin/sandboxes').expect(200);
      expect(JSON.stringify(body)).not.toContain('not-made');
      expect((await test.http.get('/__admin/requests').set(ofRuled)).body).toEqual([]);
    });

    it('is refused for other methods', async () => {
      const { headers } = await test.http.post('/').expect(405);
      expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
    });
  },
);

describe(`The first steps on the start page of the suite on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  beforeAll(async () => {
    suite = await startControlledSuite();
  });
  afterAll(() => suite.close());

  const page = async (path = '/', language = 'en') =>
    suite.control.http.get(path).set({ Accept: 'text/html', 'Accept-Language': language });

  it('may load only the script of the suite, and call only the suite', async () => {
    const { headers, text } = await page();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';img-src 'self';.*;script-src 'self';connect-src 'self'$/,
    );
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/first-steps.js" defer>']);
    const script = await suite.control.http.get('/first-steps.js').expect(200);
    expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    expect(() => new Script(script.text)).not.toThrow();
  });

  it.each([
    ['en', 'Send the payment', 'Request as a command'],
    ['pt-BR', 'Enviar o pagamento', 'Requisição como comando'],
  ])('have labels and a place for each response in %s', async (language, button, label) => {
    const { text } = await page('/', language);
    const count = FIRST_STEPS.length;
    expect(text).toContain(`<button type="button">${button}</button>`);
    expect(text.split('<button type="button" disabled>')).toHaveLength(count);
    for (const part of [`aria-label="${label}"`, 'role="status" aria-live="polite"']) {
      expect(text.split(part)).toHaveLength(count + 1);
    }
  });

  it.each(['/', '/s/run-42/'])('work on a new suite, each in its order: %s', async (path) => {
    const { text } = await page(path);
    const sandbox = attributesOf(/<div id="first-steps"[^>]*>/.exec(text)?.[0])['sandbox'] ?? '';
    expect(text).toContain(`href="${path}__admin/clock"`);
    expect(sandbox).toMatch(path === '/' ? /^first-pix-[0-9a-f]{8}$/ : /^run-42$/);
    let values = {};
    const responses: string[] = [];
    for (const section of text.match(/<section [^>]*>/g) ?? []) {
      const { method, address = '', body, gives } = attributesOf(section);
      const verb = method === 'GET' ? 'get' : 'post';
      const request = suite.control.http[verb](filled(address, values)).set('X-Sandbox', sandbox);
      const answer = await (body === undefined
        ? request
        : request.type('application/json').send(body));
      withStatus(gives === 'payment' ? 201 : 200)(answer);
      values = gives === 'payment' ? (paymentIn(answer.text) ?? {}) : values;
      responses.push(answer.text);
    }
    const [paid, , read, journal] = responses;
    expect(paid).toContain('"status":"RCVD"');
    expect(read).toContain('"status":"ACSC"');
    const services = (JSON.parse(journal ?? '') as { service: string }[]).map((e) => e.service);
    expect([...new Set(services)]).toEqual(['openfinance', 'spi']);
  });

  it('are on a page in one language at a time, with guides of each service', async () => {
    const [english, portuguese] = [await page('/', 'en'), await page('/', 'pt-BR')];
    const addresses: Readonly<Record<string, string>> = suite.addresses;
    for (const { name, title, inPortuguese } of apps) {
      expect(english.text).toContain(`<td>${title}</td>`);
      expect(portuguese.text).toContain(`<td>${inPortuguese?.title ?? ''}</td>`);
      const guide = `${addresses[name] ?? ''}/guide/${name}`;
      const { headers } = await fetch(guide);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(portuguese.text).toContain(`<a href="${guide}">`);
    }
    expect(portuguese.text.replace(/<[^>]+>/g, ' ')).not.toMatch(/journal/i);
    await suite.control.http.get('/guide/suite').expect(200);
  });

  it('show the address of the service in the command', async () => {
    const { text } = await page();
    const start = `curl -s '${suite.addresses.openfinance}/open-banking/`;
    expect(text).toContain(start);
  });

  it.each(['other', 'advance', 'read', 'pay/1', 'read%2F2', 'read/%C3%A9'])(
    'are no others: %s',
    async (step) => {
      const { body } = await suite.control.http.post(`/__admin/first-steps/${step}`).expect(404);
      expect(body).toMatchObject({ code: 'FIRST_STEP_NOT_FOUND' });
    },
  );

  it('need the token if ADMIN_TOKEN is set, and the page says so', async () => {
    const ADMIN_TOKEN = 'a-token-of-enough-length';
    const closed = await createTestApp(control, { LOG_LEVEL: 'silent', ADMIN_TOKEN });
    const { text } = await closed.http.get('/').set('Accept', 'text/html').expect(200);
    expect(text).toContain('<label for="admin-token">Admin token</label>');
    expect(text).toContain('the control of the suite needs a token');
    expect(text).toContain('-H &quot;Authorization: Bearer $ADMIN_TOKEN&quot;');
    expect(text).not.toContain(ADMIN_TOKEN);
    await closed.http.post('/__admin/first-steps/pay').expect(401);
    await closed.close();
  });
});

/** The `data-` attributes of a tag. */
function attributesOf(tag = ''): Readonly<Record<string, string>> {
  const found = [...tag.matchAll(/data-([a-z]+)="([^"]*)"/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}
