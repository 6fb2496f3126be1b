import 'reflect-metadata';
import type { LookupAddress } from 'node:dns';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  documentedProblem,
  type TestApp,
} from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, type Receiver } from '../test/receiver';
import { tester } from '../test/tester';
import { Sender } from './sender';
import { webhookTargets } from './targets';

const refused = { code: 'WEBHOOK_TARGET_REFUSED', status: 422 };

describe(`Addresses of webhooks on ${databaseUnderTest}`, () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => {
    receiver.close();
  });

  const withApp = async (settings: object, work: (test: TestApp) => Promise<void>) => {
    const test = await createTestApp(payments, { LOG_LEVEL: 'silent', ...settings });
    await work(test);
    await test.close();
  };

  it.each([
    'http://127.0.0.1:9099/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/',
    'http://0.0.0.0/',
    'https://localhost/',
    'https://run-42.localhost/',
  ])('cannot be %s if private targets are refused', (url) =>
    withApp({ WEBHOOK_PRIVATE_TARGETS: 'refuse' }, async (test) => {
      const { admin, subscribe } = tester(test, 'refused');
      const { body } = await admin('post', '/webhooks', { url }).expect(422);
      expect(body).toMatchObject({ ...refused, errors: [{ pointer: '/url' }] });
      const { id } = await subscribe('https://example.com/webhooks');
      await admin('patch', `/webhooks/${id}`, { url }).expect(422);
    }),
  );

  it('are refused with the error that the document shows', () =>
    withApp({ WEBHOOK_PRIVATE_TARGETS: 'refuse' }, async (test) => {
      const url = 'http://10.0.0.1:9099/';
      const { body } = await tester(test, 'documented').admin('post', '/webhooks', { url });
      expect(body).toMatchObject(
        await documentedProblem(test, 'post /__admin/webhooks', refused.code),
      );
    }));

  it('can be private by default only while the service listens on loopback', async () => {
    await withApp({}, async (test) => {
      await tester(test, 'loopback').subscribe(receiver.url);
    });
    const ADMIN_TOKEN = 'a-token-of-enough-length';
    for (const [setting, status] of [
      ['auto', 422],
      ['allow', 201],
    ] as const) {
      const settings = { HOST: '0.0.0.0', ADMIN_TOKEN, WEBHOOK_PRIVATE_TARGETS: setting };
      await withApp(settings, async (test) => {
        await test.http
          .post('/__admin/webhooks')
          .set('Authorization', `Bearer ${ADMIN_TOKEN}`)
          .send({ url: receiver.url })
          .expect(status);
      });
    }
  });

  it('are checked again for each message', async () => {
    const data = await createTestData();
    const before = await createTestApp(payments, { LOG_LEVEL: 'silent' }, data);
    await tester(before, 'earlier').freeze();
    await tester(before, 'earlier').subscribe(receiver.url);
    await before.stop();

    const settings = { LOG_LEVEL: 'silent', WEBHOOK_PRIVATE_TARGETS: 'refuse' };
    const after = await createTestApp(payments, settings, data);
    const { pay, advance, delivery } = tester(after, 'earlier');
    await pay('p-1');
    await advance('PT0S');
    expect(await delivery()).toMatchObject({
      status: 'pending',
      log: [
        {
          statusCode: null,
          error:
            'The host is 127.0.0.1, which is a loopback, private or reserved address. ' +
            'The service sends webhooks to such addresses only with WEBHOOK_PRIVATE_TARGETS=allow.',
        },
      ],
    });
    expect(receiver.connections()).toBe(0);
    await after.stop();
    await data.remove();
  });
});

describe('The name of a receiver', () => {
  const PUBLIC = { address: '2606:4700:4700::1111', family: 6 };
  const LOOPBACK = { address: '127.0.0.1', family: 4 };
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => {
    receiver.close();
  });

  /** One attempt for a name that has these addresses. */
  const post = async (allowsReserved: boolean, addresses: LookupAddress[], error?: Error) => {
    const targets = webhookTargets(allowsReserved, (_name, _options, callback) => {
      setImmediate(() => {
        if (error === undefined) callback(null, addresses);
        else callback(error);
      });
    });
    const closing = new AbortController().signal;
    const sender = new Sender({ targets, timeoutMs: 10_000, closing });
    const url = receiver.url.replace('127.0.0.1', 'receiver.test');
    const attempt = await sender.post({ url, headers: { 'Content-Length': '2' }, body: '{}' });
    sender.end();
    return attempt;
  };

  it.each([
    ['a loopback address', [LOOPBACK]],
    ['a public address and a loopback one', [PUBLIC, LOOPBACK]],
    ['an IPv4-mapped loopback address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('that resolves to %s when the connection is made is refused', async (_, addresses) => {
    expect(await post(false, addresses)).toMatchObject({
      outcome: 'failed',
      statusCode: null,
      error: expect.stringMatching(
        /^receiver\.test resolves to .*127\.0\.0\.1, which is/,
      ) as string,
    });
    expect(receiver.connections()).toBe(0);
  });

  it('that resolves to a loopback address is connected to if that is allowed', async () => {
    expect(await post(true, [LOOPBACK])).toMatchObject({ outcome: 'accepted', statusCode: 204 });
    expect(receiver.messages).toMatchObject([
      { headers: { host: expect.stringMatching(/^receiver\.test:/) as string }, body: '{}' },
    ]);
  });

  it('that does not exist makes the receiver unreachable', async () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    expect(await post(true, [], error)).toMatchObject({
      outcome: 'unreachable',
      error: 'The host name has no address.',
    });
  });
});
