import 'reflect-metadata';
import { type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const LISTENERS = '/iso8583/tools/listeners';
const PEER = '00000000123';

interface Advice {
  readonly status: string;
  readonly tries: number;
  readonly listener: string | null;
  readonly lastError: string | null;
}
type Client = Awaited<ReturnType<typeof tcpClient>>;

describe(`Advices that the host forwards on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const queueOf = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    await host.freeze('2026-11-21T12:00:00Z');
    const { body } = await host.post(LISTENERS, { name: 'switch' }).expect(201);
    const { port } = body as { port: number };
    const queue = (stan: string, fields: Record<string, string> = {}) =>
      host
        .post(`${LISTENERS}/switch/advices`, {
          mti: '0120',
          fields: {
            '2': '4000000000000001',
            '4': '000000001000',
            '11': stan,
            '32': PEER,
            ...fields,
          },
        })
        .expect(202);
    const advices = () => host.get<Advice[]>('/iso8583/acquirer/advices?listener=switch');
    const statuses = async () => (await advices()).map(({ status }) => status).reverse();
    return { ...host, queue, advices, statuses, connect: () => tcpClient(test, { port }) };
  };
  const confirm = async (client: Client): Promise<IsoMessage> => {
    const message = await client.next();
    client.send({ mti: '0130', fields: { ...message.fields, '39': '00' } });
    return message;
  };

  it('wait while no client is connected, and are sent in order when one connects', async () => {
    const { queue, statuses, connect } = await queueOf('order');
    for (const stan of ['000101', '000102', '000103']) await queue(stan);
    expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting']);
    const client = await connect();
    const arrived = [await confirm(client), await confirm(client), await confirm(client)];
    expect(arrived.map(({ mti, fields }) => `${mti} ${fields['11'] ?? ''}`)).toEqual([
      '0120 000101',
      '0120 000102',
      '0120 000103',
    ]);
    await eventually(async () => (await statuses()).every((status) => status === 'confirmed'));
    // A client that is connected gets a new one at once.
    await queue('000104');
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '11': '000104' } });
    client.socket.destroy();
  });

  it('are repeated on the clock of the sandbox, before the next one is sent', async () => {
    const { queue, advices, statuses, connect, advance } = await queueOf('repeats');
    const lost = await connect();
    await queue('000201');
    expect(await lost.next()).toMatchObject({ mti: '0120' });
    lost.socket.destroy();
    await queue('000202');
    await eventually(async () => (await advices())[1]?.lastError !== null);
    const client = await connect();
    await advance('PT4S');
    expect(await statuses()).toEqual(['waiting', 'waiting']);
    // A request is sent when it is awaited.
    const moved = advance('PT1S').then(() => undefined);
    expect(await confirm(client)).toMatchObject({ mti: '0121', fields: { '11': '000201' } });
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '11': '000202' } });
    await moved;
    await eventually(async () => (await statuses()).every((status) => status === 'confirmed'));
    expect((await advices()).map(({ tries }) => tries)).toEqual([1, 2]);
    client.socket.destroy();
  });

  it('wait for a sign-on', async () => {
    const { queue, statuses, connect, put } = await queueOf('sign-on');
    await put('/admin/host', { security: { requireSignOn: true } }).expect(200);
    const client = await connect();
    await queue('000301');
    const network = (code: string, stan: string) => ({
      mti: '0800',
      fields: { '7': '1121120000', '11': stan, '32': PEER, '70': code },
    });
    // The response to the echo test is the next message, so the advice was not sent.
    expect(await client.ask(network('301', '000001'))).toMatchObject({ mti: '0810' });
    expect(await statuses()).toEqual(['waiting']);
    expect(await client.ask(network('001', '000002'))).toMatchObject({ mti: '0810' });
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '11': '000301' } });
    client.socket.destroy();
  });

  it.each<[what: string, code: string, change: (host: ReturnType<typeof cardHost>) => unknown]>([
    ['a sign-on is no longer required', '301', ({ put }) => put('/admin/host', {}).expect(200)],
    ['a sign-off is forgotten', '002', ({ remove }) => remove('/admin/network').expect(204)],
  ])('are sent when %s', async (what, code, change) => {
    const host = await queueOf(what.replaceAll(' ', '-'));
    const security = { requireSignOn: code === '301' };
    await host.put('/admin/host', { security }).expect(200);
    const client = await host.connect();
    const fields = { '7': '1121120000', '11': '000001', '32': PEER, '70': code };
    expect(await client.ask({ mti: '0800', fields })).toMatchObject({ mti: '0810' });
    await host.queue('000302');
    expect(await client.ask({ mti: '0800', fields: { ...fields, '11': '000002' } })).toMatchObject({
      mti: '0810',
    });
    await change(host);
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '11': '000302' } });
    client.socket.destroy();
  });

  it('are sent to a client that was connected before a reset', async () => {
    const { queue, connect, put, post } = await queueOf('reset-with-client');
    const client = await connect();
    await post('/__admin/reset', {}).expect((response) => response.status < 300);
    await put('/admin/host', { security: { requireSignOn: true } }).expect(200);
    await queue('000304');
    await put('/admin/host', {}).expect(200);
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '11': '000304' } });
    client.socket.destroy();
  });

  it('have no CVV, because it is not stored', async () => {
    const { queue, connect } = await queueOf('cvv');
    const client = await connect();
    await queue('000303', { '48': '610510000' + '9203123' });
    const { fields } = await confirm(client);
    expect(fields['48']).toBe('610510000');
    client.socket.destroy();
  });

  it('are given up if the institution refuses them, and the next one is sent', async () => {
    const { queue, statuses, connect } = await queueOf('refused');
    const client = await connect();
    await queue('000401');
    const first = await client.next();
    client.send({ mti: '0130', fields: { ...first.fields, '39': '12' } });
    await queue('000402');
    await confirm(client);
    await eventually(async () => (await statuses())[1] === 'confirmed');
    expect(await statuses()).toEqual(['given-up', 'confirmed']);
    client.socket.destroy();
  });

  it('can be sent again by hand', async () => {
    const { queue, advices, connect, post } = await queueOf('by-hand');
    const client = await connect();
    await queue('000501');
    const first = await client.next();
    client.send({ mti: '0130', fields: { ...first.fields, '39': '30' } });
    await eventually(async () => (await advices())[0]?.status === 'given-up');
    await post('/iso8583/acquirer/advices/latest/send', {}).expect(200);
    await confirm(client);
    await eventually(async () => (await advices())[0]?.status === 'confirmed');
    client.socket.destroy();
  });

  it('are gone after a reset', async () => {
    const { queue, advices, post } = await queueOf('reset');
    await queue('000601');
    await post('/__admin/reset', {}).expect((response) => response.status < 300);
    expect(await advices()).toEqual([]);
  });

  it.each([
    [{ mti: '0100', fields: {} }, '/mti'],
    [{ mti: '0120' }, '/fields'],
    [{ mti: '0120', fields: { '4': 5 } }, '/fields/4'],
  ])('cannot be %j', async (body, pointer) => {
    const answered = await cardHost(test, 'default')
      .post(`${LISTENERS}/default/advices`, body)
      .expect(400);
    expect(answered.body).toMatchObject({ errors: [{ pointer }] });
  });
});
