import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, type Answer } from './card-host';

const PAN = '4000000000000001';

describe(`Reconciliation on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it('compares the totals of an acquirer and a day', async () => {
    const { authorize, financial, reversal, post } = cardHost(test, 'totals');
    const shop = { pan: PAN, acquirerId: '123', localDate: '1121' };
    await authorize({ ...shop, amount: 5_000 });
    await financial({ ...shop, amount: 1_000 });
    const second = await financial({ ...shop, amount: 700 });
    await financial({ ...shop, amount: 250, processingCode: '200000' });
    await authorize({ ...shop, processingCode: '310000' });
    await reversal({ ...shop, amount: 700, rrn: second.fields['37'] });
    // Neither another acquirer nor another day counts.
    await financial({ ...shop, acquirerId: '124', amount: 9_000 });
    await financial({ ...shop, localDate: '1122', amount: 9_000 });

    const ask = async (mti: string, fields: object): Promise<Answer> => {
      const body = { mti, fields: { '32': '123', '15': '1121', ...fields } };
      return (await post('/iso8583/issuer/reconciliation', body).expect(200)).body as Answer;
    };
    const totals = {
      '74': '0000000001',
      '75': '0000000000',
      '76': '0000000002',
      '77': '0000000001',
      '80': '0000000001',
      '81': '0000000001',
      '86': '0000000000000250',
      '87': '0000000000000000',
      '88': '0000000000001700',
      '89': '0000000000000700',
      '97': 'D0000000000000750',
    };
    expect(await ask('0500', totals)).toMatchObject({
      mti: '0510',
      responseCode: '00',
      fields: { ...totals, '66': '1' },
    });
    expect(await ask('0500', { '88': '0000000000001701' })).toMatchObject({
      responseCode: '95',
      fields: { ...totals, '66': '2' },
      trace: { rule: 'reconciliation', detail: expect.stringContaining('DE88') as string },
    });
    expect(await ask('0520', { '88': '0000000000001701' })).toMatchObject({
      mti: '0530',
      responseCode: '00',
      fields: { '66': '2' },
    });
    expect(await ask('0501', {})).toMatchObject({ responseCode: '00', fields: totals });
  });

  it('of an unknown acquirer has no totals, and a message of another class is refused', async () => {
    const { post } = cardHost(test, 'nobody');
    const path = '/iso8583/issuer/reconciliation';
    const { body } = await post(path, {}).expect(200);
    expect(body).toMatchObject({ mti: '0510', fields: { '97': 'C0000000000000000' } });
    await post(path, { mti: '0200' }).expect(400);
  });

  it('brings the stored answer to a repeat, although the totals have changed', async () => {
    const { financial, post, get } = cardHost(test, 'repeats');
    const shop = { pan: PAN, acquirerId: '123', localDate: '1121' };
    await financial({ ...shop, amount: 1_000 });
    const numbers = { '7': '1121120000', '11': '000900', '12': '090000', '13': '1121' };
    const ask = async (mti: string): Promise<Answer> => {
      const fields = { ...numbers, '32': '123', '15': '1121', '88': '0000000000001000' };
      const body = { mti, fields };
      return (await post('/iso8583/issuer/reconciliation', body).expect(200)).body as Answer;
    };
    const first = await ask('0500');
    expect(first).toMatchObject({ responseCode: '00', fields: { '66': '1' } });
    await financial({ ...shop, amount: 700 });
    const repeated = await ask('0501');
    expect(repeated).toMatchObject({ responseCode: '00', trace: { rule: 'repeat' } });
    expect(repeated.fields).toEqual(first.fields);
    expect(await ask('0500')).toMatchObject({ responseCode: '94', trace: { rule: 'duplicate' } });
    const stored = await get<object[]>('/admin/reconciliations?outcome=in-balance&institution=123');
    expect(stored).toMatchObject([
      {
        direction: 'received',
        day: '1121',
        own: { '88': '0000000000001000' },
        reported: { '88': '0000000000001000' },
      },
    ]);
    expect(await get('/admin/reconciliations?day=1122')).toEqual([]);
    expect(await get('/admin/totals?institution=123&day=1121')).toMatchObject([
      { institution: '123', day: '1121', netAmount: -1_700, elements: { '76': '0000000002' } },
    ]);
  });

  it('keeps pages of reconciliations, and refuses unknown filters', async () => {
    const { post, get } = cardHost(test, 'pages');
    for (const institution of ['1', '2', '3']) {
      const body = { mti: '0500', fields: { '32': institution } };
      await post('/iso8583/issuer/reconciliation', body).expect(200);
    }
    const newest = await get<{ institution: string }[]>('/admin/reconciliations?limit=2');
    expect(newest.map(({ institution }) => institution)).toEqual(['3', '2']);
    await test.http.get('/admin/reconciliations?day=1332').set('X-Sandbox', 'pages').expect(400);
    await test.http.get('/admin/totals?institution=').set('X-Sandbox', 'pages').expect(400);
  });
});
