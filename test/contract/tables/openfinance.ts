import { SUCCESS, withPix, type ContractCase } from '../case';
import { json, jsonObject } from '../shapes';
import { healthCheck } from '../health';

export const CONSENTS = '/open-banking/consents/v1/consents';
export const ACCOUNTS = '/open-banking/accounts/v1/accounts';
export const PAYMENTS = '/open-banking/payments/v1/instant/payments';
export const PAYMENT_CONSENTS = '/open-banking/payments/v1/consents';

/** Maria Silva, whom every sandbox knows. */
export const CPF = { identification: '11144477735', rel: 'CPF' };
export const PERMISSIONS = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'ACCOUNTS_TRANSACTIONS_READ',
  'RESOURCES_READ',
];
export const consentRequest = { data: { loggedUser: { document: CPF }, permissions: PERMISSIONS } };
export const payee = {
  ispb: '12345678',
  issuer: '0001',
  number: '1234567890',
  accountType: 'CACC',
};
export const paymentRequest = { amount: 150.75, currency: 'BRL', creditorAccount: payee };

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

/** What the contract says about openfinance. */
export const openfinanceContract: readonly ContractCase[] = withPix([
  healthCheck(),
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
