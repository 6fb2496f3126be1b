import { ACCOUNTS_VERSION } from '../accounts/version';
import { AUTOMATIC_PAYMENTS_VERSION } from '../payment-terms/automatic-payments-version';
import { CONSENTS_VERSION } from '../consents/api/version';
import { CREDIT_CARDS_VERSION } from '../credit-cards/version';
import { CUSTOMERS_VERSION } from '../customers/version';
import { RESOURCES_VERSION } from '../resources/version';

/** The version of the standard for payment consents and payments. */
const PAYMENTS_VERSION = '4.0.0';

/** One API family that the bank serves. */
export interface ApiFamily {
  readonly family: string;
  /** The version of the standard that defines its bodies. */
  readonly version: string;
  /** The addresses, below the address of the service. */
  readonly paths: readonly string[];
}

const CUSTOMER = ['/identifications', '/qualifications', '/financial-relations'];

/** The families in the order in which an integration uses them. */
export const API_FAMILIES: readonly ApiFamily[] = [
  { family: 'discovery', version: '1.0.0', paths: ['/open-banking/discovery/v1/endpoints'] },
  family('consents', CONSENTS_VERSION, '/open-banking/consents/v1/consents', [
    '',
    '/{consentId}',
    '/{consentId}/extends',
    '/{consentId}/extensions',
  ]),
  family('resources', RESOURCES_VERSION, '/open-banking/resources/v3/resources', ['']),
  family('customers-personal', CUSTOMERS_VERSION, '/open-banking/customers/v2/personal', CUSTOMER),
  family('customers-business', CUSTOMERS_VERSION, '/open-banking/customers/v2/business', CUSTOMER),
  family('accounts', ACCOUNTS_VERSION, '/open-banking/accounts/v1/accounts', [
    '',
    '/{accountId}',
    '/{accountId}/balances',
    '/{accountId}/overdraft-limits',
    '/{accountId}/transactions',
    '/{accountId}/transactions-current',
  ]),
  family(
    'credit-cards-accounts',
    CREDIT_CARDS_VERSION,
    '/open-banking/credit-cards-accounts/v2/accounts',
    [
      '',
      '/{creditCardAccountId}',
      '/{creditCardAccountId}/limits',
      '/{creditCardAccountId}/bills',
      '/{creditCardAccountId}/bills/{billId}/transactions',
      '/{creditCardAccountId}/transactions',
      '/{creditCardAccountId}/transactions-current',
    ],
  ),
  family('payments-consents', PAYMENTS_VERSION, '/open-banking/payments/v1/consents', [
    '',
    '/{consentId}',
  ]),
  family('payments-pix', PAYMENTS_VERSION, '/open-banking/payments/v1/pix/payments', [
    '',
    '/{paymentId}',
    '/consents/{consentId}',
  ]),
  family(
    'payments-recurring-consents',
    AUTOMATIC_PAYMENTS_VERSION,
    '/open-banking/automatic-payments/v2/recurring-consents',
    ['', '/{recurringConsentId}'],
  ),
  family(
    'payments-pix-recurring-payments',
    AUTOMATIC_PAYMENTS_VERSION,
    '/open-banking/automatic-payments/v2/pix/recurring-payments',
    ['', '/{recurringPaymentId}'],
  ),
];

function family(
  name: string,
  version: string,
  base: string,
  endpoints: readonly string[],
): ApiFamily {
  return { family: name, version, paths: endpoints.map((path) => base + path) };
}
