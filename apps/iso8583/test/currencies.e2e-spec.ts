import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000000001';

describe(`Amounts in other currencies on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return cardHost(test, `currencies-${String(sandboxes)}`);
  };

  it('are billed at the rate of the sandbox, with DE6, DE10 and DE51', async () => {
    const { put, authorize, card, get } = fresh();
    await put('/admin/rates', { '840': '5.4321', '392': '0.0355' }).expect(200);
    const { fields } = await authorize({ pan: PAN, amount: 1_000, currency: 'USD' });
    expect(fields).toMatchObject({
      '39': '00',
      '4': '000000001000',
      '6': '000000005432',
      '10': '40054321',
      '49': '840',
      '51': '986',
    });
    expect(await card(PAN)).toMatchObject({ held: 5_432 });
    // Yen have no decimals: 1,000 JPY at 0.0355 are R$ 35.50.
    const yen = await authorize({ pan: PAN, amount: 1_000, currency: '392' });
    expect(yen.fields['6']).toBe('000000003550');
    expect(await get(`/admin/cards/${PAN}/transactions`)).toMatchObject([
      { amount: 1_000, currency: '392', billingAmount: 3_550, netAmount: 3_550 },
      { amount: 1_000, currency: '840', billingAmount: 5_432, netAmount: 5_432 },
    ]);
  });

  it('can be converted by the network before', async () => {
    const { authorize, card } = fresh();
    const converted = { '6': '000000005999', '51': '986' };
    await authorize({ pan: PAN, amount: 1_000, currency: '752', fields: converted });
    expect(await card(PAN)).toMatchObject({ held: 5_999 });
  });

  it('are declined without a rate', async () => {
    const { put, authorize, financial, card, get } = fresh();
    await put('/admin/rates', {}).expect(200);
    const dollars = { pan: PAN, amount: 1_000, currency: 'USD' };
    expect(await authorize(dollars)).toMatchObject({
      responseCode: '13',
      trace: { detail: expect.stringContaining('PUT /admin/rates') as string },
    });
    // An advice is always accepted; a person has to look at this one.
    expect(await financial({ ...dollars, advice: true })).toMatchObject({
      responseCode: '00',
      trace: { rule: 'advice.unbilled' },
    });
    expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
    expect(await get('/admin/transactions?kind=unbilled')).toMatchObject([
      { mti: '0220', currency: '840', amount: 1_000, netAmount: 0 },
    ]);
  });

  it.each([true, false])(
    'are captured at the rate of their hold if there is no other (as an advice: %s)',
    async (advice) => {
      const { put, authorize, financial, card } = fresh();
      const dollars = { pan: PAN, amount: 1_000, currency: 'USD' };
      const { fields } = await authorize(dollars);
      await put('/admin/rates', {}).expect(200);
      const capture = { ...dollars, amount: 500, authorizationCode: fields['38'], advice };
      expect(await financial(capture)).toMatchObject({
        responseCode: '00',
        fields: { '6': '000000002700', '10': '40054000', '51': '986' },
      });
      expect(await card(PAN)).toMatchObject({ balance: 9_997_300, held: 0 });
    },
  );

  it('are reversed in their own currency, also in part', async () => {
    const { put, financial, reversal, card } = fresh();
    await put('/admin/rates', { '840': '5.0000' }).expect(200);
    const dollars = { pan: PAN, amount: 1_000, currency: 'USD' };
    const { fields } = await financial(dollars);
    expect(await card(PAN)).toMatchObject({ balance: 9_995_000 });
    const reais = { pan: PAN, amount: 1_000, rrn: fields['37'] };
    const other = await reversal(reais);
    expect(other).toMatchObject({ responseCode: '25', trace: { rule: 'reversal.not-found' } });
    expect(other.trace.detail).toContain('currency is 840, but DE49 is 986');
    expect(await reversal({ ...reais, advice: true })).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject({ balance: 9_995_000 });
    const part = { ...dollars, rrn: fields['37'], replacementAmount: 400 };
    expect(await reversal(part)).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject({ balance: 9_998_000 });
    await put('/admin/rates', { '840': '9.0000' }).expect(200);
    expect(await reversal({ ...dollars, rrn: fields['37'] })).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject({ balance: 10_000_000 });
  });

  it('are approved in part up to the available funds', async () => {
    const { put, authorize, card } = fresh();
    await put('/admin/rates', { '840': '3.0000' }).expect(200);
    const answer = await authorize({
      pan: '4000000000000002',
      amount: 1_000,
      currency: 'USD',
      partialApproval: true,
      posEntryMode: '051',
    });
    expect(answer.fields).toMatchObject({
      '39': '10',
      '4': '000000000166',
      '6': '000000000500',
      '54': '0057840C000000001000',
    });
    expect(await card('4000000000000002')).toMatchObject({ held: 500, available: 0 });
  });

  it.each([
    ['converted to nothing', { currency: '840', fields: { '6': '000000000000', '51': '986' } }],
    ['too small for a cent', { currency: '032', amount: 100 }],
  ])('are declined if they are %s', async (_, change) => {
    const answer = await fresh().financial({ pan: PAN, amount: 1_000, ...change });
    expect(answer).toMatchObject({ responseCode: '13', trace: { rule: 'amount' } });
  });

  it.each([
    [JSON.parse('{"__proto__": "5.4"}') as object, '/__proto__'],
    [{ '840': 5.4 }, '/840'],
    [{ '840': '0' }, '/840'],
    [{ '840': '5,4' }, '/840'],
    [{ '840': '123456789' }, '/840'],
    [{ '986': '1' }, '/986'],
    [{ USD: '5.4' }, '/USD'],
  ])('have rates, and %j is not valid', async (rates, pointer) => {
    const { body } = await fresh().put('/admin/rates', rates).expect(400);
    expect(body).toMatchObject({ code: 'SETTINGS_INVALID', errors: [{ pointer }] });
  });
});
