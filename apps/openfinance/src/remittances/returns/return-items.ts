import { createHash } from 'node:crypto';
import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import { type PaymentLayout, type ReturnHead, type ReturnOutcome } from '#libs/cnab240';
import { ACCEPTED, DONE, occurrencesIn } from '../occurrences';
import { isReported, type RemittancePayment } from '../payments/remittance-payment';
import { type Remittance, type RemittanceReturn } from '../remittance';

/** The header of a return file: that of the remittance with the instant and the NSA of the return. */
export function headOf({ header: text }: Remittance, made: RemittanceReturn): ReturnHead {
  const [createdOn = '', time = ''] = brasiliaDateTime(made.madeAtMs).split('T');
  const file = { text, bank: text.slice(0, 3) };
  return { file, createdOn, createdAt: time.slice(0, 8), sequence: made.nsa };
}

/**
 * What a return says about a payment.
 * @param made the return; a result that was recorded later is not in it
 */
export function outcomeOf(
  payment: RemittancePayment,
  made: RemittanceReturn,
  { sendsAuthentication }: Pick<PaymentLayout, 'sendsAuthentication'>,
): ReturnOutcome {
  const { status, endedAtMs, paymentId, amount } = payment;
  const codes = isReported(payment, made) ? payment.occurrences : ACCEPTED;
  const occurrences = occurrencesIn(codes);
  if (codes !== DONE || status !== 'PAID' || endedAtMs === null) return { occurrences };
  return {
    occurrences,
    realDate: brasiliaDate(endedAtMs),
    realCents: amount,
    bankDocument: documentOf(paymentId),
    ...(sendsAuthentication ? { authentication: authenticationOf(paymentId) } : {}),
  };
}

/** What the bank proves a payment with: 64 hexadecimal digits, always the same for a payment. */
function authenticationOf(paymentId: string | null): string {
  return createHash('sha256')
    .update(paymentId ?? '')
    .digest('hex')
    .toUpperCase();
}

/** The number that the bank gives a payment: the beginning of its id. */
function documentOf(paymentId: string | null): string {
  return (paymentId ?? '').replaceAll('-', '').toUpperCase().slice(0, 20);
}
