import { z } from 'zod';
import { newUuid } from '#libs/kernel';
import { withPix, type ContractCase, type Kept } from '../case';
import { jsonObject, text, utc, uuid } from '../shapes';
import { CPF, payee, PAYMENT_CONSENTS, paymentRequest, PAYMENTS } from '../tables/openfinance';
import { answers, envelope, errors } from './openfinance-bodies';

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
    says: '201 with the same payment',
    shape: (kept) => envelope(payment.extend({ paymentId: z.literal(kept('paymentId')) })),
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

/** What this project decided about payments. */
export const paymentDecisions: readonly ContractCase[] = [...payments, ...paymentConsents];
