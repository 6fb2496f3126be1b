import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { answerOnce } from '../idempotency/answer-once';
import { Idempotency, type KeyedRequest } from '../idempotency/idempotency.repository';
import { type StandardAnswer } from '../standard/answer';
import { dateTime } from '../standard/date-time';
import { type CancelPaymentRequest } from './api/cancel-payment.request';
import {
  paymentData,
  type CancelledPaymentResponse,
  type PaymentDataResponse,
} from './api/payment.response';
import { Cancellers } from './parties/cancellers';
import { cancellationProblem, cancelled, type Payment } from './payment';
import { CancellationRefused } from '../payment-terms/payment.errors';
import { PaymentStatesService } from './payment-states.service';
import { UnsentPayments } from './store/unsent-payments';

/** Cancels payments. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly states: PaymentStatesService,
    private readonly unsent: UnsentPayments,
    private readonly cancellers: Cancellers,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws CancellationRefused if the payment is neither scheduled for a later day nor held, or the person may not cancel it */
  async cancel(
    paymentId: string,
    request: CancelPaymentRequest,
  ): Promise<StandardAnswer<PaymentDataResponse>> {
    for (;;) {
      const payment = await this.states.stored(paymentId);
      const nowMs = this.clock.nowMs();
      const problem =
        cancellationProblem(payment, nowMs) ??
        (await this.cancellers.problem(payment, cpfOf(request)));
      if (problem !== undefined) throw new CancellationRefused(problem);
      const stored = await this.store(payment, request, nowMs);
      // Undefined: the payment was changed in the meantime.
      if (stored !== undefined) return { data: paymentData(stored) };
    }
  }

  /** Cancels the payments of a consent that can be cancelled, all in one transaction, and returns them. */
  cancelOfConsent(
    consentId: string,
    request: CancelPaymentRequest,
    keyed: KeyedRequest | undefined,
  ): Promise<StandardAnswer<CancelledPaymentResponse[]>> {
    return answerOnce(this.idempotency, keyed, () =>
      this.cancelOfConsentFirst(consentId, request, keyed),
    );
  }

  private async cancelOfConsentFirst(
    consentId: string,
    request: CancelPaymentRequest,
    keyed: KeyedRequest | undefined,
  ): Promise<{ readonly data: CancelledPaymentResponse[] }> {
    const payments = await this.states.ofConsent(consentId);
    const [first] = payments;
    const problem = first && (await this.cancellers.problem(first, cpfOf(request)));
    if (problem !== undefined) throw new CancellationRefused(problem);
    const nowMs = this.clock.nowMs();
    const possible = payments.filter(
      (payment) => cancellationProblem(payment, nowMs) === undefined,
    );
    const { idempotency } = this;
    const changes = possible.map((payment) => changeOf(payment, request, nowMs));
    const stored = await this.unsent.changeAll(changes, nowMs, function* (tx, changed) {
      const response = cancelledOf(changed);
      if (response.length > 0) yield* idempotency.keep(tx, keyed, { response, nowMs });
    });
    const data = cancelledOf(stored);
    if (data.length > 0) return { data };
    throw new CancellationRefused('No payment of the consent can be cancelled.');
  }

  private async store(
    payment: Payment,
    request: CancelPaymentRequest,
    nowMs: number,
  ): Promise<Payment | undefined> {
    const [stored] = await this.unsent.changeAll([changeOf(payment, request, nowMs)], nowMs);
    return stored;
  }
}

function changeOf(payment: Payment, { data }: CancelPaymentRequest, nowMs: number) {
  const { cancelledBy } = data.cancellation;
  const change = cancelled(payment, { cancelledFrom: 'INICIADORA', cancelledBy }, nowMs);
  return { payment, change };
}

/** The payments that were cancelled. Undefined: a payment was changed in the meantime. */
function cancelledOf(changed: readonly (Payment | undefined)[]): CancelledPaymentResponse[] {
  return changed.flatMap((payment) =>
    payment === undefined
      ? []
      : [
          {
            paymentId: payment.paymentId,
            statusUpdateDateTime: dateTime(payment.statusUpdatedAtMs),
          },
        ],
  );
}

function cpfOf({ data }: CancelPaymentRequest): string {
  return data.cancellation.cancelledBy.document.identification;
}
