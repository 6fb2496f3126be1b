import 'reflect-metadata';
import { TEST_KEYS, unwrapKey } from '#libs/card-security';
import { type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

interface State {
  readonly institution: string;
  readonly status: string;
  readonly hostStatus: string;
  readonly settlementDate?: string;
  readonly pinKey: { readonly kcv: string; readonly nextKcv?: string };
}
interface Sent {
  readonly request: IsoMessage;
  readonly approved: boolean;
  readonly results: readonly { readonly response: IsoMessage | null }[];
  readonly state?: State;
}
type Client = Awaited<ReturnType<typeof tcpClient>>;

const LISTENERS = '/iso8583/tools/listeners';
const PEER = '00000000123';

describe(`Network messages of the host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  /** A sandbox with a listener, and a client that is connected to it. */
  const peerOf = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    const { body } = await host.post(LISTENERS, { name: 'switch' }).expect(201);
    const client = await tcpClient(test, { port: (body as { port: number }).port });
    await client.ask({ mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } });
    const send = async (request: object): Promise<Sent> =>
      (await host.post(`${LISTENERS}/switch/network`, request).expect(200)).body as Sent;
    const states = () => host.get<State[]>('/admin/network');
    return { ...host, client, send, states };
  };
  const answer = async (client: Client, fields: Record<string, string> = {}) => {
    const request = await client.next();
    client.send({ mti: '0810', fields: { ...request.fields, '39': '00', ...fields } });
    return request;
  };

  it('sign on and off, and the state shows what the institution approved', async () => {
    const { client, send, states } = await peerOf('sign-on');
    const signOn = send({ function: 'sign-on', institution: PEER });
    expect(await answer(client)).toMatchObject({
      mti: '0800',
      fields: { '70': '001', '100': PEER },
    });
    expect(await signOn).toMatchObject({ approved: true, state: { hostStatus: 'signed-on' } });
    const signOff = send({ function: 'sign-off', institution: PEER });
    await answer(client, { '39': '91' });
    expect(await signOff).toMatchObject({
      approved: false,
      results: [{ response: { mti: '0810' } }],
    });
    expect(await states()).toMatchObject([
      { institution: PEER, status: 'never', hostStatus: 'signed-on' },
    ]);
    client.socket.destroy();
  });

  it('wait for a response on the monotonic clock, although the clock is frozen', async () => {
    const { client, send, states, freeze } = await peerOf('silent');
    await freeze('2026-11-21T12:00:00Z');
    const sent = await send({ function: 'sign-on', answerMs: 20 });
    expect(sent).toMatchObject({ approved: false, results: [{ response: null }] });
    expect(sent.state).toBeUndefined();
    expect(await states()).toEqual([]);
    client.socket.destroy();
  });

  it('begin the next settlement day', async () => {
    const { client, send, freeze, authorize } = await peerOf('cutover');
    await freeze('2026-11-21T12:00:00Z');
    const cutover = send({ function: 'cutover', institution: PEER });
    expect(await answer(client)).toMatchObject({ fields: { '70': '201', '15': '1122' } });
    expect(await cutover).toMatchObject({
      approved: true,
      state: { settlementDate: '2026-11-22' },
    });
    const paid = await authorize({ ...isoMessage('0100', { '32': PEER }), complete: false });
    expect(paid.fields['15']).toBe('1122');
    client.socket.destroy();
  });

  it.each([
    ['approved', '00', true],
    ['refused', '63', false],
  ])('send a new key, which stays if it is %s', async (_, code, stays) => {
    const { client, send } = await peerOf(`key-${code}`);
    const exchange = send({ function: 'key-exchange', institution: PEER });
    const { fields } = await answer(client, { '39': code });
    expect(fields['48']).toMatch(/^1140PK[0-9A-F]{38}$/);
    const master = Buffer.from(TEST_KEYS.zoneMaster.hex, 'hex');
    expect(unwrapKey(master, Buffer.from(fields['48']?.slice(6, 38) ?? '', 'hex'))).toHaveLength(
      16,
    );
    const { state } = await exchange;
    expect(state?.pinKey.nextKcv).toBe(stays ? fields['48']?.slice(38) : undefined);
    client.socket.destroy();
  });

  it.each([
    [{}, '/function'],
    [{ function: 'log-on' }, '/function'],
    [{ function: 'cutover', settlementDate: '2026-02-30' }, '/settlementDate'],
    [{ function: 'echo', institution: '123456789012' }, '/institution'],
    [{ function: 'echo', answerMs: 0 }, '/answerMs'],
  ])('cannot be %j', async (body, pointer) => {
    const answered = await cardHost(test, 'default')
      .post(`${LISTENERS}/default/network`, body)
      .expect(400);
    expect(answered.body).toMatchObject({ errors: [{ pointer }] });
  });

  it('need a listener, and have no results without clients', async () => {
    const host = cardHost(test, 'default');
    const echo = { function: 'echo' };
    const { body } = await host.post(`${LISTENERS}/default/network`, echo).expect(200);
    expect(body).toMatchObject({ results: [], approved: false });
    await host.post(`${LISTENERS}/absent/network`, echo).expect(404);
  });
});
