import { createTestApp, notes, type TestApp } from '#libs/testing';

describe('The console', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', BASE_PATH: '/notes-simulator' });
  });
  afterAll(() => test.close());

  const page = async (path: string): Promise<string> => {
    const { text } = await test.http
      .get(path)
      .expect(200)
      .expect('Content-Type', /^text\/html/);
    return text;
  };
  const scriptOf = (html: string): string => /src="([^"]+)"/.exec(html)?.[1] ?? '';

  it('is a page that can load only files of its own service, and no page can frame it', async () => {
    const { headers } = await test.http.get('/notes-simulator/console').expect(200);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('knows its service, its sandbox, and the path in front of it', async () => {
    const html = await page('/notes-simulator/s/run-42/console');
    const settings = /data-settings="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(settings ?? '')).toMatchObject({
      ...{ service: 'notes', services: ['notes'] },
      ...{ basePath: '/notes-simulator', sandbox: 'run-42' },
    });
    expect(scriptOf(html)).toMatch(/^\/notes-simulator\/console\/main-\w+\.js$/);
  });

  it('sends its files compressed as the client takes them, and they never change', async () => {
    const script = scriptOf(await page('/notes-simulator/console'));
    const plain = await test.http.get(script).set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['cache-control']).toContain('immutable');
    for (const coding of ['br', 'gzip']) {
      const response = await fetch(test.address + script, {
        headers: { 'Accept-Encoding': coding },
      });
      expect(response.headers.get('content-encoding')).toBe(coding);
      // fetch decodes it.
      expect(await response.text()).toBe(plain.text);
    }
  });

  it('has no other files', async () => {
    for (const name of ['manifest.json', 'main.js', '..%2Fconsole%2Fmanifest.json', '__proto__']) {
      const { body } = await test.http.get(`/notes-simulator/console/${name}`).expect(404);
      expect(body).toMatchObject({ code: expect.stringMatching(/NOT_FOUND/) as string });
    }
  });
});
