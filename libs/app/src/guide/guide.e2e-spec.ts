import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { port } from '#libs/config';
import { createTestApp, type TestApp } from '#libs/testing';
import { type AppDefinition } from '../app-definition';

@Module({})
class EmptyModule {}

const empty: AppDefinition = {
  name: 'spi',
  title: 'Empty',
  description: '',
  port: port('EMPTY_PORT', '3999', ''),
  healthPath: '/health',
  variables: {},
  module: EmptyModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};

describe('GET /guide', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(empty, { LOG_LEVEL: 'silent', BASE_PATH: '/simulators/spi' });
  });
  afterAll(() => test.close());

  const get = (path: string, language?: string) => {
    const sent = test.http.get(path);
    return language === undefined ? sent : sent.set('Accept-Language', language);
  };

  it('is a page that loads only its own style and icon', async () => {
    const { headers, text } = await get('/guide/spi').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';img-src 'self';base-uri 'none'/,
    );
    expect(headers['vary']).toBe('Accept-Language');
    expect(text).toContain('<pre tabindex="0"><code>');
    expect(text).not.toMatch(/<script|<img|style=/);
  });

  it.each([
    ['/guide', undefined, 'en'],
    ['/guide', 'pt-BR', 'pt-BR'],
    ['/guide/README.en', 'pt-BR', 'en'],
    ['/guide/README.pt-BR', undefined, 'pt-BR'],
    ['/guide/tutorial', 'pt-BR', 'pt-BR'],
    ['/guide/tutorial.en', 'pt-BR', 'en'],
    ['/guide/how-to/java', 'pt-BR', 'en'],
  ])('%s for a reader of %s is in %s', async (path, language, expected) => {
    const { headers, text } = await get(path, language).expect(200);
    expect(headers['content-language']).toBe(expected);
    expect(text).toContain(`<html lang="${expected}">`);
  });

  it.each(['', '/s/run-42', '/simulators/spi', '/simulators/spi/s/run-42'])(
    'has links that work below the prefix "%s"',
    async (prefix) => {
      const pages = [`${prefix}/guide`, `${prefix}/guide/tutorial`, `${prefix}/guide/how-to/java`];
      for (const page of pages) {
        const { text } = await get(page).expect(200);
        const links = [...text.matchAll(/ href="([^"#]+)/g)].map(([, href = '']) => href);
        const own = links.filter((href) => !href.startsWith('http'));
        expect(own).toEqual(expect.arrayContaining([`${prefix}/`, `${prefix}/guide`]));
        for (const href of new Set(own)) {
          const { pathname } = new URL(href, `http://localhost${page}`);
          expect(pathname).toMatch(new RegExp(`^${prefix}/`));
          await get(pathname).expect(200);
        }
      }
    },
  );

  it.each([
    ['/guide/spii', 'GUIDE_NOT_FOUND', 'Is /guide/spi meant?'],
    ['/guide/spi.md', 'GUIDE_NOT_FOUND', 'Is /guide/spi meant?'],
    ['/guide/package.json', 'GUIDE_NOT_FOUND', '/guide is the first page'],
    ['/guide/how-to%2Fjava', 'GUIDE_NOT_FOUND', '/guide is the first page'],
    ['/guide/%2e%2e%2fpackage.json', 'ROUTE_NOT_FOUND', '".."'],
    ['/guide/..%2f..%2fpackage.json', 'ROUTE_NOT_FOUND', '".."'],
    ['/guide/../package.json', 'ROUTE_NOT_FOUND', ''],
    ['/guide/', 'ROUTE_NOT_FOUND', 'Is /guide meant?'],
    ['/guide/a/b/c', 'ROUTE_NOT_FOUND', ''],
  ])('does not serve %s: %s', async (path, code, detail) => {
    const { body } = await get(path).expect(404);
    expect(body).toMatchObject({ code, detail: expect.stringContaining(detail) as unknown });
  });
});
