import { z } from 'zod';
import { newUuid } from '#libs/kernel';
import { SUCCESS, withPix, type ContractCase, type Kept, type ServiceTables } from '../case';
import { amountText, health, json, jsonArray, jsonObject, text, utc, uuid } from '../shapes';

const CONSENTS = '/open-banking/consents/v1/consents';
const ACCOUNTS = '/open-banking/accounts/v1/accounts';
const PAYMENTS = '/open-banking/payments/v1/instant/payments';
const PAYMENT_CONSENTS = '/open-banking/payments/v1/consents';

/** Maria Silva, whom every sandbox knows. */
const CPF = { identification: '11144477735', rel: 'CPF' };
const PERMISSIONS = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'ACCOUNTS_TRANSACTIONS_READ',
  'RESOURCES_READ',
];
const consentRequest = { data: { loggedUser: { document: CPF }, permissions: PERMISSIONS } };
const payee = { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' };
const paymentRequest = { amount: 150.75, currency: 'BRL', creditorAccount: payee };

/** A case that says only that the address works and that the body is JSON. */
function works(
  method: ContractCase['method'],
  path: string,
  what: string,
  rest: Partial<ContractCase> = {},
): ContractCase {
  return {
    method,
    path,
    what,
    says: `${what}; JSON`,
    status: SUCCESS,
    type: 'application/json',
    shape: json,
    ...rest,
  };
}

const contract: readonly ContractCase[] = withPix([
  works('GET', '/health', 'a health check'),
  works('GET', '/open-banking/discovery/v1/endpoints', 'the discovery of endpoints'),
  works('POST', CONSENTS, 'creates a consent', {
    body: consentRequest,
    shape: jsonObject,
    keeps: { id: 'data.consentId' },
  }),
  works('GET', `${CONSENTS}/:id`, 'a consent'),
  {
    method: 'DELETE',
    path: `${CONSENTS}/:id`,
    what: 'revokes a consent',
    says: 'revokes a consent',
    status: SUCCESS,
  },
  works('GET', ACCOUNTS, 'the accounts', { keeps: { account: 'data.0.accountId' } }),
  ...['', '/balances', '/transactions'].map((part) =>
    works('GET', `${ACCOUNTS}/:id${part}`, `an account${part}`, {
      parameters: (kept) => ({ id: kept('account') }),
    }),
  ),
  works('POST', PAYMENTS, 'initiates a payment', { body: paymentRequest, shape: jsonObject }),
  works('GET', PAYMENTS, 'the payments'),
]);

const links = z.looseObject({ self: z.url() });
const meta = z.looseObject({ requestDateTime: utc });

/** A body of Open Finance Brasil. */
function envelope<Data extends z.ZodType>(data: Data) {
  return z.looseObject({ data, links, meta });
}

/** Errors have no `meta` in the family of accounts, because its schema needs totals there. */
function errors(code: string) {
  return z.looseObject({
    errors: z.tuple([z.looseObject({ code: z.literal(code), title: text, detail: text })]),
  });
}

function consent(status: string) {
  return envelope(
    z.looseObject({
      consentId: z.string().regex(/^urn:[a-z0-9-]+:.+$/),
      creationDateTime: utc,
      status: z.literal(status),
      statusUpdateDateTime: utc,
      permissions: z.array(text).length(PERMISSIONS.length),
    }),
  );
}

const balance = z.looseObject({ amount: amountText, currency: z.literal('BRL') });
const accountListed = z.looseObject({
  accountId: text,
  brandName: text,
  companyCnpj: z.string().regex(/^\d{14}$/),
  type: text,
  compeCode: text,
  branchCode: text,
  number: text,
  checkDigit: text,
});

const payment = z.looseObject({
  paymentId: uuid,
  endToEndId: z.string().regex(/^E\d{8}\d{12}[0-9a-zA-Z]{11}$/),
  consentId: text,
  creationDateTime: utc,
  statusUpdateDateTime: utc,
  status: z.enum(['RCVD', 'PATC', 'CANC', 'ACCP', 'ACPD', 'RJCT', 'ACSC', 'PDNG', 'SCHD']),
  localInstrument: text,
  payment: z.looseObject({ amount: z.literal('150.75'), currency: z.literal('BRL') }),
  creditorAccount: jsonObject,
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const INTERACTION = 'd78fc4e5-37ca-4da3-adf2-9b082bf92280';

function answers(
  method: ContractCase['method'],
  path: string,
  what: string,
  status: number,
  rest: Pick<ContractCase, 'says'> & Partial<ContractCase>,
): ContractCase {
  const type = status === 204 ? {} : { type: 'application/json' };
  return { method, path, what, status, ...type, ...rest };
}

const consents: readonly ContractCase[] = [
  answers('POST', CONSENTS, 'a consent', 201, {
    body: consentRequest,
    says: '201, AWAITING_AUTHORISATION, in data, links and meta',
    shape: consent('AWAITING_AUTHORISATION'),
    keeps: { consent: 'data.consentId' },
  }),
  answers('GET', `${CONSENTS}/:id`, 'the consent, authorised at once', 200, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '200, AUTHORISED',
    shape: consent('AUTHORISED'),
  }),
  answers('GET', ACCOUNTS, 'the accounts of the consent', 200, {
    headers: (kept) => ({ 'x-consent-id': kept('consent') }),
    says: '200 with accounts of accounts v2',
    shape: envelope(z.array(accountListed).min(1)),
    keeps: { ofConsent: 'data.0.accountId' },
  }),
  answers('DELETE', `${CONSENTS}/:id`, 'the consent', 204, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '204',
  }),
  answers('GET', `${CONSENTS}/:id`, 'the consent after it was revoked', 200, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '200, REJECTED',
    shape: consent('REJECTED'),
  }),
  answers('GET', ACCOUNTS, 'accounts under a consent that is revoked', 403, {
    headers: (kept) => ({ 'x-consent-id': kept('consent') }),
    says: '403: a consent that is named must be authorised',
    shape: errors('CONSENTIMENTO_INVALIDO'),
  }),
  answers('POST', CONSENTS, 'a person whom the bank has not seen', 201, {
    body: {
      data: {
        loggedUser: { document: { identification: '52998224725', rel: 'CPF' } },
        permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'],
      },
    },
    says: '201: any document works',
    shape: envelope(z.looseObject({ consentId: text })),
    keeps: { narrow: 'data.consentId' },
  }),
  answers('GET', ACCOUNTS, 'the accounts of this person', 200, {
    headers: (kept) => ({ 'x-consent-id': kept('narrow') }),
    says: '200 with at least one account',
    shape: envelope(z.array(accountListed).min(1)),
    keeps: { theirs: 'data.0.accountId' },
  }),
  answers(
    'GET',
    `${ACCOUNTS}/:id/transactions`,
    'transactions that the consent does not permit',
    403,
    {
      parameters: (kept) => ({ id: kept('theirs') }),
      headers: (kept) => ({ 'x-consent-id': kept('narrow') }),
      says: '403: the consent must hold the permission',
      shape: z.looseObject({ errors: jsonArray.min(1) }),
    },
  ),
  answers('POST', CONSENTS, 'nothing', 400, {
    body: {},
    says: '400 with the official code',
    shape: errors('PARAMETRO_NAO_INFORMADO'),
  }),
];

