import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type Payment } from '../payments/payment';
import { PaymentRepository } from '../payments/store/payment.repository';
import { BUCKET_MS, PAYMENT_STEPS } from '../payments/store/payment-effects';
import { Settlement, type Stepped } from './settlement';

/** How many payments one query reads. */
const PAGE = 500;
/** How many payments share a transaction. It must be short, because it locks their accounts. */
const TOGETHER = 100;

/** Runs the due steps of payments, as due work of the sandbox. */
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

  /** @throws Error if a step failed for a reason outside the payment; the due work is tried again later */
  private async runDue(): Promise<void> {
    const untilMs = this.clock.nowMs() + BUCKET_MS - 1;
    const failed = new Set<string>();
    for (;;) {
      const due = await this.payments.due(untilMs, PAGE + failed.size);
      const waiting = due.filter(({ paymentId }) => !failed.has(paymentId));
      if (waiting.length === 0) break;
      for (let start = 0; start < waiting.length; start += TOGETHER) {
        await this.advance(waiting.slice(start, start + TOGETHER), untilMs, failed);
      }
    }
    if (failed.size > 0) throw new Error(`${String(failed.size)} payments could not be advanced.`);
  }

  /** Runs all due steps of the payments in rounds. Each round keeps the order of acceptance. */
  private async advance(
    payments: readonly Payment[],
    untilMs: number,
    failed: Set<string>,
  ): Promise<void> {
    let waiting = payments;
    while (waiting.length > 0) {
      const stepped = await this.settlement.step(waiting);
      const due: Payment[] = [];
      for (const each of stepped) {
        if ('error' in each) {
          failed.add(each.payment.paymentId);
          this.log(each);
        } else if (each.payment !== undefined && isDue(each.payment, untilMs)) {
          due.push(each.payment);
        }
      }
      waiting = due;
    }
  }

  private log({ payment, error }: Extract<Stepped, { error: unknown }>): void {
    const stack = error instanceof Error ? error.stack : String(error);
    this.logger.error({ paymentId: payment.paymentId }, stack);
  }
}

function isDue({ nextAtMs }: Payment, untilMs: number): boolean {
  return nextAtMs !== null && nextAtMs <= untilMs;
}
