import 'reflect-metadata';
import { compile, PROFILES, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const PAN = '4000000000000001';
const LISTENERS = '/iso8583/tools/listeners';
const PROFILE = { ...PROFILES.ascii, name: 'private', standInReason: '60' } as const;
const codec = compile(PROFILE);

interface Advice {
  readonly status: string;
  readonly profile: string;
  readonly standInReason?: string;
  readonly message: IsoMessage;
}
type Client = Awaited<ReturnType<typeof tcpClient>>;

describe(`Stand-in approvals that are forwarded on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const withoutIssuer = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    await host.freeze('2026-11-21T12:00:00Z');
    await host.post('/iso8583/tools/profiles', PROFILE).expect(201);
    const listener = { name: 'issuer', profile: 'private' };
    const { body } = await host.post(LISTENERS, listener).expect(201);
    const { port } = body as { port: number };
    const standIn = { maxAmount: 20_000, reason: 'timeout', forward: 'issuer' };
    await host.put('/admin/host', { issuer: 'unavailable', standIn }).expect(200);
    return {
      ...host,
      connect: () => tcpClient(test, { port, codec }),
      back: () => host.put('/admin/host', {}).expect(200),
      advices: () => host.get<Advice[]>('/iso8583/acquirer/advices?listener=issuer'),
      balance: () => host.card(PAN),
    };
  };
  const confirm = async (client: Client): Promise<IsoMessage> => {
    const message = await client.next();
    client.send({ mti: `${message.mti.slice(0, 2)}30`, fields: { ...message.fields, '39': '00' } });
    return message;
  };

  it('arrive as 0120 and 0220 when the issuer is back, and money moves once', async () => {
    const { connect, back, advices, balance, authorize, financial } =
      await withoutIssuer('forwarded');
    const client = await connect();
    const held = await authorize({ pan: PAN, amount: 1_000 });
    const paid = await financial({ pan: PAN, amount: 200, cvv: '123' });
    expect(await advices()).toEqual([]);
    await back();
    const posted = { balance: 10_000_000 - 200, held: 1_000 };
    expect(await balance()).toMatchObject(posted);
    const expected = [
      ['0120', '000000001000', held],
      ['0220', '000000000200', paid],
    ] as const;
    for (const [mti, amount, { fields }] of expected) {
      const { '7': transmittedAt, '11': stan, '37': reference, '38': code } = fields;
      const advice = await confirm(client);
      expect(advice).toMatchObject({
        mti,
        fields: {
          '2': PAN,
          '4': amount,
          '7': transmittedAt,
          '11': stan,
          '37': reference,
          '38': code,
          '39': '00',
          '60': '02',
        },
      });
      expect(advice.fields['48']).toBeUndefined();
    }
    await eventually(async () => (await advices()).every(({ status }) => status === 'confirmed'));
    expect((await advices()).map(({ standInReason }) => standInReason)).toEqual([
      'timeout',
      'timeout',
    ]);
    expect(await balance()).toMatchObject(posted);
    client.socket.destroy();
  });

  it('wait for a client, and a payment that was reversed is not among them', async () => {
    const { connect, back, advices, authorize, financial, reversal } =
      await withoutIssuer('waiting');
    const undone = await financial({ pan: PAN, amount: 300 });
    const { '11': stan = '', '7': transmissionDateTime = '', '37': rrn = '' } = undone.fields;
    const original = { mti: '0200', stan, transmissionDateTime };
    await reversal({ pan: PAN, amount: 300, rrn, original });
    await authorize({ pan: PAN, amount: 400 });
    await back();
    expect((await advices()).map(({ status }) => status)).toEqual(['waiting']);
    const client = await connect();
    expect(await confirm(client)).toMatchObject({ mti: '0120', fields: { '4': '000000000400' } });
    client.socket.destroy();
  });

  it('are also stored when the next use of the card posts them', async () => {
    const { connect, advices, authorize, put, post } = await withoutIssuer('next-use');
    const standIn = { maxAmount: 20_000, forward: 'issuer' };
    await put('/admin/host', { standIn }).expect(200);
    // The host signs off at one institution; for the others the issuer is online.
    const client = await connect();
    const signOff = { function: 'sign-off', institution: '123' };
    const sent = post(`${LISTENERS}/issuer/network`, signOff).expect(200).then();
    const { fields } = await client.next();
    client.send({ mti: '0810', fields: { ...fields, '39': '00' } });
    await sent;
    await authorize({ pan: PAN, amount: 500, acquirerId: '123' });
    expect(await advices()).toEqual([]);
    await authorize({ pan: PAN, amount: 600, acquirerId: '124' });
    const advice = await confirm(client);
    expect(advice).toMatchObject({ mti: '0120', fields: { '4': '000000000500', '60': '03' } });
    await eventually(async () => (await advices()).every(({ status }) => status === 'confirmed'));
    expect(await advices()).toHaveLength(1);
    client.socket.destroy();
  });

  it('need the name of a listener', async () => {
    const { put } = cardHost(test, 'invalid');
    const { body } = await put('/admin/host', { standIn: { forward: 'No name' } }).expect(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/standIn/forward' }] });
  });
});
