import 'reflect-metadata';
import { checkMac, TEST_KEYS, withMessageMac } from '#libs/card-security';
import { type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { without } from '../src/acquirer/advices/reversal-advice';
import { cardHost, codec, createCardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const LISTENERS = '/iso8583/tools/listeners';
const PEER = '00000000123';
const KEY = Buffer.from(TEST_KEYS.mac.hex, 'hex');

type Client = Awaited<ReturnType<typeof tcpClient>>;
interface Sent {
  readonly approved: boolean;
  readonly results: readonly { readonly response: object | null; readonly problem?: string }[];
  readonly reconciliation: { readonly outcome: string };
}

describe(`MACs of the messages of the host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const peerOf = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    await host.freeze('2026-11-21T12:00:00Z');
    await host.put('/admin/host', { security: { mac: 'require' } }).expect(200);
    const { body } = await host.post(LISTENERS, { name: 'switch' }).expect(201);
    const client = await tcpClient(test, { port: (body as { port: number }).port });
    const echo = { '7': '1121120000', '11': '000001', '70': '301' };
    await client.ask(withMessageMac({ mti: '0800', fields: echo }, codec, KEY));
    const send = async (path: string, request: object): Promise<Sent> =>
      (await host.post(`${LISTENERS}/switch/${path}`, request).expect(200)).body as Sent;
    return { ...host, client, send };
  };
  /** Reads a message of the host, which must have a correct MAC. */
  const receive = async (client: Client): Promise<IsoMessage> => {
    const packed = await client.frame();
    const checked = checkMac(packed, codec, KEY);
    expect(checked).toBeDefined();
    expect(checked?.carried).toBe(checked?.expected);
    return codec.decode(packed);
  };
  const MACS = { right: KEY, wrong: Buffer.alloc(16, 1), without: undefined } as const;
  const answer = (client: Client, message: IsoMessage, mac: keyof typeof MACS): void => {
    const fields = without(message.fields, ['64', '128']);
    const mti = `${message.mti.slice(0, 2)}${message.mti.charAt(2) === '0' ? '1' : '3'}0`;
    const response = { mti, fields: { ...fields, '39': '00' } };
    const key = MACS[mac];
    client.send(key === undefined ? response : withMessageMac(response, codec, key));
  };

  it.each([
    ['right', true, undefined],
    ['wrong', false, 'is not the MAC of the message'],
    ['without', false, 'The sandbox requires a MAC.'],
  ] as const)('0800: a response with a MAC that is %s', async (mac, approved, problem) => {
    const { client, send } = await peerOf(`network-${mac}`);
    const sent = send('network', { function: 'sign-on', institution: PEER });
    answer(client, await receive(client), mac);
    const { results, ...result } = await sent;
    expect(result.approved).toBe(approved);
    expect(results[0]?.response === null).toBe(!approved);
    expect(results[0]?.problem ?? '').toContain(problem ?? '');
    expect(results[0]?.problem === undefined).toBe(approved);
    client.socket.destroy();
  });

  it.each([
    ['right', false, 'in-balance'],
    ['right', true, 'in-balance'],
    ['wrong', false, 'unanswered'],
    ['without', true, 'unanswered'],
  ] as const)(
    'totals: a response with a MAC that is %s (advice: %s)',
    async (mac, advice, outcome) => {
      const { client, send } = await peerOf(`totals-${mac}-${String(advice)}`);
      const sent = send('reconciliation', { institution: '123', advice });
      const message = await receive(client);
      expect(message.mti).toBe(advice ? '0520' : '0500');
      answer(client, message, mac);
      expect((await sent).reconciliation.outcome).toBe(outcome);
      client.socket.destroy();
    },
  );

  it('a new MAC key is the current one when a response uses it', async () => {
    const { client, send, get } = await peerOf('new-key');
    const exchange = send('network', { function: 'key-exchange', institution: PEER, key: 'MAC' });
    answer(client, await receive(client), 'right');
    await exchange;
    const [state] = await get<{ macKey: { nextKcv?: string } }[]>('/admin/network');
    expect(state?.macKey.nextKcv).toBeDefined();
    client.socket.destroy();
  });

  it('advices and their repeats: one whose response has no MAC is repeated', async () => {
    const { client, post, get, advance } = await peerOf('advices');
    const fields = { '2': '4000000000000001', '4': '000000001000', '11': '000101', '32': PEER };
    await post(`${LISTENERS}/switch/advices`, { mti: '0120', fields }).expect(202);
    answer(client, await receive(client), 'without');
    const advices = () =>
      get<{ status: string; lastError: string | null }[]>('/iso8583/acquirer/advices');
    await eventually(async () => (await advices())[0]?.lastError !== null);
    expect((await advices())[0]?.lastError).toContain('The sandbox requires a MAC.');
    const moved = advance('PT5S').then(() => undefined);
    const repeat = await receive(client);
    expect(repeat.mti).toBe('0121');
    answer(client, repeat, 'right');
    await moved;
    await eventually(async () => (await advices())[0]?.status === 'confirmed');
    client.socket.destroy();
  });
});
