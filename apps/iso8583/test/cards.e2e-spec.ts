import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000000001';

describe(`Test cards on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it('exist in every new sandbox', async () => {
    const cards = await cardHost(test, 'seeded').get<object[]>('/admin/cards');
    for (const [pan, status, balance] of [
      ['4000000000000001', 'active', 10_000_000],
      ['4000000000000002', 'active', 500],
      ['4000000000000003', 'blocked', 10_000],
      ['5000000000000004', 'active', 500_000],
      ['5000000000000005', 'expired', 0],
    ]) {
      expect(cards).toContainEqual(
        expect.objectContaining({ pan, status, balance, initialBalance: balance, currency: 'BRL' }),
      );
    }
    expect(JSON.stringify(cards)).not.toMatch(/"(cvv|pin)"/);
  });

  it('have the time at which the sandbox was created, also in their ledger', async () => {
    const { get } = cardHost(test, 'created');
    const [entry] = await get<{ kind: string; createdAt: string }[]>(`/admin/cards/${PAN}/ledger`);
    const sandboxes = await get<{ name: string; createdAt: string }[]>('/__admin/sandboxes');
    const created = sandboxes.find(({ name }) => name === 'created')?.createdAt;
    expect(entry).toMatchObject({ kind: 'opening', createdAt: created });
    expect(await get(`/admin/cards/${PAN}`)).toMatchObject({ statusChangedAt: created });
  });

  it('decline with the code at the end of their number', async () => {
    const { get, authorize } = cardHost(test, 'by-code');
    const cards = await get<{ pan: string }[]>('/admin/cards');
    const byCode = cards.filter(({ pan }) => pan.startsWith('40000000000010'));
    expect(byCode.length).toBeGreaterThan(30);
    for (const { pan } of byCode) {
      const { responseCode } = await authorize({ pan, amount: 100 });
      expect(`${pan}: ${responseCode}`).toBe(`${pan}: ${pan.slice(-2)}`);
    }
  });

  it('are created with the given values and defaults for the rest', async () => {
    const { post, authorize } = cardHost(test, 'made');
    const { body } = await post('/admin/cards', { pan: '5105105105105100' }).expect(201);
    expect(body).toMatchObject({
      pan: '5105105105105100',
      expiry: '4912',
      brand: 'mastercard',
      balance: 0,
      creditLimit: 0,
      status: 'active',
    });
    const { body: taken } = await post('/admin/cards', { pan: '5105105105105100' }).expect(409);
    expect(taken).toMatchObject({ code: 'CARD_EXISTS', errors: [{ pointer: '/pan' }] });
    await post('/admin/cards', { pan: '378282246310005', creditLimit: 100 }).expect(201);
    const { approved } = await authorize({ pan: '378282246310005', amount: 100, cvv: '123' });
    expect(approved).toBe(true);
  });

  it.each([
    [{}, '/pan'],
    [{ pan: 4111111111111111 }, '/pan'],
    [{ pan: '41111111111' }, '/pan'],
    [{ pan: '41111111111111111111' }, '/pan'],
    [{ pan: '411111111111111x' }, '/pan'],
    [{ pan: PAN, expiry: '4913' }, '/expiry'],
    [{ pan: PAN, cvv: '12' }, '/cvv'],
    [{ pan: PAN, pin: '12' }, '/pin'],
    [{ pan: PAN, balance: 1.5 }, '/balance'],
    [{ pan: PAN, balance: '100' }, '/balance'],
    [{ pan: PAN, creditLimit: -1 }, '/creditLimit'],
    [{ pan: PAN, status: 'gone' }, '/status'],
    [{ pan: PAN, scenario: '5' }, '/scenario'],
    [{ pan: PAN, holderName: 'a\u0000' }, '/holderName'],
    [{ pan: PAN, blockedMccs: ['1'] }, '/blockedMccs'],
    [{ pan: PAN, blockedChannels: 'atm' }, '/blockedChannels'],
  ])('are refused as %j', async (card, pointer) => {
    const { body } = await cardHost(test, 'wrong').post('/admin/cards', card).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
  });

  it('change their status, except a final status', async () => {
    const { put, card, authorize, freeze } = cardHost(test, 'status');
    await freeze('2026-11-21T12:00:00.000Z');
    const become = (status: string) => put(`/admin/cards/${PAN}/status`, { status });
    await become('blocked').expect(200);
    expect(await authorize({ pan: PAN, amount: 1 })).toMatchObject({ responseCode: '62' });
    await become('active').expect(200);
    await become('lost').expect(200);
    const { body } = await become('active').expect(409);
    expect(body).toMatchObject({ code: 'CARD_STATUS_CONFLICT' });
    expect(await card(PAN)).toMatchObject({
      status: 'lost',
      statusChangedAt: '2026-11-21T12:00:00.000Z',
    });
    await become('gone').expect(400);
  });

  const totals = async (sandbox: string): Promise<unknown[]> => {
    const { headers } = await test.http
      .get('/admin/transactions?limit=1')
      .set('X-Sandbox', sandbox);
    return [headers['x-total-count'], headers['x-total-amount']];
  };

  it('can be reset one by one or all together, and then accept the same messages again', async () => {
    const { post, put, card, authorize, get } = cardHost(test, 'reset');
    const message = { pan: PAN, amount: 700, stan: '000001', transmissionDateTime: '1121120000' };
    for (const path of [`/admin/cards/${PAN}/reset`, '/admin/reset']) {
      expect(await authorize(message)).toMatchObject({ approved: true });
      expect(await totals('reset')).toEqual(['1', '7.00']);
      await put(`/admin/cards/${PAN}/status`, { status: 'stolen' }).expect(200);
      await post(path, {}).expect(200);
      expect(await totals('reset')).toEqual(['0', '0.00']);
      expect(await card(PAN)).toMatchObject({ status: 'active', balance: 10_000_000, held: 0 });
      expect(await get(`/admin/cards/${PAN}/transactions`)).toEqual([]);
      expect(await get(`/admin/cards/${PAN}/ledger`)).toHaveLength(1);
    }
  });

  it('have their transactions in one list, newest first, with the sum of the amounts', async () => {
    const { authorize, financial, freeze, get } = cardHost(test, 'all-cards');
    await freeze('2026-11-21T12:00:00.000Z');
    await authorize({ pan: PAN, amount: 700 });
    await financial({ pan: '5000000000000004', amount: 250 });
    await freeze('2026-11-22T12:00:00.000Z');
    await authorize({ pan: '4000000000000003', amount: 5 });
    const amounts = async (query: string) =>
      (await get<{ amount: number }[]>(`/admin/transactions${query}`)).map(({ amount }) => amount);
    expect(await amounts('')).toEqual([5, 250, 700]);
    expect(await amounts(`?pan=${PAN}`)).toEqual([700]);
    expect(await amounts('?kind=debit')).toEqual([250]);
    expect(await amounts('?responseCode=62')).toEqual([5]);
    expect(await amounts('?from=2026-11-22')).toEqual([5]);
    expect(await amounts('?to=2026-11-22')).toEqual([250, 700]);
    const page = await test.http.get('/admin/transactions?limit=2').set('X-Sandbox', 'all-cards');
    expect(page.headers).toMatchObject({ 'x-total-count': '3', 'x-total-amount': '9.55' });
    expect(page.body).toMatchObject([{ pan: '4000000000000003' }, { pan: '5000000000000004' }]);
    for (const filter of ['pan=1', 'kind=x', 'responseCode=5', 'from=x', 'count=1']) {
      await test.http.get(`/admin/transactions?${filter}`).expect(400);
    }
  });

  it('are not visible in another sandbox', async () => {
    const one = cardHost(test, 'one');
    await one.post('/admin/cards', { pan: '4111111111111111' }).expect(201);
    await test.http.get('/admin/cards/4111111111111111').set('X-Sandbox', 'two').expect(404);
  });

  it.each(['4999999999999999', 'x', '1'.repeat(40)])('get 404 for %s', async (pan) => {
    for (const path of ['', '/holds', '/transactions', '/ledger']) {
      const { body } = await test.http.get(`/admin/cards/${pan}${path}`).expect(404);
      expect(body).toMatchObject({ code: 'CARD_NOT_FOUND' });
    }
    await test.http.post(`/admin/cards/${pan}/reset`).expect(404);
  });
});
