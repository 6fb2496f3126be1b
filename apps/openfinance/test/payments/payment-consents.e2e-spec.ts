import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PAYMENT_CONSENT_REFUSALS } from '../../src/payment-terms/payment-codes';
import { consentBody, PAYEE } from './builders';
import { item, NOW, payerIn, PAYMENT_CONSENTS, TODAY } from './payer';
import { paymentConsent, standardErrors } from './schemas';

const TOMORROW = '2999-03-11';
const DOCUMENT = '76109277673';
const details = { localInstrument: 'MANU', creditorAccount: PAYEE } as const;

describe(`Payment consents on ${databaseUnderTest}`, () => {
  let automatic: TestApp;
  let manual: TestApp;
  beforeAll(async () => {
    automatic = await createTestApp(openfinance);
    manual = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => Promise.all([automatic.close(), manual.close()]));

  let sandboxes = 0;
  const fresh = async (test: TestApp) => {
    sandboxes += 1;
    const payer = payerIn(test, `payment-consents-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    const decide = (id: string, verb: string, body: object = {}) =>
      payer.call('post', `/consents/${id}/${verb}`, body);
    return { ...payer, decide };
  };

  it('show what was asked for, and wait for the customer', async () => {
    const { send } = await fresh(automatic);
    const body = consentBody(
      { date: TODAY, ibgeTownCode: '5300108' },
      { businessEntity: { document: { identification: '12345678000195', rel: 'CNPJ' } } },
    );
    const { body: answer } = await send(PAYMENT_CONSENTS, body).expect(201);
    const { data } = paymentConsent.parse(answer);
    expect(data).toEqual({
      ...body.data,
      consentId: expect.stringMatching(/^urn:/) as string,
      creationDateTime: '2999-03-10T18:00:00Z',
      statusUpdateDateTime: '2999-03-10T18:00:00Z',
      expirationDateTime: '2999-03-10T18:05:00Z',
      status: 'AWAITING_AUTHORISATION',
    });
  });

  it.each<readonly [string, Parameters<typeof consentBody>[0]]>([
    ['single', { schedule: { single: { date: TOMORROW } } }],
    ['daily', { schedule: { daily: { startDate: TOMORROW, quantity: 60 } } }],
    ['weekly', { schedule: { weekly: { dayOfWeek: 'SABADO', startDate: TOMORROW, quantity: 2 } } }],
    ['monthly', { schedule: { monthly: { dayOfMonth: 31, startDate: TOMORROW, quantity: 23 } } }],
    [
      'custom',
      { schedule: { custom: { dates: [TOMORROW, '3001-03-10'], additionalInformation: 'x' } } },
    ],
  ])('show the schedule as it was sent: %s', async (_, payment) => {
    const { consent, findConsent } = await fresh(automatic);
    const { consentId } = await consent(payment);
    expect((await findConsent(consentId)).payment.schedule).toEqual(payment.schedule);
  });

  it('are authorised by themselves, with the account that pays', async () => {
    const { consent, findConsent } = await fresh(automatic);
    const { consentId } = await consent();
    expect(await findConsent(consentId)).toMatchObject({
      status: 'AUTHORISED',
      statusUpdateDateTime: '2999-03-10T18:00:00Z',
      expirationDateTime: '2999-03-10T19:00:00Z',
      debtorAccount: { ispb: '87654321', accountType: 'CACC' },
    });
  });

  it('are found by an id that is raw or percent-encoded', async () => {
    const { consent, findConsent } = await fresh(automatic);
    const { consentId } = await consent();
    for (const id of [consentId, encodeURIComponent(consentId)]) {
      expect((await findConsent(id)).consentId).toBe(consentId);
    }
  });

  it('pay from the account that they name', async () => {
    const { consent, findConsent, payList } = await fresh(automatic);
    const debtorAccount = { ispb: '87654321', number: '10000005', accountType: 'TRAN' } as const;
    const joao = { loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } };
    const { consentId } = await consent({ date: TODAY }, { ...joao, debtorAccount });
    const found = await findConsent(consentId);
    expect(found.debtorAccount).toMatchObject({
      number: expect.stringMatching(/^10000005/) as string,
    });
    const [payment] = await payList([item()], { 'x-consent-id': consentId });
    expect(payment?.debtorAccount).toEqual(found.debtorAccount);
  });

  it.each([
    [
      'of another customer',
      { ispb: '87654321', issuer: '0001', number: '10000006', accountType: 'CACC' },
    ],
    [
      'that does not exist',
      { ispb: '87654321', issuer: '0001', number: '99999999', accountType: 'CACC' },
    ],
    [
      'of another bank',
      { ispb: '12345678', issuer: '0001', number: '10000004', accountType: 'CACC' },
    ],
  ] as const)('are rejected if they name an account %s', async (_, debtorAccount) => {
    const { consent, findConsent, refused } = await fresh(automatic);
    const { consentId } = await consent({ date: TODAY }, { debtorAccount });
    expect(await findConsent(consentId)).toMatchObject({
      status: 'REJECTED',
      rejectionReason: { code: 'CONTA_NAO_PERMITE_PAGAMENTO' },
    });
    const codes = await refused({ data: [item()] }, { 'x-consent-id': consentId });
    expect(codes).toEqual(['CONSENTIMENTO_INVALIDO']);
  });

  describe('without CONSENT_AUTO_AUTHORISE', () => {
    it('are not paid before the customer has agreed', async () => {
      const { consent, findConsent, refused, decide, payList } = await fresh(manual);
      const { consentId } = await consent();
      const headers = { 'x-consent-id': consentId };
      expect(await refused({ data: [item()] }, headers)).toEqual([
        'CONSENTIMENTO_PENDENTE_AUTORIZACAO',
      ]);
      expect(await findConsent(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
      await decide(consentId, 'authorise').expect(200);
      expect(await payList([item()], headers)).toHaveLength(1);
    });

    it('pay from the account that the customer chooses, or the one that they name', async () => {
      const { consent, findConsent, decide, get } = await fresh(manual);
      const joao = {
        loggedUser: { document: { identification: '98765432100', rel: 'CPF' } },
      } as const;
      const { consentId } = await consent({ date: TODAY }, joao);
      await get('/open-banking/accounts/v1/accounts').expect(200);
      await decide(consentId, 'authorise', { accountIds: ['joao-pre-paga'] }).expect(200);
      expect((await findConsent(consentId)).debtorAccount?.accountType).toBe('TRAN');

      const debtorAccount = { ispb: '87654321', number: '10000005', accountType: 'TRAN' } as const;
      const named = await consent({ date: TODAY }, { ...joao, debtorAccount });
      await decide(named.consentId, 'authorise').expect(200);
      expect(await findConsent(named.consentId)).toMatchObject({
        status: 'AUTHORISED',
        debtorAccount: { accountType: 'TRAN' },
      });
    });

    it('end after 5 minutes', async () => {
      const { consent, findConsent, advance, decide } = await fresh(manual);
      const { consentId } = await consent();
      await advance('PT4M59S');
      expect(await findConsent(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
      await advance('PT1S');
      expect(await findConsent(consentId)).toMatchObject({
        status: 'REJECTED',
        statusUpdateDateTime: '2999-03-10T18:05:00Z',
        rejectionReason: { code: 'TEMPO_EXPIRADO_AUTORIZACAO' },
      });
      await decide(consentId, 'authorise').expect(422);
    });

    it('end 60 minutes after they were authorised', async () => {
      const { consent, findConsent, advance, decide, refused } = await fresh(manual);
      const { consentId } = await consent();
      await advance('PT4M');
      await decide(consentId, 'authorise').expect(200);
      await advance('PT59M59S');
      expect(await findConsent(consentId)).toMatchObject({
        status: 'AUTHORISED',
        expirationDateTime: '2999-03-10T19:04:00Z',
      });
      await advance('PT1S');
      expect(await findConsent(consentId)).toMatchObject({
        status: 'REJECTED',
        statusUpdateDateTime: '2999-03-10T19:04:00Z',
        rejectionReason: { code: 'TEMPO_EXPIRADO_CONSUMO' },
      });
      const codes = await refused({ data: [item()] }, { 'x-consent-id': consentId });
      expect(codes).toEqual(['CONSENTIMENTO_INVALIDO']);
    });

    it('can be refused by the customer, or rejected by the bank for each reason', async () => {
      const { consent, findConsent, decide } = await fresh(manual);
      const codes: unknown[] = [];
      for (const reason of [
        'REJEITADO_USUARIO',
        'SALDO_INSUFICIENTE',
        'QRCODE_INVALIDO',
        undefined,
      ]) {
        const { consentId } = await consent();
        await decide(consentId, 'reject', { reason }).expect(200);
        codes.push((await findConsent(consentId)).rejectionReason?.code);
      }
      expect(codes).toEqual([
        'REJEITADO_USUARIO',
        'SALDO_INSUFICIENTE',
        'QRCODE_INVALIDO',
        'REJEITADO_USUARIO',
      ]);
    });
  });

  describe('are refused', () => {
    const refusal = async (body: object) => {
      const { send } = await fresh(automatic);
      const answer = await send(PAYMENT_CONSENTS, body).expect(422);
      return standardErrors(3)
        .parse(answer.body)
        .errors.map(({ code }) => code);
    };

    it.each<readonly [string, string, object]>([
      ['FORMA_PAGAMENTO_INVALIDA', 'TED', consentBody({ date: TODAY, type: 'TED' })],
      ['DATA_PAGAMENTO_INVALIDA', 'yesterday', consentBody({ date: '2999-03-09' })],
      [
        'DATA_PAGAMENTO_INVALIDA',
        'after two years',
        consentBody({ schedule: { single: { date: '3001-03-11' } } }),
      ],
      [
        'DETALHE_PAGAMENTO_INVALIDO',
        'a key with MANU',
        consentBody({ date: TODAY, details: { ...details, proxy: DOCUMENT } }),
      ],
      ['PARAMETRO_NAO_INFORMADO', 'no day', consentBody({})],
      ['PARAMETRO_NAO_INFORMADO', 'nothing', {}],
      ['PARAMETRO_INVALIDO', 'no money', consentBody({ date: TODAY, amount: '0.00' })],
      ['PARAMETRO_INVALIDO', 'dollars', consentBody({ date: TODAY, currency: 'USD' as never })],
      [
        'PARAMETRO_INVALIDO',
        '61 payments',
        consentBody({ schedule: { daily: { startDate: TOMORROW, quantity: 61 } } }),
      ],
      [
        'PARAMETRO_INVALIDO',
        'a day twice',
        consentBody({
          schedule: { custom: { dates: [TOMORROW, TOMORROW], additionalInformation: 'x' } },
        }),
      ],
      [
        'PARAMETRO_INVALIDO',
        'two schedules',
        consentBody({
          schedule: { single: { date: TOMORROW }, daily: { startDate: TOMORROW, quantity: 2 } },
        }),
      ],
    ])('with %s: %s', async (code, _, body) => {
      expect(await refusal(body)).toEqual([code]);
    });

    it('with a code for each member, at most three', async () => {
      const { data } = consentBody({ date: TODAY, amount: '1' });
      expect(await refusal({ data: { ...data, creditor: undefined } })).toEqual([
        'PARAMETRO_NAO_INFORMADO',
        'PARAMETRO_INVALIDO',
      ]);
      expect(await refusal({ data: { creditor: {}, payment: { details: {} } } })).toHaveLength(3);
    });

    it.each(Object.keys(PAYMENT_CONSENT_REFUSALS))('with %s by a rule', async (outcome) => {
      const { rule, send, consent } = await fresh(automatic);
      const match = { method: 'POST', path: PAYMENT_CONSENTS };
      await rule({ name: outcome, match, effect: { outcome }, times: 1 });
      const answer = await send(PAYMENT_CONSENTS, consentBody({ date: TODAY })).expect(422);
      expect(standardErrors(3).parse(answer.body).errors).toMatchObject([{ code: outcome }]);
      expect(await consent()).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    });
  });

  it('that do not exist are 404', async () => {
    const { get } = await fresh(automatic);
    for (const id of ['urn:simulador:x', `urn:simulador:${'x'.repeat(1_000)}`, '%20', 'a%2Fb']) {
      const { body } = await get(`${PAYMENT_CONSENTS}/${id}`).expect(404);
      expect(standardErrors(13).parse(body).errors).toHaveLength(1);
    }
  });
});
