import 'reflect-metadata';
import {
  createTestApp,
  databaseUnderTest,
  frozenAt,
  type TestApp,
  admin,
  fetched,
  inSandbox,
  notes,
} from '#libs/testing';

describe(`/__admin on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '60' });
  });
  afterAll(() => test.close());

  describe('sandboxes', () => {
    it('are created, listed, reset and dropped', async () => {
      const { call: on } = admin(test, 'default');
      const made = await on('post', '/sandboxes', { name: 'made' }).expect(201);
      expect(made.body).toMatchObject({ name: 'made', clock: { mode: 'real' }, open: true });
      expect((made.body as { sizeBytes: number }).sizeBytes).toBeGreaterThan(0);
      expect((made.body as { createdAt: string }).createdAt).toMatch(/Z$/);
      await on('post', '/sandboxes', { name: 'made' }).expect(409);

      await inSandbox(test, 'made').write('1').expect(201);
      await admin(test, 'made').rule({ effect: { reset: true }, match: { path: '/never' } });
      await admin(test, 'made').frozen('2030-01-01').expect(200);
      await on('post', '/sandboxes/made/reset').expect(200);
      expect(await inSandbox(test, 'made').ids()).toEqual([]);
      expect((await admin(test, 'made').call('get', '/rules')).body).toEqual([]);
      expect((await admin(test, 'made').call('get', '/clock')).body).toMatchObject({
        mode: 'real',
      });

      const names = (await on('get', '/sandboxes').expect(200)).body as { name: string }[];
      expect(names.map(({ name }) => name)).toContain('made');
      await on('delete', '/sandboxes/made').expect(204);
      const gone = await on('delete', '/sandboxes/made').expect(404);
      expect(gone.body).toMatchObject({ code: 'SANDBOX_NOT_FOUND' });
      await on('get', '/sandboxes/made').expect(404);
    });

    it.each([
      ['/clock', { mode: 'real' }],
      ['/clock/due', { nextDueAt: null }],
      ['/rules', []],
    ])('are not created by reading %s', async (path, expected) => {
      const { call } = admin(test, 'only-read');
      expect((await call('get', path).expect(200)).body).toMatchObject(expected);
      await call('get', '/rules/none').expect(404);
      await call('get', '/sandboxes/only-read').expect(404);
    });

    it.each(['A', 'a_b', 'a'.repeat(41), ''])('are refused with the name %p', async (name) => {
      const { body } = await admin(test, 'default')
        .call('post', '/sandboxes', { name })
        .expect(400);
      expect(body).toMatchObject({ code: 'NAME_INVALID' });
    });

    it('are created again if they are dropped while in use, and no request gets a 500', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          index % 8 === 7
            ? admin(test, 'default').call('delete', '/sandboxes/busy')
            : inSandbox(test, 'busy').write(String(index)),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    });
  });

  describe('snapshots', () => {
    it('contain data, clock and rules, and are restored to the same or to another sandbox', async () => {
      const { call, rule, frozen } = admin(test, 'snap');
      await inSandbox(test, 'snap').write('kept').expect(201);
      await frozen('2030-01-01T00:00:00Z').expect(200);
      await rule({ name: 'kept', match: { path: '/never' }, effect: { reset: true } });
      await call('post', '/sandboxes/snap/snapshots/one').expect(201);

      await inSandbox(test, 'snap').write('lost').expect(201);
      await call('post', '/clock/advance', { by: 'P1D' }).expect(200);
      await call('delete', '/rules').expect(204);
      await call('post', '/sandboxes/snap/snapshots/one/restore').expect(200);

      expect(await inSandbox(test, 'snap').ids()).toEqual(['kept']);
      expect((await call('get', '/clock')).body).toEqual({
        mode: 'frozen',
        now: '2030-01-01T00:00:00.000Z',
      });
      expect((await call('get', '/rules')).body).toMatchObject([{ rule: { name: 'kept' } }]);

      await call('post', '/sandboxes/snap/snapshots/one/restore', { into: 'copied' }).expect(200);
      expect(await inSandbox(test, 'copied').ids()).toEqual(['kept']);
      const list = await call('get', '/sandboxes/snap/snapshots').expect(200);
      expect(list.body).toMatchObject([{ name: 'one' }]);
      await call('delete', '/sandboxes/snap/snapshots/one').expect(204);
      await call('delete', '/sandboxes/snap/snapshots/one').expect(404);
      const gone = await call('post', '/sandboxes/snap/snapshots/one/restore').expect(404);
      expect(gone.body).toMatchObject({ code: 'SNAPSHOT_NOT_FOUND' });
      await call('post', '/sandboxes/none-such/snapshots/one').expect(404);
      await call('post', '/sandboxes/snap/snapshots/A_B').expect(400);
    });
  });

  describe('the clock', () => {
    it('is set and advanced, and goes backwards only with allowPast', async () => {
      const { call, frozen } = admin(test, 'clock');
      await frozen('9000-01-01T00:00:00Z').expect(200);
      const past = { mode: 'frozen', now: '8999-12-31', allowPast: false };
      const back = await call('put', '/clock', past).expect(409);
      expect(back.body).toMatchObject({ code: 'CLOCK_BACKWARDS' });
      await call('put', '/clock', { mode: 'real' }).expect(409);
      const advanced = await call('post', '/clock/advance', { by: 'P1M' }).expect(200);
      expect(advanced.body).toEqual({ mode: 'frozen', now: '9000-02-01T00:00:00.000Z', ran: [] });
      await call('put', '/clock', { mode: 'real', allowPast: true }).expect(200);
    });

    it.each([
      ['put', '/clock', { mode: 'slow' }, 'REQUEST_INVALID'],
      ['put', '/clock', {}, 'REQUEST_INVALID'],
      ['put', '/clock', frozenAt('soon'), 'REQUEST_INVALID'],
      ['post', '/clock/advance', {}, 'REQUEST_INVALID'],
      ['post', '/clock/advance', { by: '1 hour' }, 'CLOCK_SETTING_INVALID'],
      ['post', '/clock/advance', { by: '-PT1H' }, 'CLOCK_SETTING_INVALID'],
      ['post', '/clock/advance', { by: 'P999999Y' }, 'CLOCK_SETTING_INVALID'],
    ] as const)('refuses %s %s %p', async (method, path, body, code) => {
      const answer = await admin(test, 'clock').call(method, path, body).expect(400);
      expect(answer.body).toMatchObject({ code });
    });
  });

  describe('rules', () => {
    it('can be found and deleted by name', async () => {
      const { call, rule } = admin(test, 'named-rules');
      await rule({ name: 'first', match: { path: '/never' }, effect: { reset: true } });
      const { body } = await call('get', '/rules/first').expect(200);
      expect(body).toMatchObject({ rule: { name: 'first' } });
      await call('delete', '/rules/first').expect(204);
      await call('get', '/rules/first').expect(404);
      await call('delete', '/rules/first').expect(404);
    });

    const get = (sandbox: string) => fetched(`${test.address}/notes`, { 'X-Sandbox': sandbox });

    it.each([
      ['respond', { respond: { status: 503, body: { later: true } } }, '503 {"later":true}'],
      ['reset', { reset: true }, 'read ECONNRESET'],
      ['empty', { empty: true }, 'socket hang up'],
      ['truncate', { truncate: { bodyBytes: 1 } }, '200 [ then broken'],
      ['commitThenDrop', { commitThenDrop: true }, 'socket hang up'],
      ['delay', { delay: 1 }, '200 []'],
    ])('apply the effect %s once if `times` is 1', async (kind, effect, seen) => {
      const sandbox = `effect-${kind.toLowerCase()}`;
      await admin(test, sandbox).rule({ match: { path: '/notes' }, effect, times: 1 });
      expect(await get(sandbox)).toBe(seen);
      expect(await get(sandbox)).toBe('200 []');
      const { body } = await admin(test, sandbox).call('get', '/rules');
      expect(body).toMatchObject([{ matched: 2, hits: 1 }]);
    });

    it('drop the response of commitThenDrop only after the work is done', async () => {
      await admin(test, 'lost').rule({
        match: { method: 'POST' },
        effect: { commitThenDrop: true },
      });
      const address = `${test.address}/notes/done/x`;
      expect(await fetched(address, { 'X-Sandbox': 'lost' }, 'POST')).toBe('socket hang up');
      expect(await inSandbox(test, 'lost').ids()).toEqual(['done']);
    });

    it('request an outcome that the service applies', async () => {
      await admin(test, 'outcome').rule({ effect: { outcome: 'N001' }, times: 1 });
      expect((await inSandbox(test, 'outcome').write('a')).body).toMatchObject({
        refused: 'N001',
      });
      expect((await inSandbox(test, 'outcome').write('a')).body).toEqual({ stored: true });
    });

    it('delay a response until the clock of the sandbox has moved', async () => {
      const { rule, frozen, call } = admin(test, 'held');
      await frozen('2030-01-01').expect(200);
      await rule({ effect: { delay: { fixedMs: 39_000, clock: 'sandbox' } } });
      const state = { isAnswered: false };
      const answer = get('held').finally(() => (state.isAnswered = true));
      await call('post', '/clock/advance', { by: 'PT38S' }).expect(200);
      expect(state.isAnswered).toBe(false);
      while (!state.isAnswered) await call('post', '/clock/advance', { by: 'PT1S' }).expect(200);
      expect(await answer).toBe('200 []');
    });

    it('apply to exactly `times` of many simultaneous requests', async () => {
      await admin(test, 'exact').rule({ effect: { respond: { status: 500 } }, times: 7, skip: 3 });
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          const { status } = await inSandbox(test, 'exact').write(String(index));
          return status;
        }),
      );
      expect(statuses.filter((status) => status === 500)).toHaveLength(7);
    });

    it('are tried in order of position, and the order can be changed', async () => {
      const { rule, call } = admin(test, 'order');
      const first = await rule({ effect: { respond: { status: 201, body: 'first' } } });
      const second = await rule({ effect: { respond: { status: 202, body: 'second' } } });
      expect(await get('order')).toBe('201 first');
      const ids = [second, first].map(({ body }) => (body as { id: string }).id);
      await call('put', '/rules/order', { ids }).expect(200);
      expect(await get('order')).toBe('202 second');
      await call('delete', `/rules/${ids[0] ?? ''}`).expect(204);
      await call('delete', `/rules/${ids[0] ?? ''}`).expect(404);
      expect(await get('order')).toBe('201 first');
    });

    it('are refused with a pointer to each invalid member', async () => {
      const { body } = await admin(test, 'refused')
        .call('post', '/rules', { effect: { outcome: 'X' }, extra: 1 })
        .expect(400);
      expect(body).toMatchObject({ code: 'RULE_INVALID' });
      const pointers = (body as { errors: { pointer: string }[] }).errors.map(
        ({ pointer }) => pointer,
      );
      expect(pointers).toEqual(expect.arrayContaining(['/extra', '/effect/outcome']));
    });

    it('match an expression with catastrophic backtracking in linear time', async () => {
      const match = { body: [{ matches: '^(a+)+$' }] };
      await admin(test, 'regex').rule({ match, effect: { reset: true } });
      await test.http
        .post('/notes/a/x')
        .set({ 'X-Sandbox': 'regex', 'Content-Type': 'application/json' })
        .send(`"${'a'.repeat(5_000)}!"`)
        .expect(201);
    });
  });
});
