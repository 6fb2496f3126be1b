import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { type Payer } from '../payment-consents/payers';
import { newPayment, type PaymentContext } from '../payments/new-payment';
import { type Payment } from '../payments/payment';
import { type CompletePayment } from '../payments/payment-checks';
import { productOf, type RecurringConsent } from '../recurring-consents/recurring-consent';
import { type RequestedRecurringPayment } from './api/recurring-payment.request';

/** Within the windows of a day of Pix Automático, from 0:00 to 8:00 and from 18:00 to 21:00 in Brasília (IN BCB 513). */
const FIRST_ATTEMPT_MS = 6 * 3_600_000;
const SECOND_ATTEMPT_MS = 18 * 3_600_000;

/**
 * The day of a scheduled payment; undefined for an immediate one. A further attempt on the same day is scheduled too
 * (Pix Automático guide, 3.4.2).
 */
export function scheduledDay(
  { date, originalRecurringPaymentId }: RequestedRecurringPayment,
  nowMs: number,
): string | undefined {
  const isLater = date !== brasiliaDate(nowMs) || originalRecurringPaymentId !== undefined;
  return isLater ? date : undefined;
}

/** A new payment under a recurring consent. */
export function newRecurringPayment(
  complete: CompletePayment,
  request: RequestedRecurringPayment,
  { payer, consent }: { readonly payer: Payer; readonly consent: RecurringConsent },
  context: PaymentContext,
): Payment {
  const { document, date, paymentReference, originalRecurringPaymentId } = request;
  const creditor = consent.request.creditors.find(
    ({ cpfCnpj }) => cpfCnpj === document.identification,
  );
  if (creditor === undefined) throw new Error('A payment to a payee that the consent lacks.');
  const under = { consentId: consent.consentId, request: { creditor } };
  const payment = newPayment(complete, { payer, consent: under }, context);
  const recurring = { date, document, paymentReference, originalRecurringPaymentId };
  const product = productOf(consent.request);
  if (complete.date === undefined) {
    return { ...payment, product, details: { ...payment.details, recurring } };
  }
  const { nowMs, stepMs } = context;
  const dayMs = brasiliaDayStartMs(complete.date);
  const secondAttemptAtMs = dayMs + SECOND_ATTEMPT_MS;
  const isToday = complete.date === brasiliaDate(nowMs);
  const sendAtMs = isToday ? secondAttemptAtMs : dayMs + FIRST_ATTEMPT_MS;
  return {
    ...payment,
    product,
    sendAtMs,
    nextAtMs: Math.min(nowMs + stepMs, sendAtMs),
    details: { ...payment.details, recurring: { ...recurring, secondAttemptAtMs } },
  };
}
