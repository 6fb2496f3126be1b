import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { readBrCode } from '#libs/br-code';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PAYEE } from '../payments/builders';
import { item, NOW, payerIn, PAYMENTS, TODAY } from '../payments/payer';
import { qrText } from './codes';

const KEY = '12345678901';

interface MadeCode {
  readonly qrCode: string;
  readonly localInstrument: 'QRES' | 'QRDN';
  readonly proxy: string;
  readonly transactionIdentification?: string;
  readonly amount?: string;
  readonly charge?: { readonly id: string; readonly location: string; readonly status: string };
}

describe(`QR codes on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `qr-${String(sandboxes)}`;
    const payer = payerIn(test, sandbox);
    await payer.frozen(NOW).expect(200);
    const make = async (body: object): Promise<MadeCode> =>
      (await payer.call('post', '/qr-codes', { key: KEY, ...body }).expect(201)).body as MadeCode;
    /** Reads a location as a payer does, who knows nothing of sandboxes. */
    const read = (location: string) => test.http.get(location.slice(location.indexOf('/')));
    /** What a consent and a payment repeat of a code. */
    const terms = ({ qrCode, localInstrument, proxy }: MadeCode) => ({
      qrCode,
      localInstrument,
      proxy,
    });
    const consentTo = async (code: MadeCode, payment: object = {}) => {
      const details = { ...terms(code), creditorAccount: PAYEE };
      const { consentId } = await payer.consent({ date: TODAY, details, ...payment });
      return payer.findConsent(consentId);
    };
    const itemOf = (code: MadeCode, change: object = {}) =>
      item({
        ...terms(code),
        transactionIdentification: code.transactionIdentification,
        ...change,
      });
    return { ...payer, make, read, consentTo, itemOf, terms };
  };

  it('that are static name the payee, and are paid again and again', async () => {
    const { make, consentTo, payList, itemOf } = await fresh();
    const code = await make({
      amount: '150.00',
      txid: 'pedido42',
      merchantName: 'João',
      description: 'Pão',
    });
    expect(code).toEqual({
      qrCode: expect.stringMatching(/^000201/) as string,
      localInstrument: 'QRES',
      proxy: KEY,
      transactionIdentification: 'pedido42',
      amount: '150.00',
    });
    expect(readBrCode(code.qrCode)).toMatchObject({
      ok: true,
      value: { pix: { key: KEY }, amount: 15_000, txid: 'pedido42', merchantName: 'Joao' },
    });
    for (let time = 0; time < 2; time += 1) {
      const { consentId, status } = await consentTo(code);
      expect(status).toBe('AUTHORISED');
      await payList([itemOf(code)], { 'x-consent-id': consentId });
    }
  });

  it('that are dynamic have a signed charge at their location', async () => {
    const { make, read } = await fresh();
    const code = await make({ amount: 150, charge: { payerRequest: 'Pedido 42' } });
    const { charge } = code;
    expect(readBrCode(code.qrCode)).toMatchObject({
      ok: true,
      value: { isSingleUse: true, pix: { kind: 'dynamic', location: charge?.location } },
    });
    const answer = await read(charge?.location ?? '')
      .expect(200)
      .expect('Content-Type', /^application\/jose/);
    const { alg, typ, kid, jku, x5t } = decodeProtectedHeader(answer.text);
    expect({ alg, typ }).toEqual({ alg: 'RS256', typ: 'JWS' });
    const keys = await read((jku ?? '').replace('http://', '')).expect(200);
    const {
      keys: [jwk = { kty: '' }],
    } = keys.body as { keys: JWK[] };
    expect(jwk).toMatchObject({ kid, x5t, kty: 'RSA', use: 'sig', key_ops: ['verify'] });
    const [leaf, authority] = (jwk.x5c ?? []).map(
      (der) => new X509Certificate(Buffer.from(der, 'base64')),
    );
    expect(leaf?.verify(authority?.publicKey as never)).toBe(true);
    expect(leaf?.subject).toContain('CN=87654321');
    const { payload } = await compactVerify(answer.text, await importJWK(jwk, 'RS256'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      revisao: 0,
      calendario: { criacao: NOW, apresentacao: NOW, expiracao: 86_400 },
      valor: { original: '150.00', modalidadeAlteracao: 0 },
      chave: KEY,
      txid: code.transactionIdentification,
      solicitacaoPagador: 'Pedido 42',
      status: 'ATIVA',
    });
  });

  it('with a due date take codMun and DPP', async () => {
    const { make, read } = await fresh();
    const { charge } = await make({ amount: 1, charge: { dueDate: TODAY, validityDays: 1 } });
    const location = charge?.location ?? '';
    const answer = await read(`${location}?codMun=5300108&DPP=2999-03-11`).expect(200);
    const payload = JSON.parse(
      Buffer.from(answer.text.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(payload).toMatchObject({
      calendario: { dataDeVencimento: TODAY, validadeAposVencimento: 1 },
      valor: { original: '1.00', final: '1.00' },
    });
    const refused = await read(`${location}?DPP=2999-03-12`).expect(400);
    expect(refused.body).toMatchObject({
      code: 'COB_PAYLOAD_OPERACAO_INVALIDA',
      type: 'https://pix.bcb.gov.br/api/v2/error/CobPayloadOperacaoInvalida',
    });
  });

  it('are refused in the request with the member', async () => {
    const { call } = await fresh();
    const { body } = await call('post', '/qr-codes', {
      key: 'abc',
      ammount: 1,
      charge: { validityDays: 1 },
    }).expect(400);
    const { errors } = body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/ammount',
      '/amount',
      '/charge/validityDays',
      '/key',
    ]);
  });

  it('whose location does not fit are refused', async () => {
    const long = payerIn(test, `qr-${'x'.repeat(37)}`);
    const { body } = await long
      .call('post', '/qr-codes', { key: KEY, amount: 1, charge: {} })
      .expect(400);
    expect((body as { detail: string }).detail).toMatch(/Field 26 .* a shorter sandbox name/);
  });

  describe('at a consent', () => {
    it.each<readonly [string, string, (made: MadeCode) => object, object]>([
      ['QRCODE_INVALIDO', 'a text', () => ({ qrCode: 'abc' }), {}],
      ['QRCODE_INVALIDO', 'a static code under QRDN', () => ({ localInstrument: 'QRDN' }), {}],
      ['QRCODE_INVALIDO', 'another key', () => ({ proxy: '11144477735' }), {}],
      ['VALOR_INVALIDO', 'another amount', () => ({}), { amount: '150.01' }],
    ])('reject it with %s: %s', async (reason, _, change, payment) => {
      const { make, consentTo } = await fresh();
      const made = await make({ amount: '150.00' });
      const consent = await consentTo({ ...made, ...change(made) }, payment);
      expect(consent).toMatchObject({ status: 'REJECTED', rejectionReason: { code: reason } });
      expect(consent.rejectionReason?.detail).toMatch(/QR code|qrCode/);
    });

    it('reject it when their charge is over', async () => {
      const { make, consentTo, advance } = await fresh();
      const made = await make({ amount: '150.00', charge: { expirySeconds: 60 } });
      expect(await consentTo(made)).toMatchObject({ status: 'AUTHORISED' });
      await advance('PT1M');
      expect(await consentTo(made)).toMatchObject({
        status: 'REJECTED',
        rejectionReason: {
          code: 'QRCODE_INVALIDO',
          detail: expect.stringContaining('expired at 2999-03-10T18:01:00.000Z') as string,
        },
      });
    });
  });

  describe('at a payment', () => {
    it.each<readonly [string, string, object]>([
      ['DETALHE_PAGAMENTO_INVALIDO', 'a text', { qrCode: 'abc' }],
      ['DETALHE_PAGAMENTO_INVALIDO', 'another txid', { transactionIdentification: 'pedido43' }],
      ['VALOR_INVALIDO', 'another amount', { payment: { amount: '1.00', currency: 'BRL' } }],
    ])('refuse it with %s: %s', async (code, _, change) => {
      const { make, refused, itemOf } = await fresh();
      const made = await make({ amount: '150.00', txid: 'pedido42' });
      expect(await refused({ data: [itemOf(made, change)] })).toEqual([code]);
    });

    it('are paid once, and can be paid again after a rejection', async () => {
      const { make, payList, refused, itemOf, read, advance, rule, consentTo, find } =
        await fresh();
      const made = await make({ amount: '150.00', charge: {} });
      const location = made.charge?.location ?? '';
      await rule({
        name: 'reject',
        match: { method: 'POST', path: PAYMENTS },
        effect: { outcome: 'RJCT:PAGAMENTO_RECUSADO_SPI' },
        times: 1,
      });
      const [first] = await payList([itemOf(made)]);
      expect(await refused({ data: [itemOf(made)] })).toEqual(['COBRANCA_INVALIDA']);
      await read(location).expect(200);
      await advance('PT3S');
      expect(await find(first?.paymentId ?? '')).toMatchObject({ status: 'RJCT' });
      await payList([itemOf(made)]);
      await advance('PT3S');
      expect(await refused({ data: [itemOf(made)] })).toEqual(['COBRANCA_INVALIDA']);
      expect(await consentTo(made)).toMatchObject({ status: 'REJECTED' });
      const gone = await read(location).expect(410);
      expect(gone.body).toMatchObject({ detail: 'It is already paid.' });
    });

    it('take one of twenty payments at the same time', async () => {
      const { make, send, itemOf, list } = await fresh();
      const made = await make({ amount: '1.00', charge: {} });
      const body = () => ({
        data: [itemOf(made, { payment: { amount: '1.00', currency: 'BRL' } })],
      });
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () => send(PAYMENTS, body()).then(({ status }) => status)),
      );
      expect(statuses.sort()).toEqual([201, ...Array<number>(19).fill(422)]);
      expect((await list()).data).toHaveLength(1);
    });

    it('use the consent up if the charge was removed since', async () => {
      const { make, consentTo, refused, itemOf, call, findConsent } = await fresh();
      const made = await make({ amount: '150.00', charge: {} });
      const { consentId } = await consentTo(made);
      await call('delete', `/qr-codes/${made.charge?.id ?? ''}`).expect(204);
      const codes = await refused({ data: [itemOf(made)] }, { 'x-consent-id': consentId });
      expect(codes).toEqual(['COBRANCA_INVALIDA']);
      expect(await findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
      await call('delete', `/qr-codes/${made.charge?.id ?? ''}`).expect(409);
      await call('delete', '/qr-codes/0000000000000009').expect(404);
    });

    it('of another institution are paid without its charge', async () => {
      const { payList } = await fresh();
      const location = 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441';
      const qrCode = qrText({ pix: { kind: 'dynamic', location } });
      const [made] = await payList([
        item({
          localInstrument: 'QRDN',
          proxy: KEY,
          qrCode,
          transactionIdentification: 'a'.repeat(26),
        }),
      ]);
      expect(made).toMatchObject({ localInstrument: 'QRDN' });
    });

    it('of another sandbox are refused', async () => {
      const [one, other] = [await fresh(), await fresh()];
      const made = await one.make({ amount: '150.00', charge: {} });
      expect(await other.refused({ data: [other.itemOf(made)] })).toEqual([
        'DETALHE_PAGAMENTO_INVALIDO',
      ]);
    });
  });

  it.each(['cob/8b3da2f39a4140d1', 'cobv/0000000000000001', 'cob/%00'])(
    'are not at /qr/%s',
    async (path) => {
      const { read } = await fresh();
      expect([400, 404]).toContain((await read(`host/qr/${path}`)).status);
    },
  );
});
