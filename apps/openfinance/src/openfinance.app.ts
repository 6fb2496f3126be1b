import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { CREDIT_DEBIT_INDICATORS } from './accounts/accounts.request';
import { COMPLETED_TYPES } from './accounts/transaction.response';
import {
  AUTHORIZATION_SERVER_OPERATIONS,
  AUTHORIZATION_SERVER_OUTCOMES,
} from './authorization-server/outcomes';
import { AppModule } from './app.module';
import { CARD_NETWORKS, CARD_PRODUCTS, CARD_TRANSACTION_TYPES } from './bank/cards/card';
import { STATES } from './customers/details/places';
import { MARITAL_STATUSES, SEXES } from './customers/personal.response';
import { PRODUCT_SERVICES } from './customers/relation.response';
import { OPENFINANCE_EVENTS } from './journal-events';
import { ACCOUNT_SUBTYPES, ACCOUNT_TYPES } from './ledger/account';
import { PERSON_TYPES } from './ledger/person-type';
import { openfinanceVariables } from './config';
import { PAYMENT_CONSENT_OUTCOMES } from './payment-consents/consent-rules';
import { EXAMPLE_TODAY } from './payment-consents/api/payment-consent.request';
import { V4_ACCOUNT_TYPES } from './payment-terms/members';
import { CONSENT_REJECTIONS, PAYMENT_CONSENT_STATUSES } from './payment-consents/payment-consent';
import { DAYS_OF_WEEK } from './payment-consents/schedule';
import { LOCAL_INSTRUMENTS, PIX_ACCOUNT_TYPES } from './payment-terms/terms';
import { INTERVALS } from './recurring-consents/configuration';
import { RECURRING_CONSENT_OUTCOMES } from './recurring-consents/consent-checks';
import {
  ENDED_BY,
  ENDED_FROM,
  RECURRING_CONSENT_REJECTIONS,
  RECURRING_CONSENT_REVOCATIONS,
  RECURRING_CONSENT_STATUSES,
} from './recurring-consents/recurring-consent';
import { PAYMENT_STATUSES } from './payments/payment';
import { CHARGE_STATUSES } from './qr-codes/charge';
import {
  CONSENT_TEST_VALUES,
  PAYMENT_OUTCOMES,
  RECURRING_PAYMENT_OUTCOMES,
  REJECTION_REASONS,
  refusalOutcomes,
} from './payment-terms/payment-codes';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_CHANGE_REFUSALS,
  RECURRING_REJECTIONS,
} from './payment-terms/recurring-codes';
import { TRANSACTION_TYPES } from './ledger/posting';
import { CONSENT_STATUSES, REJECTED_BY, REJECTION_CODES } from './consents/consent';
import { CUSTOMER_OUTCOME_MEANINGS } from './authorisation/automatic/customer-outcomes';
import { CONSENT_REFUSALS } from './consents/rules/consent-refusals';
import { PERMISSIONS } from './consents/rules/permissions';
import {
  RESOURCE_OPERATIONS,
  RESOURCE_OUTCOMES,
  RESOURCES_NOT_READY,
} from './consents/resources/resource-outcomes';
import { RESOURCE_TYPES } from './resources/resource';
import { RESOURCE_STATUSES } from './settings/resources/resource-settings';
import { REGISTRATION_TOKEN_SCHEME } from './registration/registration.controller';
import {
  REGISTRATION_OPERATIONS,
  REGISTRATION_OUTCOMES,
} from './registration/registration-outcomes';
import { REMITTANCE_OUTCOMES } from './remittances/occurrences';
import { REMITTANCE_PAYMENT_STATUSES } from './remittances/payments/remittance-payment';
import { FILE_KINDS } from './remittances/explain/explained-file';
import { LAYOUT_NAMES } from './remittances/layouts';
import { SHOWN_STATUSES } from './remittances/remittance';
import { schema } from './schema';
import { SIGNATURE_OUTCOMES } from './signed-messages/signature-outcomes';

const RECURRING_CONSENTS = '/open-banking/automatic-payments/v2/recurring-consents';
const RECURRING_PAYMENTS = '/open-banking/automatic-payments/v2/pix/recurring-payments';
const RECURRING_CHANGE_OUTCOMES = refusalOutcomes(RECURRING_CHANGE_REFUSALS);
const RECURRING_CANCELLATION_OUTCOMES = refusalOutcomes(RECURRING_CANCELLATION_REFUSALS);
/** A code that is one of payments v4 too has the meaning there. */
const RECURRING_OUTCOMES = {
  ...RECURRING_CONSENT_OUTCOMES,
  ...RECURRING_CHANGE_OUTCOMES,
  ...RECURRING_CANCELLATION_OUTCOMES,
  ...RECURRING_PAYMENT_OUTCOMES,
};

