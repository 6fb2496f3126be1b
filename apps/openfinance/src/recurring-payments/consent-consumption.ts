import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { isRecurring, type Payment } from '../payments/payment';
import { PaymentRepository } from '../payments/store/payment.repository';
import { limitsOf } from '../recurring-consents/configuration';
import { consumed } from '../recurring-consents/recurring-consent';
import { RecurringConsentTransactions } from '../recurring-consents/recurring-consent-transactions';
import { isUsedUp } from './rules/limits';

/** Ends a consent whose settled payments have reached its total (automatic-payments 2.0.0, state machine, CONSUMED). */
@Injectable()
export class ConsentConsumption {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly consents: RecurringConsentTransactions,
  ) {}

  *follow(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    for (const payment of payments) yield* this.followOne(tx, payment);
  }

  private *followOne(tx: UnitOfWork, payment: Payment): Transactional<void> {
    const { product, status, consentId, statusUpdatedAtMs } = payment;
    if (!isRecurring(product) || product === 'automatic' || status !== 'ACSC') return;
    const consent = yield* this.consents.read(tx, consentId);
    const limits = consent && limitsOf(consent.request.configuration);
    // Only a total ends a consent, so payments of other consents do not wait for a lock.
    if (limits?.total.quantityLimit === undefined && limits?.total.transactionLimit === undefined) {
      return;
    }
    // Of two payments that settle at the same time, the later one sees both.
    yield* this.consents.lock(tx, consentId, statusUpdatedAtMs);
    if (!isUsedUp(limits, yield* this.payments.settled(tx, consentId))) return;
    yield* this.consents.changeIn(tx, consentId, statusUpdatedAtMs, (current) =>
      current.status === 'AUTHORISED' ? consumed(current, statusUpdatedAtMs) : undefined,
    );
  }
}
