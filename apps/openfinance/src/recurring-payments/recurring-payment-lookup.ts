import { Injectable } from '@nestjs/common';
import { toIsoUtc } from '#libs/kernel';
import { Ledger } from '../ledger/ledger.repository';
import { type Payment } from '../payments/payment';
import { PaymentRepository, type PaymentChange } from '../payments/store/payment.repository';
import { PaymentTransactions } from '../payments/store/payment-transactions';
import { ExampleRecurringConsents } from '../recurring-consents/example-recurring-consents';
import { type RecurringRequest } from '../recurring-consents/recurring-consent';
import { RecurringConsentsService } from '../recurring-consents/recurring-consents.service';

/** Finds recurring payments with their consents, and changes them. */
@Injectable()
export class RecurringPaymentLookup {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly transactions: PaymentTransactions,
    private readonly consents: RecurringConsentsService,
    private readonly examples: ExampleRecurringConsents,
    private readonly ledger: Ledger,
  ) {}

  /** The recurring payment; undefined if there is none. Payments of payments v4 are not found. */
  async find(paymentId: string): Promise<Payment | undefined> {
    const payment = await this.payments.find(paymentId);
    return payment?.product === null ? undefined : payment;
  }

  /** The recurring payment. An example is created if it does not exist yet. */
  async findOrExample(paymentId: string): Promise<Payment | undefined> {
    return (
      (await this.find(paymentId)) ??
      ((await this.examples.make(paymentId)) ? await this.find(paymentId) : undefined)
    );
  }

  /** The recurring payments of a consent, oldest first. */
  async ofConsent(consentId: string): Promise<readonly Payment[]> {
    const payments = await this.payments.ofConsent(consentId);
    return payments.filter(({ product }) => product !== null);
  }

  /** What was requested in the consent of a payment. */
  async requestOf({ consentId }: Payment): Promise<RecurringRequest> {
    return (await this.consents.stored(consentId)).request;
  }

  /**
   * Changes a payment that is not sent any more; an amount that is blocked for it becomes available again.
   * @returns the payment after the change; undefined if another change was first
   */
  change(payment: Payment, change: PaymentChange, nowMs: number): Promise<Payment | undefined> {
    const { ledger } = this;
    const { accountId, amount, isBlocked } = payment;
    return this.transactions.change(payment, change, function* (tx) {
      if (isBlocked) yield* ledger.release(tx, accountId, amount, toIsoUtc(nowMs));
    });
  }
}
