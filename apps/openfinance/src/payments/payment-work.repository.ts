import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { formatCents, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Webhooks, type EventOrigin, type WebhookEvent } from '#libs/webhooks';
import { dateTime } from '../standard/date-time';
import { type Payment } from './payment';

/** The event of a payment that has got a new status, or is new. */
function statusChanged(payment: Payment): WebhookEvent {
  const { paymentId, consentId, endToEndId, status, amount, rejection } = payment;
  return {
    type: 'payment.status-changed',
    subject: paymentId,
    data: {
      paymentId,
      consentId,
      endToEndId,
      status,
      statusUpdateDateTime: dateTime(payment.statusUpdatedAtMs),
      payment: { amount: formatCents(amount), currency: 'BRL' },
      ...(rejection === null
        ? {}
        : { rejectionReason: { code: rejection, detail: payment.rejectionDetail ?? rejection } }),
    },
  };
}

/** The kind of due work that takes payments to their next status. */
export const PAYMENT_STEPS = 'openfinance-payments';

/**
 * Changes of payments, each in one transaction with what follows from it: the due work of the next step, and
 * the events for webhooks. A crash leaves all of it, or nothing.
 */
@Injectable()
export class PaymentWork {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /**
   * Does the work, and schedules the next steps of the payments that it adds to `changed`. The work may be
   * done a second time, and in the turn of another request: it takes what it needs of its context beforehand.
   */
  async run<T>(
    work: (database: DataSource, changed: Payment[], origin: EventOrigin) => AtomicWork<T>,
  ): Promise<T> {
    const database = await this.sandboxes.database();
    const { dueWork, webhooks } = this;
    const origin = webhooks.origin();
    const { result, deliveries } = await atomically(database, function* () {
      const changed: Payment[] = [];
      const result = yield* work(database, changed, origin);
      for (const due of stepsOf(changed)) yield dueWork.enlisting(database, due);
      const deliveries = yield* webhooks.recording(database, changed.map(statusChanged), origin);
      return { result, deliveries };
    });
    this.dueWork.announce();
    this.webhooks.announce(deliveries);
    return result;
  }

  /** Schedules the next step of a payment again, if a crash in the wrong moment lost it. */
  async schedule(payment: Payment): Promise<void> {
    for (const due of stepsOf([payment])) await this.dueWork.enlist(due);
  }
}

function stepsOf(payments: readonly Payment[]): readonly Work[] {
  const works = new Map<string, Work>();
  for (const { nextAtMs, paymentId } of payments) {
    if (nextAtMs === null) continue;
    const dueAt = toIsoUtc(nextAtMs);
    // Sixteen rows for an instant: transactions that share a row wait for each other.
    const key = `${dueAt}/${paymentId.charAt(0)}`;
    works.set(key, { kind: PAYMENT_STEPS, key, dueAt, payload: null });
  }
  return [...works.values()];
}
