import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, type Receiver } from '../test/receiver';
import { ids, tester } from '../test/tester';

describe('Webhooks of two instances on one PostgreSQL', () => {
  const apps: TestApp[] = [];
  let data: TestData;
  let receiver: Receiver;
  beforeAll(async () => {
    data = await createTestData();
    // One pooled connection each: nothing may hold it while it waits for another.
    const settings = { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '1' };
    for (let index = 0; index < 2; index += 1) {
      apps.push(await createTestApp(payments, settings, data));
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await data.remove();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => {
    receiver.close();
  });
  const on = (index: number, sandbox: string) => {
    const app = apps[index % 2];
    if (app === undefined) throw new Error('There are two instances.');
    return tester(app, sandbox);
  };

  it('are sent once, and a subscription on one is seen by the next event on the other', async () => {
    const { id } = await on(0, 'once').subscribe(receiver.url);
    const payments = ids(100);
    await Promise.all(payments.map((payment, index) => on(index + 1, 'once').pay(payment)));
    await receiver.received(100);
    while ((await on(0, 'once').deliveries('?status=delivered')).length < 100) await nextTurn();
    const subjects = receiver.messages.map(
      ({ body }) => (JSON.parse(body) as { data: { paymentId: string } }).data.paymentId,
    );
    expect(subjects.sort()).toEqual(payments.sort());
    await on(1, 'once').admin('patch', `/webhooks/${id}`, { enabled: false }).expect(200);
    expect(await on(0, 'once').pay('p-101')).toBe(0);
  });

  it('are recorded after a subscription was made on the other, although there was none before', async () => {
    const sandbox = 'first';
    for (let index = 0; index < 4; index += 1) {
      expect(await on(index, sandbox).pay(`before-${String(index)}`)).toBe(0);
    }
    const { id } = await on(0, sandbox).subscribe(receiver.url);
    expect(await on(1, sandbox).pay('p-1')).toBe(1);
    await on(1, sandbox).admin('patch', `/webhooks/${id}`, { enabled: false }).expect(200);
    for (let index = 2; index < 6; index += 1) {
      expect(await on(index, sandbox).pay(`p-${String(index)}`)).toBe(0);
    }
    await on(1, sandbox).admin('patch', `/webhooks/${id}`, { enabled: true }).expect(200);
    expect(await on(0, sandbox).pay('p-6')).toBe(1);
  });

  it('are recorded after a subscription was made while the instances were disconnected', async () => {
    const sandbox = 'disconnected';
    for (const index of [0, 1]) expect(await on(index, sandbox).pay(`p-${String(index)}`)).toBe(0);
    const client = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await client.end();
    await on(0, sandbox).subscribe(receiver.url);
    expect(await on(1, sandbox).pay('p-2')).toBe(1);
  });

  it('are sent once if both advance the clock and record events', async () => {
    await on(0, 'frozen').freeze();
    await on(1, 'frozen').subscribe(receiver.url);
    await Promise.all(
      ids(40).map(async (payment, index) => {
        await on(index, 'frozen').pay(payment);
        await on(index + 1, 'frozen').advance('PT1S');
      }),
    );
    await on(0, 'frozen').advance('PT0S');
    expect(receiver.messages).toHaveLength(40);
    expect(await on(1, 'frozen').deliveries('?status=delivered')).toHaveLength(40);
  });
});
