import 'reflect-metadata';
import { createTestApp, databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { payments } from '../test/payments';
import { startReceiver, type Receiver } from '../test/receiver';
import { ids, START, tester } from '../test/tester';
import { MOST_WEBHOOKS } from './webhook.repository';

const URL_OF_NOBODY = 'http://127.0.0.1:9/webhooks';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Answer {
  readonly code?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

describe(`/__admin/webhooks on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let receiver: Receiver;
  beforeAll(async () => {
    test = await createTestApp(payments, { LOG_LEVEL: 'silent' });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    receiver.close();
    await test.close();
  });

  it('creates, shows, changes and deletes a webhook', async () => {
    const { freeze, admin } = tester(test, 'crud');
    await freeze();
    const { body: created } = await admin('post', '/webhooks', {
      name: 'mine',
      url: 'http://127.0.0.1:9/João?a=1#part',
      events: ['payment.created', 'payment.created'],
    }).expect(201);
    const { secret, ...webhook } = created as { secret: string; id: string };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'mine',
      url: 'http://127.0.0.1:9/Jo%C3%A3o?a=1',
      events: ['payment.created'],
      enabled: true,
      createdAt: START,
      disabledAt: null,
    });
    expect((await admin('get', '/webhooks').expect(200)).body).toEqual([webhook]);
    expect((await admin('get', '/webhooks/mine').expect(200)).body).toEqual(webhook);
    expect((await admin('get', `/webhooks/${webhook.id}`).expect(200)).body).toEqual(webhook);

    const change = { enabled: false, events: ['payment.created', '*'], name: 'other' };
    const { body: changed } = await admin('patch', '/webhooks/mine', change).expect(200);
    const expected = {
      ...webhook,
      name: 'other',
      events: ['*'],
      enabled: false,
      disabledAt: START,
    };
    expect(changed).toEqual(expected);
    expect((await admin('patch', '/webhooks/other', {}).expect(200)).body).toEqual(expected);
    const { body: enabled } = await admin('patch', '/webhooks/other', { enabled: true });
    expect(enabled).toMatchObject({ enabled: true, disabledAt: null });

    await admin('delete', '/webhooks/other').expect(204);
    await admin('delete', `/webhooks/${webhook.id}`).expect(404);
    expect((await admin('get', '/webhooks').expect(200)).body).toEqual([]);
  });

  it('takes a secret of the tester, and shows it only once', async () => {
    const { subscribe, admin, pay, freeze } = tester(test, 'secret');
    await freeze();
    const { id, secret } = await subscribe(URL_OF_NOBODY, { secret: SECRET });
    expect(secret).toBe(SECRET);
    await pay('p-1');
    await admin('post', `/webhooks/${id}/test`).expect(202);
    for (const [method, path] of [
      ['get', '/webhooks'],
      ['get', `/webhooks/${id}`],
      ['patch', `/webhooks/${id}`],
      ['get', '/webhooks/deliveries'],
      ['get', '/webhooks/deliveries/latest'],
    ] as const) {
      const { text } = await admin(method, path, method === 'patch' ? {} : undefined).expect(200);
      expect(text).not.toContain('whsec');
    }
  });

  it('sends webhook.test to one webhook, whatever its events', async () => {
    const { freeze, subscribe, admin, advance, delivery } = tester(test, 'try');
    await freeze();
    await subscribe(URL_OF_NOBODY);
    const { id } = await subscribe(receiver.url, { name: 'me', events: ['payment.created'] });
    const { body } = await admin('post', '/webhooks/me/test').expect(202);
    expect(body).toMatchObject({ subscriptionId: id, type: 'webhook.test', status: 'pending' });
    await advance('PT0S');
    expect(await delivery()).toMatchObject({
      subject: id,
      status: 'delivered',
      body: JSON.stringify({
        type: 'webhook.test',
        timestamp: START,
        data: { subscriptionId: id },
      }),
    });
  });

  it('lists deliveries newest first, by page and by filter, without their bodies', async () => {
    const { freeze, subscribe, pay, advance, deliveries, admin } = tester(test, 'log');
    await freeze();
    const { id } = await subscribe(receiver.url);
    await pay(ids(5));
    await pay('p-6', { types: ['payment.status-changed'] });
    const other = await subscribe(URL_OF_NOBODY);
    await admin('post', `/webhooks/${other.id}/test`).expect(202);
    await advance('PT0S');

    const subjects = async (query: string) =>
      (await deliveries(query)).map(({ subject }) => subject);
    expect(await subjects(`?subscriptionId=${id}`)).toEqual(ids(6).reverse());
    expect(await subjects('?type=payment.status-changed')).toEqual(['p-6']);
    expect(await subjects('?status=pending')).toEqual([other.id]);
    expect(await subjects('?subject=p-3&status=delivered')).toEqual(['p-3']);
    expect(await subjects('?subject=p-3&status=failed')).toEqual([]);
    expect(Object.keys((await deliveries())[0] ?? {})).not.toContain('body');

    const page = await admin('get', `/webhooks/deliveries?subscriptionId=${id}&limit=2`);
    expect(page.headers['x-total-count']).toBe('6');
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? '';
    const { body } = await test.http.get(next).set('X-Sandbox', 'log').expect(200);
    expect((body as { subject: string }[]).map(({ subject }) => subject)).toEqual(['p-4', 'p-3']);
  });

  it.each<readonly [string, unknown, string, RegExp]>([
    ['nothing', undefined, '', /^Is missing; it must be an object/],
    ['no url', {}, '/url', /^Is missing; it must be a string/],
    ['a number', { url: 1 }, '/url', /^Must be a string/],
    ['null', { url: null }, '/url', /^Must be a string/],
    ['not a url', { url: 'receiver' }, '/url', /^Must be an absolute http or https URL/],
    ['another scheme', { url: 'ftp://example.com/' }, '/url', /http or https/],
    ['a file', { url: 'file:///etc/passwd' }, '/url', /http or https/],
    ['no host', { url: 'http://' }, '/url', /http or https/],
    ['an invalid port', { url: 'http://example.com:65536/' }, '/url', /http or https/],
    ['credentials', { url: 'http://me:secret@example.com/' }, '/url', /user or a password/],
    ['a user', { url: 'http://me@example.com/' }, '/url', /user or a password/],
    ['a long url', { url: `http://a.example/${'x'.repeat(2_000)}` }, '/url', /at most 2000/],
    ['a url long when encoded', { url: `http://a/${'ç'.repeat(700)}` }, '/url', /at most 2000/],
    [
      'an unknown event',
      { url: URL_OF_NOBODY, events: ['payment.create'] },
      '/events/0',
      /^Did you mean "payment\.created"\? Must be one of \*, payment\.created, payment\.status-changed\.$/,
    ],
    ['webhook.test', { url: URL_OF_NOBODY, events: ['webhook.test'] }, '/events/0', /one of/],
    ['no events', { url: URL_OF_NOBODY, events: [] }, '/events', /at least one/],
    ['a text of events', { url: URL_OF_NOBODY, events: '*' }, '/events', /^Must be an array/],
    ['a short secret', { url: URL_OF_NOBODY, secret: 'whsec_YQ==' }, '/secret', /24 to 64 bytes/],
    [
      'a secret without prefix',
      { url: URL_OF_NOBODY, secret: 'a'.repeat(40) },
      '/secret',
      /whsec_/,
    ],
    ['an empty name', { url: URL_OF_NOBODY, name: '' }, '/name', /1 to 100 characters/],
    ['a name with NUL', { url: URL_OF_NOBODY, name: 'a\0' }, '/name', /control/],
    ['half a character', { url: URL_OF_NOBODY, name: 'a\ud800' }, '/name', /control/],
    ['an unknown member', { url: URL_OF_NOBODY, evnts: [] }, '/evnts', /did you mean "events"\?/],
    ['a list', [{ url: URL_OF_NOBODY }], '', /object/],
  ])('refuses %s', async (_, definition, pointer, detail) => {
    const request = test.http.post('/__admin/webhooks').set('X-Sandbox', 'bad');
    const sent = definition === undefined ? request : request.send(definition as object);
    const { body, text } = await sent.expect(400);
    const { errors = [] } = body as Answer;
    expect(errors).toContainEqual({ pointer, detail: expect.stringMatching(detail) });
    expect(text).not.toContain('secret@');
  });

  it.each([
    [{ enabled: 'yes' }, '/enabled'],
    [{ url: 'x' }, '/url'],
    [{ enable: true }, '/enable'],
    [{ secret: SECRET }, '/secret'],
  ])('refuses the change %j', async (change, pointer) => {
    const { subscribe, admin } = tester(test, 'bad');
    const { id } = await subscribe(URL_OF_NOBODY);
    const { body } = await admin('patch', `/webhooks/${id}`, change).expect(400);
    expect(body).toMatchObject({ code: 'WEBHOOK_INVALID', errors: [{ pointer }] });
  });

  it.each([
    ['get', `/webhooks/${UNKNOWN}`, 404, 'WEBHOOK_NOT_FOUND'],
    ['get', '/webhooks/nobody', 404, 'WEBHOOK_NOT_FOUND'],
    ['get', '/webhooks/a%01b', 404, 'WEBHOOK_NOT_FOUND'],
    ['patch', '/webhooks/nobody', 404, 'WEBHOOK_NOT_FOUND'],
    ['delete', '/webhooks/nobody', 404, 'WEBHOOK_NOT_FOUND'],
    ['post', '/webhooks/nobody/test', 404, 'WEBHOOK_NOT_FOUND'],
    ['get', '/webhooks/deliveries/latest', 404, 'WEBHOOK_DELIVERY_NOT_FOUND'],
    ['get', `/webhooks/deliveries/${UNKNOWN}`, 404, 'WEBHOOK_DELIVERY_NOT_FOUND'],
    ['get', '/webhooks/deliveries/%01', 404, 'WEBHOOK_DELIVERY_NOT_FOUND'],
    ['post', '/webhooks/deliveries/x/redeliver', 404, 'WEBHOOK_DELIVERY_NOT_FOUND'],
    ['get', '/webhooks/deliveries?status=sent', 400, 'REQUEST_INVALID'],
    ['get', '/webhooks/deliveries?subscriptionId=x', 400, 'REQUEST_INVALID'],
    ['get', '/webhooks/deliveries?type=%25', 400, 'REQUEST_INVALID'],
    ['get', '/webhooks/deliveries?subject=%00', 400, 'REQUEST_INVALID'],
    ['get', '/webhooks/deliveries?limit=0', 400, 'REQUEST_INVALID'],
  ] as const)('%s %s is %i %s', async (method, path, expected, code) => {
    const { body } = await tester(test, 'nothing')
      .admin(method, path, method === 'patch' ? {} : undefined)
      .expect(expected);
    expect(body).toMatchObject({ code });
  });

  it('refuses to test or redeliver to a webhook that is disabled or deleted', async () => {
    const { freeze, subscribe, admin, pay } = tester(test, 'off');
    await freeze();
    const { id } = await subscribe(URL_OF_NOBODY);
    await pay('p-1');
    await admin('patch', `/webhooks/${id}`, { enabled: false }).expect(200);
    for (const path of [`/webhooks/${id}/test`, '/webhooks/deliveries/latest/redeliver']) {
      expect((await admin('post', path).expect(409)).body).toMatchObject({
        code: 'WEBHOOK_DISABLED',
      });
    }
    await admin('delete', `/webhooks/${id}`).expect(204);
    const { body } = await admin('post', '/webhooks/deliveries/latest/redeliver').expect(404);
    expect(body).toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
  });

  it(`has at most ${String(MOST_WEBHOOKS)} webhooks in a sandbox, also if they are created together`, async () => {
    const { admin } = tester(test, 'many');
    const create = () => admin('post', '/webhooks', { url: URL_OF_NOBODY });
    for (let count = 0; count < MOST_WEBHOOKS - 5; count += 5) {
      await Promise.all(Array.from({ length: 5 }, () => create().expect(201)));
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create().then((answer) => answer)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(409)]);
    const refused = answers.find((answer) => answer.status === 409)?.body as Answer;
    expect(refused.code).toBe('WEBHOOK_LIMIT_REACHED');
    expect((await admin('get', '/webhooks').expect(200)).body).toHaveLength(MOST_WEBHOOKS);
  });

  it('answers errors as its document shows them', async () => {
    const { admin, subscribe } = tester(test, 'documented');
    const { id } = await subscribe(URL_OF_NOBODY, { name: 'my-receiver' });
    await admin('patch', `/webhooks/${id}`, { enabled: false }).expect(200);
    const cases = [
      ['post /__admin/webhooks', 'WEBHOOK_INVALID', () => admin('post', '/webhooks', {})],
      [
        'post /__admin/webhooks/{id}/test',
        'WEBHOOK_DISABLED',
        () => admin('post', '/webhooks/my-receiver/test'),
      ],
      [
        'get /__admin/webhooks/deliveries/{id}',
        'WEBHOOK_DELIVERY_NOT_FOUND',
        () => admin('get', '/webhooks/deliveries/latest'),
      ],
      [
        'post /__admin/webhooks',
        'WEBHOOK_LIMIT_REACHED',
        () => tester(test, 'many').admin('post', '/webhooks', { url: URL_OF_NOBODY }),
      ],
      [
        'get /__admin/webhooks/{id}',
        'WEBHOOK_NOT_FOUND',
        () => tester(test, 'nothing').admin('get', '/webhooks/my-receiver'),
      ],
    ] as const;
    for (const [operation, code, call] of cases) {
      const { body } = await call();
      expect(body).toMatchObject(await documentedProblem(test, operation, code));
    }
  });

  it('is not open to web pages of other origins', async () => {
    await test.http
      .post('/__admin/webhooks')
      .set('Origin', 'https://evil.example')
      .send({ url: URL_OF_NOBODY })
      .expect(403);
  });

  it('documents the event types of the service', async () => {
    const { body } = await test.http.get('/docs-json').expect(200);
    const { schemas } = (body as { components: { schemas: Record<string, object> } }).components;
    expect(schemas['WebhookEventType']).toMatchObject({
      type: 'string',
      enum: ['*', 'payment.created', 'payment.status-changed'],
      description: expect.stringContaining('- `payment.created`: A payment was created'),
    });
    expect(schemas['NewWebhook']).toMatchObject({ required: ['url'] });
    const { body: events } = await test.http.get('/__admin/webhooks/events').expect(200);
    expect(events).toEqual(payments.webhookEvents);
  });
});
