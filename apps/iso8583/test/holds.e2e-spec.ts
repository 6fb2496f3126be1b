import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000000001';

describe(`Holds on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return cardHost(test, `holds-${String(sandboxes)}`);
  };

  it('are captured several times if the sandbox allows it, up to their amount', async () => {
    const { put, authorize, financial, card, get } = fresh();
    await put('/admin/host', { captures: 'several' }).expect(200);
    const { fields } = await authorize({ pan: PAN, amount: 1_000 });
    const capture = (amount: number) =>
      financial({ pan: PAN, amount, authorizationCode: fields['38'] });
    expect(await capture(300)).toMatchObject({ approved: true });
    expect(await card(PAN)).toMatchObject({ balance: 9_999_700, held: 700 });
    expect(await capture(701)).toMatchObject({ responseCode: '64' });
    expect(await capture(700)).toMatchObject({ approved: true });
    expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
    expect(await capture(1)).toMatchObject({ responseCode: '25' });
    expect(await get(`/admin/cards/${PAN}/holds`)).toMatchObject([{ status: 'captured' }]);
  });

  it('are released by a reversal after a part was captured, which stays debited', async () => {
    const { put, authorize, financial, reversal, card } = fresh();
    await put('/admin/host', { captures: 'several' }).expect(200);
    const first = await authorize({ pan: PAN, amount: 1_000 });
    await financial({ pan: PAN, amount: 300, authorizationCode: first.fields['38'] });
    const original = { mti: '0100', stan: first.fields['11'] };
    expect(await reversal({ pan: PAN, amount: 1_000, original })).toMatchObject({
      responseCode: '00',
    });
    expect(await card(PAN)).toMatchObject({ balance: 9_999_700, held: 0 });
  });

  it('grow by an incremental authorization, and are captured as a whole', async () => {
    const { freeze, authorize, financial, card, get } = fresh();
    await freeze('2026-11-21T12:00:00.000Z');
    const { fields } = await authorize({ pan: PAN, amount: 1_000 });
    const more = await authorize({ pan: PAN, amount: 500, authorizationCode: fields['38'] });
    expect(more).toMatchObject({ approved: true, fields: { '38': fields['38'] } });
    expect(await card(PAN)).toMatchObject({ held: 1_500 });
    expect(await get(`/admin/cards/${PAN}/holds`)).toMatchObject([{ amount: 1_500 }]);
    const capture = { pan: PAN, amount: 1_500, authorizationCode: fields['38'] };
    expect(await financial(capture)).toMatchObject({ approved: true });
    expect(await card(PAN)).toMatchObject({ balance: 9_998_500, held: 0 });
    expect(await authorize({ ...capture, amount: 1 })).toMatchObject({
      responseCode: '25',
      trace: { rule: 'increment' },
    });
  });

  it.each([
    ['the increment', 1, 1_000],
    ['the first authorization', 0, 500],
  ])('shrink again if %s is reversed', async (_, which, held) => {
    const { authorize, reversal, card } = fresh();
    const first = await authorize({ pan: PAN, amount: 1_000 });
    const code = first.fields['38'];
    const second = await authorize({ pan: PAN, amount: 500, authorizationCode: code });
    const { fields } = [first, second][which] ?? first;
    const original = { mti: '0100', stan: fields['11'], transmissionDateTime: fields['7'] };
    const amount = Number(fields['4']);
    expect(await reversal({ pan: PAN, amount, original })).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject({ held, balance: 10_000_000 });
  });

  it('that have ended are not reopened by a capture', async () => {
    const { put, authorize, financial, reversal, card, get } = fresh();
    await put('/admin/host', { captures: 'several' }).expect(200);
    const first = await authorize({ pan: PAN, amount: 1_000 });
    const capture = { pan: PAN, advice: true, authorizationCode: first.fields['38'] };
    await financial({ ...capture, amount: 1_000 });
    await financial({ ...capture, amount: 300 });
    expect(await card(PAN)).toMatchObject({ held: 0, balance: 9_998_700 });
    const original = { mti: '0100', stan: first.fields['11'] };
    await reversal({ pan: PAN, amount: 1_000, advice: true, original });
    expect(await card(PAN)).toMatchObject({ held: 0, balance: 9_998_700 });
    expect(await get(`/admin/cards/${PAN}/holds`)).toMatchObject([{ status: 'captured' }]);
  });

  it('that have ended do not grow, not even in part or if a rule requests it', async () => {
    const { authorize, reversal, rule, card, get } = fresh();
    const pan = '5000000000000004';
    const first = await authorize({ pan, amount: 1_000 });
    await reversal({ pan, amount: 1_000, rrn: first.fields['37'] });
    const more = { pan, authorizationCode: first.fields['38'], partialApproval: true };
    expect(await authorize({ ...more, amount: 900_000 })).toMatchObject({ responseCode: '51' });
    expect(await authorize({ ...more, amount: 100 })).toMatchObject({ responseCode: '25' });
    await rule({ outcome: '00' });
    await authorize({ ...more, amount: 100 });
    const holds = await get<{ amount: number; status: string }[]>(`/admin/cards/${pan}/holds`);
    expect(holds).toMatchObject([{ amount: 100, status: 'open' }, { status: 'released' }]);
    expect(await card(pan)).toMatchObject({ held: 100 });
  });

  it('that have ended do not grow by cash either', async () => {
    const { authorize, reversal, card } = fresh();
    const first = await authorize({ pan: PAN, amount: 1_000 });
    await reversal({ pan: PAN, amount: 1_000, rrn: first.fields['37'] });
    const cash = { pan: PAN, amount: 1_000, processingCode: '010000', pin: '1234' };
    const more = { ...cash, authorizationCode: first.fields['38'] };
    expect(await authorize(more)).toMatchObject({ responseCode: '25' });
    expect(await card(PAN)).toMatchObject({ held: 0 });
  });

  it('that have expired return nothing, and the trace says so', async () => {
    const { freeze, advance, authorize, reversal } = fresh();
    await freeze('2026-11-21T12:00:00.000Z');
    const { fields } = await authorize({ pan: PAN, amount: 1_000 });
    await advance('P8D');
    const answer = await reversal({ pan: PAN, amount: 1_000, rrn: fields['37'] });
    expect(answer).toMatchObject({
      responseCode: '00',
      trace: { detail: expect.stringContaining('No money moves') as string },
    });
  });

  it.each([
    ['00', '00', '00'],
    ['10', '53', '53'],
    ['20', '51', '00'],
    ['30', '00', '00'],
  ])(
    'of account %s get %s above the own money, and %s within it',
    async (account, above, within) => {
      const { post, authorize } = fresh();
      const pan = '4111111111111111';
      const accounts = ['checking', 'credit'];
      const card = { pan, balance: 1_000, creditLimit: 5_000, accounts };
      await post('/admin/cards', card).expect(201);
      const pay = (amount: number) => authorize({ pan, amount, processingCode: `00${account}00` });
      expect(await pay(1_001)).toMatchObject({ responseCode: above });
      await post(`/admin/cards/${pan}/reset`, {}).expect(200);
      expect(await pay(1_000)).toMatchObject({ responseCode: within });
    },
  );
});