const accounts: readonly ContractCase[] = [
  answers('GET', ACCOUNTS, 'all accounts, without a consent', 200, {
    headers: { 'x-fapi-interaction-id': INTERACTION },
    says: '200; x-fapi-interaction-id is returned',
    answerHeaders: { 'x-fapi-interaction-id': new RegExp(`^${INTERACTION}$`) },
    shape: envelope(z.array(accountListed).min(1)),
  }),
  answers('GET', ACCOUNTS, 'without x-fapi-interaction-id', 200, {
    says: '200; an x-fapi-interaction-id is made',
    answerHeaders: { 'x-fapi-interaction-id': /^[0-9a-f-]{36}$/ },
  }),
  answers('GET', ACCOUNTS, 'with a malformed x-fapi-interaction-id', 400, {
    headers: { 'x-fapi-interaction-id': 'one' },
    says: '400',
    shape: z.looseObject({ errors: jsonArray.min(1) }),
  }),
  answers('GET', `${ACCOUNTS}/:id`, 'an account', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with the account of accounts v2',
    shape: envelope(
      z.looseObject({
        compeCode: text,
        branchCode: text,
        number: text,
        checkDigit: text,
        type: text,
        subtype: text,
        currency: z.literal('BRL'),
      }),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id/balances`, 'its balances', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with three balances',
    shape: envelope(
      z.looseObject({
        availableAmount: balance,
        blockedAmount: balance,
        automaticallyInvestedAmount: balance,
        updateDateTime: utc,
      }),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id/transactions`, 'its transactions', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with transactions of accounts v2',
    shape: envelope(
      z.array(
        z.looseObject({
          transactionId: text,
          creditDebitType: z.enum(['CREDITO', 'DEBITO']),
          transactionName: text,
          type: text,
          transactionAmount: balance,
          transactionDateTime: utc,
        }),
      ),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id`, 'an account that does not exist', 404, {
    parameters: { id: 'none' },
    says: '404 with errors, without meta',
    shape: errors('CONTA_NAO_ENCONTRADA').extend({
      meta: z.never('must be left out here').optional(),
    }),
  }),
];

const IDEMPOTENCY = { 'x-idempotency-key': 'contract-1' };
const own = envelope(payment);

/** A payment as payments v4 has it. The bank checks that the EndToEndId has the time of its clock. */
function standardPayment(kept: Kept): object {
  const minutes = kept('createdAt').replaceAll(/\D/g, '').slice(0, 12);
  return {
    endToEndId: `E87654321${minutes}${newUuid().replaceAll('-', '').slice(0, 11)}`,
    localInstrument: 'MANU',
    payment: { amount: '150.75', currency: 'BRL' },
    creditorAccount: payee,
    cnpjInitiator: '50685362000135',
  };
}

/** The day a month after the payments were made, as a date. */
function nextMonth(kept: Kept): string {
  return new Date(Date.parse(kept('createdAt')) + 30 * DAY_MS).toISOString().slice(0, 10);
}

const payments: readonly ContractCase[] = withPix([
  answers('POST', PAYMENTS, 'a plain payment with a number', 201, {
    body: paymentRequest,
    says: '201, one payment in data, with an implicit consent',
    shape: own,
  }),
  answers('POST', PAYMENTS, 'a plain payment with a decimal string', 201, {
    body: { ...paymentRequest, amount: '150.75' },
    headers: IDEMPOTENCY,
    says: '201, one payment in data',
    shape: own,
    keeps: { paymentId: 'data.paymentId', createdAt: 'data.creationDateTime' },
  }),
  answers('POST', PAYMENTS, 'the same with the same x-idempotency-key', 201, {
    body: { ...paymentRequest, amount: '150.75' },
    headers: IDEMPOTENCY,
    says: '201 with a payment',
    shape: own,
  }),
  answers('POST', PAYMENTS, 'other content with the same x-idempotency-key', 422, {
    body: { ...paymentRequest, amount: '1.00' },
    headers: IDEMPOTENCY,
    says: '422 ERRO_IDEMPOTENCIA',
    shape: errors('ERRO_IDEMPOTENCIA'),
  }),
  answers('POST', PAYMENTS, 'the list of payments v4', 201, {
    body: (kept) => ({ data: [standardPayment(kept)] }),
    says: '201, a list in data',
    shape: envelope(z.array(payment).length(1)),
  }),
  answers('POST', PAYMENTS, 'one object in data, as in payments v1 to v3', 201, {
    body: (kept) => ({ data: standardPayment(kept) }),
    says: '201, one payment in data',
    shape: own,
  }),
  answers('GET', PAYMENTS, 'all payments', 200, {
    says: '200, a list in data',
    shape: envelope(z.array(payment).min(5)),
  }),
]);

const paymentConsents: readonly ContractCase[] = [
  answers('GET', '/open-banking/payments/v1/pix/payments/:paymentId', 'a payment', 200, {
    says: '200 with the payment',
    shape: own,
    keeps: { consentOfPayment: 'data.consentId' },
  }),
  answers('GET', `${PAYMENT_CONSENTS}/:id`, 'the implicit consent of the payment', 200, {
    parameters: (kept) => ({ id: kept('consentOfPayment') }),
    says: '200, CONSUMED',
    shape: envelope(z.looseObject({ status: z.literal('CONSUMED') })),
  }),
  answers('POST', PAYMENT_CONSENTS, 'a payment consent', 201, {
    body: (kept) => ({
      data: {
        loggedUser: { document: CPF },
        creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'Joao Souza' },
        payment: {
          type: 'PIX',
          schedule: { single: { date: nextMonth(kept) } },
          currency: 'BRL',
          amount: '150.75',
          details: { localInstrument: 'MANU', creditorAccount: payee },
        },
      },
    }),
    says: '201, AWAITING_AUTHORISATION',
    shape: envelope(
      z.looseObject({ consentId: text, status: z.literal('AWAITING_AUTHORISATION') }),
    ),
    keeps: { paymentConsent: 'data.consentId' },
  }),
  answers('GET', `${PAYMENT_CONSENTS}/:id`, 'the payment consent, authorised at once', 200, {
    parameters: (kept) => ({ id: kept('paymentConsent') }),
    says: '200, AUTHORISED',
    shape: envelope(z.looseObject({ status: z.literal('AUTHORISED') })),
  }),
];

const decided: readonly ContractCase[] = [
  answers('GET', '/health', 'the health of the service', 200, {
    says: '200 with the four fields of the health of the SPI',
    shape: health,
  }),
  answers('GET', '/open-banking/discovery/v1/endpoints', 'the endpoints', 200, {
    says: '200 with the API families and their endpoints',
    shape: z.looseObject({
      data: z
        .array(
          z.looseObject({
            ApiFamilyType: text,
            ApiVersion: text,
            ApiDiscoveryEndpoints: z
              .array(z.looseObject({ ApiDiscoveryId: uuid, ApiEndpoint: z.url() }))
              .min(1),
          }),
        )
        .min(5),
    }),
  }),
  ...consents,
  ...accounts,
  ...payments,
  ...paymentConsents,
];

export const openfinance: ServiceTables = { service: 'openfinance', contract, decided };
