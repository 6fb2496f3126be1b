import 'reflect-metadata';
import pg from 'pg';
import { readVariables } from '#libs/config';
import { RequestContext, runInContext } from '#libs/http';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { storeFor } from '../sandbox.module';
import { sandboxVariables } from '../config';
import { SandboxPool } from '../open/sandbox-pool';
import { Sandboxes } from '../open/sandboxes';
import { DueWorkRow, SandboxStateRow } from '../state/sandbox.rows';
import { DueTimer } from './due-timer';
import { DueWork } from './due-work';
import { alarms, forget, gate, ran } from './test/alarms';

/** When the sandboxes of a test were used last. */
const USED_AT = '2020-01-01T00:00:00.000Z';

/** Data of a service that was stopped: sandboxes with work, by the instants when it is due. */
async function leftWith(sandboxes: Readonly<Record<string, readonly string[]>>): Promise<TestData> {
  const data = await createTestData();
  const store = storeFor(alarms, readVariables(sandboxVariables, data.environment));
  for (const [name, instants] of Object.entries(sandboxes)) {
    const database = await store.open(name);
    const state = { id: 1, app: 'alarms', clock: '{"mode":"real"}' };
    const use = { createdAt: USED_AT, lastUsedAt: USED_AT };
    await database.getRepository(SandboxStateRow).insert({ ...state, ...use });
    const work = { kind: 'alarm', payload: 'null', attempts: 0 };
    const rows = instants.map((dueAt) => ({ ...work, key: dueAt, dueAt }));
    await database.getRepository(DueWorkRow).insert(rows);
    await store.close(name, database);
  }
  await store.end();
  return data;
}

async function inSandbox(name: string, work: () => Promise<void>): Promise<void> {
  const context = new RequestContext('correlation-1', name);
  await runInContext(context, work);
  context.end();
}