const SECURITY_OPERATIONS = [...REGISTRATION_OPERATIONS, ...AUTHORIZATION_SERVER_OPERATIONS];

/** The open banking simulator: a bank of Open Finance Brasil. */
export const openfinance: AppDefinition = {
  name: 'openfinance',
  title: 'Open banking: consents, accounts, payments',
  description:
    'A bank with the APIs of Open Finance Brasil: consents, customers, accounts, cards and Pix payments on one ledger. ' +
    'No certificate and no token are needed. The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'Open Finance: consentimentos, contas e pagamentos',
    description:
      'Um banco com as APIs do Open Finance Brasil, sem certificado e sem token. ' +
      'Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('OPENFINANCE_PORT', '3006', 'Port of the open banking simulator.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...openfinanceVariables },
  module: AppModule,
  schema,
  events: OPENFINANCE_EVENTS,
  exposedHeaders: ['x-fapi-interaction-id', 'x-v'],
  outcomes: {
    ...RECURRING_OUTCOMES,
    ...meaningsOf(CONSENT_REFUSALS),
    ...PAYMENT_CONSENT_OUTCOMES,
    ...PAYMENT_OUTCOMES,
    ...CUSTOMER_OUTCOME_MEANINGS,
    ...RESOURCES_NOT_READY,
    ...RESOURCE_OUTCOMES,
    ...REGISTRATION_OUTCOMES,
    ...AUTHORIZATION_SERVER_OUTCOMES,
    ...SIGNATURE_OUTCOMES,
    ...REMITTANCE_OUTCOMES,
  },
  outcomeOperations: [
    { method: 'POST', path: '/remittances', outcomes: REMITTANCE_OUTCOMES },
    ...SECURITY_OPERATIONS,
    ...RESOURCE_OPERATIONS,
    {
      method: 'POST',
      path: '/open-banking/consents/v1/consents',
      outcomes: { ...CONSENT_REFUSALS, ...CUSTOMER_OUTCOME_MEANINGS },
    },
    ...[
      { method: 'DELETE', path: '/open-banking/consents/v1/consents/{id}' },
      { method: 'POST', path: '/open-banking/consents/v1/consents/{id}/extends' },
    ].map((operation) => ({ ...operation, outcomes: CONSENT_REFUSALS })),
    {
      method: 'POST',
      path: '/open-banking/payments/v1/consents',
      outcomes: {
        ...PAYMENT_CONSENT_OUTCOMES,
        ...CUSTOMER_OUTCOME_MEANINGS,
        ...SIGNATURE_OUTCOMES,
      },
    },
    ...['instant', 'pix'].map((name) => ({
      method: 'POST',
      path: `/open-banking/payments/v1/${name}/payments`,
      outcomes: { ...PAYMENT_OUTCOMES, ...SIGNATURE_OUTCOMES },
    })),
    ...['{paymentId}', 'consents/{consentId}'].map((of) => ({
      method: 'PATCH',
      path: `/open-banking/payments/v1/pix/payments/${of}`,
      outcomes: SIGNATURE_OUTCOMES,
    })),
    {
      method: 'POST',
      path: RECURRING_CONSENTS,
      outcomes: {
        ...RECURRING_CONSENT_OUTCOMES,
        ...CUSTOMER_OUTCOME_MEANINGS,
        ...SIGNATURE_OUTCOMES,
      },
    },
    {
      method: 'PATCH',
      path: `${RECURRING_CONSENTS}/{recurringConsentId}`,
      outcomes: { ...RECURRING_CHANGE_OUTCOMES, ...SIGNATURE_OUTCOMES },
    },
    {
      method: 'POST',
      path: RECURRING_PAYMENTS,
      outcomes: { ...RECURRING_PAYMENT_OUTCOMES, ...SIGNATURE_OUTCOMES },
    },
    {
      method: 'PATCH',
      path: `${RECURRING_PAYMENTS}/{recurringPaymentId}`,
      outcomes: { ...RECURRING_CANCELLATION_OUTCOMES, ...SIGNATURE_OUTCOMES },
    },
  ],
  testValues: [
    {
      method: 'POST',
      path: '/open-banking/payments/v1/consents',
      field: '/data/payment/details/proxy',
      outcomes: { ...PAYMENT_CONSENT_OUTCOMES, ...CUSTOMER_OUTCOME_MEANINGS },
      prefix: CONSENT_TEST_VALUES,
    },
    ...['instant', 'pix'].map((name) => ({
      method: 'POST',
      path: `/open-banking/payments/v1/${name}/payments`,
      field: '/data/0/proxy or /proxy',
      outcomes: PAYMENT_OUTCOMES,
    })),
    {
      method: 'POST',
      path: RECURRING_PAYMENTS,
      field: '/data/proxy',
      outcomes: RECURRING_PAYMENT_OUTCOMES,
    },
  ],
  webhookEvents: {
    'payment.status-changed':
      'A payment is new, or its status has changed. `data` has members of the payment, as in its GET response.',
    'payment-consent.status-changed': 'A payment consent is new, or its status has changed.',
    'recurring-consent.status-changed': 'A recurring consent is new, or its status has changed.',
    'recurring-payment.status-changed': 'A recurring payment is new, or its status has changed.',
    'remittance-payment.status-changed':
      'A payment of a CNAB 240 remittance was sent, or its status has changed.',
    'consent.status-changed': 'A data consent is new, or its status has changed.',
    'credit.received': 'An account has received money.',
  },
  exampleToday: EXAMPLE_TODAY,
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/open-banking/payments/v1/**' },
    effect: { outcome: 'SALDO_INSUFICIENTE' },
    times: 1,
  },
  securitySchemes: {
    [REGISTRATION_TOKEN_SCHEME]: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The registration_access_token of the client. It is needed only where the sandbox demands tokens.',
    },
  },
  tags: {
    directory:
      'The directory of Open Finance Brasil: participants, keys, certificates and software statements.',
    registration: 'Dynamic registration of clients (RFC 7591, RFC 7592).',
    authorization:
      'The authorization server: pushed requests, the authorisation in the browser, and tokens.',
    discovery: 'Lists the API families that the bank serves.',
    consents: 'Consents of customers to share their data.',
    resources: 'The accounts and card accounts of a consent, with their status.',
    customers: 'The registration of a person or a company (customers v2).',
    accounts: 'Accounts, balances, overdraft limits and transactions.',
    'credit-cards-accounts': 'Card accounts, limits, bills and transactions (credit cards v2).',
    payments: 'Payment consents and Pix payments (payments v4).',
    'automatic-payments':
      'Consents to payments that recur, and their payments: Pix Automático and Transferências Inteligentes (automatic payments 2.0.0).',
    'qr-codes': 'The signed charges of dynamic QR codes, for payers.',
    remittances: 'Payments of companies in CNAB 240 files, and their return files.',
    spi: 'The channel from the SPI to the bank: payments to its customers, and settled payments.',
  },
  enums: {
    Permission: PERMISSIONS,
    ConsentStatus: CONSENT_STATUSES,
    RejectedBy: REJECTED_BY,
    RejectionCode: REJECTION_CODES,
    AccountType: ACCOUNT_TYPES,
    AccountSubtype: ACCOUNT_SUBTYPES,
    CreditDebitIndicator: CREDIT_DEBIT_INDICATORS,
    CompletedAuthorisedPaymentType: COMPLETED_TYPES,
    PersonType: PERSON_TYPES,
    TransactionType: TRANSACTION_TYPES,
    PaymentStatus: PAYMENT_STATUSES,
    PaymentConsentStatus: PAYMENT_CONSENT_STATUSES,
    PaymentRejection: Object.keys(REJECTION_REASONS),
    PaymentConsentRejection: Object.keys(CONSENT_REJECTIONS),
    RecurringConsentStatus: RECURRING_CONSENT_STATUSES,
    RecurringConsentRejection: Object.keys(RECURRING_CONSENT_REJECTIONS),
    RecurringConsentRevocation: Object.keys(RECURRING_CONSENT_REVOCATIONS),
    RecurringRejection: Object.keys(RECURRING_REJECTIONS),
    RecurringInterval: INTERVALS,
    EndedBy: ENDED_BY,
    EndedFrom: ENDED_FROM,
    LocalInstrument: LOCAL_INSTRUMENTS,
    DayOfWeek: DAYS_OF_WEEK,
    PixAccountType: PIX_ACCOUNT_TYPES,
    V4AccountType: V4_ACCOUNT_TYPES,
    ChargeStatus: CHARGE_STATUSES,
    RemittanceStatus: SHOWN_STATUSES,
    RemittancePaymentStatus: REMITTANCE_PAYMENT_STATUSES,
    RemittanceLayout: LAYOUT_NAMES,
    RemittanceFileKind: FILE_KINDS,
    ResourceType: RESOURCE_TYPES,
    ResourceStatus: RESOURCE_STATUSES,
    State: STATES,
    ProductService: PRODUCT_SERVICES,
    MaritalStatus: MARITAL_STATUSES,
    Sex: SEXES,
    CardProduct: CARD_PRODUCTS,
    CardNetwork: CARD_NETWORKS,
    CardTransactionType: CARD_TRANSACTION_TYPES,
  },
  example: (address) => `curl -s ${address}/open-banking/discovery/v1/endpoints`,
};

/** The outcomes that a rule can request, by code. */
function meaningsOf(refusals: Readonly<Record<string, { readonly meaning: string }>>) {
  return Object.fromEntries(Object.entries(refusals).map(([code, { meaning }]) => [code, meaning]));
}
