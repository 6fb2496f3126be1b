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

  it.each(decisions)('decides on %s', async (_, mti, fields, code, rule) => {
    const message = { ...isoMessage(mti, fields), complete: false };
    const { body } = await cardHost(test, 'decisions')
      .post(addressOf(message), message)
      .expect(200);
    expect(body).toMatchObject({ responseCode: code, trace: { rule } });
  });

  it.each([
    ['approves', {}, '00'],
    ['declines', { '2': '4000000000001041' }, '41'],
    ['refuses the format', { '7': '9099120000' }, '30'],
  ])('%s with the same response over JSON, hex and TCP', async (_, fields, code) => {
    const message = isoMessage('0100', fields);
    const plain = { ...message, complete: false };
    const json = await fresh().post(addressOf(message), plain).expect(200);
    const { mti, fields: answered } = json.body as Answer;
    expect(answered['39']).toBe(code);
    const raw = await fresh().post(addressOf(message), hex(message), 'text/plain').expect(200);
    expect(codec.decode(Buffer.from(raw.text, 'hex'))).toEqual({ mti, fields: answered });
    const client = await tcpClient(test);
    expect(await client.ask(message)).toEqual({ mti, fields: answered });
    client.socket.destroy();
  });

  it('receives all message classes at one address over TCP', async () => {
    const client = await tcpClient(test);
    const codes = [];
    for (const mti of ['0100', '0220', '0300', '0420', '1100']) {
      const { fields } = await client.ask(isoMessage(mti, {}));
      codes.push(fields['39']);
    }
    expect(codes).toEqual(['00', '00', '12', '00', '12']);
    client.socket.destroy();
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
    ['cents-code', { pan: PAN, amount: 1_051 }, '51'],
    ['off', { pan: PAN, amount: 1_051 }, '00'],
  ])(
    'uses the magic values of preset %s: %j is answered with %s',
    async (preset, request, code) => {
      const { put, authorize } = fresh();
      await put('/admin/preset', { preset }).expect(200);
      expect(await authorize(request)).toMatchObject({ responseCode: code });
    },
  );

  // The meaning and the advice of each code have tables in the library iso8583.
  it.each(['00', '51', '91', '41'])('answers %s when a rule requests it', async (outcome) => {
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