describe(`Due work on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(forget);

  const within = (sandbox: string, instance: () => TestApp = () => test) => {
    const call = (method: 'put' | 'post' | 'get', path: string, body?: object) => {
      const request = instance().http[method](path).set('X-Sandbox', sandbox);
      return body === undefined ? request : request.send(body);
    };
    return {
      set: (clock: object) => call('put', '/__admin/clock', clock).expect(200),
      due: () => call('get', '/__admin/clock/due').expect(200),
      freeze: (now: string) => call('put', '/__admin/clock', frozenAt(now)).expect(200),
      enlist: (...list: object[]) => call('post', '/alarms', list).expect(201),
      advance: (by: string) => call('post', '/__admin/clock/advance', { by }).expect(200),
      now: async () => ((await call('get', '/alarms/now')).body as { now: string }).now,
    };
  };

  it('is done when the clock is advanced, in due order, each at its own instant', async () => {
    const sandbox = within('order');
    await sandbox.freeze('2999-01-01T00:00:00Z');
    await sandbox.enlist(
      { key: 'third', dueAt: '2999-01-01T00:30:00.000Z' },
      {
        key: 'first',
        dueAt: '2999-01-01T00:10:00.000Z',
        payload: { again: '2999-01-01T00:20:00.000Z' },
      },
      { key: 'later', dueAt: '2999-01-01T02:00:00.000Z' },
      { key: 'fourth', dueAt: '2999-01-01T00:30:00.000Z' },
    );
    const { body } = await sandbox.advance('PT1H');
    expect(ran).toEqual([
      { key: 'first', at: '2999-01-01T00:10:00.000Z' },
      { key: 'first+', at: '2999-01-01T00:20:00.000Z' },
      { key: 'third', at: '2999-01-01T00:30:00.000Z' },
      { key: 'fourth', at: '2999-01-01T00:30:00.000Z' },
    ]);
    expect(body).toMatchObject({
      mode: 'frozen',
      now: '2999-01-01T01:00:00.000Z',
      ran: ran.map(({ key, at }) => ({ kind: 'alarm', key, dueAt: at, outcome: 'done' })),
    });
    expect(await sandbox.now()).toBe('2999-01-01T01:00:00.000Z');
    expect((await sandbox.advance('PT30M')).body).toMatchObject({ ran: [] });
  });

  it('that may call other services is not done before their clocks show its instant', async () => {
    const sandbox = within('calls');
    await sandbox.freeze('2999-01-01T00:00:00Z');
    await sandbox.enlist(
      { key: 'nobody', dueAt: '2999-01-01T00:10:00.000Z', payload: { calls: [] } },
      { key: 'spi', dueAt: '2999-01-01T00:20:00.000Z', payload: { calls: ['spi'] } },
      { key: 'dict', dueAt: '2999-01-01T00:20:00.000Z', payload: { calls: ['dict'] } },
      { key: 'any', dueAt: '2999-01-01T00:30:00.000Z' },
    );
    const step = async (...mayCall: readonly string[]) => {
      const { body } = await sandbox.set({ ...frozenAt('2999-01-01T01:00:00Z'), mayCall });
      const { now } = body as { now: string };
      const due = (await sandbox.due()).body as { nextDueAt: string; mayCall?: string[] };
      return [ran.map(({ key }) => key).join(' '), now.slice(11, 16), due.mayCall];
    };
    expect(await step()).toEqual(['nobody', '00:20', ['spi']]);
    expect(await step('spi')).toEqual(['nobody spi', '00:20', ['dict']]);
    expect(await step('spi', 'dict')).toEqual(['nobody spi dict', '00:30', undefined]);
    await sandbox.advance('PT30M');
    expect(ran.at(-1)).toEqual({ key: 'any', at: '2999-01-01T00:30:00.000Z' });
  });

  it('moves when it is scheduled again, and never runs twice', async () => {
    const sandbox = within('moved');
    await sandbox.freeze('2999-01-01T00:00:00Z');
    await sandbox.enlist({ key: 'a', dueAt: '2999-01-01T00:10:00.000Z' });
    await sandbox.enlist({ key: 'a', dueAt: '2999-01-01T03:00:00.000Z' });
    expect((await sandbox.advance('PT1H')).body).toMatchObject({ ran: [] });
    expect((await sandbox.advance('PT2H')).body).toMatchObject({ ran: [{ key: 'a' }] });
    expect((await sandbox.advance('P1D')).body).toMatchObject({ ran: [] });
  });

  it('that fails is reported and retried, and does not block other work', async () => {
    const sandbox = within('failing');
    await sandbox.freeze('2999-01-01T00:00:00Z');
    await sandbox.enlist(
      { key: 'bad', dueAt: '2999-01-01T00:10:00.000Z', payload: { fails: true } },
      { key: 'good', dueAt: '2999-01-01T00:10:30.000Z' },
    );
    const { body } = await sandbox.advance('PT11M');
    expect((body as { ran: object[] }).ran).toMatchObject([
      { key: 'bad', outcome: 'failed', dueAt: '2999-01-01T00:10:00.000Z' },
      { key: 'good', outcome: 'done' },
      { key: 'bad', outcome: 'failed', dueAt: '2999-01-01T00:11:00.000Z' },
    ]);
  });

  it('is done automatically while the clock runs, also if it was scheduled before a restart', async () => {
    const dueAt = '1970-01-01T00:00:00.000Z';
    const data = await leftWith({ restart: [dueAt] });
    const after = await createTestApp(alarms, {}, data);
    while (ran.length < 1) await new Promise((resolve) => setImmediate(resolve));
    await after.http
      .post('/alarms')
      .set('X-Sandbox', 'live')
      .send([{ key: 'live', dueAt }]);
    while (ran.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(ran.map(({ key }) => key)).toEqual([dueAt, 'live']);
    await after.stop();
    await data.remove();
  });

  it('does not count as a use of its sandbox, and a sandbox is not opened before its work is due', async () => {
    const data = await leftWith({
      later: ['2999-01-01T00:00:00.000Z'],
      overdue: ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z', '2999-01-01T00:00:00.000Z'],
    });
    const after = await createTestApp(alarms, {}, data);
    const sandboxes = after.app.get(Sandboxes);
    while (ran.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(sandboxes.peek('later')).toBeUndefined();
    while (sandboxes.peek('overdue') !== undefined) {
      after.app.get(SandboxPool).closeUnused(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { body } = await after.http.get('/__admin/sandboxes').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ name: 'overdue', lastUsedAt: USED_AT }));
    await after.stop();
    await data.remove();
  });

  it('is done while other work is announced all the time', async () => {
    const timer = test.app.get(DueTimer);
    const announcing = setInterval(() => {
      timer.look('announced');
    }, 1);
    await within('announced').enlist({ key: 'a', dueAt: '1970-01-01T00:00:00.000Z' });
    while (ran.length < 1) await new Promise((resolve) => setImmediate(resolve));
    clearInterval(announcing);
    expect(ran.map(({ key }) => key)).toEqual(['a']);
  });

  it('does not wait for slow work of another sandbox', async () => {
    const dueAt = '1970-01-01T00:00:00.000Z';
    await within('slow').enlist({ key: 'slow', dueAt, payload: { waits: true } });
    await gate.reached;
    await within('quick').enlist({ key: 'quick', dueAt });
    while (ran.length < 1) await new Promise((resolve) => setImmediate(resolve));
    expect(ran.map(({ key }) => key)).toEqual(['quick']);
    gate.open();
    while (ran.length < 2) await new Promise((resolve) => setImmediate(resolve));
  });

  it('is not done after it was cancelled', async () => {
    const sandbox = within('cancelled');
    await sandbox.freeze('2999-01-01T00:00:00Z');
    const dueAt = '2999-01-01T00:10:00.000Z';
    await sandbox.enlist({ key: 'a', dueAt }, { key: 'b', dueAt }, { key: 'c', dueAt });
    await inSandbox('cancelled', () => test.app.get(DueWork).cancelAll('alarm', ['a', 'c']));
    expect((await sandbox.advance('PT1H')).body).toMatchObject({ ran: [{ key: 'b' }] });
  });

  if (databaseUnderTest === 'PostgreSQL') {
    describe('with two instances', () => {
      const apps: TestApp[] = [];
      let data: TestData;
      beforeAll(async () => {
        data = await createTestData();
        // One pooled connection each: nothing may hold it while it waits for another.
        const settings = { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '1' };
        for (let index = 0; index < 2; index += 1) {
          apps.push(await createTestApp(alarms, settings, data));
        }
      });
      afterAll(async () => {
        await Promise.all(apps.map((app) => app.stop()));
        await data.remove();
      });
      const on = (index: number, sandbox: string) => within(sandbox, () => apps[index % 2] ?? test);

      it('is done once and in due order, whichever instance advances the clock', async () => {
        await on(0, 'once').freeze('2999-01-01T00:00:00Z');
        const minutes = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0'));
        await on(0, 'once').enlist(
          ...minutes.map((minute) => ({ key: minute, dueAt: `2999-01-01T00:${minute}:30.000Z` })),
        );
        await Promise.all(
          minutes.map((_, index) =>
            on(index, 'once')
              .advance('PT1M')
              .then((answer) => answer),
          ),
        );
        expect(ran.map(({ key }) => key)).toEqual(minutes);
      });

      it('is not started by one instance while the other does it', async () => {
        const dueAt = '2999-01-01T00:10:00.000Z';
        await on(0, 'busy').freeze('2999-01-01T00:00:00Z');
        await on(0, 'busy').enlist({ key: 'slow', dueAt, payload: { waits: true } });
        const first = on(0, 'busy')
          .advance('PT1H')
          .then((answer) => answer);
        await gate.reached;
        const second = on(1, 'busy')
          .advance('PT1H')
          .then((answer) => answer);
        gate.open();
        expect((await first).body).toMatchObject({ ran: [{ key: 'slow' }] });
        expect((await second).body).toMatchObject({ ran: [], now: '2999-01-01T02:00:00.000Z' });
        expect(ran).toHaveLength(1);
      });

      it('is done once even if all connections are lost during it', async () => {
        const dueAt = '2999-01-01T00:10:00.000Z';
        await on(0, 'lost').freeze('2999-01-01T00:00:00Z');
        await on(0, 'lost').enlist({ key: 'slow', dueAt, payload: { waits: true } });
        const answer = on(0, 'lost')
          .advance('PT1H')
          .then(({ body }) => body as object);
        await gate.reached;
        const client = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
        await client.connect();
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        await client.end();
        gate.open();
        expect(await answer).toMatchObject({ ran: [{ key: 'slow', outcome: 'done' }] });
        expect((await on(1, 'lost').advance('PT1H')).body).toMatchObject({ ran: [] });
        expect(ran).toHaveLength(1);
      });
    });
  }
});
