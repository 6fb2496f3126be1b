import {
  explainCode,
  type EventOperation,
  type EventTable,
  type FactPlaces,
  PROBLEM_FACTS,
} from '#libs/journal';
import { SECURITY_EVENTS } from './journal-security-events';
import { CONSENT_REFUSALS } from './consents/rules/consent-refusals';
import { CONSENT_REJECTIONS } from './payment-consents/payment-consent';
import { PAYMENT_CONSENT_OUTCOMES } from './payment-consents/consent-rules';
import {
  PAYMENT_OUTCOMES,
  RECURRING_PAYMENT_OUTCOMES,
  refusalOutcomes,
} from './payment-terms/payment-codes';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_CHANGE_REFUSALS,
} from './payment-terms/recurring-codes';
import { RECURRING_CONSENT_OUTCOMES } from './recurring-consents/consent-checks';
import {
  RECURRING_CONSENT_REJECTIONS,
  RECURRING_CONSENT_REVOCATIONS,
} from './recurring-consents/recurring-consent';

const PAYMENTS = '/open-banking/payments/v1';
const CONSENTS = '/open-banking/consents/v1/consents';
const AUTOMATIC = '/open-banking/automatic-payments/v2';
const ACCOUNTS = '/open-banking/accounts/v1/accounts';

/** A payment: a list in version 4, or one of them. */
const PAYMENT: FactPlaces = {
  paymentId: ['/data/0/paymentId', '/data/paymentId'],
  consentId: ['/data/0/consentId', '/data/consentId', '/consentId'],
  endToEndId: ['/data/0/endToEndId', '/data/endToEndId', '/endToEndId'],
  amount: ['/data/0/payment/amount', '/data/payment/amount', '/amount'],
  currency: ['/data/0/payment/currency', '/data/payment/currency', '/currency'],
  payeeIspb: [
    '/data/0/creditorAccount/ispb',
    '/data/creditorAccount/ispb',
    '/creditorAccount/ispb',
  ],
  payerIspb: ['/data/0/debtorAccount/ispb', '/data/debtorAccount/ispb'],
  key: ['/data/0/proxy', '/data/proxy', '/proxy'],
  status: ['/data/0/status', '/data/status'],
  code: ['/data/0/rejectionReason/code', '/data/rejectionReason/code'],
  count: '/data#',
};

const PAYMENT_CONSENT: FactPlaces = {
  consentId: '/data/consentId',
  amount: '/data/payment/amount',
  currency: '/data/payment/currency',
  key: '/data/payment/details/proxy',
  payeeIspb: '/data/payment/details/creditorAccount/ispb',
  status: '/data/status',
  code: '/data/rejectionReason/code',
};

const RECURRING_PAYMENT: FactPlaces = {
  paymentId: '/data/recurringPaymentId',
  consentId: '/data/recurringConsentId',
  endToEndId: '/data/endToEndId',
  amount: '/data/payment/amount',
  currency: '/data/payment/currency',
  payeeIspb: '/data/creditorAccount/ispb',
  payerIspb: '/data/debtorAccount/ispb',
  key: '/data/proxy',
  status: '/data/status',
  code: '/data/rejectionReason/code',
};

const RECURRING_CONSENT: FactPlaces = {
  consentId: '/data/recurringConsentId',
  status: '/data/status',
  code: ['/data/rejection/reason/code', '/data/revocation/reason/code'],
};

const CONSENT: FactPlaces = {
  consentId: '/data/consentId',
  status: '/data/status',
  code: '/data/rejection/reason/code',
};

const OF_THE_SPI: FactPlaces = {
  endToEndId: '/endToEndId',
  returnId: '/returnId',
  amount: '/amount',
  kind: '/kind',
  payerIspb: '/payer/ispb',
  key: '/key',
};

const PAYMENT_PATHS = ['instant', 'pix'].map((name) => `${PAYMENTS}/${name}/payments`);

const CARDS = 'credit-cards-accounts/v2/accounts';
const CARD = `${CARDS}/{creditCardAccountId}`;

