import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { Sandboxes } from '../open/sandboxes';
import { JobRow } from '../state/sandbox.rows';
import { chores, forget, gate, happened, until } from './test/chores';

const START = '2999-01-01T00:00:00.000Z';
const HOUR_LATER = '2999-01-01T01:00:00.000Z';

function clientOf({ http }: TestApp, sandbox: string) {
  const send = (method: 'get' | 'put' | 'post', path: string, body?: object) => {
    const request = http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  return {
    add: (...keys: string[]) => send('post', '/chores', { keys }).expect(201),
    freeze: () => send('put', '/__admin/clock', frozenAt(START)).expect(200),
    now: async () =>
      ((await send('get', '/__admin/clock').expect(200)).body as { now: string }).now,
    advance: async () =>
      (await send('post', '/__admin/clock/advance', { by: 'PT1H' }).expect(200)).body as object,
    due: async () => (await send('get', '/__admin/clock/due').expect(200)).body as object,
    reset: () => send('post', '/__admin/reset').expect(200),
    send,
    /** Resolves when an earlier request is being handled, because requests that were sent later have been answered. */
    sent: async () => {
      for (let count = 0; count < 20; count += 1) await send('get', '/__admin/clock').expect(200);
    },
  };
}

async function within(sandbox: string, work: () => Promise<void>): Promise<void> {
  const context = new RequestContext('correlation-1', sandbox);
  await runInContext(context, work);
  context.end();
}

const chore = (key: string, outcome: 'done' | 'unfinished') => ({ kind: 'chore', key, outcome });

/** docs/adr/0054 */
describe(`A clock that is moved forward on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(chores, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(forget);

  it('waits for the jobs that were added before, in their order', async () => {
    const { freeze, add, advance, now, sent } = clientOf(test, 'waits');
    await freeze();
    await add('slow-1', 'slow-2', 'slow-3');
    const advanced = advance();
    await until('begun waits/slow-2 1');
    await sent();
    gate('slow-1').open();
    await until('begun waits/slow-3 1');
    expect(await now()).toBe(START);
    for (const key of ['slow-2', 'slow-3']) gate(key).open();
    const waitedFor = ['slow-1', 'slow-2', 'slow-3'].map((key) => chore(key, 'done'));
    expect(await advanced).toEqual({ mode: 'frozen', now: HOUR_LATER, ran: [], waitedFor });
    expect(await advance()).not.toHaveProperty('waitedFor');
  });

  it('does not wait when it is set to the time that it shows, or back', async () => {
    const { freeze, add, send } = clientOf(test, 'not-ahead');
    await freeze();
    await add('slow');
    await until('begun not-ahead/slow 1');
    await freeze();
    const back = { ...frozenAt('2998-01-01T00:00:00.000Z'), allowPast: true };
    const { body } = await send('put', '/__admin/clock', back).expect(200);
    expect(body).not.toHaveProperty('waitedFor');
    gate('slow').open();
    await until('done not-ahead/slow');
  });

  it('starts jobs that no instance has taken yet', async () => {
    const { freeze, advance } = clientOf(test, 'untaken');
    await freeze();
    // As if an instance had added it that was killed before it began.
    await within('untaken', async () => {
      const database = await test.app.get(Sandboxes).database();
      const job = { kind: 'chore', key: 'a', epoch: 0, attempts: 0, holder: null, leaseUntilMs: 0 };
      await database.getRepository(JobRow).insert(job);
    });
    expect(await advance()).toMatchObject({ waitedFor: [chore('a', 'done')] });
  });

  it('ends its wait when the sandbox is reset', async () => {
    const { freeze, add, send, reset, sent } = clientOf(test, 'replaced');
    await freeze();
    await add('slow');
    const advanced = send('post', '/__admin/clock/advance', { by: 'PT1H' }).then(
      (answer) => answer,
    );
    await until('begun replaced/slow 1');
    await sent();
    await reset();
    const { status, body } = await advanced;
    expect([status, (body as { code: string }).code]).toEqual([503, 'SANDBOX_REPLACED']);
  });

  it('says when the next work is due after the jobs under way', async () => {
    const { freeze, add, due, sent } = clientOf(test, 'due');
    await freeze();
    await add('slow');
    const answered = due();
    await until('begun due/slow 1');
    await sent();
    gate('slow').open();
    expect(await answered).toEqual({ nextDueAt: null, waitedFor: [chore('slow', 'done')] });
    expect(happened.at(-1)).toBe('done due/slow');
  });
});

describe(`A clock with a short CLOCK_PATIENCE_MS on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(chores, { LOG_LEVEL: 'silent', CLOCK_PATIENCE_MS: '0' });
  });
  afterAll(() => test.close());
  beforeEach(forget);

  it('moves although a job does not end, reports it, and waits for it only once', async () => {
    const { freeze, add, advance } = clientOf(test, 'hung');
    await freeze();
    await add('slow');
    await until('begun hung/slow 1');
    const waitedFor = [chore('slow', 'unfinished')];
    expect(await advance()).toMatchObject({ now: HOUR_LATER, waitedFor });
    expect(await advance()).toMatchObject({ waitedFor });
    gate('slow').open();
    await until('done hung/slow');
    expect(await advance()).not.toHaveProperty('waitedFor');
  });
});
