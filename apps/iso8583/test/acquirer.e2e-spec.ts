import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost } from './card-host';

const PAN = '4000000000000001';

interface Exchange {
  readonly request: {
    readonly mti: string;
    readonly fields: Record<string, string>;
    readonly raw: string;
  };
  readonly response: {
    readonly responseCode: string;
    readonly fields: Record<string, string>;
  } | null;
  readonly reversal?: Exchange & { readonly tries: number };
}

describe(`The acquirer on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const send = async (sandbox: string, path: string, body: object): Promise<Exchange> =>
    (await cardHost(test, sandbox).post(`/iso8583/acquirer/${path}`, body).expect(200))
      .body as Exchange;

  it('completes a plain request, sends it as bytes, and answers both messages', async () => {
    const { request, response } = await send('plain', 'authorize', { pan: PAN, amount: 15_075 });
    expect(request).toMatchObject({
      mti: '0100',
      fields: { '2': PAN, '4': '000000015075', '49': '986' },
    });
    expect(request.fields['37']).toMatch(/^\d{12}$/);
    expect(codec.decode(Buffer.from(request.raw, 'hex')).fields).toEqual(request.fields);
    expect(response).toMatchObject({ mti: '0110', responseCode: '00', approved: true });
    expect(response?.fields['11']).toBe(request.fields['11']);
  });

  it('authorizes, captures and reverses', async () => {
    const { response } = await send('way', 'authorize', { pan: PAN, amount: 5_000 });
    const code = response?.fields['38'];
    const captured = await send('way', 'financial', {
      pan: PAN,
      amount: 5_000,
      authorizationCode: code,
    });
    expect(captured.response).toMatchObject({ mti: '0210', responseCode: '00' });
    const rrn = captured.request.fields['37'];
    const reversed = await send('way', 'reversal', { pan: PAN, amount: 5_000, rrn });
    expect(reversed.response).toMatchObject({ mti: '0410', responseCode: '00' });
    expect(await cardHost(test, 'way').card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
  });

  it('numbers its messages separately in each sandbox', async () => {
    const stans: (string | undefined)[] = [];
    for (const sandbox of ['a', 'a', 'b']) {
      stans.push((await send(sandbox, 'authorize', { pan: PAN, amount: 1 })).request.fields['11']);
    }
    expect(stans).toEqual(['000001', '000002', '000001']);
  });

  it('reverses a posted message without a response', async () => {
    const host = cardHost(test, 'lost');
    await host.rule({ commitThenDrop: true }, { path: '/iso8583/issuer/authorize' });
    const { request, response, reversal } = await send('lost', 'authorize', {
      pan: PAN,
      amount: 900,
    });
    expect(response).toBeNull();
    expect(reversal).toMatchObject({
      request: { mti: '0420' },
      response: { mti: '0430', responseCode: '00' },
      tries: 1,
    });
    const { '11': stan = '', '7': transmitted = '' } = request.fields;
    expect(reversal?.request.fields['90']).toMatch(new RegExp(`^0100${stan}${transmitted}`));
    expect(await host.card(PAN)).toMatchObject({ held: 0 });
  });

  it('reverses a message whose response is late on the clock of the sandbox', async () => {
    const host = cardHost(test, 'late');
    await host.freeze('2026-11-21T12:00:00.000Z');
    const late = { delay: { fixedMs: 60_000, clock: 'sandbox' } };
    await host.rule(late, { path: '/iso8583/issuer/financial' });
    const sent = send('late', 'financial', { pan: PAN, amount: 900 });
    for (let ran = 0; ran < 40; ran += 1) await host.advance('PT1S');
    const { response, reversal } = await sent;
    expect(response).toBeNull();
    expect(reversal?.response).toMatchObject({ mti: '0430', responseCode: '00' });
    await host.advance('PT1M');
    const card = await host.card(PAN);
    expect(card).toMatchObject({ balance: 10_000_000, held: 0 });
  });

  it('reverses with the elements of the original, and with a number and a time of its own', async () => {
    const host = cardHost(test, 'carried');
    await host.freeze('2026-11-21T12:00:00.000Z');
    await host.rule({ commitThenDrop: true }, { path: '/iso8583/issuer/financial' });
    const track2 = `${PAN}=49122010000000000000`;
    const body = { track2, amount: 900, mcc: '5411', posEntryMode: '901', posConditionCode: '02' };
    const { request, reversal } = await send('carried', 'financial', body);
    const { fields = {} } = reversal?.request ?? {};
    expect(fields).toMatchObject({ '35': track2, '18': '5411', '22': '901', '25': '02' });
    expect(fields).not.toHaveProperty('2');
    for (const same of ['3', '4', '12', '13', '32', '37', '41', '42', '49']) {
      expect([same, fields[same]]).toEqual([same, request.fields[same]]);
    }
    expect([request.fields['11'], fields['11']]).toEqual(['000001', '000002']);
    expect(reversal?.response).toMatchObject({ mti: '0430', responseCode: '00' });
    expect(await host.card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
  });

  it('sends a network message', async () => {
    const { request, response } = await send('network', 'network', { networkCode: '301' });
    expect([request.mti, response?.fields['39']]).toEqual(['0800', '00']);
  });

  it('sends to another issuer if ISO8583_ISSUER_URL is set', async () => {
    const other = await createCardHost();
    const acquirer = await createCardHost({ ISO8583_ISSUER_URL: `${other.address}/` });
    const { body } = await acquirer.http
      .post('/iso8583/acquirer/authorize')
      .send({ pan: PAN, amount: 700 })
      .expect(200);
    expect(body).toMatchObject({ response: { approved: true } });
    const { body: card } = await other.http.get(`/admin/cards/${PAN}`).expect(200);
    expect(card).toMatchObject({ held: 700 });
    await acquirer.close();
    await other.close();
  });
});
