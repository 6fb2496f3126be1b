import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, requesterOfOutcome, takeOutcomeAlone } from '#libs/sandbox';
import { answerOnce } from '../idempotency/answer-once';
import { Idempotency, type KeyedRequest } from '../idempotency/idempotency.repository';
import { PaymentNotFound, PaymentRefused } from '../payment-terms/payment.errors';
import { RECURRING_CANCELLATION_REFUSALS } from '../payment-terms/recurring-codes';
import { cancelled, type Payment } from '../payments/payment';
import { PaymentStatesService } from '../payments/payment-states.service';
import { type StandardAnswer } from '../standard/answer';
import { type CancelRecurringPaymentRequest } from './api/cancel-recurring-payment.request';
import { type ListRecurringPaymentsRequest } from './api/list-recurring-payments.request';
import {
  listedRecurringPayment,
  recurringPaymentData,
  type ListedRecurringPaymentResponse,
  type RecurringPaymentDataResponse,
} from './api/recurring-payment.response';
import { RecurringPaymentLookup } from './recurring-payment-lookup';
import { recurringCancellationProblem } from './rules/cancellation';

/** Returns and cancels recurring payments. */
@Injectable()
export class RecurringPaymentStatesService {
  constructor(
    private readonly lookup: RecurringPaymentLookup,
    private readonly states: PaymentStatesService,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether there is such a payment. Unlike `find` it only reads. */
  async has(paymentId: string): Promise<boolean> {
    return (await this.lookup.find(paymentId)) !== undefined;
  }

  async find(paymentId: string): Promise<StandardAnswer<RecurringPaymentDataResponse>> {
    const payment = await this.stored(paymentId);
    await this.states.scheduleIfLost(payment);
    return { data: recurringPaymentData(payment) };
  }

  /** The payments of a consent, oldest first. */
  async list({
    recurringConsentId,
    startDate = '',
    endDate,
    originalRecurringPaymentId: original,
  }: ListRecurringPaymentsRequest): Promise<StandardAnswer<ListedRecurringPaymentResponse[]>> {
    const payments = await this.lookup.ofConsent(recurringConsentId);
    const chosen = payments.filter(({ details: { recurring } }) => {
      const date = recurring?.date ?? '';
      const isWithin = date >= startDate && (endDate === undefined || date <= endDate);
      return (
        isWithin &&
        (original ?? recurring?.originalRecurringPaymentId) ===
          recurring?.originalRecurringPaymentId
      );
    });
    return { data: chosen.map(listedRecurringPayment) };
  }

  /** @throws PaymentRefused if the payment is neither scheduled nor held, it is too late, or the person may not cancel it */
  cancel(
    paymentId: string,
    request: CancelRecurringPaymentRequest,
    keyed: KeyedRequest | undefined,
  ): Promise<StandardAnswer<RecurringPaymentDataResponse>> {
    return answerOnce(this.idempotency, keyed, () => this.cancelFirst(paymentId, request, keyed));
  }

  private async cancelFirst(
    paymentId: string,
    { data }: CancelRecurringPaymentRequest,
    keyed: KeyedRequest | undefined,
  ): Promise<{ readonly data: RecurringPaymentDataResponse }> {
    const { idempotency } = this;
    const { cancelledBy } = data.cancellation;
    await this.stored(paymentId);
    const code = await takeOutcomeAlone(RECURRING_CANCELLATION_REFUSALS);
    if (code !== undefined) {
      throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
    }
    for (;;) {
      const payment = await this.stored(paymentId);
      const nowMs = this.clock.nowMs();
      const request = await this.lookup.requestOf(payment);
      const by = cancelledBy.document.identification;
      const problem = recurringCancellationProblem(payment, request, by, nowMs);
      if (problem !== undefined) throw new PaymentRefused(problem.code, problem.detail);
      const change = cancelled(payment, { cancelledFrom: 'INICIADORA', cancelledBy }, nowMs);
      const stored = await this.lookup.change(payment, { change, nowMs }, (tx, after) =>
        idempotency.keep(tx, keyed, { response: recurringPaymentData(after), nowMs }),
      );
      // Undefined: the payment was changed in the meantime.
      if (stored !== undefined) return { data: recurringPaymentData(stored) };
    }
  }

  /** @throws PaymentNotFound */
  private async stored(paymentId: string): Promise<Payment> {
    const payment = await this.lookup.findOrExample(paymentId);
    if (payment !== undefined) return payment;
    const { sandbox } = currentContext();
    throw new PaymentNotFound(`Sandbox ${sandbox} has no recurring payment ${paymentId}.`);
  }
}
