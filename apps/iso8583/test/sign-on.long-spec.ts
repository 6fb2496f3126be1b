import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const LISTENERS = '/iso8583/tools/listeners';
const PEER = '00000000123';
type Client = Awaited<ReturnType<typeof tcpClient>>;

describe(`Automatic sign-on of the host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const listenerOf = async (sandbox: string, options: object = {}) => {
    const host = cardHost(test, sandbox);
    await host.freeze('2026-11-21T12:00:00Z');
    const listener = { name: 'switch', institution: PEER, signOn: true, ...options };
    const { body } = await host.post(LISTENERS, listener).expect(201);
    expect(body).toMatchObject(listener);
    const { port } = body as { port: number };
    const status = async () => {
      const states =
        await host.get<{ institution: string; hostStatus: string }[]>('/admin/network');
      return states.find(({ institution }) => institution === PEER)?.hostStatus;
    };
    const becomes = (expected: string) => eventually(async () => (await status()) === expected);
    return { ...host, status, becomes, connect: () => tcpClient(test, { port }) };
  };
  const answer = async (client: Client, code: string, responseCode = '00'): Promise<void> => {
    const { mti, fields } = await client.next();
    expect({ mti, code: fields['70'], institution: fields['100'] }).toEqual({
      mti: '0800',
      code,
      institution: PEER,
    });
    client.send({ mti: '0810', fields: { ...fields, '39': responseCode } });
  };

  it('signs on at a client that connects, and is not connected after it has left', async () => {
    const { connect, becomes } = await listenerOf('connects');
    const client = await connect();
    await answer(client, '001');
    await becomes('signed-on');
    // The host stays signed on while another client is connected.
    const other = await connect();
    await answer(other, '001', '91');
    client.socket.destroy();
    await becomes('signed-on');
    other.socket.destroy();
    await becomes('not-connected');
    const again = await connect();
    await answer(again, '001');
    await becomes('signed-on');
    again.socket.destroy();
  });

  it('signs on once at each of two clients that connect while the sandbox is being opened', async () => {
    const host = cardHost(test, 'default');
    const listener = {
      name: 'new-sandbox',
      sandbox: 'not-used-yet',
      institution: PEER,
      signOn: true,
    };
    const { body } = await host.post(LISTENERS, listener).expect(201);
    const { port } = body as { port: number };
    const clients = await Promise.all([tcpClient(test, { port }), tcpClient(test, { port })]);
    for (const client of clients) {
      await answer(client, '001');
      const echo = { mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } };
      // The response is the next message, so there was no other sign-on.
      expect(await client.ask(echo)).toMatchObject({ mti: '0810' });
      client.socket.destroy();
    }
  });

  it('is not signed on if the client refuses, and tries again at the next echo', async () => {
    const { connect, becomes, status } = await listenerOf('refuses', { echoSeconds: 1 });
    const client = await connect();
    await answer(client, '001', '91');
    expect(await status()).toBeUndefined();
    await answer(client, '001');
    await becomes('signed-on');
    await answer(client, '301');
    client.socket.destroy();
    await becomes('not-connected');
  });

  it('is signed on again after a reset, when the next echo is answered', async () => {
    const { connect, becomes, post, status } = await listenerOf('reset', { echoSeconds: 1 });
    const client = await connect();
    await answer(client, '001');
    await becomes('signed-on');
    await post('/__admin/reset', {}).expect((response) => response.status < 300);
    expect(await status()).toBeUndefined();
    await answer(client, '301');
    await becomes('signed-on');
    client.socket.destroy();
  });

  it('posts what the network approved after a sign-off', async () => {
    const { connect, becomes, put, financial, get, card, post } = await listenerOf('recovery');
    await put('/admin/host', { standIn: { maxAmount: 20_000 } }).expect(200);
    const client = await connect();
    await answer(client, '001');
    await becomes('signed-on');
    const off = post(`${LISTENERS}/switch/network`, { function: 'sign-off', institution: PEER });
    const sent = off.expect(200).then();
    await answer(client, '002');
    await sent;
    await financial({ pan: '4000000000000001', amount: 100, acquirerId: PEER });
    client.socket.destroy();
    await becomes('signed-off');
    const again = await connect();
    await answer(again, '001');
    await eventually(async () => (await get<{ waiting: number }>('/admin/host')).waiting === 0);
    expect(await card('4000000000000001')).toMatchObject({ balance: 9_999_900 });
    again.socket.destroy();
  });

  it('does not create a dropped sandbox again', async () => {
    const { connect, becomes } = await listenerOf('dropped', { echoSeconds: 1 });
    const client = await connect();
    await answer(client, '001');
    await becomes('signed-on');
    await test.http.delete('/__admin/sandboxes/dropped').expect(204);
    expect(await client.closed).toBe('closed');
    const { body } = await test.http.get('/__admin/sandboxes').expect(200);
    expect(JSON.stringify(body)).not.toContain('"dropped"');
  });

  it.each([
    [{ institution: '12A' }, '/institution'],
    [{ signOn: 'yes' }, '/signOn'],
    [{ echoSeconds: 0 }, '/echoSeconds'],
  ])('refuses %j', async (options, pointer) => {
    const { body } = await cardHost(test, 'invalid')
      .post(LISTENERS, { name: 'switch', ...options })
      .expect(400);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});
