import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { RECURRING_PAYMENT_REFUSALS } from '../../src/payment-terms/recurring-codes';
import { PAYEE } from '../payments/builders';
import { newEndToEndId, NOW, PAYMENTS } from '../payments/payer';
import { MARIA } from './builders';
import {
  ACCOUNT,
  bill,
  initiatorIn,
  RECURRING_CONSENTS,
  RECURRING_PAYMENTS,
  revocation,
  transfer,
} from './initiator';

/** The account of João at this bank. */
const JOAO = { ispb: '87654321', issuer: '0001', number: '10000004', accountType: 'CACC' };

describe(`Recurring payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let manual: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    manual = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => Promise.all([test.close(), manual.close()]));

  let sandboxes = 0;
  const fresh = async (app = test) => {
    sandboxes += 1;
    const initiator = initiatorIn(app, `recurring-payments-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    return { ...initiator, before: await initiator.balance(ACCOUNT) };
  };

  it('move the money once, through the states of every payment', async () => {
    const { sweeping, payUnder, findRecurring, advance, balance, before, unsound } = await fresh();
    const id = await sweeping();
    const data = transfer({ remittanceInformation: 'Reserva' });
    const made = await payUnder(id, data);
    expect({ ...made, riskSignals: (data as { riskSignals: object }).riskSignals }).toEqual({
      ...data,
      recurringPaymentId: expect.any(String) as string,
      recurringConsentId: id,
      status: 'RCVD',
      creationDateTime: '2999-03-10T18:00:00Z',
      statusUpdateDateTime: '2999-03-10T18:00:00Z',
      debtorAccount: expect.objectContaining({ ispb: '87654321' }) as object,
    });
    expect(await balance(ACCOUNT)).toEqual([before[0] - 10_000, 10_000]);
    const seen = [made.status];
    for (let step = 0; step < 3; step += 1) {
      await advance('PT1S');
      seen.push((await findRecurring(made.recurringPaymentId)).status);
    }
    expect(seen).toEqual(['RCVD', 'ACCP', 'ACPD', 'ACSC']);
    expect(await balance(ACCOUNT)).toEqual([before[0] - 10_000, 0]);
    expect(await unsound()).toEqual([]);
  });

  it('are not payments of payments v4', async () => {
    const { sweeping, payUnder, get, list, patch } = await fresh();
    const id = await sweeping();
    const { recurringPaymentId } = await payUnder(id, transfer());
    await get(`${PAYMENTS}/${recurringPaymentId}`).expect(404);
    expect((await list()).data).toEqual([]);
    await patch(`${PAYMENTS}/${recurringPaymentId}`).expect(404);
    await patch(`${PAYMENTS}/consents/${id}`).expect(404);
  });

  it('are not found at the addresses of recurring payments if they are others', async () => {
    const { pay, get } = await fresh();
    const { paymentId } = await pay();
    await get(`${RECURRING_PAYMENTS}/${paymentId}`).expect(404);
  });

  it('name their consent in the body, the header or the scope of a token', async () => {
    const { sweeping, send } = await fresh();
    const id = await sweeping();
    const payload = Buffer.from(JSON.stringify({ scope: `openid recurring-consent:${id}` }));
    const token = `Bearer e30.${payload.toString('base64url')}.`;
    const named = transfer({ recurringConsentId: id });
    await send(RECURRING_PAYMENTS, { data: named }).expect(201);
    await send(RECURRING_PAYMENTS, { data: transfer() }, { Authorization: token }).expect(201);
    const codeOf = async (data: object, headers = {}) => {
      const { body } = await send(RECURRING_PAYMENTS, { data }, headers).expect(422);
      return (body as { errors: { code: string }[] }).errors[0]?.code;
    };
    expect(await codeOf(transfer())).toBe('PARAMETRO_NAO_INFORMADO');
    const contradiction = transfer({ recurringConsentId: 'urn:simulador:other' });
    expect(await codeOf(contradiction, { 'x-consent-id': id })).toBe('PARAMETRO_INVALIDO');
    expect(await codeOf(transfer(), { 'x-consent-id': 'urn:simulador:none' })).toBe(
      'CONSENTIMENTO_INVALIDO',
    );
  });

  it('go to one of several payees', async () => {
    const { consent, payUnder, refusedUnder } = await fresh();
    const document = { identification: '12345678000195', rel: 'CNPJ' };
    const company = (cpfCnpj: string) => ({
      personType: 'PESSOA_JURIDICA',
      cpfCnpj,
      name: 'Filial',
    });
    const { recurringConsentId: id } = await consent({
      data: {
        loggedUser: { document: { identification: MARIA, rel: 'CPF' } },
        businessEntity: { document },
        creditors: [company('12345678000195'), company('12345678000276')],
        recurringConfiguration: { sweeping: {} },
      },
    });
    for (const identification of ['12345678000195', '12345678000276']) {
      await payUnder(id, transfer({ document: { identification, rel: 'CNPJ' } }));
    }
    expect(await refusedUnder(id, transfer())).toEqual(['PAGAMENTO_DIVERGENTE_CONSENTIMENTO']);
  });

  describe('are refused', () => {
    it('while the consent waits', async () => {
      const { sweeping, refusedUnder } = await fresh(manual);
      const codes = await refusedUnder(await sweeping(), transfer());
      expect(codes).toEqual(['CONSENTIMENTO_PENDENTE_AUTORIZACAO']);
    });

    it('after the consent has ended', async () => {
      const { sweeping, changeConsent, refusedUnder } = await fresh();
      const id = await sweeping();
      await changeConsent(id, revocation());
      expect(await refusedUnder(id, transfer())).toEqual(['CONSENTIMENTO_INVALIDO']);
    });

    it.each<readonly [string, object, object]>([
      ['LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO', { transactionLimit: '99.99' }, {}],
      ['LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO', { totalAllowedAmount: '99.99' }, {}],
      [
        'LIMITE_PERIODO_VALOR_EXCEDIDO',
        { periodicLimits: { day: { transactionLimit: '99.99' } } },
        {},
      ],
      ['DETALHE_PAGAMENTO_INVALIDO', {}, { date: '2999-03-11' }],
      ['DETALHE_TENTATIVA_INVALIDO', {}, { originalRecurringPaymentId: 'a' }],
      ['PAGAMENTO_DIVERGENTE_CONSENTIMENTO', { startDateTime: '2999-03-11T00:00:00Z' }, {}],
      ['PARAMETRO_NAO_INFORMADO', {}, { riskSignals: undefined }],
      ['PARAMETRO_INVALIDO', {}, { endToEndId: newEndToEndId('299903090559') }],
      ['PARAMETRO_INVALIDO', {}, { date: '10/03/2999' }],
      ['VALOR_INVALIDO', {}, { payment: { amount: '0.00', currency: 'BRL' } }],
      ['VALOR_ACIMA_LIMITE', {}, { payment: { amount: '9999999999999999.99', currency: 'BRL' } }],
      ['SALDO_INSUFICIENTE', {}, { payment: { amount: '90000000.00', currency: 'BRL' } }],
    ])('with %s, and nothing is stored', async (code, limits, change) => {
      const { sweeping, refusedUnder, listRecurring, balance, before } = await fresh();
      const id = await sweeping(limits);
      expect(await refusedUnder(id, transfer(change))).toEqual([code]);
      expect(await listRecurring(`recurringConsentId=${id}`)).toEqual([]);
      expect(await balance(ACCOUNT)).toEqual(before);
    });

    it('with an EndToEndId that was used before', async () => {
      const { sweeping, payUnder, refusedUnder } = await fresh();
      const id = await sweeping();
      const data = transfer();
      await payUnder(id, data);
      expect(await refusedUnder(id, data)).toEqual(['PARAMETRO_INVALIDO']);
    });

    it.each(Object.keys(RECURRING_PAYMENT_REFUSALS))('by a rule with %s', async (outcome) => {
      const { rule, sweeping, refusedUnder, payUnder } = await fresh();
      const match = { method: 'POST', path: RECURRING_PAYMENTS };
      await rule({ match, effect: { outcome }, times: 1 });
      const id = await sweeping();
      expect(await refusedUnder(id, transfer())).toEqual([outcome]);
      await payUnder(id, transfer());
    });
  });

  it('are rejected later by a rule, with a reason that only recurring payments have', async () => {
    const { rule, sweeping, payUnder, findRecurring, advance, balance, before } = await fresh();
    const code = 'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO';
    const match = { method: 'POST', path: RECURRING_PAYMENTS };
    await rule({ match, effect: { outcome: `RJCT:${code}` }, times: 1 });
    const { recurringPaymentId } = await payUnder(await sweeping(), transfer());
    await advance('PT1M');
    expect(await findRecurring(recurringPaymentId)).toMatchObject({
      status: 'RJCT',
      rejectionReason: { code },
    });
    expect(await balance(ACCOUNT)).toEqual(before);
  });

  it('have the outcomes as test values of their key', async () => {
    const { sweeping, refusedUnder } = await fresh();
    const key = { localInstrument: 'DICT', proxy: 'limite_tentativas_excedido@outcome.example' };
    const codes = await refusedUnder(await sweeping(), transfer(key));
    expect(codes).toEqual(['LIMITE_TENTATIVAS_EXCEDIDO']);
  });

  it('to an account of this bank that does not exist are rejected', async () => {
    const { sweeping, payUnder, findRecurring, advance } = await fresh();
    const creditorAccount = { ...JOAO, number: '99999999' };
    const { recurringPaymentId } = await payUnder(await sweeping(), transfer({ creditorAccount }));
    await advance('PT1M');
    expect(await findRecurring(recurringPaymentId)).toMatchObject({
      rejectionReason: { code: 'DETALHE_PAGAMENTO_INVALIDO' },
    });
  });

  it('to the account that pays are rejected with a reason of the standard', async () => {
    const { sweeping, payUnder, findRecurring, findRecurringConsent, advance } = await fresh();
    const id = await sweeping();
    const { debtorAccount: creditorAccount } = await findRecurringConsent(id);
    const { recurringPaymentId } = await payUnder(id, transfer({ creditorAccount }));
    await advance('PT1M');
    expect(await findRecurring(recurringPaymentId)).toMatchObject({
      rejectionReason: { code: 'PAGAMENTO_RECUSADO_DETENTORA' },
    });
  });

  it('are listed by consent, day and original', async () => {
    const { automatic, payUnder, listRecurring, get } = await fresh();
    const id = await automatic();
    const made = [
      await payUnder(id, bill('2999-03-13')),
      await payUnder(id, bill('2999-03-14', { paymentReference: 'M04-2999' })),
    ].map(({ recurringPaymentId }) => recurringPaymentId);
    const ids = async (query = '') =>
      (await listRecurring(`recurringConsentId=${id}${query}`)).map(
        ({ recurringPaymentId }) => recurringPaymentId,
      );
    expect(await ids()).toEqual(made);
    expect(await ids('&startDate=2999-03-14')).toEqual(made.slice(1));
    expect(await ids('&endDate=2999-03-13')).toEqual(made.slice(0, 1));
    expect(await ids(`&originalRecurringPaymentId=${String(made[0])}`)).toEqual([]);
    await get(RECURRING_PAYMENTS).expect(400);
    await get(`${RECURRING_PAYMENTS}?recurringConsentId=${id}&startDate=today`).expect(400);
  });

  it('are stored once for an idempotency key', async () => {
    const { sweeping, payUnder, refusedUnder, listRecurring } = await fresh();
    const id = await sweeping({ periodicLimits: { day: { quantityLimit: 1 } } });
    const [data, key] = [transfer(), { 'x-idempotency-key': 'k1' }];
    const made = await payUnder(id, data, key);
    expect(await payUnder(id, data, key)).toEqual(made);
    expect(await refusedUnder(id, transfer(), key)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect(await listRecurring(`recurringConsentId=${id}`)).toHaveLength(1);
  });

  it('and their consents are in the examples of a fresh sandbox', async () => {
    const { get, send } = await fresh();
    await get(`${RECURRING_CONSENTS}/urn:simulador:00000000-0000-4000-8000-000000000023`).expect(
      200,
    );
    await get(`${RECURRING_PAYMENTS}/00000000-0000-4000-8000-000000000013`).expect(200);
    const consent = { 'x-consent-id': 'urn:simulador:00000000-0000-4000-a000-0000000000ff' };
    await send(RECURRING_PAYMENTS, { data: transfer({ creditorAccount: PAYEE }) }, consent).expect(
      201,
    );
  });
});
