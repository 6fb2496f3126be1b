import 'reflect-metadata';
import { compile, PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage } from './card-host';

const VISA = '4000000000000001';
const AUTHORIZE = '/iso8583/issuer/authorize?profile=visa-like';

describe(`Values at the places of a profile on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it.each([
    ['10 123', '00', 'approved'],
    ['10 124', '82', 'cvv'],
  ])('the CVV2 %j of visa-like gets %s', async (value, code, rule) => {
    const { post } = cardHost(test, 'cvv');
    const message = { pan: VISA, amount: 1_000, '126.10': value };
    const { body } = await post(AUTHORIZE, message).expect(200);
    expect(body).toMatchObject({ responseCode: code, trace: { rule } });
    const codec = compile(PROFILES['visa-like']);
    const raw = codec.encode({ ...isoMessage('0100', {}), parts: { '126.10': value } });
    const overHex = await post(AUTHORIZE, raw.toString('hex'), 'text/plain').expect(200);
    expect(overHex.headers['x-response-code']).toBe(code);
  });

  it('a CAVV of visa-like is checked, and named members are written there', async () => {
    const { post, put } = cardHost(test, 'cavv');
    await put('/admin/host', { security: { ecommerce: 'check' } }).expect(200);
    const made = await post('/iso8583/tools/cavv', { pan: VISA }).expect(200);
    const { value } = made.body as { value: string };
    const asked = { pan: VISA, amount: 1_000, posEntryMode: '810', eci: '05', cvv: '123' };
    const right = await post(AUTHORIZE, { ...asked, cavv: value }).expect(200);
    expect(right.body).toMatchObject({ responseCode: '00', fields: { '44': '2' } });
    const other = await post('/iso8583/tools/cavv', { pan: '4000000000000002' }).expect(200);
    const { value: wrong } = other.body as { value: string };
    const hex = Buffer.from(wrong, 'base64').toString('hex').toUpperCase();
    const refused = await post(AUTHORIZE, { ...asked, '126.9': hex, '126.10': '10 123' });
    expect(refused.body).toMatchObject({ responseCode: '82', trace: { rule: 'authentication' } });
    const encode = '/iso8583/tools/encode?profile=visa-like';
    const packed = await post(encode, { ...asked, cavv: value }).expect(200);
    const { raw } = packed.body as { raw: string };
    const decoded = await post('/iso8583/tools/decode?profile=visa-like&unmasked=true', { raw });
    expect(decoded.body).toMatchObject({
      fields: { '48': '420205' },
      parts: { '126.10': '10 123' },
    });
    await post(AUTHORIZE, { ...asked, cavv: 'AAA' }).expect(400);
  });

  it('the journal hides what the profile of a request calls private', async () => {
    const { post, get } = cardHost(test, 'journal');
    const own = {
      ...PROFILES.ascii,
      name: 'own',
      places: { cvv: '62.1' },
      overrides: {
        '62': { composite: { kind: 'positional', subelements: { '1': { length: 3 } } } },
      },
    };
    await post('/iso8583/tools/profiles', own).expect(201);
    const message = { pan: VISA, amount: 1_000, '62.1': '987', parts: { '62.1': '987' } };
    await post('/iso8583/acquirer/authorize?profile=own', message).expect(200);
    const { mti, fields } = isoMessage('0100', { '62': '987' });
    await post('/iso8583/issuer/authorize?profile=own', { mti, fields }).expect(200);
    const hex = compile(PROFILES['visa-like']).encode({
      ...isoMessage('0100', {}),
      parts: { '126.10': '10 987' },
    });
    await post(AUTHORIZE, hex.toString('hex'), 'text/plain').expect(200);
    const entries =
      await get<{ id: number; requestBody: string; responseBody: string }[]>('/__admin/requests');
    const bodies = entries.map(({ requestBody, responseBody }) => requestBody + responseBody);
    expect(bodies.some((body) => body.includes('"62.1":""'))).toBe(true);
    expect(bodies.join('')).not.toContain('"987"');
    const raw = await get<object>(`/__admin/requests/${String(entries[0]?.id)}`);
    const elements = JSON.stringify(raw);
    expect(elements).toContain('"number":"126"');
    expect(elements).not.toContain('F9F8F7');
    const shown = JSON.stringify(await get<object>('/__admin/requests/4'));
    expect(shown).toContain('"number":"62"');
    expect(shown).not.toMatch(/[\\"]987[\\"]/);
    // The host gets the original body: without its CVV, the payment would be approved.
    await post('/__admin/requests/3/repeat', {}).expect(200);
    const [repeated] = await get<{ responseBody: string }[]>('/__admin/requests');
    expect(repeated?.responseBody).toContain('"39":"82"');
  });

  it('an advice is stored without its CVV, and shown masked', async () => {
    const { post, get } = cardHost(test, 'advices');
    const advice = { pan: VISA, amount: 1_000, advice: true, '126.10': '10 123', '126.13': 'R' };
    const { body } = await post('/iso8583/acquirer/authorize?profile=visa-like', advice).expect(
      200,
    );
    expect(body).toMatchObject({ advice: { status: 'confirmed' } });
    const [shown] = await get<{ message: { fields: Record<string, string> } }[]>(
      '/iso8583/acquirer/advices',
    );
    expect(JSON.stringify(shown)).not.toContain('F1F2F3');
    expect(JSON.stringify(await get('/iso8583/acquirer/advices/latest'))).not.toContain('F1F2F3');
  });

  it('a new key is in a subelement', async () => {
    const { post } = cardHost(test, 'keys');
    const own = {
      ...PROFILES.ascii,
      name: 'keys',
      keyExchange: '62.1',
      overrides: {
        '62': { composite: { kind: 'positional', subelements: { '1': { length: 40 } } } },
      },
    };
    await post('/iso8583/tools/profiles', own).expect(201);
    const path = '/iso8583/issuer/network?profile=keys';
    const { body } = await post(path, { networkCode: '161', acquirerId: '123' }).expect(200);
    const { parts } = body as { parts: Record<string, string> };
    expect(body).toMatchObject({
      responseCode: '00',
      parts: { '62.1': expect.stringMatching(/^PK[0-9A-F]{38}$/) as string },
    });
    const sent = {
      networkCode: '161',
      acquirerId: '123',
      '62.1': parts['62.1']?.replace('PK', 'MK'),
    };
    const taken = await post(path, sent).expect(200);
    expect(taken.body).toMatchObject({
      responseCode: '00',
      trace: { detail: expect.stringContaining('MAC key is accepted') as string },
    });
  });
});
