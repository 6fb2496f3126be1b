import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { createTestApp, databaseUnderTest, describeSchema, type TestApp } from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, status, type Receiver } from '../test/receiver';
import { START, tester } from '../test/tester';

describeSchema(payments);

describe(`Webhooks on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let receiver: Receiver;
  beforeAll(async () => {
    test = await createTestApp(payments, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => {
    receiver.close();
  });

  it('are sent as Standard Webhooks, signed with the secret of the subscription', async () => {
    const { freeze, subscribe, call, advance } = tester(test, 'format');
    await freeze();
    const { secret } = await subscribe(receiver.url);
    const payment = { ids: ['p-João'] };
    await call('post', '/payments', payment).set('X-Correlation-Id', 'run-42').expect(201);
    await advance('PT0S');

    const [message] = receiver.messages;
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'payment.created',
      timestamp: START,
      data: { paymentId: 'p-João', amount: '10.50' },
    });
    const { 'webhook-id': id, 'webhook-signature': signature, ...headers } = message?.headers ?? {};
    const timestamp = String(Date.parse(START) / 1_000);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': timestamp,
      'x-sandbox': 'format',
      'x-correlation-id': 'run-42',
    });
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${String(id)}.${timestamp}.${message?.body ?? ''}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('are sent only for the events that a subscription names', async () => {
    const { freeze, subscribe, pay, advance, deliveries } = tester(test, 'events');
    await freeze();
    await subscribe(receiver.url, { events: ['payment.status-changed'] });
    const all = await subscribe(receiver.url);
    expect(await pay('p-1')).toBe(1);
    expect(await pay('p-2', { types: ['payment.created', 'payment.status-changed'] })).toBe(3);
    await advance('PT0S');
    const types = receiver.messages.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual([
      'payment.created',
      'payment.created',
      'payment.status-changed',
      'payment.status-changed',
    ]);
    expect(await deliveries(`?subscriptionId=${all.id}`)).toHaveLength(3);
  });

  it('are recorded from the moment when a subscription is made or enabled', async () => {
    const { freeze, subscribe, pay, admin } = tester(test, 'moment');
    await freeze();
    expect([await pay('p-1'), await pay('p-2')]).toEqual([0, 0]);
    const { id } = await subscribe(receiver.url);
    expect(await pay('p-3')).toBe(1);
    await admin('patch', `/webhooks/${id}`, { enabled: false }).expect(200);
    expect([await pay('p-4'), await pay('p-5')]).toEqual([0, 0]);
    await admin('patch', `/webhooks/${id}`, { enabled: true }).expect(200);
    expect(await pay('p-6')).toBe(1);
  });

  it('are not stored if the transaction is rolled back', async () => {
    const { subscribe, call, deliveries, freeze, advance } = tester(test, 'rolled-back');
    await freeze();
    await subscribe(receiver.url);
    await call('post', '/payments', { ids: ['p-1'], fails: true }).expect(500);
    expect((await call('get', '/payments')).body).toEqual({ count: 0 });
    expect(await deliveries()).toEqual([]);
    await advance('PT1H');
    expect(receiver.messages).toEqual([]);
  });

  it('fail the transaction if the service does not declare their event type', async () => {
    const { call } = tester(test, 'undeclared');
    await call('post', '/payments', { ids: ['p-1'], types: ['payment.paid'] }).expect(500);
    expect((await call('get', '/payments')).body).toEqual({ count: 0 });
  });

  it('are sent at once while the clock runs', async () => {
    const { subscribe, pay } = tester(test, 'running');
    await subscribe(receiver.url);
    await pay(['p-1', 'p-2', 'p-3']);
    await receiver.received(3);
    const ids = receiver.messages.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
  });

  it('wait while the clock is frozen, and are sent by an advance of no time', async () => {
    const { freeze, subscribe, pay, deliveries, advance } = tester(test, 'frozen');
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    expect(await deliveries()).toMatchObject([{ status: 'pending', nextAttemptAt: START }]);
    expect(receiver.messages).toEqual([]);
    await advance('PT0S');
    expect(receiver.messages).toHaveLength(1);
    expect(await deliveries()).toMatchObject([
      { status: 'delivered', nextAttemptAt: null, attempts: 1, deliveredAt: START },
    ]);
  });

  it('are tried again on the clock of the sandbox, and have failed after the last time', async () => {
    const { freeze, subscribe, pay, delivery, advance } = tester(test, 'retries');
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    receiver.answer(status(500, 'try again later'));
    await advance('PT4S');
    expect(receiver.messages).toHaveLength(1);
    expect(await delivery()).toMatchObject({
      status: 'pending',
      nextAttemptAt: '2999-01-01T00:00:05.000Z',
      log: [
        {
          number: 1,
          at: START,
          statusCode: 500,
          error: 'The receiver answered 500, not 2xx.',
          response: 'try again later',
        },
      ],
    });
    await advance('PT1S');
    expect(receiver.messages).toHaveLength(2);
    await advance('P1D');
    expect(receiver.messages).toHaveLength(8);
    const { log, ...stored } = await delivery();
    expect(stored).toMatchObject({ status: 'failed', attempts: 8, nextAttemptAt: null });
    expect(log.map(({ at }) => at.slice(11, 19))).toEqual([
      '00:00:00',
      '00:00:05',
      '00:00:35',
      '00:02:35',
      '00:12:35',
      '00:42:35',
      '01:42:35',
      '07:42:35',
    ]);
    const ids = new Set(receiver.messages.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([stored.id]);
    const times = receiver.messages.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times.map((time) => time - Date.parse(START) / 1_000)).toEqual([
      0, 5, 35, 155, 755, 2555, 6155, 27755,
    ]);
    await advance('P30D');
    expect(receiver.messages).toHaveLength(8);
  });

  it('stop being tried when one is accepted', async () => {
    const { freeze, subscribe, pay, delivery, advance } = tester(test, 'second');
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    receiver.answer(status(503));
    await advance('PT0S');
    receiver.answer(status(202));
    await advance('P1D');
    expect(receiver.messages).toHaveLength(2);
    expect(await delivery()).toMatchObject({
      status: 'delivered',
      attempts: 2,
      deliveredAt: '2999-01-01T00:00:05.000Z',
      log: [{ statusCode: 503 }, { statusCode: 202, error: null }],
    });
  });

  it('disable the subscription if the answer is 410', async () => {
    const { freeze, subscribe, pay, deliveries, delivery, advance, admin } = tester(test, 'gone');
    await freeze();
    const { id } = await subscribe(receiver.url);
    receiver.answer(status(410));
    await pay('p-1');
    await advance('PT1M');
    expect(await delivery()).toMatchObject({
      status: 'failed',
      log: [{ error: 'The receiver answered 410, not 2xx. The subscription was disabled.' }],
    });
    const { body } = await admin('get', `/webhooks/${id}`).expect(200);
    expect(body).toMatchObject({ enabled: false, disabledAt: START });
    expect(await pay('p-2')).toBe(0);
    expect(await deliveries()).toHaveLength(1);
    await admin('post', '/webhooks/deliveries/latest/redeliver').expect(409);
    expect(receiver.messages).toHaveLength(1);
  });

  it('that are pending fail if the subscription is disabled or deleted before', async () => {
    const { freeze, subscribe, pay, deliveries, delivery, advance, admin } = tester(test, 'late');
    await freeze();
    const disabled = await subscribe(receiver.url);
    const deleted = await subscribe(receiver.url);
    await pay('p-1');
    await admin('patch', `/webhooks/${disabled.id}`, { enabled: false }).expect(200);
    await admin('delete', `/webhooks/${deleted.id}`).expect(204);
    await advance('PT0S');
    expect(receiver.messages).toEqual([]);
    const texts = [];
    for (const { id } of await deliveries()) {
      const { status: state, log } = await delivery(id);
      texts.push([state, ...log.map(({ error }) => error)]);
    }
    expect(texts.sort()).toEqual([
      ['failed', 'No request was made: the subscription is disabled.'],
      ['failed', 'No request was made: the subscription was deleted.'],
    ]);
  });

  it.each(['failed', 'delivered'])('that have %s are sent again on demand', async (state) => {
    const { freeze, subscribe, pay, delivery, advance, admin } = tester(
      test,
      `redelivery-${state}`,
    );
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    receiver.answer(status(state === 'failed' ? 500 : 204));
    await advance('P1D');
    const { id, attempts, status: before, deliveredAt } = await delivery();
    expect(before).toBe(state);

    const { body } = await admin('post', `/webhooks/deliveries/${id}/redeliver`).expect(202);
    expect(body).toMatchObject({ id, status: 'pending', attempts, deliveredAt });
    receiver.answer(status(500));
    await advance('PT0S');
    expect(await delivery(id)).toMatchObject({ status: 'pending', attempts: attempts + 1 });
    receiver.answer(status(204));
    await advance('PT5S');
    expect(await delivery(id)).toMatchObject({ status: 'delivered', attempts: attempts + 2 });
    const ids = new Set(receiver.messages.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([id]);
  });
});