/** Reads below /open-banking/ whose events have no facts besides those of the path. */
const DATA_READS = [
  ['resources/v3/resources', 'resource.list'],
  ...['personal', 'business'].flatMap((whose) =>
    ['identifications', 'qualifications', 'financial-relations'].map(
      (what) => [`customers/v2/${whose}/${what}`, `customer.${what}`] as const,
    ),
  ),
  [CARDS, 'card.list'],
  [CARD, 'card.read'],
  [`${CARD}/limits`, 'card.limits'],
  [`${CARD}/bills`, 'card.bills'],
  [`${CARD}/bills/{billId}/transactions`, 'card.transactions'],
  [`${CARD}/transactions`, 'card.transactions'],
  [`${CARD}/transactions-current`, 'card.transactions'],
] as const;

const STANDARD = 'Open Finance Brasil, API Pagamentos';
const AUTOMATIC_STANDARD = 'Open Finance Brasil, API Pagamentos Automáticos';
const RECURRING_CODES: Readonly<Record<string, string>> = {
  ...RECURRING_CONSENT_OUTCOMES,
  ...refusalOutcomes(RECURRING_CHANGE_REFUSALS),
  ...refusalOutcomes(RECURRING_CANCELLATION_REFUSALS),
  ...RECURRING_CONSENT_REJECTIONS,
  ...RECURRING_CONSENT_REVOCATIONS,
};
const TABLES = [
  { codes: PAYMENT_OUTCOMES, document: `${STANDARD}: pagamentos` },
  { codes: PAYMENT_CONSENT_OUTCOMES, document: `${STANDARD}: consentimentos` },
  { codes: { ...CONSENT_REJECTIONS }, document: `${STANDARD}: consentimentos` },
  { codes: RECURRING_PAYMENT_OUTCOMES, document: `${AUTOMATIC_STANDARD}: pagamentos` },
  { codes: RECURRING_CODES, document: `${AUTOMATIC_STANDARD}: consentimentos` },
  {
    codes: Object.fromEntries(
      Object.entries(CONSENT_REFUSALS).map(([code, { meaning }]) => [code, meaning]),
    ),
    document: 'Open Finance Brasil, API Consentimentos',
  },
];

/** How the journal of the bank reads as business events. */
export const OPENFINANCE_EVENTS: EventTable = {
  failure: {
    code: ['/errors/0/code', ...[PROBLEM_FACTS['code'] ?? []].flat()],
    detail: ['/errors/0/detail', ...[PROBLEM_FACTS['detail'] ?? []].flat()],
  },
  operations: [
    ...paymentOperations(),
    ...consentOperations(),
    ...recurringOperations(),
    ...remittanceOperations(),
    ...SECURITY_EVENTS,
    { method: 'GET', path: '/open-banking/discovery/v1/endpoints', name: 'discovery.endpoints' },
    { method: 'GET', path: '/qr/cob/{_}', name: 'qr.charge-read' },
    { method: 'GET', path: '/qr/cobv/{_}', name: 'qr.charge-read' },
    { method: 'GET', path: '/qr/jwks', name: 'qr.keys-read' },
    { method: 'GET', path: ACCOUNTS, name: 'account.list' },
    { method: 'GET', path: `${ACCOUNTS}/{accountId}`, name: 'account.read' },
    {
      method: 'GET',
      path: `${ACCOUNTS}/{accountId}/balances`,
      name: 'account.balances',
      response: {
        amount: ['/data/availableAmount/amount', '/data/availableAmount'],
        currency: ['/data/availableAmount/currency', '/data/availableAmountCurrency'],
      },
    },
    { method: 'GET', path: `${ACCOUNTS}/{accountId}/overdraft-limits`, name: 'account.overdraft' },
    { method: 'GET', path: `${ACCOUNTS}/{accountId}/transactions`, name: 'account.transactions' },
    {
      method: 'GET',
      path: `${ACCOUNTS}/{accountId}/transactions-current`,
      name: 'account.transactions',
    },
    ...DATA_READS.map(([path, name]) => ({ method: 'GET', path: `/open-banking/${path}`, name })),
    {
      method: 'POST',
      path: '/spi/orders',
      name: 'pix.order',
      request: OF_THE_SPI,
      response: { status: '/status', code: '/code' },
    },
    {
      method: 'POST',
      path: '/spi/settlements',
      name: 'pix.settlement',
      request: OF_THE_SPI,
      response: { status: '/status' },
    },
  ],
  explain: (_entry, event) => explainCode(TABLES, event),
};

