import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestApp, createTestData, databaseUnderTest, type TestApp } from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, status, type Receiver } from '../test/receiver';
import { ids, tester } from '../test/tester';

const SETTINGS = { LOG_LEVEL: 'silent', WEBHOOK_TIMEOUT_MS: '60000' };

describe(`Webhooks that are interrupted on ${databaseUnderTest}`, () => {
  let receiver: Receiver;
  /** Closed also after a test that failed. */
  let single: TestApp | undefined;
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  beforeAll(() => process.on('unhandledRejection', note));
  afterAll(() => process.off('unhandledRejection', note));
  beforeEach(async () => {
    receiver = await startReceiver();
    // It never answers, so that messages are under way.
    receiver.answer(() => undefined);
  });
  afterEach(async () => {
    receiver.close();
    await single?.close();
    single = undefined;
    await nextTurn();
    expect(unhandled).toEqual([]);
  });

  it('by the end of the service are sent again after the next start, with the same id', async () => {
    const data = await createTestData();
    const first = await createTestApp(payments, SETTINGS, data);
    await tester(first, 'stopped').subscribe(receiver.url);
    await tester(first, 'stopped').pay(ids(20));
    await receiver.received(16);
    await first.stop();

    receiver.answer(status(204));
    const second = await createTestApp(payments, SETTINGS, data);
    await receiver.received(16 + 20);
    const before = receiver.messages.slice(0, 16).map(({ headers }) => headers['webhook-id']);
    const after = receiver.messages.slice(16).map(({ headers }) => headers['webhook-id']);
    expect(new Set(after).size).toBe(20);
    expect(after).toEqual(expect.arrayContaining(before));
    while ((await tester(second, 'stopped').deliveries('?status=pending')).length > 0) {
      await nextTurn();
    }
    const { attempts } = await tester(second, 'stopped').delivery();
    expect(attempts).toBe(1);
    await second.stop();
    await data.remove();
  });

  const replacements: readonly (readonly [
    string,
    (sandbox: ReturnType<typeof tester>, name: string) => Promise<unknown>,
  ])[] = [
    ['dropped', ({ admin }, name) => admin('delete', `/sandboxes/${name}`).expect(204)],
    ['reset', ({ admin }) => admin('post', '/reset').expect(200)],
    [
      'restored',
      ({ admin }, name) => admin('post', `/sandboxes/${name}/snapshots/s/restore`).expect(200),
    ],
  ];

  describe.each(replacements)('because the sandbox is %s', (what, replace) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp(payments, SETTINGS);
    });
    afterAll(() => test.close());

    it('while the clock runs are no longer sent', async () => {
      const name = `running-${what}`;
      const sandbox = tester(test, name);
      await sandbox.admin('post', '/sandboxes', { name }).expect(201);
      await sandbox.admin('post', `/sandboxes/${name}/snapshots/s`).expect(201);
      await sandbox.subscribe(receiver.url);
      await sandbox.pay(ids(20));
      await receiver.received(16);
      await replace(sandbox, name);
      const { body } = await sandbox.admin('get', '/sandboxes').expect(200);
      const names = (body as { name: string }[]).map((each) => each.name);
      expect(names.includes(name)).toBe(what !== 'dropped');
      expect(await sandbox.deliveries()).toEqual([]);
      expect(receiver.messages).toHaveLength(16);

      // The sandbox still works.
      receiver.answer(status(204));
      await sandbox.subscribe(receiver.url);
      await sandbox.pay('p-1');
      await receiver.received(17);
    });

    it('while the clock is advanced end the request with SANDBOX_REPLACED', async () => {
      const name = `frozen-${what}`;
      const sandbox = tester(test, name);
      await sandbox.admin('post', '/sandboxes', { name }).expect(201);
      await sandbox.admin('post', `/sandboxes/${name}/snapshots/s`).expect(201);
      await sandbox.freeze();
      await sandbox.subscribe(receiver.url);
      await sandbox.pay(ids(20));
      const advanced = sandbox
        .admin('post', '/clock/advance', { by: 'PT1H' })
        .then((answer) => answer);
      await receiver.received(16);
      await replace(sandbox, name);
      expect((await advanced).body).toMatchObject({ status: 503, code: 'SANDBOX_REPLACED' });
      expect(await sandbox.deliveries()).toEqual([]);
    });
  });

  it('by a request to send them again are sent again, although the receiver accepts them', async () => {
    single = await createTestApp(payments, SETTINGS);
    const { subscribe, pay, admin, delivery } = tester(single, 'again');
    let accept = (): void => undefined;
    receiver.answer((_request, response) => {
      accept = () => response.writeHead(204).end();
    });
    await subscribe(receiver.url);
    await pay('p-1');
    await receiver.received(1);
    await admin('post', '/webhooks/deliveries/latest/redeliver').expect(202);
    receiver.answer(status(204));
    accept();
    await receiver.received(2);
    while ((await delivery()).status !== 'delivered') await nextTurn();
    const { attempts, log } = await delivery();
    expect(attempts).toBe(2);
    expect(log.map(({ number, statusCode }) => [number, statusCode])).toEqual([
      [1, 204],
      [2, 204],
    ]);
  });

  it('by a snapshot are sent by the original and by the copy', async () => {
    single = await createTestApp(payments, { LOG_LEVEL: 'silent' });
    const original = tester(single, 'original');
    await original.freeze();
    await original.subscribe(receiver.url);
    await original.pay('p-1');
    await original.admin('post', '/sandboxes/original/snapshots/s').expect(201);
    await original
      .admin('post', '/sandboxes/original/snapshots/s/restore', { into: 'copy' })
      .expect(200);
    receiver.answer(status(204));
    await original.advance('PT0S');
    await tester(single, 'copy').advance('PT0S');
    const [one, other] = receiver.messages;
    expect(one?.headers['webhook-id']).toBe(other?.headers['webhook-id']);
    expect([one, other].map((message) => message?.headers['x-sandbox'])).toEqual([
      'original',
      'copy',
    ]);
  });
});
