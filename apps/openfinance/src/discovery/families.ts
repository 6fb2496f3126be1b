import { ACCOUNTS_VERSION } from '../accounts/version';
import { CONSENTS_VERSION } from '../consents/api/version';

/** One API family that the bank serves. */
export interface ApiFamily {
  readonly family: string;
  /** The version of the standard whose bodies it has. */
  readonly version: string;
  /** The addresses, below the address of the service. */
  readonly paths: readonly string[];
}

/** The families in the order in which an integration uses them. */
export const API_FAMILIES: readonly ApiFamily[] = [
  { family: 'discovery', version: '1.0.0', paths: ['/open-banking/discovery/v1/endpoints'] },
  {
    family: 'consents',
    version: CONSENTS_VERSION,
    paths: [
      '/open-banking/consents/v1/consents',
      '/open-banking/consents/v1/consents/{consentId}',
      '/open-banking/consents/v1/consents/{consentId}/extends',
      '/open-banking/consents/v1/consents/{consentId}/extensions',
    ],
  },
  {
    family: 'accounts',
    version: ACCOUNTS_VERSION,
    paths: [
      '',
      '/{accountId}',
      '/{accountId}/balances',
      '/{accountId}/overdraft-limits',
      '/{accountId}/transactions',
      '/{accountId}/transactions-current',
    ].map((path) => `/open-banking/accounts/v1/accounts${path}`),
  },
];
