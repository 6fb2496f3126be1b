import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';

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

    it('is HTML that a browser may show with its own style only, and names the docs page', async () => {
      const { headers, text } = await page({}).expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';style-src 'sha256-[^']+';img-src 'self';base-uri 'none'/,
      );
      expect(headers['vary']).toContain('Accept-Language');
      expect(text).toContain(`<h1>${definition.title}</h1>`);
      expect(text).toContain('Status: <strong>ready</strong>');
      expect(text).toContain(`docs/${name}.md`);
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
      for (const path of ['/', '/favicon.ico', '/openapi.json']) {
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
