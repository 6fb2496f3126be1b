import { type components as DictApi } from '../api/dict';
import { type components as BankApi } from '../api/openfinance';
import { brasiliaInstant, type At } from './instant';
import { merged, type Changes } from './merged';
import { randomHex } from './random-text';

type Consent = BankApi['schemas']['CreateConsent'];
type PaymentConsent = BankApi['schemas']['PaymentConsentRequest'];
type Key = DictApi['schemas']['CreateKeyRequest'];

/** A customer of the bank that each sandbox has. */
const CUSTOMER = { document: { identification: '11144477735', rel: 'CPF' } } as const;

/** A consent to share accounts, their balances and transactions: the body of `POST /open-banking/consents/v1/consents`. */
export function consent(changes: Changes<Consent> = {}): Consent {
  const permissions: Consent['data']['permissions'] = [
    'ACCOUNTS_READ',
    'ACCOUNTS_BALANCES_READ',
    'ACCOUNTS_TRANSACTIONS_READ',
    'RESOURCES_READ',
  ];
  return merged<Consent>({ data: { loggedUser: CUSTOMER, permissions } }, changes);
}

/** A consent to pay R$ 150.00 today: the body of `POST /open-banking/payments/v1/consents`. */
export function paymentConsent(changes: Changes<PaymentConsent> = {}, at?: At): PaymentConsent {
  const creditorAccount = {
    ispb: '12345678',
    issuer: '0001',
    number: '1234567890',
    accountType: 'CACC',
  } as const;
  const payment = {
    type: 'PIX',
    date: brasiliaInstant(at).slice(0, 10),
    currency: 'BRL',
    amount: '150.00',
    details: { localInstrument: 'MANU', creditorAccount },
  } as const;
  const creditor = {
    personType: 'PESSOA_NATURAL',
    cpfCnpj: '11144477735',
    name: 'João Souza',
  } as const;
  return merged<PaymentConsent>({ data: { loggedUser: CUSTOMER, creditor, payment } }, changes);
}

/** An entry of a new e-mail key: the body of `POST /dict/keys`. */
export function key(changes: Changes<Key> = {}): Key {
  return merged<Key>(
    {
      keyType: 'EMAIL',
      keyValue: `key-${randomHex(12)}@example.com`,
      holderName: 'João Souza',
      accountId: `acc-${randomHex(12)}`,
      ispb: '87654321',
      branch: '0001',
      accountNumber: '1234567890',
      accountType: 'CHECKING',
    },
    changes,
  );
}
