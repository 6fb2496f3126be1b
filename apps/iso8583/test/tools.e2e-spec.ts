import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { compile, PROFILES, writeFrame } from '#libs/iso8583';
import { Sandboxes } from '#libs/sandbox';
import { databaseUnderTest, takeWrongAnswers, type TestApp } from '#libs/testing';
import { SettingRepository } from '../src/settings/setting.repository';
import { cardHost, codec, createCardHost, isoMessage } from './card-host';

/** All profiles with the elements of 1987, and those of them that write other bytes than all others. */
const OF_1987 = Object.keys(PROFILES).filter((name) => name !== 'iso2003-cmf');
const DISTINCT = OF_1987.filter((name) => !/^(?:brazil|mastercard)/.test(name));

describe(`Tools on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const host = (sandbox = 'default') => cardHost(test, sandbox);
  const message = isoMessage('0100', { '35': '4111111111111111=4912201', '2': '4111111111111111' });
  const raw = codec.encode(message).toString('hex');

  it('decode masks the message unless unmasked is requested', async () => {
    const { body } = await host().post('/iso8583/tools/decode', { raw }).expect(200);
    expect(body).toMatchObject({
      mti: '0100',
      meaning: 'authorization request, acquirer',
      fields: { '2': '411111******1111', '4': '000000001000' },
    });
    expect(JSON.stringify(body)).not.toContain('4111111111111111');
    const whole = await host().post('/iso8583/tools/decode?unmasked=true', { raw }).expect(200);
    expect(whole.body).toMatchObject({ fields: message.fields });
  });

  it('encode packs exactly the given elements, in any profile', async () => {
    for (const profile of OF_1987) {
      const path = `/iso8583/tools/encode?profile=${profile}`;
      const { body } = await host().post(path, message).expect(200);
      const bytes = compile(PROFILES[profile as 'bcd']).encode(message);
      expect(body).toEqual({ raw: bytes.toString('hex').toUpperCase(), length: bytes.length });
    }
  });

  it('explain assigns each byte to an element', async () => {
    const { body } = await host().post('/iso8583/tools/explain', raw, 'text/plain').expect(200);
    let at = 0;
    for (const { offset, length } of body as { offset: number; length: number }[]) {
      expect(offset).toBe(at);
      at += length;
    }
    expect(at).toBe(raw.length / 2);
  });

  it.each(DISTINCT)('guess finds %s, from hex and from bytes', async (profile) => {
    const bytes = compile(PROFILES[profile as 'bcd']).encode(message);
    const hex = await host()
      .post('/iso8583/tools/guess', bytes.toString('hex'), 'text/plain')
      .expect(200);
    expect((hex.body as object[])[0]).toMatchObject({ profile, verdict: 'exact' });
    const octets = await test.http
      .post('/iso8583/tools/guess')
      .set('Content-Type', 'application/octet-stream')
      .send(bytes)
      .expect(200);
    expect(octets.body).toEqual(hex.body);
  });

  it('guess says which framing is around a message', async () => {
    const framed = writeFrame('binary2-tpdu', compile(PROFILES.bcd).encode(message));
    const { body } = await host()
      .post('/iso8583/tools/guess', framed.toString('hex'), 'text/plain')
      .expect(200);
    expect((body as object[])[0]).toEqual({
      profile: 'bcd',
      verdict: 'exact',
      framing: { name: 'binary2-tpdu', header: '6000000000' },
      doubts: [],
    });
    const ascii = writeFrame('ascii4', compile(PROFILES.ascii).encode(message));
    const text = await host().post('/iso8583/tools/guess', ascii.toString(), 'text/plain');
    expect((text.body as object[])[0]).toMatchObject({
      profile: 'ascii',
      framing: { name: 'ascii4' },
    });
  });

  it('profiles can be posted, are used by their name, and belong to their sandbox', async () => {
    const own = { ...PROFILES.ascii, name: 'own', overrides: { '37': { content: 'ebcdic' } } };
    const { post, get } = host('dialects');
    await post('/iso8583/tools/profiles', own).expect(201);
    expect(await get('/iso8583/tools/profiles/own')).toMatchObject({ name: 'own' });
    expect(await get<object[]>('/iso8583/tools/profiles')).toHaveLength(12);
    const packed = await post('/iso8583/tools/encode?profile=own', message).expect(200);
    const sent = (packed.body as { raw: string }).raw;
    const answer = await post('/iso8583/issuer/authorize?profile=own', sent, 'text/plain').expect(
      200,
    );
    expect(answer.headers['x-response-code']).toBe('14');
    const elsewhere = await host().post('/iso8583/tools/encode?profile=own', message).expect(404);
    expect(elsewhere.body).toMatchObject({ code: 'PROFILE_NOT_FOUND' });
  });

  it('profiles can be deleted, except built-in ones', async () => {
    const { post } = host('deleting');
    const remove = (name: string) =>
      test.http.delete(`/iso8583/tools/profiles/${name}`).set('X-Sandbox', 'deleting');
    await post('/iso8583/tools/profiles', { ...PROFILES.ascii, name: 'own' }).expect(201);
    await remove('own').expect(204);
    expect((await remove('own').expect(404)).body).toMatchObject({ code: 'PROFILE_NOT_FOUND' });
    expect((await remove('bcd').expect(409)).body).toMatchObject({ code: 'PROFILE_TAKEN' });
  });

  it('a stored profile whose name is no longer valid causes no error and can be deleted', async () => {
    const { post, get } = host('old');
    const old = JSON.stringify({ ...PROFILES.ascii, name: 'My_Profile' });
    await runInContext(new RequestContext('test', 'old'), () =>
      test.app
        .get(Sandboxes)
        .atomically((tx) => test.app.get(SettingRepository).save(tx, 'profile:My_Profile', old)),
    );
    expect(await get<object[]>('/iso8583/tools/profiles')).toHaveLength(12);
    const wrong = expect.stringContaining('/name must match pattern') as string;
    expect(takeWrongAnswers()).toEqual([wrong]);
    const { body } = await post('/iso8583/tools/guess', raw, 'text/plain').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ profile: 'My_Profile' }));
    await post('/iso8583/tools/encode?profile=My_Profile', message).expect(200);
    const path = '/iso8583/tools/profiles/My_Profile';
    await test.http.delete(path).set('X-Sandbox', 'old').expect(204);
    expect(await get<object[]>('/iso8583/tools/profiles')).toHaveLength(11);
  });

  it.each([
    [{ name: 'ascii' }, 409, 'PROFILE_TAKEN'],
    [{ name: 'x', mti: 'runes' }, 400, 'PROFILE_INVALID'],
    [{ name: '../x' }, 400, 'PROFILE_INVALID'],
    [{ name: 'My_Profile' }, 400, 'PROFILE_INVALID'],
    [{ name: 'x', overrides: { '129': {} } }, 400, 'PROFILE_INVALID'],
    [{ name: 'x', overrides: { '4': { length: 1e9 } } }, 400, 'PROFILE_INVALID'],
  ])('profiles are refused as %j', async (change, status, code) => {
    const posted = { ...PROFILES.ascii, ...change };
    const { body } = await host().post('/iso8583/tools/profiles', posted).expect(status);
    expect(body).toMatchObject({ code });
  });

  it('response codes tell whether a payment can be retried', async () => {
    const codes = await host().get<object[]>('/iso8583/tools/response-codes');
    const message = 'VERIFIQUE OS DADOS DO CARTÃO';
    const rule = { retry: 'forbidden', message, limits: [] };
    expect(codes).toContainEqual({
      code: '54',
      meaning: 'Expired card',
      approved: false,
      retry: 'forbidden',
      brands: [
        { brand: 'visa', ...rule, category: 3 },
        ...['mastercard', 'elo', 'amex', 'hipercard'].map((brand) => ({ brand, ...rule })),
      ],
    });
  });

  it.each([
    ['visa', 'R0', 'forbidden'],
    ['elo', '04', 'allowed'],
    ['mastercard', '04', 'forbidden'],
    ['amex', '912', 'allowed'],
  ])('response codes of %s have %s: %s', async (brand, code, retry) => {
    const codes = await host().get<object[]>(`/iso8583/tools/response-codes?brand=${brand}`);
    expect(codes).toContainEqual(
      expect.objectContaining({ code, retry, brands: [expect.objectContaining({ brand, retry })] }),
    );
  });

  it('response codes of an unknown brand are refused', async () => {
    const path = '/iso8583/tools/response-codes?brand=vissa';
    expect((await test.http.get(path).expect(400)).body).toMatchObject({
      code: 'REQUEST_INVALID',
      errors: [{ detail: 'Must be one of visa, mastercard, elo, amex, hipercard.' }],
    });
  });
});

describe(`Messages that cannot be read, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const bytes = codec.encode(isoMessage('0100', {}));
  const send = (body: string | object, type = 'text/plain') =>
    cardHost(test, 'default').post('/iso8583/issuer/authorize', body, type);

  it('are refused with the element and the byte at which they end', async () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const { body } = await send(bytes.subarray(0, length).toString('hex')).expect(400);
      const { code, detail } = body as { code: string; detail: string };
      expect(code).toBe('ISO8583_TOO_SHORT');
      expect(detail).toMatch(/^(MTI|bitmap|DE\d+) at byte \d+: expected .+, got .+/);
    }
  });

  it.each<[string, string | object, string, number, string]>([
    [
      'one additional byte',
      `${bytes.toString('hex')}30`,
      'text/plain',
      400,
      'ISO8583_TRAILING_BYTES',
    ],
    ['a text that is not hex', 'hello', 'text/plain', 400, 'MESSAGE_INVALID'],
    ['half a byte', '303', 'text/plain', 400, 'MESSAGE_INVALID'],
    ['a bitmap of letters', '0100ZZZZZZZZZZZZZZZZ', 'text/plain', 400, 'ISO8583_BITMAP_INVALID'],
    ['an MTI of letters', '3A313030', 'text/plain', 400, 'ISO8583_MTI_INVALID'],
    [
      'an unknown element',
      { fields: { '999': '1' } },
      'application/json',
      400,
      'ISO8583_ELEMENT_UNKNOWN',
    ],
    ['element 1', { fields: { '1': '1' } }, 'application/json', 400, 'ISO8583_ELEMENT_UNKNOWN'],
    [
      'an element __proto__',
      '{"fields":{"__proto__":"1"}}',
      'application/json',
      400,
      'ISO8583_ELEMENT_UNKNOWN',
    ],
    [
      'letters in a number',
      { fields: { '4': '12x' } },
      'application/json',
      400,
      'ISO8583_CHARACTER_INVALID',
    ],
    ['a PAN of letters', { pan: '4000abcd' }, 'application/json', 400, 'MESSAGE_INVALID'],
    [
      'a long element',
      { fields: { '4': '1'.repeat(13) } },
      'application/json',
      400,
      'ISO8583_LENGTH_OVER_LIMIT',
    ],
    [
      'a number instead of a string',
      { fields: { '4': 1 } },
      'application/json',
      400,
      'MESSAGE_INVALID',
    ],
    ['fields as a list', { fields: [] }, 'application/json', 400, 'MESSAGE_INVALID'],
    ['a list', [], 'application/json', 400, 'MESSAGE_INVALID'],
    ['incomplete JSON', '{"pan":', 'application/json', 400, 'JSON_NOT_WELL_FORMED'],
    [
      'an amount in reais',
      { pan: '4000000000000001', amount: 1.5 },
      'application/json',
      400,
      'MESSAGE_INVALID',
    ],
    [
      'a currency by name',
      { pan: '4000000000000001', currency: 'real' },
      'application/json',
      400,
      'MESSAGE_INVALID',
    ],
    [
      'an original of letters',
      { original: { stan: 'x' } },
      'application/json',
      400,
      'MESSAGE_INVALID',
    ],
    ['XML', '<x/>', 'application/xml', 415, 'MEDIA_TYPE_NOT_SUPPORTED'],
    ['five megabytes', '30'.repeat(2_500_000), 'text/plain', 413, 'BODY_TOO_LARGE'],
  ])('%s is refused', async (_, body, type, status, code) => {
    const answer = await send(body, type).expect(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('are refused for an unknown name, with the nearest known name', async () => {
    const message = { pan: '4000000000000001', amuont: 1, original: { stan: '1', mtii: '0100' } };
    const { body } = await send(message, 'application/json').expect(400);
    expect(body).toMatchObject({
      code: 'MESSAGE_INVALID',
      errors: [
        {
          pointer: '/amuont',
          detail: expect.stringMatching(/^"amuont" is unknown here; did you mean "amount"\?/),
        },
        { pointer: '/original/mtii', detail: expect.stringContaining('did you mean "mti"?') },
      ],
    });
  });

  it('are refused without repeating the PAN', async () => {
    const bad = { fields: { '2': '411111111111111x', '4': '1' } };
    const { text } = await send(bad, 'application/json').expect(400);
    expect(text).not.toContain('411111111111111');
  });

  it('leave no card data in the journal', async () => {
    const secret = { pan: '4111111111111111', amount: 1, pin: '8642', cvv: '975' };
    const host = cardHost(test, 'journal');
    await host.post('/iso8583/issuer/authorize', secret).expect(200);
    await host.post('/iso8583/issuer/authorize', bytes.toString('hex'), 'text/plain').expect(200);
    await host.post('/iso8583/acquirer/authorize', secret).expect(200);
    const text = JSON.stringify(await host.get('/__admin/requests'));
    const texts = [secret.pan, secret.pin, secret.cvv, Buffer.from(secret.pan).toString('hex')];
    for (const kept of texts) {
      // An id or an instant can contain the same digits.
      expect(text).not.toMatch(new RegExp(`(?<![0-9a-f.:-])${kept}(?![0-9a-f])`));
    }
  });
});
