import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, type Answer } from './card-host';

const PAN = '4000000000000001';

describe(`The account on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return cardHost(test, `own-${String(sandboxes)}`);
  };

  describe('holds, captures and reverses:', () => {
    it('an approval holds, a capture debits and frees the rest', async () => {
      const { authorize, financial, card, get } = fresh();
      const { fields } = await authorize({ pan: PAN, amount: 5_000 });
      expect(await card(PAN)).toMatchObject({
        balance: 10_000_000,
        held: 5_000,
        available: 9_995_000,
      });
      const capture = { pan: PAN, amount: 4_000, authorizationCode: fields['38'] };
      expect(await financial(capture)).toMatchObject({ approved: true });
      expect(await card(PAN)).toMatchObject({ balance: 9_996_000, held: 0 });
      expect(await financial(capture)).toMatchObject({ responseCode: '25' });
      expect(await get(`/admin/cards/${PAN}/holds`)).toMatchObject([{ status: 'captured' }]);
    });

    it.each([
      ['an ordinary shop', '5999', 5_000, 5_001],
      ['a restaurant', '5812', 6_000, 6_001],
    ])('a capture at %s is accepted up to its tolerance', async (_, mcc, most, more) => {
      for (const [amount, code] of [
        [more, '64'],
        [most, '00'],
      ] as const) {
        const { authorize, financial } = fresh();
        const { fields } = await authorize({ pan: PAN, amount: 5_000, mcc });
        const capture = { pan: PAN, amount, mcc, authorizationCode: fields['38'] };
        expect(await financial(capture)).toMatchObject({ responseCode: code });
      }
    });

    it('a capture by advice of a used authorization debits again, and says so', async () => {
      const { authorize, financial, card } = fresh();
      const { fields } = await authorize({ pan: PAN, amount: 5_000 });
      const capture = { pan: PAN, amount: 5_000, advice: true, authorizationCode: fields['38'] };
      expect((await financial(capture)).fields).not.toHaveProperty('44');
      expect(await financial(capture)).toMatchObject({
        responseCode: '00',
        fields: { '44': 'CAPTURED' },
        trace: { rule: 'advice.captured' },
      });
      expect(await card(PAN)).toMatchObject({ balance: 9_990_000, held: 0 });
    });

    it('an advice captures the hold of DE90 or DE37, even above the held amount', async () => {
      const { authorize, financial, card } = fresh();
      const { fields } = await authorize({ pan: PAN, amount: 5_000 });
      const original = {
        mti: '0100',
        stan: fields['11'],
        transmissionDateTime: fields['7'],
      };
      await financial({ pan: PAN, amount: 7_000, advice: true, original });
      expect(await card(PAN)).toMatchObject({ balance: 9_993_000, held: 0 });
    });

    it('a refund credits', async () => {
      const { financial, card } = fresh();
      await financial({ pan: PAN, amount: 2_500, processingCode: '200000' });
      expect(await card(PAN)).toMatchObject({ balance: 10_002_500 });
    });

    it('a partial approval holds the approved part and returns the requested amount', async () => {
      const { authorize, card } = fresh();
      const almostEmpty = '4000000000000002';
      const { fields } = await authorize({
        pan: almostEmpty,
        amount: 1_000,
        partialApproval: true,
        posEntryMode: '051',
      });
      expect(fields).toMatchObject({
        '39': '10',
        '4': '000000000500',
        '54': '0057986C000000001000',
      });
      expect(await card(almostEmpty)).toMatchObject({ held: 500, available: 0 });
    });

    it('a balance inquiry answers DE54 and changes nothing', async () => {
      const { authorize } = fresh();
      await authorize({ pan: PAN, amount: 1_000_000 });
      const { fields } = await authorize({ pan: PAN, processingCode: '311000' });
      expect(fields['54']).toBe('1001986C000010000000' + '1002986C000009000000');
    });

    it('a hold ends after seven days, and after thirty at a hotel', async () => {
      const { authorize, card, freeze, advance } = fresh();
      await freeze('2026-11-21T12:00:00.000Z');
      await authorize({ pan: PAN, amount: 1_000 });
      await authorize({ pan: PAN, amount: 2_000, mcc: '7011' });
      await advance('P7D');
      expect(await card(PAN)).toMatchObject({ held: 2_000 });
      await advance('P23D');
      expect(await card(PAN)).toMatchObject({ held: 0, available: 10_000_000 });
    });

    it.each([
      [
        'DE90',
        (first: Answer) => ({
          original: { mti: '0100', stan: first.fields['11'] },
          stan: '900001',
        }),
      ],
      ['DE37', (first: Answer) => ({ rrn: first.fields['37'], stan: '900002' })],
      ['STAN', (first: Answer) => ({ stan: first.fields['11'], localTime: first.fields['12'] })],
    ])('a reversal finds its original by %s', async (rule, pointing) => {
      const { authorize, reversal, card } = fresh();
      const first = await authorize({ pan: PAN, amount: 1_000 });
      const answer = await reversal({ pan: PAN, amount: 1_000, ...pointing(first) });
      expect(answer).toMatchObject({ mti: '0410', responseCode: '00' });
      expect(answer.trace.detail).toContain(`Found by ${rule}`);
      expect(await card(PAN)).toMatchObject({ held: 0, balance: 10_000_000 });
    });

    it('a debit is credited back once, even if it is reversed several times', async () => {
      const { financial, reversal, card, get } = fresh();
      const { fields } = await financial({ pan: PAN, amount: 1_000 });
      for (const stan of ['910001', '910002']) {
        const answer = await reversal({ pan: PAN, amount: 1_000, rrn: fields['37'], stan });
        expect(answer.responseCode).toBe('00');
      }
      expect(await card(PAN)).toMatchObject({ balance: 10_000_000 });
      const entries = await get<{ kind: string }[]>(`/admin/cards/${PAN}/ledger`);
      expect(entries.map(({ kind }) => kind)).toEqual(['reversal', 'debit', 'opening']);
    });

    it('a partial reversal leaves the amount of DE95', async () => {
      const { financial, authorize, reversal, card } = fresh();
      const debit = await financial({ pan: PAN, amount: 1_000 });
      const hold = await authorize({ pan: PAN, amount: 1_000 });
      for (const { fields } of [debit, hold]) {
        const partial = { pan: PAN, amount: 1_000, replacementAmount: 300, rrn: fields['37'] };
        expect(await reversal(partial)).toMatchObject({ responseCode: '00' });
      }
      expect(await card(PAN)).toMatchObject({ balance: 9_999_700, held: 300 });
    });

    it.each([
      ['nothing to reverse', {}, '25', '00'],
      ['another amount', { amount: 999 }, '25', '00'],
      ['another card', { pan: '4000000000000002' }, '25', '00'],
      ['an unknown card', { pan: '4999999999999999' }, '14', '00'],
    ])(
      '%s: %j is %s as a request and accepted as an advice',
      async (what, change, code, advised) => {
        const { authorize, reversal, card } = fresh();
        const { fields } = await authorize({ pan: PAN, amount: 1_000 });
        const rrn = what === 'nothing to reverse' ? '000000000000' : fields['37'];
        const wrong = { pan: PAN, amount: 1_000, rrn, stan: '777777', ...change };
        expect(await reversal(wrong)).toMatchObject({ mti: '0410', responseCode: code });
        const advice = await reversal({ ...wrong, advice: true });
        expect(advice).toMatchObject({ mti: '0430', responseCode: advised });
        expect(await card(PAN)).toMatchObject({ held: 1_000 });
      },
    );

    it('an original that arrives after its reversal is declined', async () => {
      const { authorize, reversal, card } = fresh();
      const late = { pan: PAN, amount: 1_000, stan: '123456', transmissionDateTime: '1121120000' };
      const original = { mti: '0100', stan: '123456', transmissionDateTime: '1121120000' };
      await reversal({ pan: PAN, amount: 1_000, advice: true, original });
      expect(await authorize(late)).toMatchObject({
        responseCode: '68',
        trace: { rule: 'orphan' },
      });
      expect(await authorize({ ...late, stan: '123457' })).toMatchObject({ approved: true });
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });
  });

  describe('receives a message again:', () => {
    const first = { pan: PAN, amount: 1_000, stan: '000042', transmissionDateTime: '1121120000' };

    it('a repeat gets the first response and moves no money', async () => {
      const { freeze, authorize, card } = fresh();
      await freeze('2026-11-21T12:00:00.000Z');
      const { fields } = await authorize(first);
      const again = await authorize({ ...first, repeat: true });
      expect(again).toMatchObject({ mti: '0110', fields, trace: { rule: 'repeat' } });
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });

    it('a repeat without an earlier message is processed as new', async () => {
      expect(await fresh().authorize({ ...first, repeat: true })).toMatchObject({ approved: true });
    });

    it('a duplicate without a repeat MTI is 94, and so is another message with the same numbers', async () => {
      const { authorize, card } = fresh();
      await authorize(first);
      for (const message of [
        first,
        { ...first, amount: 2_000 },
        { ...first, amount: 2_000, repeat: true },
      ]) {
        expect(await authorize(message)).toMatchObject({ responseCode: '94' });
      }
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });

    it('a duplicate takes no hit of a rule with an outcome', async () => {
      const { authorize, rule, get } = fresh();
      await authorize(first);
      await rule({ outcome: '51' });
      expect(await authorize(first)).toMatchObject({ responseCode: '94' });
      expect(await get('/__admin/rules')).toMatchObject([{ matched: 1, hits: 0 }]);
      expect(await authorize({ pan: PAN, amount: 10 })).toMatchObject({ responseCode: '51' });
      expect(await get('/__admin/rules')).toMatchObject([{ matched: 2, hits: 1 }]);
    });

    it('the same numbers after a year are of another message', async () => {
      const { authorize, reversal, card, freeze, advance } = fresh();
      await freeze('2026-11-21T12:00:00.000Z');
      const message = { ...first, mcc: '7011' };
      await authorize(message);
      await advance('P20D');
      expect(await authorize({ ...message, repeat: true })).toMatchObject({
        trace: { rule: 'repeat' },
      });
      await advance('P345D');
      expect(await authorize(message)).toMatchObject({ approved: true });
      expect(await authorize(message)).toMatchObject({ responseCode: '94' });
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
      const { stan, transmissionDateTime } = first;
      const original = { mti: '0100', stan, transmissionDateTime };
      await reversal({ pan: PAN, amount: 1_000, original });
      expect(await card(PAN)).toMatchObject({ held: 0 });
    });

    it('sixteen simultaneous repeats create one hold', async () => {
      const { authorize, card } = fresh();
      const answers = await Promise.all(Array.from({ length: 16 }, () => authorize(first)));
      const codes = answers.map(({ responseCode }) => responseCode).sort();
      expect(codes).toEqual(['00', ...Array.from({ length: 15 }, () => '94')]);
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });
  });

  it('never approves more than the available funds under simultaneous requests', async () => {
    const { authorize, financial, card } = fresh();
    const pan = '5000000000000004';
    const asked = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? authorize : financial)({ pan, amount: 40_000 }),
    );
    const approved = (await Promise.all(asked)).filter((answer) => answer.approved);
    expect(approved).toHaveLength(12);
    expect((await card(pan)).available).toBe(500_000 - 12 * 40_000);
  });

  it('blocks a PIN after three wrong tries, until the right one or a reset', async () => {
    const { authorize, post, card } = fresh();
    const withPin = (pin: string) => authorize({ pan: PAN, amount: 100, pin });
    await withPin('9999');
    expect(await withPin('1234')).toMatchObject({ approved: true });
    expect((await card(PAN)).pinFailures).toBe(0);
    for (const code of ['55', '55', '55', '75']) {
      expect(await withPin('9999')).toMatchObject({ responseCode: code });
    }
    expect(await withPin('1234')).toMatchObject({ responseCode: '75' });
    await post(`/admin/cards/${PAN}/reset`, {}).expect(200);
    expect(await withPin('1234')).toMatchObject({ approved: true });
  });

  it('requires the counter of the chip to increase', async () => {
    const { authorize } = fresh();
    const withCounter = (counter: string) =>
      authorize({ pan: PAN, amount: 100, emv: `9F3602${counter}` });
    expect(await withCounter('0010')).toMatchObject({ approved: true });
    expect(await withCounter('0010')).toMatchObject({ responseCode: '82' });
    expect(await withCounter('0011')).toMatchObject({ approved: true });
  });

  it('counts and sums by the day of Brasília', async () => {
    const { authorize, post, freeze, advance } = fresh();
    const pan = '4111111111111111';
    await post('/admin/cards', {
      pan,
      balance: 100_000,
      dailyCountLimit: 2,
      dailyAmountLimit: 900,
    }).expect(201);
    await freeze('2026-11-22T02:00:00.000Z');
    expect(await authorize({ pan, amount: 901 })).toMatchObject({ responseCode: '61' });
    await authorize({ pan, amount: 100 });
    await authorize({ pan, amount: 100 });
    expect(await authorize({ pan, amount: 100 })).toMatchObject({ responseCode: '65' });
    await advance('PT1H');
    expect(await authorize({ pan, amount: 100 })).toMatchObject({ approved: true });
  });
});
