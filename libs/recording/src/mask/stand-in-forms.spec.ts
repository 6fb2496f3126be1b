import { hasTaxIdCheckDigits } from '#libs/brazil';
import { passesLuhn } from '#libs/kernel';
import { textOfBody } from '../format/recording';
import { BODY_BYTES, exchangeOf, maskedBody, maskedJson } from './captured.fixture';
import { ExchangeMask } from './mask-exchange';

describe('A stand-in', () => {
  it.each([
    ['CPF', { x: '52998224725' }, (x: string) => x.length === 11 && hasTaxIdCheckDigits(x)],
    [
      'formatted CPF',
      { x: '529.982.247-25' },
      (x: string) =>
        /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(x) && hasTaxIdCheckDigits(x.replace(/\D/g, '')),
    ],
    [
      'CPF with wrong check digits',
      { cpf: '12345678900' },
      (x: string) => /^\d{11}$/.test(x) && !hasTaxIdCheckDigits(x),
    ],
    [
      'CNPJ',
      { x: '11222333000181' },
      (x: string) => /^\d{8}0001\d\d$/.test(x) && hasTaxIdCheckDigits(x),
    ],
    [
      'CNPJ with letters',
      { x: '12ABC34501DE35' },
      (x: string) => /^\d\d[A-Z]{3}/.test(x) && hasTaxIdCheckDigits(x),
    ],
    [
      'formatted CNPJ',
      { x: '11.222.333/0001-81' },
      (x: string) => /^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/.test(x),
    ],
    ['phone', { x: '+5511987654321' }, (x: string) => /^\+55[1-9]\d9\d{8}$/.test(x)],
    [
      'phone without its country',
      { telefone: '(11) 98765-4321' },
      (x: string) => /^\([1-9]\d\) 9\d{4}-\d{4}$/.test(x),
    ],
    ['e-mail', { x: 'a@b.com.br' }, (x: string) => x.endsWith('@example.com')],
    [
      'EVP',
      { x: '123e4567-e89b-42d3-a456-426614174000' },
      (x: string) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(x),
    ],
    ['card', { x: '4111111111111111' }, (x: string) => /^411111\d{10}$/.test(x) && passesLuhn(x)],
    [
      'card in groups',
      { pan: '4111 1111 1111 1111' },
      (x: string) => /^4111 11\d\d \d{4} \d{4}$/.test(x),
    ],
    [
      'card of 15 digits',
      { pan: '378282246310005' },
      (x: string) => /^378282\d{9}$/.test(x) && passesLuhn(x),
    ],
    ['name', { debtorName: 'Joana Prado' }, (x: string) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(x)],
    ['name in capital letters', { nome: 'JOANA PRADO' }, (x: string) => x === x.toUpperCase()],
    ['account', { accountNumber: '0001234567-8' }, (x: string) => /^000[1-9]\d{6}-\d$/.test(x)],
    ['birth date', { birthDate: '1985-07-23' }, (x: string) => x === '1990-01-01'],
    [
      'birth date in Portuguese',
      { dataNascimento: '23/07/1985' },
      (x: string) => x === '01/01/1990',
    ],
    [
      'access key of an NFS-e',
      { chaveAcesso: '35503082211222333000181000000000000126111234567890' },
      (x: string) => x.startsWith('355030822') && hasTaxIdCheckDigits(x.slice(9, 23)),
    ],
    [
      'id of a DPS',
      { Id: 'DPS355030821122233300018100001000000000000001' },
      (x: string) => x.startsWith('DPS35503082') && hasTaxIdCheckDigits(x.slice(11, 25)),
    ],
    [
      'QR code',
      {
        emvText:
          '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
      },
      (x: string) => x.includes('0014br.gov.bcb.pix0136') && x.includes('6008BRASILIA'),
    ],
  ])('of a %s has the same form', async (_, body, isGood) => {
    const [[name, before] = ['', '']] = Object.entries(body);
    const after = (await maskedJson(body))[name] ?? '';
    expect(after).not.toBe(before);
    expect([after, isGood(after)]).toEqual([after, true]);
  });

  it.each([
    ['phone in a list', { phones: [{ areaCode: '11', number: '32345678' }] }, '32345678'],
    ['account', { debtorAccount: { number: '1234567890' } }, '1234567890'],
    ['free text', { description: 'For Joana, account 12345-6' }, 'Joana'],
    ['additional information', { infoAdicionais: [{ nome: 'a', valor: 'Joana' }] }, 'Joana'],
  ])('is in the place of a %s whose name says little', async (_, body, value) => {
    expect(JSON.stringify(await maskedJson(body))).not.toContain(value);
  });

  it('of a number in JSON is a number', async () => {
    const body = '{"cpf":12345678909,"pin":1234,"conta":12345,"x":12345678909}';
    const masked = JSON.parse(await maskedBody(body)) as Record<string, number>;
    expect(String(masked['cpf'])).toMatch(/^\d{9,11}$/);
    expect(masked['pin']).toBe(0);
    expect(String(masked['conta'])).toMatch(/^[1-9]\d{4}$/);
    expect(masked['x']).toBe(masked['cpf']);
  });

  it('is the same for the same value everywhere, and another in another recording', async () => {
    const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
    const cpf = '52998224725';
    const one = await mask.masked(
      exchangeOf(`{"a":"${cpf}","b":"529.982.247-25"}`, 'application/json', {
        target: `/keys/CPF/${cpf}?x=${cpf}`,
      }),
    );
    const two = await mask.masked(exchangeOf(`<a><CPF>${cpf}</CPF></a>`, 'application/xml'));
    const standIn = one.request.path.split('/').at(-1) ?? '';
    expect(one.request.query).toBe(`x=${standIn}`);
    expect(textOfBody(one.request.body)).toContain(`{"a":"${standIn}"`);
    expect(textOfBody(one.request.body)?.replace(/[.-]/g, '')).toContain(`"b":"${standIn}"`);
    expect(textOfBody(two.request.body)).toBe(`<a><CPF>${standIn}</CPF></a>`);
    expect(await maskedBody(`{"a":"${cpf}"}`)).not.toContain(standIn);
  });

  it('of an id that is not known has the same form, and is the same in an address', async () => {
    const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
    const id = '9F86D081884C7D659A2FEAA0C55AD015';
    const { request } = await mask.masked(
      exchangeOf(JSON.stringify({ id }), 'application/json', { target: `/things/${id}` }),
    );
    const standIn = request.path.slice('/things/'.length);
    expect(standIn).toMatch(/^[\dA-F]{32}$/);
    expect(textOfBody(request.body)).toBe(JSON.stringify({ id: standIn }));
  });

  it.each([
    ['/cob/7978c0c97ea847e78e8849634473c1f1', {}],
    ['/x/7978c0c97ea847e78e8849634473c1f1', { txid: '7978c0c97ea847e78e8849634473c1f1' }],
  ])('is not made of a txid in %s', async (target, body) => {
    const mask = new ExchangeMask({ bodyBytes: BODY_BYTES });
    const exchange = exchangeOf(JSON.stringify(body), 'application/json', { target });
    expect((await mask.masked(exchange)).request.path).toBe(target);
  });

  it('of a name is in free texts too, also before the name', async () => {
    const { title, nome } = await maskedJson({
      title: 'Payment of joana  PRADO-LIMA today',
      nome: 'Joana Prado-Lima',
    });
    expect(title).toBe(`Payment of ${nome ?? ''} today`);
  });
});

