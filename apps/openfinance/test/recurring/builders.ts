import { toCents } from '#libs/kernel';
import {
  recurringConsentRequest,
  type RecurringConsentRequest,
} from '../../src/recurring-consents/api/recurring-consent.request';
import { checkRecurringConsent } from '../../src/recurring-consents/consent-checks';
import {
  authorised,
  newRecurringConsent,
  type RecurringConsent,
} from '../../src/recurring-consents/recurring-consent';
import { type RequestedRecurringPayment } from '../../src/recurring-payments/api/recurring-payment.request';
import { type Payment } from '../../src/payments/payment';
import { PAYEE, storedPayment } from '../payments/builders';

/** Maria, the customer, and a company to which she pays. */
export const MARIA = '11144477735';
export const ENERGY = '50685362000135';
export const PERSON = {
  personType: 'PESSOA_NATURAL',
  cpfCnpj: MARIA,
  name: 'Maria Silva',
} as const;
export const COMPANY = {
  personType: 'PESSOA_JURIDICA',
  cpfCnpj: ENERGY,
  name: 'Energia do Sul',
} as const;

const CPF = { identification: MARIA, rel: 'CPF' } as const;

type Sent = Readonly<Record<string, unknown>>;

/** A consent to Transferências Inteligentes. */
export function sweepingBody(sweeping: Sent = {}, data: Sent = {}) {
  return {
    data: {
      loggedUser: { document: CPF },
      creditors: [PERSON],
      recurringConfiguration: { sweeping },
      ...data,
    },
  };
}

/** A consent to Pix Automático, each month from a day on. */
export function automaticBody(automatic: Sent = {}, data: Sent = {}) {
  return {
    data: {
      loggedUser: { document: CPF },
      creditors: [COMPANY],
      recurringConfiguration: {
        automatic: {
          contractId: 'CONTRATO1',
          interval: 'MENSAL',
          contractDebtor: { name: 'Maria Silva', document: CPF },
          isRetryAccepted: true,
          referenceStartDate: '2999-03-10',
          ...automatic,
        },
      },
      ...data,
    },
  };
}

/** A body that the schema accepts. */
export function readBody(body: object): RecurringConsentRequest {
  return recurringConsentRequest.parse(body);
}

/** An authorised consent that was created at an instant. */
export function storedConsent(body: object, nowMs: number): RecurringConsent {
  const checked = checkRecurringConsent(readBody(body), nowMs);
  if (!checked.ok) throw new Error(checked.refusal.detail);
  return authorised(newRecurringConsent('urn:simulador:1', checked.value, nowMs), 'maria', nowMs);
}

/** A payment of 100.00 to the company, as it was requested. */
export function requestedPayment(
  change: Partial<RequestedRecurringPayment> = {},
): RequestedRecurringPayment {
  return {
    amount: toCents(10_000),
    isAboveLimit: false,
    currency: 'BRL',
    creditorAccount: PAYEE,
    endToEndId: 'E8765432129990313150012345678901',
    localInstrument: 'MANU',
    cnpjInitiator: ENERGY,
    date: '2999-03-13',
    document: { identification: ENERGY, rel: 'CNPJ' },
    paymentReference: 'M03-2999',
    ...change,
  };
}

/** A stored payment of Pix Automático. */
export function storedRecurring(
  recurring: Partial<NonNullable<Payment['details']['recurring']>>,
  change: Partial<Payment> = {},
): Payment {
  const payment = storedPayment({ product: 'automatic', ...change });
  return {
    ...payment,
    details: {
      ...payment.details,
      debtorDocument: MARIA,
      recurring: {
        date: '2999-03-13',
        document: { identification: ENERGY, rel: 'CNPJ' },
        paymentReference: 'M03-2999',
        ...recurring,
      },
    },
  };
}
