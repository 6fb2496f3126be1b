import { formatCents, Failure, type Cents } from '#libs/kernel';

export class PaymentNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'TRANSACTION_NOT_FOUND';
  readonly title = 'The payment does not exist';

  constructor(endToEndId: string) {
    super(`There is no payment with EndToEndId ${endToEndId}.`);
  }
}

/** The payment is not settled, so there is nothing to return. */
export class PaymentNotSettled extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PAYMENT_NOT_SETTLED';
  readonly title = 'The payment is not settled';

  constructor(endToEndId: string, status: string) {
    super(`Payment ${endToEndId} is ${status}; only an ACCEPTED payment can be returned.`);
  }
}

/** The return is more than what is left of the payment. */
export class ReturnTooLarge extends Failure {
  readonly kind = 'conflict';
  readonly code = 'RETURN_TOO_LARGE';
  readonly title = 'The return is more than the rest of the payment';

  constructor(endToEndId: string, rest: Cents) {
    super(`Of payment ${endToEndId}, ${formatCents(rest)} can still be returned.`);
  }
}

/** The payment has moved no Conta PI, and one of its institutions has one by now: only that would move. */
export class PaymentWithoutAccounts extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PAYMENT_WITHOUT_ACCOUNTS';
  readonly title = 'The payment has moved no Conta PI';

  constructor(endToEndId: string) {
    super(
      `Payment ${endToEndId} was settled before one of its institutions was registered, and has moved no Conta PI. ` +
        'It cannot be returned.',
    );
  }
}
