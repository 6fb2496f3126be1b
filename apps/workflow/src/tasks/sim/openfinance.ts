import { z } from 'zod';
import { formatCents, stableUuid } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { failed, succeeded } from '../task-resource';
import { amount, idempotencyKey, objectOf, refusedBy, simAction, text } from './sim-action';

const account = z.strictObject({
  ispb: text,
  issuer: text.optional(),
  number: text,
  accountType: text,
});

export const openfinancePay = simAction({
  service: 'openfinance',
  action: 'pay',
  description:
    'Initiates a Pix payment at the bank. Output: the payment {paymentId, endToEndId, status, payment, ...}. Its status is RCVD at first: it settles later, on the clock of the sandbox. A refusal has the official code, as in Openfinance.Refused.SALDO_INSUFICIENTE.',
  repeat:
    'x-idempotency-key is derived from the key, so the bank returns the same payment. With the same key and other arguments, the error is Openfinance.Refused.ERRO_IDEMPOTENCIA.',
  argumentsSchema: z.strictObject({
    amount,
    creditorAccount: account.optional().describe('Default: the account of the proxy in DICT.'),
    creditor: z
      .strictObject({
        name: text.optional(),
        cpfCnpj: text.optional(),
        personType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']).optional(),
      })
      .optional(),
    proxy: text.optional().describe('A key of DICT.'),
    accountId: text
      .optional()
      .describe('The account that pays. Default: the first account of the bank.'),
    debtorAccount: account.optional(),
    endToEndId: text.optional(),
    remittanceInformation: text.optional(),
    consentId: text.optional(),
    idempotencyKey,
  }),
  *steps({ amount: cents, ...sent }, { key }) {
    const answer = yield {
      method: 'POST',
      path: '/open-banking/payments/v1/pix/payments',
      headers: { 'x-idempotency-key': stableUuid(key) },
      body: withoutUndefined({ ...sent, amount: formatCents(cents) }),
    };
    if (answer.status !== 201) return refusedBy('openfinance', answer);
    const payment = objectOf(answer.members['data']);
    if (typeof payment['paymentId'] === 'string') return succeeded(payment as Json);
    return failed('Sibling.Error', 'The bank answered 201 without a payment.');
  },
});

function withoutUndefined(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
