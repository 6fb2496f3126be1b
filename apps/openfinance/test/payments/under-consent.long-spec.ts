import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { QR } from '../qr-codes/codes';
import { PAYEE } from './builders';
import { item, NOW, payerIn, PAYMENTS, plain, TODAY } from './payer';
import { payment as paymentSchema } from './schemas';

const proxy = '12345678901';

describe(`Payments under a consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const payer = payerIn(test, `under-consent-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    const consented = async (payment = {}) => {
      const { consentId } = await payer.consent({ date: TODAY, ...payment });
      const statusOfConsent = async () => (await payer.findConsent(consentId)).status;
      return { consentId, statusOfConsent, headers: { 'x-consent-id': consentId } };
    };
    return { ...payer, consented };
  };

  describe('are accepted, and use it up', () => {
    it.each(['a list', 'an object', 'a plain payment', 'a plain payment without an account'])(
      '%s',
      async (form) => {
        const { consented, send, refused, find } = await fresh();
        const { consentId, statusOfConsent, headers } = await consented();
        const body = {
          'a list': { data: [item()] },
          'an object': { data: item() },
          'a plain payment': plain(),
        }[form] ?? { amount: '150.00' };
        const answer = await send(PAYMENTS, body, headers).expect(201);
        const { data } = answer.body as { data: { paymentId: string } | { paymentId: string }[] };
        const [made] = [data].flat();
        expect(await find(made?.paymentId ?? '')).toMatchObject({ consentId });
        expect(await statusOfConsent()).toBe('CONSUMED');
        expect(await refused({ data: [item()] }, headers)).toEqual(['CONSENTIMENTO_INVALIDO']);
      },
    );

    it('that the body or a token names', async () => {
      const { consented, send } = await fresh();
      const payload = (scope: string) =>
        Buffer.from(JSON.stringify({ scope })).toString('base64url');
      const [first, second, third] = [await consented(), await consented(), await consented()];
      const flow = { authorisationFlow: 'FIDO_FLOW', consentId: first.consentId };
      const token = {
        Authorization: `Bearer e30.${payload(`openid consent:${second.consentId} payments`)}.`,
      };
      for (const [body, headers, expected] of [
        [{ data: item(flow) }, {}, first],
        [{ data: item() }, token, second],
        [{ data: item() }, third.headers, third],
      ] as const) {
        const answer = await send(PAYMENTS, body, headers).expect(201);
        expect(paymentSchema.parse(answer.body).data.consentId).toBe(expected.consentId);
        expect(await expected.statusOfConsent()).toBe('CONSUMED');
      }
    });

    it('unless the body, the header and the token contradict each other', async () => {
      const { consented, send, refused } = await fresh();
      const [one, other] = [await consented(), await consented()];
      const flow = { authorisationFlow: 'FIDO_FLOW', consentId: other.consentId };
      expect(await refused({ data: [item(flow)] }, one.headers)).toEqual(['PARAMETRO_INVALIDO']);
      const scope = Buffer.from(JSON.stringify({ scope: `consent:${other.consentId}` }));
      const Authorization = `Bearer e30.${scope.toString('base64url')}.`;
      const { body } = await send(
        PAYMENTS,
        { data: [item()] },
        { ...one.headers, Authorization },
      ).expect(403);
      expect(body).toMatchObject({ errors: [{ code: 'CONSENTIMENTO_INVALIDO' }] });
      for (const { statusOfConsent } of [one, other]) {
        expect(await statusOfConsent()).toBe('AUTHORISED');
      }
    });

    it('with the members of the instrument', async () => {
      const { consented, payList } = await fresh();
      const qr = { localInstrument: 'QRDN', proxy, qrCode: QR.dynamic } as const;
      const details = { ...qr, creditorAccount: PAYEE };
      const { headers } = await consented({ details, ibgeTownCode: '5300108' });
      const txid = 'a'.repeat(26);
      const [made] = await payList([item({ ...qr, transactionIdentification: txid })], headers);
      expect(made).toMatchObject({
        localInstrument: 'QRDN',
        transactionIdentification: txid,
        proxy,
      });
    });
  });

  describe('are refused if they are not those of the consent, and use it up', () => {
    const amount = { payment: { amount: '150.01', currency: 'BRL' } };
    it.each<readonly [string, readonly object[]]>([
      ['another amount', [amount]],
      ['another account', [{ creditorAccount: { ...PAYEE, number: '1' } }]],
      ['another branch', [{ creditorAccount: { ...PAYEE, issuer: '0002' } }]],
      ['another institution', [{ creditorAccount: { ...PAYEE, ispb: '11111111' } }]],
      ['another kind of account', [{ creditorAccount: { ...PAYEE, accountType: 'SVGS' } }]],
      ['another instrument', [{ localInstrument: 'DICT', proxy }]],
      ['two payments instead of one', [{}, {}]],
    ])('%s', async (_, changes) => {
      const { consented, refused, list, balance } = await fresh();
      const { statusOfConsent, headers } = await consented();
      const codes = await refused({ data: changes.map((change) => item(change)) }, headers);
      expect(codes).toEqual(['PAGAMENTO_DIVERGENTE_CONSENTIMENTO']);
      expect(await statusOfConsent()).toBe('CONSUMED');
      expect((await list()).data).toEqual([]);
      expect((await balance('maria-corrente'))[1]).toBe(0);
    });

    it('more than the account has', async () => {
      const { consented, refused } = await fresh();
      const much = { amount: '999999999.99' };
      const { statusOfConsent, headers } = await consented(much);
      const body = { data: [item({ payment: { ...much, currency: 'BRL' } })] };
      expect(await refused(body, headers)).toEqual(['SALDO_INSUFICIENTE']);
      expect(await statusOfConsent()).toBe('CONSUMED');
    });
  });

  describe('leave it as it is if the request is not valid', () => {
    it.each<readonly [string, string, object]>([
      ['no EndToEndId', 'PARAMETRO_NAO_INFORMADO', { endToEndId: undefined }],
      [
        'an EndToEndId of yesterday',
        'PARAMETRO_INVALIDO',
        { endToEndId: 'E8765432129990309180000000000001' },
      ],
      [
        'an EndToEndId of 31 February',
        'PARAMETRO_INVALIDO',
        { endToEndId: 'E8765432129990231180000000000001' },
      ],
      [
        'an EndToEndId in lower case',
        'PARAMETRO_INVALIDO',
        { endToEndId: 'e8765432129990310180000000000001' },
      ],
      [
        'an amount without decimals',
        'PARAMETRO_INVALIDO',
        { payment: { amount: '150', currency: 'BRL' } },
      ],
      ['dollars', 'PARAMETRO_INVALIDO', { payment: { amount: '150.00', currency: 'USD' } }],
    ])('%s', async (_, code, change) => {
      const { consented, refused, payList } = await fresh();
      const { statusOfConsent, headers } = await consented();
      expect(await refused({ data: [item(change)] }, headers)).toEqual([code]);
      expect(await statusOfConsent()).toBe('AUTHORISED');
      expect(await payList([item()], headers)).toHaveLength(1);
    });

    it('an EndToEndId that another payment has', async () => {
      const { consented, refused, payList } = await fresh();
      const { statusOfConsent, headers } = await consented();
      const [first] = await payList([item()]);
      const codes = await refused({ data: [item({ endToEndId: first?.endToEndId })] }, headers);
      expect(codes).toEqual(['PARAMETRO_INVALIDO']);
      expect(await statusOfConsent()).toBe('AUTHORISED');
    });
  });

  it('are refused without a consent if CONSENT_REQUIRED is true', async () => {
    const strict = await createTestApp(openfinance, { CONSENT_REQUIRED: 'true' });
    const { frozen, send, consent, payList } = payerIn(strict, 'strict');
    await frozen(NOW).expect(200);
    const { body } = await send(PAYMENTS, plain()).expect(403);
    expect(body).toMatchObject({ errors: [{ code: 'CONSENTIMENTO_NAO_INFORMADO' }] });
    const { consentId } = await consent();
    expect(await payList([item()], { 'x-consent-id': consentId })).toHaveLength(1);
    await strict.close();
  });

  it.each(['urn:simulador:nobody', `urn:simulador:${'x'.repeat(5_000)}`])(
    'are refused under a consent that does not exist',
    async (id) => {
      const { refused } = await fresh();
      expect(await refused({ data: [item()] }, { 'x-consent-id': id })).toEqual([
        'CONSENTIMENTO_INVALIDO',
      ]);
    },
  );

  it('are made once if twenty are sent at the same time', async () => {
    const { consented, send, list, unsound, advance } = await fresh();
    const { headers } = await consented();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(PAYMENTS, { data: [item()] }, headers)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(422)]);
    await advance('PT3S');
    expect((await list()).data).toMatchObject([{ status: 'ACSC' }]);
    expect(await unsound()).toEqual([]);
  });
});
