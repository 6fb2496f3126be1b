import 'reflect-metadata';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient, type Answer } from './card-host';

const PAN = '4000000000000001';
const POOR = '4000000000000002';
const LOST = '4000000000001041';
const UNAVAILABLE = { issuer: 'unavailable', standIn: { maxAmount: 20_000, maxApprovals: 2 } };
const FULL = { balance: 10_000_000, held: 0 };

describe(`Stand-in on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const withoutIssuer = async (settings: object = UNAVAILABLE) => {
    sandboxes += 1;
    const host = cardHost(test, `stand-in-${String(sandboxes)}`);
    await host.put('/admin/host', settings).expect(200);
    const back = async () => (await host.put('/admin/host', {}).expect(200)).body as object;
    return { ...host, back };
  };
  const standIn = (responseCode: string) => ({ responseCode, trace: { rule: 'stand-in' } });

  it('says why it decides, in JSON and in the private element of the profile', async () => {
    const { authorize, post, put } = await withoutIssuer({
      issuer: 'unavailable',
      standIn: { maxAmount: 20_000, reason: 'timeout' },
    });
    const profile = { ...PROFILES.ascii, name: 'private', standInReason: '60' };
    await post('/iso8583/tools/profiles', profile).expect(201);
    const path = '/iso8583/issuer/authorize?profile=private';
    const approved = await post(path, { pan: PAN, amount: 1 }).expect(200);
    expect(approved.body).toMatchObject({
      ...standIn('00'),
      standInReason: 'timeout',
      fields: { '60': '02' },
    });
    const declined = await post(path, { pan: PAN, amount: 20_001 }).expect(200);
    expect(declined.body).toMatchObject({ responseCode: '61', fields: { '60': '02' } });
    // The usual profiles have no such element.
    const usual = await authorize({ pan: PAN, amount: 1 });
    expect(usual.fields['60']).toBeUndefined();
    await put('/admin/host', {}).expect(200);
    const { body } = await post(path, { pan: PAN, amount: 1 }).expect(200);
    expect(body).not.toHaveProperty('standInReason');
    expect((body as Answer).fields['60']).toBeUndefined();
  });

  it('has limits by merchant category and by sum, and a negative list', async () => {
    const { authorize, put } = await withoutIssuer({
      issuer: 'unavailable',
      standIn: {
        maxAmount: 1_000,
        byMcc: { '5411': 50 },
        maxTotal: 1_500,
        negativeList: { [POOR]: '43' },
      },
    });
    expect(await authorize({ pan: PAN, amount: 51, mcc: '5411' })).toMatchObject(standIn('61'));
    expect(await authorize({ pan: PAN, amount: 1_000 })).toMatchObject(standIn('00'));
    expect(await authorize({ pan: PAN, amount: 501 })).toMatchObject(standIn('61'));
    expect(await authorize({ pan: PAN, amount: 500 })).toMatchObject(standIn('00'));
    expect(await authorize({ pan: POOR, amount: 1 })).toMatchObject(standIn('43'));
    const wrong = { standIn: { negativeList: { '4000': '43' } } };
    await put('/admin/host', wrong).expect(400);
  });

  it('decides while the host has signed off at an institution, and posts after its sign-on', async () => {
    const { post, get, financial, card } = await withoutIssuer({ standIn: { maxAmount: 20_000 } });
    const opened = await post('/iso8583/tools/listeners', { name: 'switch' }).expect(201);
    const client = await tcpClient(test, { port: (opened.body as { port: number }).port });
    await client.ask({ mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } });
    const send = async (code: string) => {
      const body = { function: code, institution: '123' };
      const sent = post('/iso8583/tools/listeners/switch/network', body).expect(200).then();
      const { fields } = await client.next();
      client.send({ mti: '0810', fields: { ...fields, '39': '00' } });
      await sent;
    };
    await send('sign-off');
    const payment = { pan: PAN, amount: 1_000 };
    expect(await financial({ ...payment, acquirerId: '123' })).toMatchObject({
      ...standIn('00'),
      standInReason: 'signed-off',
    });
    expect(await financial({ ...payment, acquirerId: '124' })).toMatchObject({
      trace: { rule: 'approved' },
    });
    await financial({ ...payment, acquirerId: '123' });
    expect(await get('/admin/host')).toMatchObject({ waiting: 1 });
    await send('sign-on');
    expect(await get('/admin/host')).toMatchObject({ waiting: 0 });
    expect(await card(PAN)).toMatchObject({ balance: 9_997_000, held: 0 });
    client.socket.destroy();
  });

  it('declines with 91 if the network does not decide in place of the issuer', async () => {
    const { authorize, card } = await withoutIssuer({ issuer: 'unavailable' });
    expect(await authorize({ pan: PAN, amount: 1 })).toMatchObject(standIn('91'));
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('approves under its limits, and not a lost card or a balance inquiry', async () => {
    const { authorize, financial } = await withoutIssuer();
    expect(await authorize({ pan: PAN, amount: 20_001 })).toMatchObject(standIn('61'));
    expect(await authorize({ pan: PAN, amount: 20_000 })).toMatchObject(standIn('00'));
    expect(await financial({ pan: PAN, amount: 1 })).toMatchObject(standIn('00'));
    expect(await financial({ pan: PAN, amount: 1 })).toMatchObject(standIn('65'));
    expect(await authorize({ pan: LOST, amount: 1 })).toMatchObject({ responseCode: '41' });
    expect(await authorize({ pan: PAN, processingCode: '310000' })).toMatchObject(standIn('91'));
  });

  it('posts what it approved when the issuer is back, even if a balance becomes negative', async () => {
    const { authorize, financial, card, get, back } = await withoutIssuer();
    const held = await authorize({ pan: PAN, amount: 1_000 });
    await financial({ pan: POOR, amount: 900 });
    expect(await card(PAN)).toMatchObject(FULL);
    expect(await get('/admin/host')).toMatchObject({ issuer: 'unavailable', waiting: 2 });
    expect(await back()).toMatchObject({ issuer: 'online', waiting: 0 });
    expect(await card(PAN)).toMatchObject({ held: 1_000 });
    expect(await card(POOR)).toMatchObject({ balance: -400 });
    // Again: nothing is posted twice.
    await back();
    expect(await card(POOR)).toMatchObject({ balance: -400 });
    // Later messages find it under the code that the network issued.
    const capture = { pan: PAN, amount: 1_000, authorizationCode: held.fields['38'] };
    expect(await financial(capture)).toMatchObject({ approved: true });
    expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
    expect(await get(`/admin/cards/${POOR}/transactions`)).toMatchObject([
      { kind: 'debit', rule: 'stand-in', netAmount: 900 },
    ]);
  });

  it('takes captures and refunds too', async () => {
    const { put, authorize, financial, card, back } = await withoutIssuer({});
    const { fields } = await authorize({ pan: PAN, amount: 1_000 });
    await put('/admin/host', UNAVAILABLE).expect(200);
    const capture = { pan: PAN, amount: 1_000, authorizationCode: fields['38'], advice: true };
    expect(await financial(capture)).toMatchObject(standIn('00'));
    const refund = { pan: PAN, amount: 200, processingCode: '200000' };
    expect(await financial(refund)).toMatchObject(standIn('00'));
    expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 1_000 });
    await back();
    expect(await card(PAN)).toMatchObject({ balance: 9_999_200, held: 0 });
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('moves no money for a payment that is reversed %s the issuer is back', async (_, isBefore) => {
    const { financial, reversal, card, back } = await withoutIssuer();
    const { fields } = await financial({ pan: PAN, amount: 1_000 });
    if (!isBefore) await back();
    const answer = await reversal({ pan: PAN, amount: 1_000, rrn: fields['37'], advice: true });
    expect(answer).toMatchObject({ responseCode: '00' });
    await back();
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('moves no money for an authorized refund, neither before nor after', async () => {
    const { authorize, reversal, card, back } = await withoutIssuer();
    const { fields } = await authorize({ pan: PAN, amount: 1_000, processingCode: '200000' });
    await back();
    await reversal({ pan: PAN, amount: 1_000, rrn: fields['37'], advice: true });
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('increments a hold of before', async () => {
    const { put, authorize, financial, card, back } = await withoutIssuer({});
    const { fields } = await authorize({ pan: PAN, amount: 1_000 });
    await put('/admin/host', UNAVAILABLE).expect(200);
    await authorize({ pan: PAN, amount: 500, authorizationCode: fields['38'] });
    await back();
    expect(await card(PAN)).toMatchObject({ held: 1_500 });
    const capture = { pan: PAN, amount: 1_500, authorizationCode: fields['38'] };
    expect(await financial(capture)).toMatchObject({ approved: true });
    expect(await card(PAN)).toMatchObject({ balance: 9_998_500, held: 0 });
  });

  it('posts a debit of three legs as a hold, unless it was confirmed', async () => {
    const { put, financial, card } = await withoutIssuer({ ...UNAVAILABLE, legs: 3 });
    const debit = { pan: PAN, amount: 1_000, localTime: '090000', localDate: '1121' };
    await financial({ ...debit, stan: '000001', rrn: '632512000001' });
    await financial({ ...debit, stan: '000002', rrn: '632512000002' });
    const confirmation = { ...debit, mti: '0202', stan: '000002', rrn: '632512000002' };
    expect(await financial(confirmation)).toMatchObject({ responseCode: '00' });
    await put('/admin/host', { legs: 3 }).expect(200);
    expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 1_000 });
  });

  it('repeats its response', async () => {
    const { freeze, financial } = await withoutIssuer();
    await freeze('2026-11-21T12:00:00.000Z');
    const message = { pan: PAN, amount: 1_000, stan: '000077', transmissionDateTime: '1121120000' };
    const { fields } = await financial(message);
    expect(await financial({ ...message, repeat: true })).toMatchObject({ fields });
  });

  it('stores no track, PIN or chip data', async () => {
    const { authorize, get, back } = await withoutIssuer();
    const track2 = `${PAN}=4912201123456789`;
    await authorize({ track2, amount: 100, pin: '1234' });
    await back();
    expect(JSON.stringify(await get(`/admin/cards/${PAN}/transactions`))).not.toContain(
      '123456789',
    );
  });

  it.each([
    [{ legs: 4 }, '/legs'],
    [{ issuer: 'gone' }, '/issuer'],
    [{ standIn: { maxAmount: -1 } }, '/standIn/maxAmount'],
    [{ standin: {} }, '/standin'],
    [[], ''],
  ])('has settings, and %j is not valid', async (settings, pointer) => {
    const { put } = cardHost(test, 'settings');
    const { body } = await put('/admin/host', settings).expect(400);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});
