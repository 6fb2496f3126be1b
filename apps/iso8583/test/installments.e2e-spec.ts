import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

const PAN = '4000000000000001';

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
});
