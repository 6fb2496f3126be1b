import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type StandardAnswer } from '../standard/answer';
import { dateTime } from '../standard/date-time';
import { type CancelPaymentRequest } from './api/cancel-payment.request';
import { type CancelledPaymentResponse, type PaymentDataResponse } from './api/payment.response';
import { Cancellers } from './parties/cancellers';
import { cancellationProblem, type Cancellation, type Payment } from './payment';
import { CancellationRefused } from './payment.errors';
import { PaymentStates } from './payment-states.service';
import { PaymentRepository } from './store/payment.repository';
import { PaymentWork } from './store/payment-work.repository';

/** Cancels payments. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly states: PaymentStates,
    private readonly payments: PaymentRepository,
    private readonly work: PaymentWork,
    private readonly cancellers: Cancellers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws CancellationRefused if the payment is neither scheduled for a later day nor held, or not by this person */
  async cancel(
    paymentId: string,
    request: CancelPaymentRequest,
  ): Promise<StandardAnswer<PaymentDataResponse>> {
    for (;;) {
      const payment = await this.states.stored(paymentId);
      const nowMs = this.clock.nowMs();
      const { status } = this.states.statusOf(payment, nowMs);
      const problem =
        cancellationProblem(payment, status, nowMs) ??
        (await this.cancellers.problem(payment, cpfOf(request)));
      if (problem !== undefined) throw new CancellationRefused(problem);
      const cancelled = await this.store(payment, request, nowMs);
      // Undefined: the payment was changed in the meantime.
      if (cancelled !== undefined) return { data: this.states.show(cancelled) };
    }
  }

  /** Cancels all payments of a consent that can be cancelled, and returns those. */
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
      const { status } = this.states.statusOf(payment, nowMs);
      if (cancellationProblem(payment, status, nowMs) !== undefined) continue;
      const cancelled = await this.store(payment, request, nowMs);
      if (cancelled === undefined) continue;
      data.push({ paymentId: payment.paymentId, statusUpdateDateTime: dateTime(nowMs) });
    }
    if (data.length > 0) return { data };
    throw new CancellationRefused('No payment of the consent can be cancelled any more.');
  }

  private store(
    payment: Payment,
    { data }: CancelPaymentRequest,
    nowMs: number,
  ): Promise<Payment | undefined> {
    const { payments } = this;
    const cancellation: Cancellation = {
      reason: payment.status === 'SCHD' ? 'CANCELADO_AGENDAMENTO' : 'CANCELADO_PENDENCIA',
      cancelledFrom: 'INICIADORA',
      cancelledAt: dateTime(nowMs),
      cancelledBy: data.cancellation.cancelledBy,
    };
    const change = {
      status: 'CANC',
      statusUpdatedAtMs: nowMs,
      nextAtMs: null,
      cancellation,
    } as const;
    return this.work.run(function* (database, changed) {
      if (!(yield* payments.changing(database, payment, change))) return undefined;
      const cancelled = { ...payment, ...change };
      changed.push({ payment: cancelled, before: payment });
      return cancelled;
    });
  }
}

function cpfOf({ data }: CancelPaymentRequest): string {
  return data.cancellation.cancelledBy.document.identification;
}
