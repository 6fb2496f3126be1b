import 'reflect-metadata';
import { request as httpRequest } from 'node:http';
import { systemClock } from '#libs/kernel';
import {
  createTestApp,
  databaseUnderTest,
  type TestApp,
  admin,
  inSandbox,
  notes,
} from '#libs/testing';
import { SandboxSweeper } from './sandbox-sweeper';
import { SandboxPool } from './sandbox-pool';
import { Sandboxes } from './sandboxes';

const START = '2999-01-01T00:00:00.000Z';
const WEEK_MS = 7 * 24 * 3_600_000;
const replaced = { code: 'SANDBOX_REPLACED' };

describe(`A sandbox that changes while requests run, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const actions: readonly (readonly [string, (name: string) => Promise<unknown>])[] = [
    ['dropped', (name) => admin(test, name).call('delete', `/sandboxes/${name}`).expect(204)],
    ['reset', (name) => admin(test, name).call('post', '/reset').expect(200)],
    [
      'restored',
      (name) =>
        admin(test, name).call('post', `/sandboxes/${name}/snapshots/s/restore`).expect(200),
    ],
  ];

  describe.each(actions)('%s', (action, replace) => {
    it('ends a request that waits for its frozen clock, with a 503 that says why', async () => {
      const name = `waiting-${action}`;
      const { frozen, call, rule } = admin(test, name);
      await call('post', '/sandboxes', { name }).expect(201);
      await call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
      await frozen(START).expect(200);
      await rule({ effect: { delay: { fixedMs: 1_000, clock: 'sandbox' } } });
      const waiting = inSandbox(test, name)
        .write('late')
        .then((answer) => answer);
      await matched(name);
      await replace(name);
      const { status, body, headers } = await waiting;
      expect(status).toBe(503);
      expect(body).toMatchObject(replaced);
      expect(headers['retry-after']).toBe('1');
      expect(await inSandbox(test, name).ids()).toEqual([]);
    });

    it('under load gives only success or SANDBOX_REPLACED', async () => {
      const name = `load-${action}`;
      await admin(test, name).call('post', '/sandboxes', { name }).expect(201);
      await admin(test, name).call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
      const replacements = [];
      const answers = [];
      for (let index = 0; index < 200; index += 1) {
        answers.push(
          inSandbox(test, name)
            .write(String(index))
            .then((answer) => answer),
        );
        if (index % 50 === 25 && action !== 'dropped') replacements.push(replace(name));
        if (index === 100 && action === 'dropped') replacements.push(replace(name));
      }
      await Promise.all(replacements);
      for (const { status, body, text } of await Promise.all(answers)) {
        if ((body as { code?: string }).code !== replaced.code) {
          expect([status, text]).toEqual([201, expect.any(String)]);
        }
      }
    });
  });

  it('gives a request that it interrupts the instant of the clock that the request began with', async () => {
    const name = 'instant';
    const { frozen, call, rule, journal } = admin(test, name);
    await call('post', '/sandboxes', { name }).expect(201);
    await call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
    await frozen(START).expect(200);
    await rule({ effect: { delay: { fixedMs: 1_000, clock: 'sandbox' } } });
    const waiting = inSandbox(test, name)
      .write('late')
      .then((answer) => answer);
    await matched(name);
    await call('post', `/sandboxes/${name}/snapshots/s/restore`).expect(200);
    expect((await waiting).status).toBe(503);
    expect(await journal('?path=/notes/late/*')).toMatchObject([{ at: START, status: 503 }]);
  });

  it('is released by a client that disconnects while it is opened', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `left-${String(index)}`);
    await Promise.all(names.map((name) => leave(`${test.address}/notes`, { 'X-Sandbox': name })));
    await test.http.get('/notes').expect(200);
    const sandboxes = test.app.get(Sandboxes);
    test.app.get(SandboxPool).closeUnused(0);
    // The sandboxes that were opened for them can be closed, because no request uses them.
    for (const name of names) {
      await sandboxes.whileClosed(name, () => Promise.resolve());
      expect(sandboxes.peek(name)).toBeUndefined();
    }
  });

  it('keeps what was written when its cache is freed', async () => {
    const sandbox = inSandbox(test, 'freed');
    await sandbox.write('one');
    test.app.get(SandboxPool).freeCaches(0);
    await sandbox.write('two');
    expect(await sandbox.ids()).toEqual(['one', 'two']);
  });

  it('is created by exactly one of 64 simultaneous calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, () =>
        admin(test, 'default').call('post', '/sandboxes', { name: 'once' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(63).fill(409)]);
  });

  it('can be described, listed, saved and dropped at the same time', async () => {
    const { call } = admin(test, 'default');
    const answers = [];
    for (let round = 0; round < 8; round += 1) {
      answers.push(
        inSandbox(test, 'torn').write(String(round)),
        call('get', '/sandboxes/torn'),
        call('get', '/sandboxes'),
        call('post', '/sandboxes/torn/snapshots/s'),
        call('delete', '/sandboxes/torn/snapshots/s'),
        call('get', '/sandboxes/torn/snapshots'),
        call('delete', '/sandboxes/torn'),
      );
    }
    const statuses = (await Promise.all(answers)).map(({ status, text }) => [status, text]);
    const expected = [200, 201, 204, 404, 503];
    expect(statuses.filter(([status]) => !expected.includes(status as number))).toEqual([]);
  });

  it.each([
    ['0000-12-31T23:59:59Z', 400],
    ['0001-01-01T00:00:00+01:00', 400],
    ['9999-12-31T23:59:59-01:00', 400],
    ['0001-01-01T00:00:00Z', 200],
    ['9999-12-31T23:59:59.999Z', 200],
  ])('can have its clock set to %s: %d', async (now, status) => {
    const { call } = admin(test, 'calendar');
    const setting = { mode: 'offset', now, allowPast: true };
    await call('put', '/clock', setting).expect(status);
    const { body } = await call('get', '/clock').expect(200);
    expect((body as { now: string }).now).toMatch(/^\d{4}-\d\d-\d\dT/);
    await inSandbox(test, 'calendar').write(now.slice(0, 13)).expect(201);
  });

  /** Resolves when a rule of the sandbox has matched a request. */
  async function matched(name: string): Promise<void> {
    for (;;) {
      const { body } = await admin(test, name).call('get', '/rules').expect(200);
      if ((body as { hits: number }[])[0]?.hits === 1) return;
    }
  }
});

describe.each([
  ['files', {}],
  ['memory', { DATA_DIR: ':memory:', DATABASE_URL: '' }],
])(`The number of sandboxes, with data in %s`, (_kind, where) => {
  let test: TestApp;
  beforeAll(async () => {
    const settings = { SANDBOXES_MAX: '5', SANDBOX_TTL: 'P7D', SANDBOXES_OPEN: '2' };
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', ...settings, ...where });
  });
  afterAll(() => test.close());

  it('never exceeds the quota, and dropping a sandbox frees a place', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `n${String(index)}`);
    const answers = await Promise.all(names.map((name) => inSandbox(test, name).write('x')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body).toMatchObject({ code: 'SANDBOX_QUOTA_REACHED' });

    const [made = ''] = names.filter((_, index) => answers[index]?.status === 201);
    await admin(test, 'default').call('delete', `/sandboxes/${made}`).expect(204);
    await admin(test, 'default').call('post', '/sandboxes', { name: 'new' }).expect(201);
    await admin(test, 'default').call('post', '/sandboxes', { name: 'newer' }).expect(429);
    await admin(test, 'new').call('post', '/sandboxes/new/snapshots/s').expect(201);
    await admin(test, 'new')
      .call('post', '/sandboxes/new/snapshots/s/restore', { into: 'newest' })
      .expect(429);
  });

  it('decreases when sandboxes are unused for SANDBOX_TTL', async () => {
    const sweeper = test.app.get(SandboxSweeper);
    const names = async () =>
      ((await admin(test, 'default').call('get', '/sandboxes')).body as { name: string }[]).map(
        ({ name }) => name,
      );
    await sweeper.dropUnused(systemClock.nowMs() + WEEK_MS);
    expect(await names()).toHaveLength(5);
    test.app.get(SandboxPool).closeUnused(0);
    await inSandbox(test, 'new').write('used').expect(201);
    await sweeper.dropUnused(systemClock.nowMs() + WEEK_MS + 3_600_000);
    // The open sandbox is in use.
    expect(await names()).toEqual(['new']);
  });
});

/** Sends a request and closes the connection as soon as it has been sent. */
function leave(address: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(address, { headers, agent: false });
    request.on('error', () => undefined);
    request.on('close', resolve);
    request.end(() => {
      request.destroy();
    });
  });
}
