import { type Cents, failure, formatCents } from '#libs/kernel';

export class PaymentNotFound extends failure.notFound(
  'TRANSACTION_NOT_FOUND',
  'The payment does not exist',
  (endToEndId: string) => `There is no payment with EndToEndId ${endToEndId}.`,
) {}

export class PaymentNotSettled extends failure.conflict(
  'PAYMENT_NOT_SETTLED',
  'The payment is not settled',
  (endToEndId: string, status: string) =>
    `Payment ${endToEndId} is ${status}; only an ACCEPTED payment can be returned.`,
) {}

export class ReturnTooLarge extends failure.conflict(
  'RETURN_TOO_LARGE',
  'The return is more than the rest of the payment',
  (endToEndId: string, rest: Cents) =>
    `At most ${formatCents(rest)} of payment ${endToEndId} can still be returned.`,
) {}

/** The payment has moved no Conta PI. One of its institutions has one now, and a return would change only that one. */
export class PaymentWithoutAccounts extends failure.conflict(
  'PAYMENT_WITHOUT_ACCOUNTS',
  'The payment has moved no Conta PI',
  (endToEndId: string) =>
    `Payment ${endToEndId} cannot be returned: it was settled before one of its institutions was registered, so it has moved no Conta PI.`,
) {}
