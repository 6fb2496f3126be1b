import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { currentCaller } from '../security/caller';
import { type StandardAnswer } from '../standard/answer';
import { ExamplePayments } from './example-payments';
import { type Payment } from './payment';
import { PaymentNotFound } from '../payment-terms/payment.errors';
import { paymentData, type PaymentDataResponse } from './api/payment.response';
import { PaymentRepository } from './store/payment.repository';
import { PaymentTransactions } from './store/payment-transactions';

/** A step that is overdue by more than this was lost, and is scheduled again. */
const OVERDUE_MS = 5_000;

/** Returns payments in their current state. */
@Injectable()
export class PaymentStatesService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly transactions: PaymentTransactions,
    private readonly examples: ExamplePayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether there is such a payment. Unlike `find` it only reads. */
  async has(paymentId: string): Promise<boolean> {
    return (await this.ofPaymentsV4(paymentId)) !== undefined;
  }

  async find(paymentId: string): Promise<StandardAnswer<PaymentDataResponse>> {
    const payment = await this.stored(paymentId);
    await this.scheduleIfLost(payment);
    return { data: paymentData(payment) };
  }

  /** Schedules the next step again if it is long overdue, because a crash may have lost it. */
  async scheduleIfLost(payment: Payment): Promise<void> {
    const { nextAtMs } = payment;
    const isOverdue = nextAtMs !== null && nextAtMs + OVERDUE_MS < this.clock.nowMs();
    if (isOverdue) await this.transactions.schedule(payment);
  }

  /** A page of the payments that the client may see, newest first. */
  async list(
    consentId: string | undefined,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<StandardAnswer<PaymentDataResponse[]>> {
    const part = { skip: (page - 1) * pageSize, take: pageSize };
    const clientId = currentCaller()?.clientId;
    const { payments, total } = await this.payments.page({ consentId, clientId }, part);
    const hasNext = part.skip + payments.length < total;
    return {
      data: payments.map(paymentData),
      page: { page, pageSize, hasNext, totalRecords: total },
    };
  }

  /** The payments of a consent; at least one. */
  async ofConsent(consentId: string): Promise<readonly Payment[]> {
    let payments = await this.payments.ofConsent(consentId);
    if (payments.length === 0 && (await this.examples.make(consentId))) {
      payments = await this.payments.ofConsent(consentId);
    }
    payments = payments.filter(({ product }) => product === null);
    if (payments.length === 0) throw notFound(`payment of the consent ${consentId}`);
    return payments;
  }

  /** @throws PaymentNotFound */
  async stored(paymentId: string): Promise<Payment> {
    let payment = await this.ofPaymentsV4(paymentId);
    if (payment === undefined && (await this.examples.make(paymentId))) {
      payment = await this.ofPaymentsV4(paymentId);
    }
    if (payment === undefined) throw notFound(`payment ${paymentId}`);
    return payment;
  }

  /** A recurring payment is at the addresses of automatic-payments only. */
  private async ofPaymentsV4(paymentId: string): Promise<Payment | undefined> {
    const payment = await this.payments.find(paymentId);
    return payment?.product === null ? payment : undefined;
  }
}

function notFound(what: string): PaymentNotFound {
  return new PaymentNotFound(`Sandbox ${currentContext().sandbox} has no ${what}.`);
}
