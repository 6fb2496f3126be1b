import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { ExamplePayments } from './example-payments';
import { statusAt, type Payment } from './payment';
import { PaymentNotFound } from './payment.errors';
import { paymentData, type PaymentDataResponse } from './api/payment.response';
import { PaymentRepository } from './store/payment.repository';
import { PaymentWork } from './store/payment-work.repository';

/** A step that is later than this was lost, and is scheduled again. */
const OVERDUE_MS = 5_000;

/** Shows payments as they are now. */
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

  /** The payments of a consent; at least one. */
  async ofConsent(consentId: string): Promise<readonly Payment[]> {
    let payments = await this.payments.ofConsent(consentId);
    if (payments.length === 0 && (await this.examples.make(consentId))) {
      payments = await this.payments.ofConsent(consentId);
    }
    if (payments.length === 0) throw notFound(`payment of the consent ${consentId}`);
    return payments;
  }

  /** As it is stored. @throws PaymentNotFound */
  async stored(paymentId: string): Promise<Payment> {
    let payment = await this.payments.find(paymentId);
    if (payment === undefined && (await this.examples.make(paymentId))) {
      payment = await this.payments.find(paymentId);
    }
    if (payment === undefined) throw notFound(`payment ${paymentId}`);
    return payment;
  }

  statusOf(payment: Payment, nowMs: number): ReturnType<typeof statusAt> {
    return statusAt(payment, this.config.paymentStepSec * 1_000, nowMs);
  }

  show(payment: Payment): PaymentDataResponse {
    return paymentData(payment, this.config.paymentStepSec * 1_000, this.clock.nowMs());
  }
}

function notFound(what: string): PaymentNotFound {
  return new PaymentNotFound(`Sandbox ${currentContext().sandbox} has no ${what}.`);
}
