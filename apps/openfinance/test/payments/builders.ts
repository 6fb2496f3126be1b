import { toCents } from '#libs/kernel';
import { type PaymentConsentRequest } from '../../src/payment-consents/api/payment-consent.request';
import { type PaymentTerms } from '../../src/payment-terms/terms';
import { type Payment } from '../../src/payments/payment';

/** An account of another institution. */
export const PAYEE = {
  ispb: '12345678',
  issuer: '0001',
  number: '1234567890',
  accountType: 'CACC',
} as const;

export const CREDITOR = {
  personType: 'PESSOA_NATURAL',
  cpfCnpj: '98765432100',
  name: 'João Souza',
} as const;

export const TERMS: PaymentTerms = {
  amount: toCents(15_000),
  currency: 'BRL',
  creditorAccount: PAYEE,
  localInstrument: 'MANU',
};

type ConsentedPayment = PaymentConsentRequest['data']['payment'];

/** A consent to a payment of 150.00, unless `payment` or `data` say otherwise. */
export function consentBody(
  payment: Partial<ConsentedPayment>,
  data: Partial<PaymentConsentRequest['data']> = {},
): PaymentConsentRequest {
  return {
    data: {
      loggedUser: { document: { identification: '76109277673', rel: 'CPF' } },
      creditor: CREDITOR,
      payment: {
        type: 'PIX',
        currency: 'BRL',
        amount: '150.00',
        details: { localInstrument: 'MANU', creditorAccount: PAYEE },
        ...payment,
      },
      ...data,
    },
  };
}

/** A stored payment of 150.00, which was made at noon and is sent two seconds later. */
export function storedPayment(change: Partial<Payment> = {}): Payment {
  const createdAtMs = Date.parse('2026-01-30T12:00:00.000Z');
  return {
    paymentId: '5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11',
    consentId: 'urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10',
    endToEndId: 'E8765432120260130120012345678901',
    amount: toCents(15_000),
    accountId: 'maria-corrente',
    details: {
      localInstrument: 'MANU',
      creditorAccount: PAYEE,
      creditor: CREDITOR,
      debtorAccount: {
        ispb: '87654321',
        issuer: '0001',
        number: '100000017',
        accountType: 'CACC',
      },
      debtorName: 'Maria Silva',
      debtorDocument: '11144477735',
      correlationId: 'run-42',
    },
    status: 'RCVD',
    createdAtMs,
    statusUpdatedAtMs: createdAtMs,
    sendAtMs: createdAtMs + 2_000,
    nextAtMs: createdAtMs + 2_000,
    attempts: 0,
    isAccepted: false,
    isBlocked: false,
    rejection: null,
    rejectionDetail: null,
    requestedOutcome: null,
    cancellation: null,
    product: null,
    spiCode: null,
    ...change,
  };
}
