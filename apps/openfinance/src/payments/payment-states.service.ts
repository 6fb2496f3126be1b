import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { ExamplePayments } from './example-payments';
import { dateTime } from '../standard/date-time';
import { type CancelPaymentRequest } from './api/cancel-payment.request';
import { cancellationProblem, statusAt, type Cancellation, type Payment } from './payment';
import { CancellationRefused, PaymentNotFound } from './payment.errors';
import {
  paymentData,
  type CancelledPaymentResponse,
  type PaymentDataResponse,
} from './api/payment.response';
import { PaymentRepository } from './store/payment.repository';
import { PaymentWork } from './store/payment-work.repository';

/** A step that is later than this was lost, and is scheduled again. */
const OVERDUE_MS = 5_000;

/** Shows payments as they are now, and cancels them. */
@Injectable()
export class PaymentStates {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly work: PaymentWork,
    private readonly examples: ExamplePayments,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  async find(paymentId: string): Promise<StandardAnswer<PaymentDataResponse>> {
    const payment = await this.stored(paymentId);
    const { nextAtMs } = payment;
    const isOverdue = nextAtMs !== null && nextAtMs + OVERDUE_MS < this.clock.nowMs();
    if (isOverdue) await this.work.schedule(payment);
    return { data: this.show(payment) };
  }

  /** A page of the payments, newest first. */
  async list(
    consentId: string | undefined,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<StandardAnswer<PaymentDataResponse[]>> {
    const part = { skip: (page - 1) * pageSize, take: pageSize };
    const { payments, total } = await this.payments.page({ consentId }, part);
    const hasNext = part.skip + payments.length < total;
    return {
      data: payments.map((payment) => this.show(payment)),
      page: { page, pageSize, hasNext, totalRecords: total },
    };
  }

  /** @throws CancellationRefused if the payment is neither scheduled for a later day nor held */
  async cancel(
    paymentId: string,
    request: CancelPaymentRequest,
  ): Promise<StandardAnswer<PaymentDataResponse>> {
    for (;;) {
      const payment = await this.stored(paymentId);
      const nowMs = this.clock.nowMs();
      const { status } = this.statusOf(payment, nowMs);
      const problem = cancellationProblem(payment, status, nowMs);
      if (problem !== undefined) throw new CancellationRefused(problem);
      const cancelled = await this.store(payment, request, nowMs);
      // Undefined: the payment was changed in the meantime.
      if (cancelled !== undefined) return { data: this.show(cancelled) };
    }
  }

  /** Cancels all payments of a consent that can be cancelled, and returns those. */
  async cancelOfConsent(
    consentId: string,
    request: CancelPaymentRequest,
  ): Promise<StandardAnswer<CancelledPaymentResponse[]>> {
    let payments = await this.payments.ofConsent(consentId);
    if (payments.length === 0 && (await this.examples.make(consentId))) {
      payments = await this.payments.ofConsent(consentId);
    }
    if (payments.length === 0) throw notFound(`payment of the consent ${consentId}`);
    const nowMs = this.clock.nowMs();
    const data: CancelledPaymentResponse[] = [];
    for (const payment of payments) {
      const { status } = this.statusOf(payment, nowMs);
      if (cancellationProblem(payment, status, nowMs) !== undefined) continue;
      const cancelled = await this.store(payment, request, nowMs);
      if (cancelled === undefined) continue;
      data.push({ paymentId: payment.paymentId, statusUpdateDateTime: dateTime(nowMs) });
    }
    if (data.length > 0) return { data };
    throw new CancellationRefused('No payment of the consent can be cancelled any more.');
  }

  private async stored(paymentId: string): Promise<Payment> {
    let payment = await this.payments.find(paymentId);
    if (payment === undefined && (await this.examples.make(paymentId))) {
      payment = await this.payments.find(paymentId);
    }
    if (payment === undefined) throw notFound(`payment ${paymentId}`);
    return payment;
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

  private statusOf(payment: Payment, nowMs: number): ReturnType<typeof statusAt> {
    return statusAt(payment, this.config.paymentStepSec * 1_000, nowMs);
  }

  private show(payment: Payment): PaymentDataResponse {
    return paymentData(payment, this.config.paymentStepSec * 1_000, this.clock.nowMs());
  }
}

function notFound(what: string): PaymentNotFound {
  return new PaymentNotFound(`Sandbox ${currentContext().sandbox} has no ${what}.`);
}
