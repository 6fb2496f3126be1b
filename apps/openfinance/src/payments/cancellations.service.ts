import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { Ledger } from '../ledger/ledger.repository';
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
import { PaymentTransactions } from './store/payment-transactions';

/** Cancels payments. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly states: PaymentStatesService,
    private readonly transactions: PaymentTransactions,
    private readonly ledger: Ledger,
    private readonly cancellers: Cancellers,
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

  /** Cancels the payments of a consent that can be cancelled, and returns them. */
  async cancelOfConsent(
    consentId: string,
    request: CancelPaymentRequest,
  ): Promise<StandardAnswer<CancelledPaymentResponse[]>> {
    const payments = await this.states.ofConsent(consentId);
    const [first] = payments;
    const problem = first && (await this.cancellers.problem(first, cpfOf(request)));
    if (problem !== undefined) throw new CancellationRefused(problem);
    const nowMs = this.clock.nowMs();
    const data: CancelledPaymentResponse[] = [];
    for (const payment of payments) {
      if (cancellationProblem(payment, nowMs) !== undefined) continue;
      const stored = await this.store(payment, request, nowMs);
      if (stored === undefined) continue;
      data.push({ paymentId: payment.paymentId, statusUpdateDateTime: dateTime(nowMs) });
    }
    if (data.length > 0) return { data };
    throw new CancellationRefused('No payment of the consent can be cancelled.');
  }

  private store(
    payment: Payment,
    { data }: CancelPaymentRequest,
    nowMs: number,
  ): Promise<Payment | undefined> {
    const { ledger } = this;
    const { accountId, amount, isBlocked } = payment;
    const { cancelledBy } = data.cancellation;
    const change = cancelled(payment, { cancelledFrom: 'INICIADORA', cancelledBy }, nowMs);
    return this.transactions.change(payment, change, function* (tx) {
      if (isBlocked) yield* ledger.release(tx, accountId, amount, toIsoUtc(nowMs));
    });
  }
}

function cpfOf({ data }: CancelPaymentRequest): string {
  return data.cancellation.cancelledBy.document.identification;
}
