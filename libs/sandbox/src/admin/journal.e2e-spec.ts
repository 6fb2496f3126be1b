import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { admin, fetched } from '../test/admin';
import { inSandbox, notes } from '../test/notes';

describe(`The journal on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '60' });
  });
  afterAll(() => test.close());

  it('keeps requests masked, newest first, with the rule that hit', async () => {
    const { journal, rule } = admin(test, 'journal');
    await rule({ match: { path: '/notes/b/:x' }, effect: { respond: { status: 503 } } });
    await test.http
      .post('/notes/a/x?email=ana@example.com')
      .set({ 'X-Sandbox': 'journal', Authorization: 'Bearer abc', 'X-Correlation-Id': 'c-1' })
      .send({ pan: '4111111111111111', cpf: '12345678901', cvv: '123' })
      .expect(201);
    await inSandbox(test, 'journal').write('b').expect(503);
    const [second, first] = await journal();
    expect(second).toMatchObject({ status: 503, method: 'POST', path: '/notes/b/x' });
    expect(second?.['rule']).toMatch(/^[0-9a-f-]{36}$/);
    expect(first).toMatchObject({ status: 201, correlationId: 'c-1', outcome: 'answered' });
    const text = JSON.stringify(first);
    for (const secret of ['ana@', '4111111111111111', '12345678901', '"123"', 'Bearer abc']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('411111******1111');
  });

  it('is filtered and counted, and never shows /__admin', async () => {
    const { journal, call } = admin(test, 'filter');
    for (const id of ['a', 'b', 'c']) await inSandbox(test, 'filter').write(id).expect(201);
    await test.http.get('/nothing').set('X-Sandbox', 'filter').expect(404);
    expect(await journal('?path=/notes/**')).toHaveLength(3);
    expect(await journal('?status=4xx')).toHaveLength(1);
    expect(await journal('?path=/__admin/**')).toHaveLength(0);
    expect((await call('get', '/requests/count?method=POST')).body).toEqual({ count: 3 });
    expect((await call('get', '/requests/count?since=2999-01-01')).body).toEqual({ count: 0 });
    await call('get', '/requests?since=soon').expect(400);
    await call('delete', '/requests').expect(204);
    expect(await journal()).toEqual([]);
  });

  it('judges what is expected, and names the nearest miss', async () => {
    const { call } = admin(test, 'verify');
    await inSandbox(test, 'verify').write('a').expect(201);
    const holds = { match: { method: 'POST', path: '/notes/a/*' }, times: 1 };
    const passed = await call('post', '/verify', { expectations: [holds] }).expect(200);
    expect(passed.body).toMatchObject({ pass: true });
    const misses = { match: { method: 'POST', path: '/notes/b/*' }, atLeast: 1 };
    const failed = await call('post', '/verify', { expectations: [holds, misses] }).expect(200);
    expect(failed.body).toMatchObject({
      pass: false,
      results: [
        { pass: true, count: 1 },
        { pass: false, count: 0, nearestMisses: [{ differences: [{ field: 'path' }] }] },
      ],
    });
    const invalid = await call('post', '/verify', { expectations: [{ match: { verb: 'x' } }] });
    expect(invalid.body).toMatchObject({ status: 400, code: 'EXPECTATIONS_INVALID' });
  });
});

describe(`Sandboxes side by side on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '60' });
  });
  afterAll(() => test.close());

  it('show 50 parallel clients nothing of each other', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `apart-${String(index)}`);
    await Promise.all(
      names.map(async (name, index) => {
        const { frozen, rule } = admin(test, name);
        await frozen(`${String(2030 + index)}-01-01T00:00:00Z`).expect(200);
        const body = `only in ${name}`;
        await rule({ match: { path: '/notes' }, effect: { respond: { status: 200, body } } });
        await inSandbox(test, name).write(name).expect(201);
      }),
    );
    await Promise.all(
      names.map(async (name, index) => {
        const { call, journal } = admin(test, name);
        expect(await get(name)).toBe(`200 only in ${name}`);
        expect((await call('get', '/rules')).body).toHaveLength(1);
        const { body } = await call('get', '/clock');
        expect(body).toMatchObject({ now: `${String(2030 + index)}-01-01T00:00:00.000Z` });
        await call('delete', '/rules').expect(204);
        expect(await inSandbox(test, name).ids()).toEqual([name]);
        const paths = (await journal()).map(({ path }) => path);
        expect(paths).toEqual(['/notes', '/notes', `/notes/${name}/x`]);
      }),
    );
    function get(sandbox: string): Promise<string> {
      return fetched(`${test.address}/notes`, { 'X-Sandbox': sandbox });
    }
  });
});
