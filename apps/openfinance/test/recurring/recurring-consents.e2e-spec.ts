import 'reflect-metadata';
import { withCheckDigits } from '#libs/brazil';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { RECURRING_CONSENT_REFUSALS } from '../../src/payment-terms/recurring-codes';
import { NOW } from '../payments/payer';
import { automaticBody, COMPANY, MARIA, PERSON, sweepingBody } from './builders';
import {
  edition,
  initiatorIn,
  RECURRING_CONSENTS,
  rejection,
  revocation,
  transfer,
} from './initiator';

/** Ana Souza, who has an account with Bruno Lima. */
const ANA = withCheckDigits('135792468');

describe(`Recurring consents on ${databaseUnderTest}`, () => {
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
    const initiator = initiatorIn(test, `recurring-consents-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    return initiator;
  };

  it('show what was asked for, and wait for the customer', async () => {
    const { consent } = await fresh(automatic);
    const body = sweepingBody(
      { totalAllowedAmount: '100.00', periodicLimits: { day: { quantityLimit: 2 } } },
      { expirationDateTime: '2999-12-31T00:00:00Z', additionalInformation: 'Reserva' },
    );
    const { recurringConfiguration, ...data } = body.data;
    expect(await consent(body)).toEqual({
      ...data,
      recurringConsentId: expect.stringMatching(/^urn:/) as string,
      status: 'AWAITING_AUTHORISATION',
      creationDateTime: '2999-03-10T18:00:00Z',
      statusUpdateDateTime: '2999-03-10T18:00:00Z',
      recurringConfiguration: {
        sweeping: {
          ...recurringConfiguration.sweeping,
          useOverdraftLimit: true,
          startDateTime: '2999-03-10T18:00:00Z',
        },
      },
    });
  });

  it('are authorised by themselves, with the account that pays', async () => {
    const { automatic: pix, sweeping, findRecurringConsent } = await fresh(automatic);
    expect(await findRecurringConsent(await pix())).toMatchObject({
      status: 'AUTHORISED',
      authorisedAtDateTime: '2999-03-10T18:00:00Z',
      debtorAccount: { ispb: '87654321', accountType: 'CACC', ibgeTownCode: '5300108' },
    });
    const { debtorAccount } = await findRecurringConsent(await sweeping());
    expect(debtorAccount).not.toHaveProperty('ibgeTownCode');
  });

  it('have the version of the standard, and a link to the page of the customer', async () => {
    const { send, findRecurringConsent, get } = await fresh(manual);
    const answer = await send(RECURRING_CONSENTS, automaticBody()).expect(201);
    expect(answer.headers['x-v']).toBe('2.0.0');
    const { recurringConsentId: id } = (answer.body as { data: { recurringConsentId: string } })
      .data;
    expect(answer.headers['link']).toContain(`/authorisation/${id}`);
    const { text } = await get(`/authorisation/${id}`).expect(200);
    expect(text).toContain('<h1>Pix Automático</h1>');
    expect(text).toContain('Energia do Sul (50685362000135)');
    expect(await findRecurringConsent(id)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });

  it('are authorised or refused by the customer, once', async () => {
    const { sweeping, decide, findRecurringConsent } = await fresh(manual);
    const id = await sweeping();
    await decide(id, 'authorise', { accountIds: ['maria-poupanca'] }).expect(200);
    expect(await findRecurringConsent(id)).toMatchObject({
      status: 'AUTHORISED',
      debtorAccount: { accountType: 'SVGS' },
    });
    const refused = await sweeping();
    await decide(refused, 'reject').expect(200);
    expect(await findRecurringConsent(refused)).toMatchObject({
      status: 'REJECTED',
      rejection: {
        rejectedBy: 'USUARIO',
        rejectedFrom: 'DETENTORA',
        reason: { code: 'REJEITADO_USUARIO' },
      },
    });
    await decide(refused, 'authorise').expect(422);
    await decide(refused, 'reject').expect(422);
  });

  it('are rejected or revoked by the bank, with each reason of the standard', async () => {
    const { sweeping, decide, findRecurringConsent } = await fresh(manual);
    const id = await sweeping();
    await decide(id, 'reject', { reason: 'REVOGADO_RECEBEDOR' }).expect(422);
    await decide(id, 'reject', { reason: 'AUTENTICACAO_DIVERGENTE' }).expect(200);
    expect(await findRecurringConsent(id)).toMatchObject({
      rejection: { rejectedBy: 'DETENTORA', reason: { code: 'AUTENTICACAO_DIVERGENTE' } },
    });
    const authorised = await sweeping();
    await decide(authorised, 'authorise').expect(200);
    await decide(authorised, 'reject', { reason: 'SALDO_INSUFICIENTE' }).expect(422);
    await decide(authorised, 'reject', { reason: 'NAO_INFORMADO' }).expect(200);
    expect(await findRecurringConsent(authorised)).toMatchObject({
      status: 'REVOKED',
      revocation: { revokedBy: 'DETENTORA', reason: { code: 'NAO_INFORMADO' } },
    });
  });

  it('end on the clock of the sandbox', async () => {
    const { sweeping, advance, decide, findRecurringConsent } = await fresh(manual);
    const [waiting, authorised] = [
      await sweeping(),
      await sweeping({}, { expirationDateTime: '2999-03-11T00:00:00Z' }),
    ];
    await decide(authorised, 'authorise').expect(200);
    await advance('PT5M');
    expect(await findRecurringConsent(waiting)).toMatchObject({
      status: 'REJECTED',
      statusUpdateDateTime: '2999-03-10T18:05:00Z',
      rejection: { reason: { code: 'TEMPO_EXPIRADO_AUTORIZACAO' } },
    });
    expect(await findRecurringConsent(authorised)).toMatchObject({ status: 'AUTHORISED' });
    await advance('P1D');
    expect(await findRecurringConsent(authorised)).toMatchObject({
      status: 'CONSUMED',
      statusUpdateDateTime: '2999-03-11T00:00:00Z',
    });
  });

  it('are rejected if the account cannot pay', async () => {
    const { consent, findRecurringConsent } = await fresh(automatic);
    const other = { ispb: '12345678', issuer: '0001', number: '1', accountType: 'CACC' };
    const { recurringConsentId } = await consent(sweepingBody({}, { debtorAccount: other }));
    expect(await findRecurringConsent(recurringConsentId)).toMatchObject({
      status: 'REJECTED',
      rejection: { rejectedBy: 'DETENTORA', reason: { code: 'CONTA_NAO_PERMITE_PAGAMENTO' } },
    });
  });

  it('wait for the second holder of an account that needs both', async () => {
    const initiator = await fresh(manual);
    const { consent, decide, findRecurringConsent, refusedUnder, payUnder } = initiator;
    const { refusedChange, changeConsent } = initiator;
    const loggedUser = { document: { identification: ANA, rel: 'CPF' } };
    const creditors = [{ ...PERSON, cpfCnpj: ANA }];
    const { recurringConsentId: id } = await consent(sweepingBody({}, { loggedUser, creditors }));
    await decide(id, 'authorise', { accountIds: ['conjunta-ana-bruno'] }).expect(200);
    expect(await findRecurringConsent(id)).toMatchObject({
      status: 'PARTIALLY_ACCEPTED',
      approvalDueDate: '2999-03-17',
    });
    const payment = transfer({ document: { identification: ANA, rel: 'CPF' } });
    expect(await refusedUnder(id, payment)).toEqual(['CONSENTIMENTO_PENDENTE_AUTORIZACAO']);
    await decide(id, 'authorise', { holder: 'second' }).expect(200);
    expect(await findRecurringConsent(id)).toMatchObject({
      status: 'AUTHORISED',
      approvalDueDate: '2999-03-17',
    });
    await payUnder(id, payment);
    const { recurringConsentId: bill } = await consent(automaticBody({}, { loggedUser }));
    await decide(bill, 'authorise', { accountIds: ['conjunta-ana-bruno'] }).expect(200);
    await decide(bill, 'authorise', { holder: 'second' }).expect(200);
    expect(await refusedChange(bill, edition({ loggedUser }))).toEqual(['PERMISSAO_INSUFICIENTE']);
    const { recurringConsentId: refused } = await consent(automaticBody({}, { loggedUser }));
    await decide(refused, 'authorise', { accountIds: ['conjunta-ana-bruno'] }).expect(200);
    expect(await changeConsent(refused, rejection())).toMatchObject({ status: 'REJECTED' });
  });

  it.each([
    ['CUSTOMER_REFUSES', 'REJECTED', 'REJECTED'],
    ['CUSTOMER_APPROVES_LATER', 'AWAITING_AUTHORISATION', 'AUTHORISED'],
    ['CUSTOMER_NEVER_DECIDES', 'AWAITING_AUTHORISATION', 'AWAITING_AUTHORISATION'],
  ])('have a customer who decides as a rule says: %s', async (outcome, atOnce, later) => {
    const { rule, sweeping, findRecurringConsent, advance } = await fresh(automatic);
    const match = { method: 'POST', path: RECURRING_CONSENTS };
    await rule({ match, effect: { outcome }, times: 1 });
    const id = await sweeping();
    expect(await findRecurringConsent(id)).toMatchObject({ status: atOnce });
    await advance('PT30S');
    expect(await findRecurringConsent(id)).toMatchObject({ status: later });
  });

  it.each<readonly [string, object, string[]]>([
    ['a member is missing', { data: {} }, Array<string>(3).fill('PARAMETRO_NAO_INFORMADO')],
    ['a member is not valid', automaticBody({ fixedAmount: 'R$ 1' }), ['PARAMETRO_INVALIDO']],
    ['a member is unknown', sweepingBody({ amount: '1.00' }), ['PARAMETRO_INVALIDO']],
    [
      'two payees of sweeping',
      sweepingBody({}, { creditors: [PERSON, PERSON] }),
      ['DETALHE_PAGAMENTO_INVALIDO'],
    ],
    [
      'two payees of Pix Automático',
      automaticBody({}, { creditors: [COMPANY, COMPANY] }),
      ['DETALHE_PAGAMENTO_INVALIDO'],
    ],
    [
      'a day is over',
      automaticBody({ referenceStartDate: '2999-03-09' }),
      ['DATA_PAGAMENTO_INVALIDA'],
    ],
  ])('are refused if %s', async (_, body, codes) => {
    expect(await (await fresh(automatic)).refusedConsent(body)).toEqual(codes);
  });

  it.each(Object.keys(RECURRING_CONSENT_REFUSALS))(
    'are refused by a rule with %s',
    async (outcome) => {
      const { rule, refusedConsent, consent } = await fresh(automatic);
      const match = { method: 'POST', path: RECURRING_CONSENTS };
      await rule({ match, effect: { outcome }, times: 1 });
      expect(await refusedConsent(sweepingBody())).toEqual([outcome]);
      await consent(sweepingBody());
    },
  );

  it('are stored once for an idempotency key', async () => {
    const { send } = await fresh(automatic);
    const key = { 'x-idempotency-key': 'k1' };
    const dataOf = async (body: object) => {
      const answer = await send(RECURRING_CONSENTS, body, key).expect(201);
      return (answer.body as { data: unknown }).data;
    };
    expect(await dataOf(sweepingBody())).toEqual(await dataOf(sweepingBody()));
    const { body } = await send(RECURRING_CONSENTS, automaticBody(), key).expect(422);
    expect(body).toMatchObject({ errors: [{ code: 'ERRO_IDEMPOTENCIA' }] });
  });

  it('are in the list of all consents', async () => {
    const { automatic: pix, sweeping, call } = await fresh(automatic);
    const [fixed, open] = [await pix({ fixedAmount: '99.90' }), await sweeping()];
    const { body } = await call('get', '/consents?kind=recurring&status=AUTHORISED').expect(200);
    const listed = body as { consentId: string; amount?: string; customer: string }[];
    expect(listed.map(({ consentId, amount }) => [consentId, amount]).sort()).toEqual(
      [
        [fixed, '99.90'],
        [open, undefined],
      ].sort(),
    );
    expect(listed[0]?.customer).toBe(MARIA);
  });

  it('are events for webhooks, with their payments', async () => {
    const { sweeping, changeConsent, call, payUnder, advance } = await fresh(automatic);
    // Nothing listens here; the log has the messages all the same.
    const events = ['recurring-consent.status-changed', 'recurring-payment.status-changed'];
    await call('post', '/webhooks', { url: 'http://127.0.0.1:9/webhooks', events }).expect(201);
    const id = await sweeping();
    const { recurringPaymentId } = await payUnder(id, transfer());
    await advance('PT1S');
    await changeConsent(id, revocation());
    const { body: list } = await call('get', '/webhooks/deliveries').expect(200);
    const told: unknown[] = [];
    for (const delivery of list as readonly { readonly id: string }[]) {
      const { body } = await call('get', `/webhooks/deliveries/${delivery.id}`).expect(200);
      const { data } = JSON.parse((body as { readonly body: string }).body) as { data: object };
      told.push(data);
    }
    expect(told.reverse()).toMatchObject([
      { recurringConsentId: id, status: 'AUTHORISED' },
      { recurringPaymentId, recurringConsentId: id, status: 'RCVD' },
      { recurringPaymentId, status: 'ACCP' },
      { recurringConsentId: id, status: 'REVOKED', reason: { code: 'REVOGADO_USUARIO' } },
    ]);
  });
});
