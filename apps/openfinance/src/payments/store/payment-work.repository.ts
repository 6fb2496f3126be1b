import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, isPostgres, type AtomicWork } from '#libs/database';
import { formatCents, newUuid, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Webhooks, type EventOrigin, type WebhookEvent } from '#libs/webhooks';
import { ChargeRepository } from '../../qr-codes/charge.repository';
import { dateTime } from '../../standard/date-time';
import { type Payment } from '../payment';

/** A payment that was added or changed. */
export interface ChangedPayment {
  readonly payment: Payment;
  /** The payment before the change; undefined if it is new. */
  readonly before?: Payment;
}

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
 * Payments whose next steps are in the same tenth of a second share one piece of due work. It is due when that
 * begins: a clock that is advanced to the instant of a step has then done the step.
 */
export const BUCKET_MS = 100;

/**
 * Changes of payments, each in one transaction with what follows from it: the charge of a QR code, the due work of the
 * next step, and the events for webhooks, if the status is new. A crash leaves all of it, or nothing.
 */
@Injectable()
export class PaymentWork {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
    private readonly charges: ChargeRepository,
  ) {}

  /**
   * Does the work, and schedules the next steps of the payments that it adds to `changed`. The work may be
   * done a second time, and in the turn of another request: it takes what it needs of its context beforehand.
   */
  async run<T>(
    work: (database: DataSource, changed: ChangedPayment[], origin: EventOrigin) => AtomicWork<T>,
  ): Promise<T> {
    const database = await this.sandboxes.database();
    const { dueWork, webhooks, charges } = this;
    const origin = webhooks.origin();
    const { result, deliveries } = await atomically(database, function* () {
      const changed: ChangedPayment[] = [];
      const result = yield* work(database, changed, origin);
      const payments = changed.map(({ payment }) => payment);
      for (const payment of payments) {
        const { chargeToken } = payment.details;
        if (chargeToken !== undefined) yield* charges.following(database, chargeToken, payment);
      }
      for (const due of stepsOf(payments, isPostgres(database)))
        yield dueWork.enlisting(database, due);
      const events = changed
        .filter(({ payment, before }) => payment.status !== before?.status)
        .map(({ payment }) => statusChanged(payment));
      const deliveries = yield* webhooks.recording(database, events, origin);
      return { result, deliveries };
    });
    this.dueWork.announce();
    this.webhooks.announce(deliveries);
    return result;
  }

  /** Schedules the next step of a payment again, if a crash in the wrong moment lost it. */
  async schedule(payment: Payment): Promise<void> {
    for (const due of stepsOf([payment], false)) await this.dueWork.enlist(due);
  }
}

/** @param areConcurrent whether transactions that write the same row wait for each other */
function stepsOf(payments: readonly Payment[], areConcurrent: boolean): readonly Work[] {
  const works = new Map<string, Work>();
  for (const { nextAtMs, paymentId } of payments) {
    if (nextAtMs === null) continue;
    const dueAt = toIsoUtc(Math.floor(nextAtMs / BUCKET_MS) * BUCKET_MS);
    const key = areConcurrent ? `${dueAt}/${paymentId.charAt(0)}` : dueAt;
    // A payload of its own: work to which a payment is added while it runs is done again.
    works.set(key, { kind: PAYMENT_STEPS, key, dueAt, payload: newUuid() });
  }
  // In one order everywhere: two transactions never wait for each other.
  return [...works.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
