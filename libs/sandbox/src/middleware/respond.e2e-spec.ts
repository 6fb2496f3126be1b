import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp, databaseUnderTest, type TestApp, admin, notes } from '#libs/testing';

describe(`Responses that rules send on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  /** The bytes of a response as they arrive: an HTTP client would repair or refuse some of them. */
  async function rawResponse(sandbox: string): Promise<string> {
    const { port } = new URL(test.address);
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.write(
      `GET /notes HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Sandbox: ${sandbox}\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
    return received;
  }

  it.each([
    ['garbage', { 'content-type': 'garbage' }, /\r\ncontent-type: garbage\r\n/],
    ['empty', { 'Content-Type': '' }, /\r\nContent-Type: \r\n/],
    ['without-charset', { 'content-type': 'text/html' }, /\r\ncontent-type: text\/html\r\n/],
    ['latin', { 'x-name': 'Jo\u00e3o' }, /\r\nx-name: Jo\u00e3o\r\n/],
    ['prototype', JSON.parse('{"__proto__":"a"}') as object, /\r\n__proto__: a\r\n/],
    ['retry', { 'Retry-After': 'soon', Date: 'never' }, /\r\nRetry-After: soon\r\nDate: never\r\n/],
  ])('are sent exactly as requested: %s', async (name, headers, expected) => {
    const sandbox = `headers-${name}`;
    const { rule, journal } = admin(test, sandbox);
    await rule({ effect: { respond: { headers, body: 'x' } } });
    const response = await rawResponse(sandbox);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toMatch(expected);
    expect(response).toMatch(/\r\n\r\nx$/);
    // The service is still there, and the journal has the request.
    expect(await journal()).toMatchObject([{ status: 200, responseBody: 'x' }]);
  });

  it.each<[string, unknown, RegExp]>([
    ['text/xml; charset="ISO-8859-1"', 'Jo\u00e3o', /\r\n\r\nJo\u00e3o$/],
    ['application/json; charset=latin1', { name: 'Jo\u00e3o' }, /"name":"Jo\u00e3o"\}$/],
    ['text/plain; charset=utf-8', 'Jo\u00e3o', /\r\n\r\nJo\u00c3\u00a3o$/],
    ['text/plain', 'Jo\u00e3o', /\r\n\r\nJo\u00c3\u00a3o$/],
  ])('have a body in the charset of their type %s', async (type, body, expected) => {
    const sandbox = `charset-${type.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
    const respond = { headers: { 'Content-Type': type }, body };
    await admin(test, sandbox).rule({ effect: { respond } });
    expect(await rawResponse(sandbox)).toMatch(expected);
  });

  it.each([
    [204, '', /^HTTP\/1\.1 204 No Content\r\n/],
    [304, '', /^HTTP\/1\.1 304 Not Modified\r\n/],
    [599, 'x', /^HTTP\/1\.1 599 /],
  ])('have the status that was requested: %p', async (status, body, expected) => {
    const sandbox = `status-${String(status)}`;
    await admin(test, sandbox).rule({ effect: { respond: { status, body } } });
    expect(await rawResponse(sandbox)).toMatch(expected);
  });

  it.each([
    [{ status: 200.5 }, '/effect/respond/status'],
    [{ status: 204, body: 'x' }, '/effect/respond/body'],
    [{ status: 304, body: {} }, '/effect/respond/body'],
    [{ headers: { 'Content-Length': '5' } }, '/effect/respond/headers/Content-Length'],
    [{ headers: { 'transfer-encoding': 'chunked' } }, '/effect/respond/headers/transfer-encoding'],
    [{ headers: { connection: 'upgrade' } }, '/effect/respond/headers/connection'],
    [{ headers: { trailer: 'x' } }, '/effect/respond/headers/trailer'],
    [{ headers: { 'x-a': '\u20ac' } }, '/effect/respond/headers/x-a'],
    [{ headers: { 'a b': 'x' } }, '/effect/respond/headers/a b'],
    [{ headers: { 'X-A': '1', 'x-a': '2' } }, '/effect/respond/headers/x-a'],
    [{ headers: { 'content-type': 'text/plain; charset=utf-16' } }, '/effect/respond/headers'],
    [
      { headers: { 'content-type': 'text/plain; charset=ISO-8859-1' }, body: '10 \u20ac' },
      '/effect/respond/body',
    ],
  ])(
    'are refused when they are requested, if HTTP cannot send them: %j',
    async (respond, pointer) => {
      const { call } = admin(test, 'refused');
      const { body } = await call('post', '/rules', { effect: { respond } }).expect(400);
      expect(body).toMatchObject({ code: 'RULE_INVALID', errors: [{ pointer }] });
    },
  );
});
