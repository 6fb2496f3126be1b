import 'reflect-metadata';
import { RESPONSE_CODES, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, describeSchema, type TestApp } from '#libs/testing';
import { schema } from '../src/schema';
import { cardHost, codec, createCardHost, isoMessage, tcpClient, type Answer } from './card-host';
import { decisions } from './decisions';

const PAN = '4000000000000001';
const PATHS: Readonly<Record<string, string>> = {
  '1': 'authorize',
  '2': 'financial',
  '3': 'authorize',
  '4': 'reversal',
  '8': 'network',
};

describeSchema('iso8583', schema);

describe(`The issuer on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const addressOf = ({ mti }: IsoMessage) => `/iso8583/issuer/${PATHS[mti.charAt(1)] ?? ''}`;
  const hex = (message: IsoMessage) => codec.encode(message).toString('hex');
  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return cardHost(test, `own-${String(sandboxes)}`);
  };

  describe('decides in order, the same over JSON, hex and TCP:', () => {
    let client: Awaited<ReturnType<typeof tcpClient>>;
    beforeAll(async () => {
      client = await tcpClient(test);
    });
    afterAll(() => client.socket.destroy());

    // A message of another class than its address serves goes by TCP alone, which has one address.
    it.each(decisions)('$what: $code by $rule', async ({ mti, fields, code, rule }) => {
      const { post } = fresh();
      const message = isoMessage(mti, fields);
      const isServed = /^0[12]/.test(mti) || mti.startsWith('04');
      if (isServed) {
        const json = await post(addressOf(message), { ...message, complete: false }).expect(200);
        expect(json.body).toMatchObject({ responseCode: code, trace: { rule } });
        const { mti: answered, fields: its } = json.body as Answer;
        const raw = await fresh().post(addressOf(message), hex(message), 'text/plain').expect(200);
        expect(codec.decode(Buffer.from(raw.text, 'hex'))).toEqual({
          mti: answered,
          fields: its,
        });
      }
      const answer = await client.ask(isoMessage(mti, { ...fields }));
      expect(answer.fields['39']).toBe(code);
      await post('/admin/reset', {}).expect(200);
      await cardHost(test, 'default').post('/admin/reset', {}).expect(200);
    });
  });

  it('answers the shape that decisions promise, with every element echoed', async () => {
    const message = isoMessage('0100', { '37': '632512000123', '43': 'SHOP' });
    const { body } = await fresh().post(addressOf(message), message).expect(200);
    const answer = body as Answer;
    const echoed = ['2', '3', '4', '7', '11', '12', '13', '25', '32', '37', '41', '42', '49'];
    expect(Object.keys(answer.fields).sort()).toEqual([...echoed, '38', '39'].sort());
    for (const element of echoed) expect(answer.fields[element]).toBe(message.fields[element]);
    expect(answer).toMatchObject({ mti: '0110', approved: true, message: 'Approved' });
    expect(codec.decode(Buffer.from(answer.raw, 'hex'))).toEqual({
      mti: answer.mti,
      fields: answer.fields,
    });
  });

  it('completes a plain request, and leaves alone one that asks for that', async () => {
    const { authorize } = fresh();
    const plain = await authorize({ pan: PAN, amount: 1_000 });
    expect(plain).toMatchObject({ approved: true, fields: { '11': '000001', '41': 'TERM0001' } });
    const bare = await authorize({ pan: PAN, amount: 1_000, complete: false });
    expect(bare).toMatchObject({
      responseCode: '30',
      trace: { detail: 'Missing: DE3, DE7, DE11.' },
    });
    expect(await authorize({ pan: PAN, amount: -5 })).toMatchObject({ responseCode: '13' });
  });

  it.each([
    ['bytes', 'application/octet-stream', 'bcd'],
    ['bytes', 'application/octet-stream', 'ebcdic'],
    ['hex', 'text/plain', 'bcd-binary-length'],
    ['ASCII', 'text/plain', 'ascii'],
  ])('takes %s of %s in profile %s, and answers in the same', async (form, type, profile) => {
    const { compile, PROFILES } = await import('#libs/iso8583');
    const its = compile(PROFILES[profile as 'bcd']);
    const bytes = its.encode(isoMessage('0100', {}));
    const sent = form === 'bytes' ? bytes : bytes.toString(form === 'hex' ? 'hex' : 'latin1');
    const answer = await test.http
      .post(`/iso8583/issuer/authorize?profile=${profile}`)
      .set({ 'Content-Type': type, 'X-Sandbox': `dress-${profile}` })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          done(null, Buffer.concat(chunks));
        });
      })
      .send(sent)
      .expect(200);
    const body = answer.body as Buffer;
    const got = form === 'hex' ? Buffer.from(body.toString(), 'hex') : body;
    expect(its.decode(got).fields).toMatchObject({ '39': '00' });
    expect(answer.headers).toMatchObject({ 'x-response-code': '00', 'x-trace-rule': 'approved' });
  });

  it('answers in the dress that Accept asks for', async () => {
    const { post } = fresh();
    const message = isoMessage('0100', {});
    const raw = post(addressOf(message), hex(message), 'text/plain').set(
      'Accept',
      'application/json',
    );
    expect((await raw.expect(200)).body).toMatchObject({ approved: true });
    const json = post(addressOf(message), { pan: PAN, amount: 1 }).set('Accept', 'text/plain');
    expect((await json.expect(200)).text).toMatch(/^[0-9A-F]+$/);
  });

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
    ])('captures at %s up to its tolerance', async (_, mcc, most, more) => {
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

    it('an advice captures what DE90 or DE37 points to, whatever is left', async () => {
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

    it('a partial approval holds the part, and says what was asked for', async () => {
      const { authorize, card } = fresh();
      const poor = '4000000000000002';
      const { fields } = await authorize({
        pan: poor,
        amount: 1_000,
        partialApproval: true,
        posEntryMode: '051',
      });
      expect(fields).toMatchObject({
        '39': '10',
        '4': '000000000500',
        '54': '0057986C000000001000',
      });
      expect(await card(poor)).toMatchObject({ held: 500, available: 0 });
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

    it('a debit is credited back, once, however often it is reversed', async () => {
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

    it('a partial reversal leaves what DE95 says', async () => {
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
      ['a card that there is not', { pan: '4999999999999999' }, '14', '00'],
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

    it('declines an original that comes behind its reversal', async () => {
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

  describe('meets a message again:', () => {
    const first = { pan: PAN, amount: 1_000, stan: '000042', transmissionDateTime: '1121120000' };

    it('a repeat gets the first answer, and moves no money', async () => {
      const { authorize, card } = fresh();
      const { fields } = await authorize(first);
      const again = await authorize({ ...first, repeat: true });
      expect(again).toMatchObject({ mti: '0110', fields, trace: { rule: 'repeat' } });
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });

    it('a repeat whose first was never seen is the first', async () => {
      expect(await fresh().authorize({ ...first, repeat: true })).toMatchObject({ approved: true });
    });

    it('the same without saying so is 94, and another under its numbers too', async () => {
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

    it('sixteen at once hold once', async () => {
      const { authorize, card } = fresh();
      const answers = await Promise.all(Array.from({ length: 16 }, () => authorize(first)));
      const codes = answers.map(({ responseCode }) => responseCode).sort();
      expect(codes).toEqual(['00', ...Array.from({ length: 15 }, () => '94')]);
      expect(await card(PAN)).toMatchObject({ held: 1_000 });
    });
  });

  it('never approves more than there is, however many ask at once', async () => {
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

  it("wants the chip's counter to grow", async () => {
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

  it.each([
    ['cielo-last-digit', { pan: '4000000000000002', amount: 100 }, '05'],
    ['cielo-last-digit', { pan: '5000000000000004', amount: 100 }, '00'],
    ['cents-code', { pan: PAN, amount: 1_051 }, '51'],
    ['cents-code', { pan: PAN, amount: 1_000 }, '00'],
    ['off', { pan: PAN, amount: 1_051 }, '00'],
  ])('knows magic values by preset %s: %j is %s', async (preset, request, code) => {
    const { put, authorize } = fresh();
    await put('/admin/preset', { preset }).expect(200);
    expect(await authorize(request)).toMatchObject({ responseCode: code });
  });

  it.each(Object.keys(RESPONSE_CODES))('answers %s when a rule orders it', async (outcome) => {
    const { rule, authorize } = cardHost(test, 'ordered');
    await rule({ outcome });
    const answer = await authorize({ pan: PAN, amount: 1_000 });
    expect(answer).toMatchObject({ responseCode: outcome, trace: { rule: 'ordered' } });
    expect(answer.retry).toBe(RESPONSE_CODES[outcome]?.retry);
  });

  it.each([
    ['0110', 'ISO8583_NOT_A_REQUEST'],
    ['0200', 'MESSAGE_MISPLACED'],
    ['01', 'MESSAGE_INVALID'],
  ])('refuses MTI %s at the address of authorizations', async (mti, code) => {
    const { body } = await fresh()
      .post('/iso8583/issuer/authorize', { mti, fields: {} })
      .expect(400);
    expect(body).toMatchObject({ code, errors: [{ pointer: '/mti' }] });
  });

  it('answers network management', async () => {
    const { post } = fresh();
    const echo = await post('/iso8583/issuer/network', { networkCode: '301' }).expect(200);
    expect(echo.body).toMatchObject({ mti: '0810', responseCode: '00', fields: { '70': '301' } });
    const unknown = await post('/iso8583/issuer/network', { networkCode: '999' }).expect(200);
    expect(unknown.body).toMatchObject({ responseCode: '12' });
  });
});
