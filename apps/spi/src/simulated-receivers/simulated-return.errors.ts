import { type Cents, failure, formatCents } from '#libs/kernel';
import { type TransactionStatus } from '../settlement/transaction';

/** What to do with a payment that has moved no money. */
const ADVICE: Readonly<Record<Exclude<TransactionStatus, 'ACCEPTED'>, string>> = {
  PENDING:
    'Let its receiver accept it. The SPI rejects it 40 seconds after it was sent: POST /__admin/clock/advance with {"by": "PT40S"}.',
  REJECTED:
    'It has moved no money, so there is nothing to return. Pay again with a new EndToEndId.',
};

export class PaymentNotFound extends failure.notFound(
  'TRANSACTION_NOT_FOUND',
  'The payment does not exist',
  (endToEndId: string) => `There is no payment with EndToEndId ${endToEndId}.`,
) {}

export class PaymentNotSettled extends failure.conflict(
  'PAYMENT_NOT_SETTLED',
  'The payment is not settled',
  (endToEndId: string, status: Exclude<TransactionStatus, 'ACCEPTED'>) =>
    `Payment ${endToEndId} is ${status}; only an ACCEPTED payment can be returned. ${ADVICE[status]}`,
) {}

export class ReturnTooLarge extends failure.conflict(
  'RETURN_TOO_LARGE',
  'The amount of the return is too high',
  (endToEndId: string, rest: Cents) =>
    rest === 0
      ? `Payment ${endToEndId} has already been returned, or a return of it is pending: GET /spi/returns lists the returns. To return another payment, pay again with a new EndToEndId.`
      : `At most ${formatCents(rest)} of payment ${endToEndId} can still be returned. Leave out amount to return all of it.`,
) {}

/** The payment has not changed any Conta PI. One of its institutions has one now, and a return would change only that one. */
export class PaymentWithoutAccounts extends failure.conflict(
  'PAYMENT_WITHOUT_ACCOUNTS',
  'The payment has not changed any Conta PI',
  (endToEndId: string) =>
    `Payment ${endToEndId} cannot be returned: it was settled before one of its institutions was registered, so it has not changed any Conta PI. ` +
    'Pay again with a new EndToEndId, and return that payment.',
) {}
