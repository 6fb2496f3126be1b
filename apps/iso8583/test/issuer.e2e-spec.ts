import 'reflect-metadata';
import { compile, PROFILES, RESPONSE_CODES, retryOf, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
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

  describe('decides in this order, with the same result over JSON, hex and TCP:', () => {
    let client: Awaited<ReturnType<typeof tcpClient>>;
    beforeAll(async () => {
      client = await tcpClient(test);
    });
    afterAll(() => client.socket.destroy());

    // A message without an address for its class is sent over TCP only, because TCP has one address for all.
    it.each(decisions)('$what: $code by $rule', async ({ mti, fields, code, rule }) => {
      const { post } = fresh();
      const message = isoMessage(mti, fields);
      const hasAddress = /^0[12]/.test(mti) || mti.startsWith('04');
      if (hasAddress) {
        const json = await post(addressOf(message), { ...message, complete: false }).expect(200);
        expect(json.body).toMatchObject({ responseCode: code, trace: { rule } });
        const { mti: responseMti, fields: responseFields } = json.body as Answer;
        const raw = await fresh().post(addressOf(message), hex(message), 'text/plain').expect(200);
        expect(codec.decode(Buffer.from(raw.text, 'hex'))).toEqual({
          mti: responseMti,
          fields: responseFields,
        });
      }
      const answer = await client.ask(isoMessage(mti, { ...fields }));
      expect(answer.fields['39']).toBe(code);
      await post('/admin/reset', {}).expect(200);
      await cardHost(test, 'default').post('/admin/reset', {}).expect(200);
    });
  });

  it('has the documented members and echoes every element', async () => {
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

  it('completes a plain request, except with complete: false', async () => {
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
  ])(
    'accepts %s of %s in profile %s and responds in the same format',
    async (form, type, profile) => {
      const its = compile(PROFILES[profile as 'bcd']);
      const bytes = its.encode(isoMessage('0100', {}));
      const sent = form === 'bytes' ? bytes : bytes.toString(form === 'hex' ? 'hex' : 'latin1');
      const answer = await test.http
        .post(`/iso8583/issuer/authorize?profile=${profile}`)
        .set({ 'Content-Type': type, 'X-Sandbox': `format-${profile}` })
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
    },
  );

  it('answers in the format that Accept asks for', async () => {
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

  it.each([
    ['cielo-last-digit', { pan: '4000000000000002', amount: 100 }, '05'],
    ['cielo-last-digit', { pan: '5000000000000004', amount: 100 }, '00'],
    ['cents-code', { pan: PAN, amount: 1_051 }, '51'],
    ['cents-code', { pan: PAN, amount: 1_000 }, '00'],
    ['off', { pan: PAN, amount: 1_051 }, '00'],
  ])(
    'uses the magic values of preset %s: %j is answered with %s',
    async (preset, request, code) => {
      const { put, authorize } = fresh();
      await put('/admin/preset', { preset }).expect(200);
      expect(await authorize(request)).toMatchObject({ responseCode: code });
    },
  );

  it.each(Object.keys(RESPONSE_CODES))('answers %s when a rule orders it', async (outcome) => {
    const { rule, authorize } = cardHost(test, 'ordered');
    await rule({ outcome });
    const answer = await authorize({ pan: PAN, amount: 1_000 });
    expect(answer).toMatchObject({ responseCode: outcome, trace: { rule: 'ordered' } });
    expect(answer).toMatchObject({
      message: RESPONSE_CODES[outcome],
      retry: retryOf(outcome, 'visa').retry,
    });
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

describe('A page of another origin', () => {
  it('is allowed to read the headers of a raw response', async () => {
    const test = await createCardHost({ CORS_ORIGINS: 'https://console.example' });
    const { headers } = await test.http.get('/health').set('Origin', 'https://console.example');
    expect(headers['access-control-expose-headers']?.split(',')).toEqual(
      expect.arrayContaining(['X-Response-Code', 'X-Trace-Rule', 'X-Correlation-Id']),
    );
    await test.close();
  });
});
