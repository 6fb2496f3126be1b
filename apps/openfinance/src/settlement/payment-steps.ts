import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type Payment } from '../payments/payment';
import { PaymentRepository } from '../payments/store/payment.repository';
import { BUCKET_MS, PAYMENT_STEPS } from '../payments/store/payment-work.repository';
import { Settlement } from './settlement.service';

/** Payments that are read at once. */
const PAGE = 500;
/** Payments that are sent at the same time. */
const CONCURRENCY = 50;

/** Does the due steps of payments, as due work of the sandbox. */
@Injectable()
export class PaymentSteps {
  private readonly logger = new Logger('PaymentSteps');

  constructor(
    dueWork: DueWork,
    private readonly payments: PaymentRepository,
    private readonly settlement: Settlement,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(PAYMENT_STEPS, () => this.runDue());
  }

  /** @throws Error if a step failed for a reason that is not the payment's: it is tried again later */
  private async runDue(): Promise<void> {
    const untilMs = this.clock.nowMs() + BUCKET_MS - 1;
    const failed = new Set<string>();
    for (;;) {
      const due = await this.payments.due(untilMs, PAGE + failed.size);
      const waiting = due.filter(({ paymentId }) => !failed.has(paymentId));
      if (waiting.length === 0) break;
      for (let start = 0; start < waiting.length; start += CONCURRENCY) {
        const group = waiting.slice(start, start + CONCURRENCY);
        await Promise.all(group.map((payment) => this.advance(payment, untilMs, failed)));
      }
    }
    if (failed.size > 0) throw new Error(`${String(failed.size)} payments could not be advanced.`);
  }

  private async advance(payment: Payment, untilMs: number, failed: Set<string>): Promise<void> {
    try {
      await this.settlement.advance(payment, untilMs);
    } catch (error) {
      failed.add(payment.paymentId);
      const stack = error instanceof Error ? error.stack : String(error);
      this.logger.error({ paymentId: payment.paymentId }, stack);
    }
  }
}
