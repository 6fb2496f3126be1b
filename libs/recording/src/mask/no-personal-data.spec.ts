import { gunzipSync, gzipSync } from 'node:zlib';
import { BODY_BYTES, exchangeOf, maskedBody, maskedJson } from './captured.fixture';
import { ExchangeMask } from './mask-exchange';

/** The values that must not be in a recording, by what they are. */
const PERSONAL = {
  cpf: '52998224725',
  formattedCpf: '987.654.321-00',
  cnpj: '11222333000181',
  alphanumericCnpj: '12ABC34501DE35',
  phone: '+5511987654321',
  email: 'joana.prado@banco.com.br',
  evp: '123e4567-e89b-42d3-a456-426614174000',
  card: '4111111111111111',
} as const;

const unicode = (text: string): string =>
  Array.from(text, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const entities = (text: string): string =>
  Array.from(text, (each) => `&#x${each.charCodeAt(0).toString(16)};`).join('');
const percent = (text: string): string =>
  Array.from(text, (each) => `%${each.charCodeAt(0).toString(16)}`).join('');
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const multipart = (part: string): string =>
  `--b\r\nContent-Type: application/xml\r\n\r\n${part}\r\n--b--\r\n`;

/** Each way in which a value can be in a body. */
const BODIES: readonly (readonly [name: string, type: string, body: (value: string) => string])[] =
  [
    ['JSON', 'application/json', (v) => JSON.stringify({ x: v })],
    [
      'a sentence in JSON',
      'application/json',
      (v) => JSON.stringify({ detail: `The key ${v} exists.` }),
    ],
    ['a member name of JSON', 'application/json', (v) => JSON.stringify({ [v]: 1 })],
    ['JSON in JSON', 'application/json', (v) => JSON.stringify({ x: JSON.stringify({ y: v }) })],
    ['Unicode escapes', 'application/json', (v) => `{"x":"${unicode(v)}"}`],
    ['escaped escapes', 'application/json', (v) => JSON.stringify({ x: `say ${unicode(v)}` })],
    ['Base64 in JSON', 'application/json', (v) => JSON.stringify({ x: base64(`<a>${v}</a>`) })],
    ['Base64 alone', 'application/json', (v) => JSON.stringify({ x: base64(v) })],
    [
      'Base64 of gzip',
      'application/json',
      (v) => JSON.stringify({ dpsXmlGZipB64: gzipSync(`<a>${v}</a>`).toString('base64') }),
    ],
    [
      'Base64 of JSON, safe for URLs',
      'application/json',
      (v) => JSON.stringify({ x: Buffer.from(`{"a":"${v}?>"}`).toString('base64url') }),
    ],
    ['XML', 'application/xml', (v) => `<a><b>${v}</b></a>`],
    ['an attribute', 'text/xml', (v) => `<a b="${v}"/>`],
    ['CDATA', 'application/xml', (v) => `<a><![CDATA[${v}]]></a>`],
    [
      'CDATA in two parts',
      'application/xml',
      (v) => `<a>${v.slice(0, 5)}<![CDATA[${v.slice(5)}]]></a>`,
    ],
    ['entities', 'application/xml', (v) => `<a>${entities(v)}</a>`],
    [
      'a comment in the value',
      'application/xml',
      (v) => `<a>${v.slice(0, 4)}<!-- c -->${v.slice(4)}</a>`,
    ],
    ['a comment', 'application/xml', (v) => `<a><!-- ${v} --></a>`],
    ['a processing instruction', 'application/xml', (v) => `<a><?p ${v}?></a>`],
    ['XML in XML', 'application/xml', (v) => `<a>&lt;b&gt;${v}&lt;/b&gt;</a>`],
    ['SOAP', 'application/soap+xml', (v) => `<s:E xmlns:s="urn:s"><s:B><x>${v}</x></s:B></s:E>`],
    ['a form', 'application/x-www-form-urlencoded', (v) => `a=1&b=${encodeURIComponent(v)}`],
    [
      'a form with each character encoded',
      'application/x-www-form-urlencoded',
      (v) => `b=${percent(v)}`,
    ],
    [
      'JSON in a form',
      'application/x-www-form-urlencoded',
      (v) => `b=${encodeURIComponent(JSON.stringify({ c: v }))}`,
    ],
    [
      'a query in a text',
      'application/json',
      (v) => JSON.stringify({ next: `/keys?after=${encodeURIComponent(v)}` }),
    ],
    ['multipart', 'multipart/mixed; boundary=b', (v) => multipart(`<a><b>${v}</b></a>`)],
    ['plain text', 'text/plain', (v) => `Hello ${v}, welcome`],
    ['HTML', 'text/html', (v) => `<p>Hello <b>${v}</b><br></p>`],
    ['no type', '', (v) => JSON.stringify({ x: v })],
  ];

/** All that a reader of the file could decode. */
function allTexts(file: string): string {
  const packed = [...file.matchAll(/[A-Za-z\d+/_-]{16,}={0,2}/g)].map(([text]) => {
    const bytes = Buffer.from(text, 'base64');
    return bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
  });
  const plain = [file, ...packed].join('\n');
  const hex = (_: string, digits: string): string =>
    String.fromCharCode(Number.parseInt(digits, 16));
  return [plain, plain.replace(/(?:\\+u00|%|&#x)([\da-f]{2});?/gi, hex)].join('\n');
}

function expectNone(file: string, value: string): void {
  const texts = allTexts(file);
  for (const form of [
    value,
    value.replace(/\D/g, '').length > 9 ? value.replace(/\D/g, '') : value,
  ]) {
    expect(texts).not.toContain(form);
    expect(file).not.toContain(base64(form).replace(/=+$/, ''));
  }
}

describe('A recording', () => {
  describe.each(Object.entries(PERSONAL))('has no %s', (_, value) => {
    it.each(BODIES)('of %s', async (_name, type, body) => {
      const file = await maskedBody(body(value), type);
      expect(file).not.toContain('omitted');
      expectNone(file, value);
    });

    it.each([
      (v: string) => `/dict/keys/CPF/${encodeURIComponent(v)}`,
      (v: string) => `/a?key=${encodeURIComponent(v)}`,
      (v: string) => `/a?${encodeURIComponent(v)}`,
      (v: string) => `/a/${percent(v)}/b?x=${percent(v)}`,
      (v: string) => `/a/${base64(v)}`,
    ])('of an address: %s', async (target) => {
      const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
      const masked = await mask.masked(exchangeOf('', '', { target: target(value) }));
      expectNone(JSON.stringify(masked), value);
    });

    it.each([
      'Location',
      'X-Customer',
      'PI-PayerId',
      'Link',
      'X-Correlation-Id',
      'Content-Disposition',
    ])('of the header %s', async (name) => {
      const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
      const request = { ...exchangeOf('', '').request, rawHeaders: [name, `/x/${value}`] };
      const masked = await mask.masked(exchangeOf('', '', { request }));
      expectNone(JSON.stringify(masked), value);
    });
  });

  it.each([
    'Maria Silva',
    'MARIA DA SILVA',
    'Maria de Lourdes dos Santos',
    'Wesleyane Souza',
    'Zulmira Ferreira e Oliveira',
    'José D’Ávila',
    'SILVA, Maria',
    'maria da silva',
    'Padaria Oliveira Ltda',
    'ANTÔNIO GONÇALVES-PRADO',
  ])('has no name that only looks like one: %s', async (name) => {
    const bodies = [
      JSON.stringify({ x: name }),
      JSON.stringify({ x: [[name]] }),
      JSON.stringify({ [name]: 1 }),
      JSON.stringify({ x: base64(JSON.stringify({ y: name })) }),
    ];
    for (const body of bodies) expectNone(await maskedBody(body), name);
    expectNone(await maskedBody(`<a><b x="${name}">${name}</b></a>`, 'text/xml'), name);
    expectNone(await maskedBody(`x=${name}`, 'application/x-www-form-urlencoded'), name);
  });

  // No stand-in has one of these names.
  it.each(['Pix from Zelia Queiroz, thank you', 'O cliente Murilo Dias e Queiroz não existe'])(
    'has no name in a sentence: %s',
    async (text) => {
      expect(await maskedBody(JSON.stringify({ x: text }))).not.toMatch(/Zelia|Murilo|Queiroz/);
    },
  );

  it.each([
    ['hexadecimal digits', '9f86d081884c7d659a2feaa0c55ad015'],
    ['hexadecimal digits in capital letters', '9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822C'],
    ['hexadecimal digits with a prefix', '0x9f86d081884c7d659a2feaa0c55ad015'],
    ['letters in both cases and digits', '4eC39HqLyjWDarjtT1zdp7dc'],
    ['a key with a prefix', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
  ])('has no secret of %s without a name', async (_, secret) => {
    const core = secret.split('_').at(-1) ?? '';
    for (const x of [secret, `key ${secret}!`, [secret], { y: secret }]) {
      expect(await maskedBody(JSON.stringify({ x }))).not.toContain(core);
    }
    const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
    const masked = await mask.masked(exchangeOf('', '', { target: `/a/${secret}?x=${secret}` }));
    expect(JSON.stringify(masked)).not.toContain(core);
  });

  it.each([
    ['password', { password: 'hunter2-hunter2' }],
    ['client secret', { client_secret: 'hunter2-hunter2' }],
    ['token', { access_token: 'hunter2-hunter2' }],
    ['client id', { client_id: 'hunter2-hunter2' }],
    ['hash of a password', { passwordHash: 'hunter2-hunter2' }],
    ['certificate', { X509Certificate: 'hunter2-hunter2' }],
    ['nested', { credentials: { a: ['hunter2-hunter2'] } }],
    ['JWT', { x: 'eyJhbGciOiJub25lIn0.eyJodW50ZXIyLWh1bnRlcjIifQ.c2ln' }],
    ['detached JWS', { x: 'eyJhbGciOiJub25lIn0..aHVudGVyMi1odW50ZXIy' }],
    ['signature', { x: Buffer.alloc(64, 200).toString('base64') }],
  ])('has no secret: %s', async (_, body) => {
    const file = JSON.stringify(await maskedJson(body));
    expect(file).not.toMatch(/hunter2|aHVudGVy|eyJ|yMjI/);
    expect(file).toContain('***');
  });

  it.each([
    ['Authorization', 'Bearer abc'],
    ['Cookie', 'session=abc'],
    ['x-jws-signature', 'abc'],
    ['X-Api-Key', 'abc'],
    ['Client-Id', 'abc'],
    ['X-Client-Id', 'abc'],
    ['X-Unknown', 'abc'],
    ['DPoP', 'abc'],
  ])('has no value of the header %s', async (name, value) => {
    const request = { ...exchangeOf('', '').request, rawHeaders: [name, value] };
    const masked = await new ExchangeMask({ bodyBytes: BODY_BYTES }).masked(
      exchangeOf('', '', { request }),
    );
    expect(masked.request.headers).toEqual({ [name.toLowerCase()]: '***' });
  });

  it.each([
    ['application/pdf', '%PDF-1.7 12345678909'],
    ['application/octet-stream', '52998224725'],
    ['text/csv', 'Joana Prado;12345678909'],
    ['application/json', '{"cpf":"12345678909"'],
    ['application/xml', '<a>12345678909</b>'],
    ['application/xml', '<!DOCTYPE a [<!ENTITY e "12345678909">]><a>&e;</a>'],
    ['multipart/mixed; boundary=b', '--b\r\nContent-Type: image/png\r\n\r\n12345678909\r\n--b--'],
    ['application/json; charset=utf-16', '{"a":1}'],
  ])('has no body of %s that cannot be read', async (type, body) => {
    expect(await maskedBody(body, type)).toBe('omitted: not-masked');
  });
});