function paymentOperations(): EventOperation[] {
  return [
    ...PAYMENT_PATHS.flatMap((path): EventOperation[] => [
      { method: 'POST', path, name: 'payment.created', request: PAYMENT, response: PAYMENT },
      { method: 'GET', path, name: 'payment.list' },
      { method: 'GET', path: `${path}/{paymentId}`, name: 'payment.read', response: PAYMENT },
    ]),
    {
      method: 'PATCH',
      path: `${PAYMENTS}/pix/payments/{paymentId}`,
      name: 'payment.cancelled',
      response: PAYMENT,
    },
    {
      method: 'PATCH',
      path: `${PAYMENTS}/pix/payments/consents/{consentId}`,
      name: 'payment.cancelled',
      response: PAYMENT,
    },
  ];
}

/** Recurring consents and their payments. */
function recurringOperations(): EventOperation[] {
  const consents = `${AUTOMATIC}/recurring-consents`;
  const payments = `${AUTOMATIC}/pix/recurring-payments`;
  const consent = `${consents}/{recurringConsentId}`;
  const payment = `${payments}/{recurringPaymentId}`;
  const [ofConsent, ofPayment] = [{ response: RECURRING_CONSENT }, { response: RECURRING_PAYMENT }];
  return [
    { method: 'POST', path: consents, name: 'consent.created', ...ofConsent },
    { method: 'GET', path: consent, name: 'consent.read', ...ofConsent },
    { method: 'PATCH', path: consent, name: 'consent.changed', ...ofConsent },
    {
      method: 'POST',
      path: payments,
      name: 'payment.created',
      request: RECURRING_PAYMENT,
      ...ofPayment,
    },
    { method: 'GET', path: payments, name: 'payment.list' },
    { method: 'GET', path: payment, name: 'payment.read', ...ofPayment },
    { method: 'PATCH', path: payment, name: 'payment.cancelled', ...ofPayment },
  ];
}

/** Remittances. Their files are not in the journal, because they are read while they arrive. */
function remittanceOperations(): EventOperation[] {
  const remittance = '/remittances/{remittanceId}';
  const facts: FactPlaces = {
    remittanceId: '/id',
    accountId: '/accountId',
    amount: '/amount',
    count: '/paymentCount',
    status: '/status',
  };
  return [
    { method: 'POST', path: '/remittances', name: 'remittance.received', response: facts },
    { method: 'GET', path: '/remittances', name: 'remittance.list' },
    { method: 'POST', path: '/remittances/explain', name: 'remittance.explained' },
    { method: 'GET', path: remittance, name: 'remittance.read', response: facts },
    { method: 'GET', path: `${remittance}/payments`, name: 'remittance.payments' },
    {
      method: 'DELETE',
      path: `${remittance}/payments/{_}`,
      name: 'remittance.payment-cancelled',
      response: { amount: '/amount', status: '/status' },
    },
    { method: 'GET', path: `${remittance}/return`, name: 'remittance.return' },
  ];
}

/** Consents of both kinds: of payments, and to share data. */
function consentOperations(): EventOperation[] {
  return [
    {
      method: 'POST',
      path: `${PAYMENTS}/consents`,
      name: 'consent.created',
      request: PAYMENT_CONSENT,
      response: PAYMENT_CONSENT,
    },
    {
      method: 'GET',
      path: `${PAYMENTS}/consents/{consentId}`,
      name: 'consent.read',
      response: PAYMENT_CONSENT,
    },
    { method: 'POST', path: CONSENTS, name: 'consent.created', response: CONSENT },
    { method: 'GET', path: `${CONSENTS}/{consentId}`, name: 'consent.read', response: CONSENT },
    { method: 'DELETE', path: `${CONSENTS}/{consentId}`, name: 'consent.revoked' },
    {
      method: 'POST',
      path: `${CONSENTS}/{consentId}/extends`,
      name: 'consent.extended',
      response: CONSENT,
    },
    { method: 'GET', path: `${CONSENTS}/{consentId}/extensions`, name: 'consent.extensions' },
  ];
}
