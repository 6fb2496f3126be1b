import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { isRecurring, type Payment } from '../payments/payment';
import { PaymentRepository, type PaymentChange } from '../payments/store/payment.repository';
import { UnsentPayments } from '../payments/store/unsent-payments';
import { ExampleRecurringConsents } from '../recurring-consents/example-recurring-consents';
import { type RecurringRequest } from '../recurring-consents/recurring-consent';
import { RecurringConsentsService } from '../recurring-consents/recurring-consents.service';

/** Finds recurring payments with their consents, and changes them. */
@Injectable()
export class RecurringPaymentLookup {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly unsent: UnsentPayments,
    private readonly consents: RecurringConsentsService,
    private readonly examples: ExampleRecurringConsents,
  ) {}

  /** The recurring payment; undefined if there is none. Payments of payments v4 are not found. */
  async find(paymentId: string): Promise<Payment | undefined> {
    const payment = await this.payments.find(paymentId);
    return payment !== undefined && isRecurring(payment.product) ? payment : undefined;
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
    return payments.filter(({ product }) => isRecurring(product));
  }

  /** What was requested in the consent of a payment. */
  async requestOf({ consentId }: Payment): Promise<RecurringRequest> {
    return (await this.consents.stored(consentId)).request;
  }

  /**
   * Changes a payment that is not sent any more.
   * @param also done in the same transaction, if no other change was first
   * @returns the payment after the change; undefined if another change was first
   */
  async change(
    payment: Payment,
    { change, nowMs }: { readonly change: PaymentChange; readonly nowMs: number },
    also: (tx: UnitOfWork, changed: Payment) => Transactional<void>,
  ): Promise<Payment | undefined> {
    const moves = [{ payment, change }];
    const [changed] = await this.unsent.changeAll(moves, nowMs, function* (tx, [after]) {
      if (after !== undefined) yield* also(tx, after);
    });
    return changed;
  }
}
