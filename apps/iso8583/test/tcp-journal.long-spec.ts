import 'reflect-metadata';
import { connect } from 'node:net';
import { writeFrame } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, portOf, tcpClient } from './card-host';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly at: string;
  readonly correlationId: string;
  readonly requestBody?: string;
  readonly responseBody?: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly rule?: string;
  readonly outcome: string;
}

const PAN = '4000000000000001';
const TRACK = '4000000000000001=49121011234567890';

describe(`The journal of messages over TCP on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ ISO8583_TCP_SANDBOX: 'wire', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const host = () => cardHost(test, 'wire');
  const onTcp = { method: 'TCP', path: '/iso8583/tcp' };
  /** The entries of messages over TCP, newest first. */
  const entries = () => host().get<readonly Entry[]>('/__admin/requests?method=TCP');
  const verify = async (...expectations: object[]): Promise<boolean> =>
    (
      (await host().post('/__admin/verify', { expectations }).expect(200)).body as {
        pass: boolean;
      }
    ).pass;

  it('has the message and its response as JSON, masked', async () => {
    await host().freeze('2026-11-21T12:00:00.000Z');
    const client = await tcpClient(test);
    const sent = isoMessage('0100', { '35': TRACK, '52': '0123456789ABCDEF' });
    await client.ask(sent);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      ...onTcp,
      at: '2026-11-21T12:00:00.000Z',
      outcome: 'answered',
      responseHeaders: { 'x-connection': 'answered' },
    });
    expect(JSON.parse(entry?.requestBody ?? '')).toMatchObject({
      mti: '0100',
      fields: { '2': '400000******0001', '11': sent.fields['11'], '35': '', '52': '' },
    });
    expect(JSON.parse(entry?.responseBody ?? '')).toMatchObject({
      mti: '0110',
      fields: { '2': '400000******0001' },
    });
    expect(JSON.stringify(entry)).not.toContain(PAN);
    expect(JSON.stringify(entry)).not.toContain('49121011');
    client.socket.destroy();
  });

  it('is what verify counts, by the values on the wire', async () => {
    const client = await tcpClient(test);
    const sent = isoMessage('0200', { '37': 'VERIFY000001' });
    await client.ask(sent);
    const body = [
      { pointer: '/mti', equals: '0200' },
      { pointer: '/fields/2', equals: PAN },
      { pointer: '/fields/37', equals: 'VERIFY000001' },
    ];
    expect(await verify({ match: { ...onTcp, body }, times: 1 })).toBe(true);
    const advice = [{ pointer: '/mti', equals: '0420' }];
    expect(await verify({ match: { ...onTcp, body: advice }, times: 0 })).toBe(true);
    expect(await verify({ match: { ...onTcp, body: advice }, times: 1 })).toBe(false);
    client.socket.destroy();
  });

  it.each([
    ['a lost response', { commitThenDrop: true }, 'closed', '0110'],
    ['no response', { empty: true }, 'closed', undefined],
    ['a reset', { reset: true }, 'reset', undefined],
    ['a truncated response', { truncate: { bodyBytes: 10 } }, 'truncated', '0110'],
  ])('says what a rule did: %s', async (_, effect, connection, response) => {
    const { body: rule } = await host().rule(effect, onTcp);
    const client = await tcpClient(test);
    client.send(isoMessage('0100', {}));
    await client.closed;
    const [entry] = await entries();
    expect(entry).toMatchObject({
      rule: (rule as { id: string }).id,
      outcome: 'lost',
      responseHeaders: { 'x-connection': connection },
    });
    const { responseBody } = entry ?? {};
    const answered = responseBody === undefined ? undefined : (JSON.parse(responseBody) as object);
    expect(answered).toEqual(
      response === undefined ? undefined : expect.objectContaining({ mti: response }),
    );
  });

  it.each([
    ['bytes that are no message', Buffer.from('garbage that is no message'), '(26 characters'],
    ['a response', codec.encode({ mti: '0110', fields: { '11': '000001' } }), '"mti":"0110"'],
  ])('has messages that get no response: %s', async (_, payload, shown) => {
    const socket = connect({ port: portOf(test), host: '127.0.0.1' });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    socket.end(writeFrame('binary2', payload));
    await ended;
    const [entry] = await entries();
    expect(entry?.requestBody).toContain(shown);
    expect(entry).toMatchObject({ outcome: 'lost', responseHeaders: { 'x-connection': 'none' } });
  });

  it('has nothing if the journal is off', async () => {
    const other = await createCardHost({ JOURNAL_SIZE: '0' });
    const client = await tcpClient(other);
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    const { body } = await other.http.get('/__admin/requests').expect(200);
    expect(body).toEqual([]);
    client.socket.destroy();
    await other.close();
  });
});
