import 'reflect-metadata';
import type { RequestListener } from 'node:http';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, status, type Receiver } from '../test/receiver';
import { ids, START, tester } from '../test/tester';

/** Long enough for a receiver that responds, also on a busy machine. */
const TIMEOUT_MS = 2_000;
const NO_REQUEST =
  'No request was made: the receiver did not respond to another message that was due at the same time.';

describe(`Receivers of webhooks on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let receiver: Receiver;
  beforeAll(async () => {
    const settings = { LOG_LEVEL: 'silent', WEBHOOK_TIMEOUT_MS: String(TIMEOUT_MS) };
    test = await createTestApp(payments, settings);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => {
    receiver.close();
  });

  const BROKEN_OFF = 'The receiver closed the connection before its response was complete.';
  it.each<readonly [string, RequestListener, object]>([
    [
      'redirects',
      (_request, response) => response.writeHead(302, { Location: '/other' }).end(),
      {
        statusCode: 302,
        error: 'The receiver answered 302, not 2xx. Redirects are not followed.',
      },
    ],
    [
      'breaks off before its response',
      (request) => request.socket.destroy(),
      { statusCode: null, error: BROKEN_OFF },
    ],
    [
      'breaks off in the middle of its response',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('half');
        setImmediate(() => request.socket.destroy());
      },
      { statusCode: 200, error: BROKEN_OFF },
    ],
    [
      'answers something else than HTTP',
      (request) => request.socket.end('hello\r\n\r\n'),
      { statusCode: null, error: 'The response is not valid HTTP.' },
    ],
    [
      'switches to another protocol',
      (request) =>
        request.socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
        ),
      { statusCode: null, error: BROKEN_OFF },
    ],
    [
      'does not answer in time',
      () => undefined,
      {
        statusCode: null,
        error: `The receiver did not send a complete response within ${String(TIMEOUT_MS)} ms.`,
      },
    ],
    [
      'does not end its response in time',
      (_request, response) => response.writeHead(200).write('half'),
      {
        statusCode: 200,
        error: `The receiver did not send a complete response within ${String(TIMEOUT_MS)} ms.`,
        response: 'half',
      },
    ],
  ])('that %s has not accepted the message', async (what, answer, attempt) => {
    const { freeze, subscribe, pay, advance, delivery } = tester(
      test,
      what.toLowerCase().replaceAll(' ', '-'),
    );
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    receiver.answer(answer);
    await advance('PT0S');
    expect(receiver.messages).toHaveLength(1);
    expect(await delivery()).toMatchObject({ status: 'pending', attempts: 1, log: [attempt] });
    receiver.answer(status(204));
    await advance('PT5S');
    expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('that sends a large response has accepted the message, and only its beginning is kept', async () => {
    const { freeze, subscribe, pay, advance, delivery } = tester(test, 'large');
    await freeze();
    await subscribe(receiver.url);
    await pay('p-1');
    receiver.answer((_request, response) => {
      // Without an end.
      response.writeHead(200).write(`\0${'x'.repeat(200_000)}`);
    });
    await advance('PT0S');
    const { status: state, log } = await delivery();
    expect(state).toBe('delivered');
    expect(log[0]?.response).toBe(`\ufffd${'x'.repeat(1_023)}`);
  });

  it('that closes a kept connection gets the message on another one', async () => {
    const { freeze, subscribe, pay, advance, deliveries } = tester(test, 'stale');
    await freeze();
    await subscribe(receiver.url);
    // More than are sent at the same time, so that connections are used again.
    await pay(ids(40));
    receiver.answer((request, response) => {
      response.writeHead(204).end(() => {
        setImmediate(() => request.socket.destroy());
      });
    });
    await advance('PT0S');
    const states = (await deliveries()).map(({ status: state }) => state);
    expect(states).toEqual(Array(40).fill('delivered'));
  });

  it('that answer use their connections again', async () => {
    const { freeze, subscribe, pay, advance } = tester(test, 'kept');
    await freeze();
    await subscribe(receiver.url);
    await pay(ids(100));
    await advance('PT0S');
    expect(receiver.messages).toHaveLength(100);
    expect(receiver.connections()).toBeLessThanOrEqual(16);
  });

  it('that do not respond do not block the others, and get few requests', async () => {
    const { freeze, subscribe, pay, advance, deliveries, delivery } = tester(test, 'dead');
    await freeze();
    const silent = await startReceiver();
    silent.answer(() => undefined);
    const dead = await subscribe(silent.url);
    const alive = await subscribe(receiver.url);
    await pay(ids(50));
    await advance('PT0S');
    expect(receiver.messages).toHaveLength(50);
    expect(silent.messages.length).toBeLessThanOrEqual(16);
    const delivered = await deliveries(`?subscriptionId=${alive.id}&status=delivered`);
    expect(delivered).toHaveLength(50);

    const waiting = await deliveries(`?subscriptionId=${dead.id}&status=pending`);
    expect(waiting).toHaveLength(50);
    expect(new Set(waiting.map(({ nextAttemptAt }) => nextAttemptAt))).toEqual(
      new Set(['2999-01-01T00:00:05.000Z']),
    );
    const [newest] = waiting;
    expect(await delivery(newest?.id)).toMatchObject({ log: [{ error: NO_REQUEST }] });

    // New messages wait for the end of the pause.
    const before = silent.messages.length;
    await pay('p-51');
    await advance('PT1S');
    expect(silent.messages).toHaveLength(before);
    expect((await deliveries('?subject=p-51&status=pending'))[0]).toMatchObject({
      attempts: 0,
      nextAttemptAt: '2999-01-01T00:00:05.000Z',
    });

    silent.answer(status(204));
    await advance('PT4S');
    expect(await deliveries(`?subscriptionId=${dead.id}&status=delivered`)).toHaveLength(51);
    silent.close();
  });

  it('that refuse connections have failed for all messages after the last retry', async () => {
    const { freeze, subscribe, pay, advance, deliveries, delivery } = tester(test, 'refusing');
    await freeze();
    const closed = await startReceiver();
    closed.close();
    await subscribe(closed.url);
    await pay(ids(30));
    await advance('PT0S');
    expect((await delivery((await deliveries()).at(-1)?.id)).log).toMatchObject([
      { statusCode: null, error: 'The connection was refused.' },
    ]);
    await advance('P1D');
    const states = await deliveries();
    expect(states.map(({ status: state, attempts }) => [state, attempts])).toEqual(
      Array(30).fill(['failed', 8]),
    );
  });

  it('that a tester wants to test are called although they are paused', async () => {
    const { freeze, subscribe, pay, advance, admin, delivery } = tester(test, 'impatient');
    await freeze();
    const { id } = await subscribe(receiver.url);
    receiver.answer(() => undefined);
    await pay('p-1');
    await advance('PT0S');
    receiver.answer(status(204));
    await admin('post', `/webhooks/${id}/test`).expect(202);
    await advance('PT0S');
    expect(await delivery()).toMatchObject({
      type: 'webhook.test',
      status: 'delivered',
      createdAt: START,
    });
  });
});

describe(`Slow receivers of webhooks on ${databaseUnderTest}`, () => {
  it('do not hold the clock for longer than a few attempts take, and lose no message', async () => {
    const settings = { LOG_LEVEL: 'silent', WEBHOOK_TIMEOUT_MS: '1000' };
    const test = await createTestApp(payments, settings);
    const receiver = await startReceiver();
    const { freeze, subscribe, pay, advance, deliveries } = tester(test, 'slow');
    await freeze();
    await subscribe(receiver.url);
    // 16 at a time for 3 s: at most 16 * 8 have started by then.
    receiver.answer((_request, response) => {
      setTimeout(() => response.writeHead(204).end(), 400);
    });
    await pay(ids(180));
    await advance('PT0S');
    const left = await deliveries('?status=pending');
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ attempts }) => attempts))).toEqual(new Set([0]));
    receiver.answer(status(204));
    await advance('PT5S');
    expect(await deliveries('?status=delivered')).toHaveLength(180);
    expect(receiver.messages).toHaveLength(180);
    receiver.close();
    await test.close();
  });
});
