import 'reflect-metadata';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient, type Answer } from './card-host';

const VISA = '4000000000000001';
const NO_FUNDS = '4000000000001051';
const INVALID_NUMBER = '4000000000001014';
const MASTERCARD = '5000000000000004';

interface Counted extends Answer {
  readonly retries?: {
    readonly attempts: number;
    readonly limit?: number;
    readonly windowEndsAt?: string;
    readonly forbidden: boolean;
  };
}

describe(`The retry rules of the brands on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async (mode?: string) => {
    sandboxes += 1;
    const host = cardHost(test, `retries-${String(sandboxes)}`);
    await host.freeze('2026-11-21T12:00:00.000Z');
    if (mode !== undefined) await host.put('/admin/retries', { mode }).expect(200);
    const pay = (body: object) => host.authorize(body) as Promise<Counted>;
    const payTimes = async (times: number, body: object): Promise<Counted> => {
      let last = await pay(body);
      for (let sent = 1; sent < times; sent += 1) last = await pay(body);
      return last;
    };
    return { ...host, pay, payTimes };
  };

  it('are off in a new sandbox', async () => {
    const { get, pay } = await fresh();
    expect(await get('/admin/retries')).toMatchObject({ mode: 'off', modes: { count: /./ } });
    expect(await pay({ pan: NO_FUNDS, amount: 100 })).not.toHaveProperty('retries');
    expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toEqual([]);
  });

  it('count declines by card, merchant and amount', async () => {
    const { get, pay, payTimes } = await fresh('count');
    const request = { pan: NO_FUNDS, amount: 100 };
    const third = await payTimes(3, request);
    expect(third.retries).toEqual({
      attempts: 3,
      limit: 15,
      windowEndsAt: '2026-12-21T12:00:00.000Z',
      forbidden: false,
    });
    expect((await pay({ ...request, amount: 101 })).retries?.attempts).toBe(1);
    expect((await pay({ ...request, merchantId: 'OTHER' })).retries?.attempts).toBe(1);
    expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toEqual([
      expect.objectContaining({ merchant: 'MERCHANT0000001', amount: 100, attempts: 3 }),
      expect.objectContaining({ merchant: 'MERCHANT0000001', amount: 101, attempts: 1 }),
      expect.objectContaining({ merchant: 'OTHER', brand: 'visa', lastCode: '51' }),
    ]);
  });

  it('report an irreversible decline, and do not refuse while they only count', async () => {
    const { pay, payTimes } = await fresh('count');
    const request = { pan: INVALID_NUMBER, amount: 100 };
    expect((await pay(request)).retries).toEqual({ attempts: 1, limit: 15, forbidden: true });
    expect(await payTimes(20, request)).toMatchObject({ trace: { rule: 'scenario' } });
  });

  it('decline an attempt after an irreversible decline', async () => {
    const { rule, pay } = await fresh('enforce');
    const request = { pan: VISA, amount: 100 };
    await rule({ outcome: '14' });
    expect(await pay(request)).toMatchObject({ trace: { rule: 'ordered' } });
    const again = await pay(request);
    expect(again).toMatchObject({ responseCode: '14', trace: { rule: 'retry.limit' } });
    expect(again.trace.detail).toBe(
      'Code 14 of 2026-11-21T12:00:00.000Z is irreversible for visa, so the merchant cannot retry.',
    );
    expect(await pay({ ...request, amount: 200 })).toMatchObject({ approved: true });
    expect(await pay({ ...request, merchantId: 'OTHER' })).toMatchObject({ approved: true });
  });

  it('decline an attempt over the limit, until the period ends', async () => {
    const { advance, get, pay, payTimes, rule } = await fresh('enforce');
    const request = { pan: MASTERCARD, amount: 100 };
    await rule({ outcome: '51' }, { path: '/iso8583/**' }, 7);
    expect(await payTimes(7, request)).toMatchObject({ trace: { rule: 'ordered' } });
    // Mastercard counts all amounts together.
    const eighth = await pay({ ...request, amount: 250 });
    expect(eighth).toMatchObject({ responseCode: '51', trace: { rule: 'retry.limit' } });
    expect(eighth.trace.detail).toBe(
      '7 attempts of the merchant were declined. The limit of mastercard is 7 in 24 hours, so the ' +
        'merchant cannot retry until 2026-11-22T12:00:00.000Z.',
    );
    expect(eighth.retries).toMatchObject({ attempts: 8, limit: 7, forbidden: true });
    await advance('P1D');
    expect(await pay(request)).toMatchObject({ approved: true, retries: { forbidden: false } });
    expect(await get(`/admin/cards/${MASTERCARD}/retries`)).toMatchObject([
      { brand: 'mastercard' },
    ]);
  });

  it('end a ban in time, although the merchant went on trying', async () => {
    const { advance, pay, rule } = await fresh('enforce');
    const request = { pan: MASTERCARD, amount: 100 };
    await rule({ outcome: '14' });
    await pay(request);
    await advance('P20D');
    expect(await pay(request)).toMatchObject({ trace: { rule: 'retry.limit' } });
    await advance('P11D');
    expect(await pay(request)).toMatchObject({ approved: true });
  });

  it('do not refuse the capture of an earlier approval', async () => {
    const { financial, pay, rule } = await fresh('enforce');
    const request = { pan: VISA, amount: 100 };
    const { fields } = await pay(request);
    await rule({ outcome: '14' });
    await pay(request);
    expect(await financial({ ...request, authorizationCode: fields['38'] })).toMatchObject({
      approved: true,
    });
  });

  it('start again after an approval of a Visa card', async () => {
    const { get, pay, rule } = await fresh('count');
    const request = { pan: VISA, amount: 100 };
    await rule({ outcome: '51' });
    expect((await pay(request)).retries?.attempts).toBe(1);
    expect((await pay(request)).retries).toEqual({ attempts: 0, limit: 15, forbidden: false });
    expect(await get(`/admin/cards/${VISA}/retries`)).toEqual([]);
  });

  it('do not count repeats, advices, reversals and inquiries', async () => {
    const { post, get, reversal, pay } = await fresh('count');
    const message = isoMessage('0100', { '2': NO_FUNDS });
    await post('/iso8583/issuer/authorize', message).expect(200);
    await post('/iso8583/issuer/authorize', { ...message, mti: '0101' }).expect(200);
    await post('/iso8583/issuer/authorize', isoMessage('0120', { '2': NO_FUNDS })).expect(200);
    await reversal({ pan: NO_FUNDS, amount: 1_000, original: { mti: '0100', stan: '999999' } });
    await pay({ pan: NO_FUNDS, processingCode: '310000' });
    expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toMatchObject([{ attempts: 1 }]);
  });

  it('lose no attempt of simultaneous messages', async () => {
    const { get, pay } = await fresh('count');
    await Promise.all(Array.from({ length: 12 }, () => pay({ pan: NO_FUNDS, amount: 100 })));
    expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toMatchObject([{ attempts: 12 }]);
  });

  it('forget the attempts of a card on request, and when it is reset', async () => {
    const { get, pay, post } = await fresh('enforce');
    const path = `/admin/cards/${INVALID_NUMBER}/retries`;
    for (const forget of [
      () =>
        test.http
          .delete(path)
          .set('X-Sandbox', `retries-${String(sandboxes)}`)
          .expect(204),
      () => post(`/admin/cards/${INVALID_NUMBER}/reset`, {}).expect(200),
    ]) {
      await pay({ pan: INVALID_NUMBER, amount: 100 });
      expect(await get(path)).toHaveLength(1);
      await forget();
      expect(await get(path)).toEqual([]);
    }
  });

  it('use the brand of the card, not of its number', async () => {
    const { post, pay } = await fresh('count');
    const card = { pan: '6999999999999999', brand: 'Elo', scenario: '04' };
    await post('/admin/cards', card).expect(201);
    expect(await pay({ pan: card.pan, amount: 1 })).toMatchObject({
      retry: 'allowed',
      retries: { limit: 15 },
    });
    await post('/admin/cards', { ...card, pan: '6999999999999998', brand: 'other' }).expect(201);
    const other = await pay({ pan: '6999999999999998', amount: 1 });
    expect(other).not.toHaveProperty('retries');
    expect(other.retry).toBe('unknown');
  });

  it.each([
    [{ mode: 'on' }, '/mode', 'Must be one of off, count, enforce.'],
    [{ mod: 'count' }, '/mod', 'mode'],
    [{}, '/mode', ''],
  ])('refuse the mode %j', async (body, pointer, detail) => {
    const { put } = await fresh();
    const refused = await put('/admin/retries', body).expect(400);
    expect(refused.body).toMatchObject({ code: 'REQUEST_INVALID' });
    const { errors } = refused.body as { errors: { pointer: string; detail: string }[] };
    const found = errors.find((error) => error.pointer === pointer);
    expect(found?.detail).toContain(detail);
  });

  it.each(['get', 'delete'] as const)('answer 404 for an unknown card (%s)', async (method) => {
    const { body } = await test.http[method]('/admin/cards/4999999999999999/retries').expect(404);
    expect(body).toMatchObject({ code: 'CARD_NOT_FOUND' });
  });
});

describe(`The retry of a decline on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it.each([
    ['4000000000000001', '04', 'forbidden'],
    ['5000000000000004', '57', 'allowed'],
    ['5041750000000000', '04', 'allowed'],
    ['5041750000000000', '57', 'forbidden'],
    ['375365000000000', '91', 'allowed'],
    ['4000000000000001', 'R0', 'forbidden'],
  ])('of card %s with code %s is %s', async (pan, outcome, retry) => {
    const { rule, authorize, post } = cardHost(test, 'brands');
    await rule({ outcome });
    expect(await authorize({ pan, amount: 100 })).toMatchObject({ responseCode: outcome, retry });
    await rule({ outcome }, { path: '/iso8583/issuer/**' });
    const sent = await post('/iso8583/acquirer/authorize', { pan, amount: 100 }).expect(200);
    expect(sent.body).toMatchObject({ response: { responseCode: outcome, retry } });
  });

  it('is told by the advice code of Mastercard, if the profile has it', async () => {
    const { post, rule } = cardHost(test, 'advice');
    await post('/iso8583/tools/profiles', {
      ...PROFILES.ascii,
      name: 'mastercard',
      adviceCode: true,
    }).expect(201);
    const answered = async (path: string, pan: string, outcome: string) => {
      await rule({ outcome });
      const { body } = await post(`/iso8583/issuer/authorize${path}`, { pan, amount: 1 });
      return (body as Answer).fields['48'];
    };
    expect(await answered('?profile=mastercard', MASTERCARD, '14')).toBe('840203');
    expect(await answered('?profile=mastercard', MASTERCARD, '91')).toBe('840202');
    expect(await answered('?profile=mastercard', MASTERCARD, '79')).toBeUndefined();
    expect(await answered('?profile=mastercard', VISA, '14')).toBeUndefined();
    expect(await answered('', MASTERCARD, '14')).toBeUndefined();
  });

  it('can be requested with an alphabetic code, by a rule and by the scenario of a card', async () => {
    const { post, authorize } = cardHost(test, 'alphabetic');
    await post('/admin/cards', { pan: '4999999999999999', scenario: 'R1' }).expect(201);
    expect(await authorize({ pan: '4999999999999999', amount: 1 })).toMatchObject({
      responseCode: 'R1',
      message: 'Revocation of authorization order',
      retry: 'forbidden',
    });
    const client = await tcpClient(test);
    await cardHost(test, 'default').rule({ outcome: '6P' });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('6P');
    client.socket.destroy();
  });
});