describe('A recording keeps', () => {
  it.each([
    ['EndToEndId', { endToEndId: 'E12345678202611211200abcdefghijk' }],
    ['EndToEndId of digits', { endToEndId: 'E1234567820261121120000000000001' }],
    ['txid', { txid: '7978c0c97ea847e78e8849634473c1f1' }],
    ['ISPB', { ispb: '12345678', participant: '00000000' }],
    ['amount', { valor: '150.75', amount: 150.75 }],
    ['code', { code: 'AM04', status: 'REJECTED', title: 'The key does not exist' }],
    [
      'instant',
      { createdAt: '2026-11-21T12:00:00.000Z', date: '2026-11-21', at: '20261121123456' },
    ],
    ['municipality', { cMun: '3550308', UF: 'SP', CNAE: '6201501' }],
    ['loopback address', { url: 'http://127.0.0.1:3002/spi' }],
    [
      'hash',
      {
        cid: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        x: 'a'.repeat(31),
      },
    ],
    ['names of places', { cidade: 'João Pessoa', xMun: 'Santa Maria', x: 'São Paulo' }],
    ['name of a bank', { bankName: 'Banco Maria', banco: 'Banco Silva' }],
    [
      'texts that are no names',
      {
        ...{ a: 'Pessoa Jurídica', b: 'Data de Nascimento', c: 'Page Not Found', d: 'Dias Úteis' },
        ...{ e: 'de e', f: 'Conta Corrente', g: 'Campos Inválidos', h: 'Maria' },
      },
    ],
    ['booleans and null', { password: null, cpf: true, a: [] }],
  ])('%s', async (_, body) => {
    expect(await maskedJson(body)).toEqual(body);
  });

  it('the form of a document without personal data, byte for byte', async () => {
    const json =
      '{ "amount": 1.50,\n "big": 123456789012345678901234567890.10, "e": 1E+2, "u": "\\u00e9\\/" }';
    const xml = '<?xml version="1.0"?>\n<a  b=\'1\'>\n <c/>&#233;<![CDATA[<x>]]></a>\n';
    expect(await maskedBody(json)).toBe(json);
    expect(await maskedBody(xml, 'application/xml')).toBe(xml);
  });

  it('what the tester names with keep, and hides what is named with mask', async () => {
    const body = { accountNumber: '12345', status: 'OK', cpf: '52998224725' };
    const masked = await maskedJson(body, { keep: ['account_number'], mask: ['status'] });
    expect(masked).toMatchObject({ accountNumber: '12345', status: '***' });
    expect(masked['cpf']).not.toBe(body.cpf);
  });
});
