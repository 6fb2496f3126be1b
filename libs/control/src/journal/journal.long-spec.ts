import 'reflect-metadata';
import { systemClock } from '#libs/kernel';
import {
  createTestApp,
  databaseUnderTest,
  type TestApp,
  admin,
  fetched,
  inSandbox,
  notes,
} from '#libs/testing';

describe(`The journal on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '60' });
  });
  afterAll(() => test.close());

  it('lists requests masked, newest first, with the applied rule', async () => {
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

  it('filters and counts requests, and never contains requests to /__admin', async () => {
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

  it('passes an expectation of no request only in a sandbox that exists', async () => {
    const none = { expectations: [{ match: { path: '/notes/**' }, times: 0 }] };
    const { call } = admin(test, 'only-verified');
    const refused = await call('post', '/verify', none).expect(404);
    expect(refused.body).toMatchObject({ code: 'SANDBOX_NOT_FOUND' });
    await call('get', '/sandboxes/only-verified').expect(404);
    await call('post', '/sandboxes', { name: 'only-verified' }).expect(201);
    await call('post', '/verify', none).expect(200, /"pass":true/);
    await call('delete', '/sandboxes/only-verified').expect(204);
    await call('post', '/verify', none).expect(404);
    await admin(test, 'default').call('post', '/verify', none).expect(200);
  });

  it('verifies the requests of a sandbox that does not exist because they were refused', async () => {
    const { call } = admin(test, 'only-refused');
    const broken = { 'X-Sandbox': 'only-refused', 'Content-Type': 'application/json' };
    await test.http.post('/notes/a/x').set(broken).send('{').expect(400);
    await call('get', '/sandboxes/only-refused').expect(404);
    const expectations = [{ match: { path: '/notes/**' }, times: 1 }];
    await call('post', '/verify', { expectations }).expect(200, /"pass":true/);
  });

  it('verifies expectations, and reports the nearest miss of one that is not met', async () => {
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

  it('verifies the original data, and shows it masked', async () => {
    const { call, journal } = admin(test, 'arrived');
    await test.http
      .post('/notes/12345678901/x')
      .set({ 'X-Sandbox': 'arrived', 'X-Run': '4000000000000001' })
      .send({ pan: '4000000000000001' });
    const verdict = async (match: object, bound: object) => {
      const expectations = [{ match, ...bound }];
      const { body } = await call('post', '/verify', { expectations }).expect(200);
      return body as { readonly pass: boolean };
    };
    const path = '/notes/12345678901/x';
    expect(await verdict({ path }, { atMost: 0 })).toMatchObject({ pass: false, dropped: 0 });
    expect(await verdict({ headers: { 'X-Run': '4000000000000001' } }, { times: 1 })).toMatchObject(
      { pass: true },
    );
    const missed = await verdict({ path: '/notes/*/x', body: [{ equals: 'x' }] }, { times: 1 });
    expect(JSON.stringify([missed, await journal()])).not.toMatch(/12345678901|4000000000000001/);
    expect(await journal('?bodyContains=4000000000000001')).toHaveLength(1);
    expect(await journal(`?path=${path}`)).toMatchObject([
      { requestBody: '{"pan":"400000******0001"}', path: '/notes/***.***.***-**/x' },
    ]);
  });

  it('contains requests that are refused before the sandbox is opened, and creates no sandbox', async () => {
    const { journal, call } = admin(test, 'refused');
    const post = () => test.http.post('/notes/a/x').set('X-Sandbox', 'refused');
    await post().set('Content-Type', 'application/json').send('{"pan":').expect(400);
    await post()
      .send({ text: 'x'.repeat(2_000_000) })
      .expect(413);
    await post().set('Content-Type', 'application/json; charset=utf-16').send('{}').expect(415);
    const entries = await journal();
    expect(entries.map(({ status }) => status)).toEqual([415, 413, 400]);
    expect(entries[2]).toMatchObject({ requestBody: '{"pan":', outcome: 'answered' });
    const age = Date.parse(String(entries[2]?.['at'])) - systemClock.nowMs();
    expect(Math.abs(age)).toBeLessThan(600_000);
    const { body } = await call('get', '/sandboxes').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).not.toContain('refused');
  });
});

describe(`A small journal on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, {
      LOG_LEVEL: 'silent',
      JOURNAL_SIZE: '2',
      JOURNAL_TOTAL_BYTES: '12000',
    });
  });
  afterAll(() => test.close());

  it.each(['of one sandbox', 'of all sandboxes'])(
    'fails an expectation that dropped entries could decide, after too many requests %s',
    async (whose) => {
      const sandbox = whose.replaceAll(' ', '-');
      const { call } = admin(test, sandbox);
      await inSandbox(test, sandbox).write('first').expect(201);
      for (let count = 0; count < 30; count += 1) {
        const name = whose === 'of one sandbox' ? sandbox : `run-${String(count)}`;
        await inSandbox(test, name)
          .write(`n${String(count)}`)
          .expect(201);
      }
      const expectations = [{ match: { path: '/notes/first/*' }, atMost: 0 }];
      const { body } = await call('post', '/verify', { expectations }).expect(200);
      expect(body).toMatchObject({
        pass: false,
        results: [{ pass: false, message: expect.stringContaining('entries were dropped') }],
      });
      await call('delete', '/requests').expect(204);
      const cleared = await call('post', '/verify', { expectations }).expect(200);
      expect(cleared.body).toMatchObject({ pass: true, dropped: 0 });
    },
  );
});

describe(`The sandboxes of 50 parallel clients on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '60' });
  });
  afterAll(() => test.close());

  it('have separate data, clocks, rules and journals', async () => {
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
