import 'reflect-metadata';
import { compile, PROFILES, type ProfileName } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

const MARKET: readonly ProfileName[] = [
  'brazil-ascii',
  'brazil-bcd',
  'visa-like',
  'mastercard-like',
  'base24-like',
];

describe(`Dialects of ISO 8583 on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const host = (sandbox = 'default') => cardHost(test, sandbox);

  it('decode, explain and encode show and take subelements and the header', async () => {
    const { post } = host();
    const sent = {
      '0': '0110',
      '11': '000001',
      '39': '05',
      '63.1': '0002',
      '126.10': '11 123',
      header: '16010200000A0B0C0D0E0F00000000000000000000AA',
    };
    const packed = await post('/iso8583/tools/encode?profile=visa-like', sent).expect(200);
    const { raw: hex } = packed.body as { raw: string };
    const decoded = await post('/iso8583/tools/decode?profile=visa-like', { raw: hex }).expect(200);
    expect(decoded.body).toMatchObject({
      header: sent.header,
      fields: { '63': '8000000002', '126': '*'.repeat(28) },
      parts: { '63.1': '0002', '126.10': '******' },
      elements: expect.arrayContaining([
        { element: 'DE63.1', name: 'Network id', value: '0002' },
      ]) as unknown,
    });
    expect((decoded.body as { printed: string }).printed).toContain('DE126.10');
    const whole = await post('/iso8583/tools/decode?profile=visa-like&unmasked=true', { raw: hex });
    expect(whole.body).toMatchObject({ parts: { '126.10': '11 123' } });
    const { fields, parts, mti, header } = whole.body as Record<string, object>;
    const again = await post('/iso8583/tools/encode?profile=visa-like', {
      mti,
      header,
      fields,
      parts,
    });
    expect(again.body).toEqual(packed.body);
    const ranges = await post('/iso8583/tools/explain?profile=visa-like', { raw: hex }).expect(200);
    expect(ranges.body).toEqual(
      expect.arrayContaining([
        { element: 'header', name: 'Header', offset: 0, length: 22, prefixLength: 0 },
        { element: 'DE63.1', name: 'Network id', offset: 49, length: 2, prefixLength: 0 },
      ]),
    );
    const other = await post('/iso8583/tools/encode?profile=visa-like', {
      ...{ mti, fields, parts: { '63.1': '0003' } },
    }).expect(400);
    expect(other.body).toMatchObject({
      code: 'ISO8583_PARTS_CONTRADICT',
      errors: [{ pointer: '/fields/63' }],
    });
  });

  it('a response has its subelements, and the advice code of a Mastercard is one', async () => {
    const { post } = host('parts');
    const request = { pan: '5000000000000005', amount: 1000 };
    const { body } = await post(
      '/iso8583/issuer/authorize?profile=mastercard-like',
      request,
    ).expect(200);
    expect(body).toMatchObject({
      responseCode: '54',
      fields: { '48': '840203' },
      parts: { '48.84': '03' },
    });
  });

  it.each(MARKET)('the host approves a purchase in %s over TCP and HTTP', async (profile) => {
    const sandbox = `market-${profile}`;
    const { post, get } = host(sandbox);
    const codec = compile(PROFILES[profile]);
    const opened = await post('/iso8583/tools/listeners', { name: profile, profile }).expect(201);
    const { port } = opened.body as { port: number };
    const client = await tcpClient(test, { port, codec });
    const asked = isoMessage('0100', { '55': '9F3602001F' });
    const answer = await client.ask(asked);
    client.socket.destroy();
    expect(answer).toMatchObject({ mti: '0110', fields: { '39': '00' } });
    const raw = codec.encode(isoMessage('0100', { '11': '000777' })).toString('hex');
    const path = `/iso8583/issuer/authorize?profile=${profile}`;
    const overHttp = await post(path, raw, 'text/plain').expect(200);
    expect(overHttp.headers['x-response-code']).toBe('00');
    expect(codec.decode(Buffer.from(overHttp.text, 'hex'))).toMatchObject({ mti: '0110' });
    const [entry] = await get<{ requestBody: string }[]>('/__admin/requests?method=TCP');
    expect(JSON.parse(entry?.requestBody ?? '')).toMatchObject({ parts: { '55.9F36': '' } });
  });

  it('a rule matches a subelement, and the journal hides a private one', async () => {
    const { post, get } = host('rules');
    const opened = await post('/iso8583/tools/listeners', {
      ...{
        name: 'visa',
        profile: 'visa-like',
        framing: { delimiter: { end: '0D0A', start: '02' } },
      },
    }).expect(201);
    const { port, path } = opened.body as { port: number; path: string };
    const match = { method: 'TCP', path, body: [{ pointer: '/parts/63.1', equals: '0002' }] };
    await post('/__admin/rules', { match, effect: { outcome: '51' }, times: 1 }).expect(201);
    const codec = compile(PROFILES['visa-like']);
    const framing = {
      description: '',
      header: { kind: 'none' },
      trailer: '',
      delimiter: { end: '0D0A', start: '02' },
    } as const;
    const client = await tcpClient(test, { port, codec, framing });
    const header = '1601020000111111222222000000000000000000AAAA';
    const { fields } = isoMessage('0100', {});
    const answer = await client.ask({
      mti: '0100',
      fields,
      parts: { '63.1': '0002', '126.10': '11 123' },
      header,
    });
    client.socket.destroy();
    expect(answer).toMatchObject({ mti: '0110', fields: { '39': '51' } });
    // The addresses are exchanged.
    expect(answer.header?.slice(10, 22)).toBe(header.slice(16, 22) + header.slice(10, 16));
    const [entry] = await get<{ requestBody: string }[]>('/__admin/requests?method=TCP');
    expect(JSON.parse(entry?.requestBody ?? '')).toMatchObject({
      header: expect.stringMatching(/^16/) as unknown,
      parts: { '63.1': '0002', '126.10': '******' },
    });
    expect(entry?.requestBody).not.toContain('F1F140F1F2F3');
  });

  it('refuses a profile that could exhaust the host', async () => {
    const { post } = host('limits');
    const { ascii } = PROFILES;
    let layout: object = { length: 1 };
    for (let level = 0; level < 9; level += 1) {
      layout = { length: 9, composite: { kind: 'positional', subelements: { '1': layout } } };
    }
    const deep = { ...ascii, name: 'deep', overrides: { '60': layout } };
    expect((await post('/iso8583/tools/profiles', deep).expect(400)).body).toMatchObject({
      code: 'PROFILE_INVALID',
      errors: [{ detail: 'Must be at most 8 levels deep.' }],
    });
    const subelements = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [String(index), { length: 1 }]),
    );
    const composite = { kind: 'positional', subelements };
    const wide = {
      ...ascii,
      name: 'wide',
      overrides: { '60': { composite }, '61': { composite }, '62': { composite } },
    };
    expect((await post('/iso8583/tools/profiles', wide).expect(400)).body).toMatchObject({
      errors: [
        { pointer: '/overrides', detail: 'The profile must have at most 2000 subelements.' },
      ],
    });
  });
});
