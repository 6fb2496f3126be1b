import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

const PAN = '4000000000000001';
const OTHER_PAN = '5000000000000004';

type Kept = readonly { readonly installments?: object }[];

describe(`Payments in installments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it.each([
    { count: 3, type: 'merchant' },
    { count: 12, type: 'issuer' },
  ])('are sent in DE48 and kept with the transaction: %j', async (installments) => {
    const { financial, get } = cardHost(test, `plan-${installments.type}`);
    expect(await financial({ pan: PAN, amount: 30_000, installments })).toMatchObject({
      approved: true,
    });
    await financial({ pan: PAN, amount: 100 });
    const kept = await get<Kept>('/admin/transactions');
    expect(kept.map((item) => item.installments)).toEqual([undefined, installments]);
  });

  it('are the same over TCP', async () => {
    const client = await tcpClient(test);
    const answer = await client.ask(isoMessage('0200', { '48': '0003103' }));
    expect(answer.fields['39']).toBe('00');
    const kept = await cardHost(test, 'default').get<Kept>('/admin/transactions');
    expect(kept[0]?.installments).toEqual({ count: 3, type: 'merchant' });
    const refused = await client.ask(isoMessage('0200', { '48': '0003101' }));
    expect(refused.fields['39']).toBe('12');
    client.socket.destroy();
  });

  it('are listed with an invalid plan of 0 that the network approved', async () => {
    const client = await tcpClient(test);
    const approved = { '38': '123456', '39': '00', '48': '0003100' };
    const answer = await client.ask(isoMessage('0220', { ...approved, '2': OTHER_PAN }));
    expect(answer.fields['39']).toBe('00');
    client.socket.destroy();
    const { get } = cardHost(test, 'default');
    const path = `/admin/cards/${OTHER_PAN}/installments`;
    expect(await get(path)).toMatchObject([{ count: 0, installments: [{ number: 1 }] }]);
    expect(await get(`${path}/months`)).toMatchObject([{ installments: 1 }]);
  });

  it.each([
    [{ count: 1, type: 'merchant' }, '/installments/count'],
    [{ count: 100, type: 'merchant' }, '/installments/count'],
    [{ count: 2.5, type: 'merchant' }, '/installments/count'],
    [{ count: 3, type: 'bank' }, '/installments/type'],
    [{ count: 3 }, '/installments/type'],
    [{ count: 3, type: 'issuer', kount: 1 }, '/installments/kount'],
  ])('are refused as %j', async (installments, pointer) => {
    const { post } = cardHost(test, 'refused');
    const body = { pan: PAN, amount: 100, installments };
    const refused = await post('/iso8583/issuer/authorize', body).expect(400);
    expect(refused.body).toMatchObject({ code: 'MESSAGE_INVALID', errors: [{ pointer }] });
  });

  it('cost interest at the rate of their approval, and are listed with each installment and by month', async () => {
    const { financial, authorize, reversal, get, put, freeze } = cardHost(test, 'plan-interest');
    await freeze('2027-01-31T15:00:00.000Z');
    const rate = (monthlyRate: string) =>
      put('/admin/host', { issuerInstallments: { monthlyRate } });
    await rate('3.00').expect(200);
    const plan = (type: string, count: number) => ({ pan: PAN, installments: { type, count } });
    const sold = await financial({ ...plan('issuer', 2), amount: 100_000 });
    await financial({ ...plan('merchant', 3), amount: 10_000 });
    // A capture has the plan of its authorization. Until then, nothing is due.
    const held = await authorize({ ...plan('issuer', 2), amount: 50_000 });
    const before = await get<object[]>(`/admin/cards/${PAN}/installments`);
    expect(before).toHaveLength(2);
    await rate('9').expect(200);
    await financial({ pan: PAN, amount: 50_000, authorizationCode: held.fields['38'] });

    const [captured, merchant, issuer] = await get<object[]>(`/admin/cards/${PAN}/installments`);
    expect(captured).toMatchObject({ monthlyRate: '3.00', principal: 50_000, total: 52_261 });
    expect(merchant).toMatchObject({ monthlyRate: '0.00', cet: '0.00', interest: 0 });
    expect(issuer).toMatchObject({
      ...{ type: 'issuer', count: 2, monthlyRate: '3.00', cet: '42.57' },
      ...{ principal: 100_000, interest: 4_522, total: 104_522 },
      installments: [
        { number: 1, dueDate: '2027-02-28', amount: 52_261, principal: 49_261, interest: 3_000 },
        { number: 2, dueDate: '2027-03-31', amount: 52_261, principal: 50_739, interest: 1_522 },
      ],
    });
    const original = {
      ...{ mti: '0200', stan: sold.fields['11'], transmissionDateTime: sold.fields['7'] },
    };
    await reversal({ pan: PAN, amount: 100_000, original });
    expect(await get(`/admin/cards/${PAN}/installments/months`)).toEqual([
      ...[{ month: '2027-02', installments: 2, principal: 27_965, interest: 1_500, total: 29_465 }],
      ...[{ month: '2027-03', installments: 2, principal: 28_702, interest: 761, total: 29_463 }],
      ...[{ month: '2027-04', installments: 1, principal: 3_333, interest: 0, total: 3_333 }],
    ]);
    expect((await rate('20.01').expect(400)).body).toMatchObject({
      ...{ code: 'SETTINGS_INVALID', errors: [{ pointer: '/issuerInstallments/monthlyRate' }] },
    });
  });
});
