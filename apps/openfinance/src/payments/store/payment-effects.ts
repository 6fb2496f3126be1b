import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { formatCents, newUuid, toIsoUtc } from '#libs/kernel';
import { DueWork, type Work } from '#libs/sandbox';
import { Webhooks, type WebhookEvent } from '#libs/webhooks';
import { dateTime } from '../../standard/date-time';
import { isRecurring, REMITTANCE, type Payment } from '../payment';
import { PaymentFollowers } from './payment-followers';

/** The kind of due work that takes payments to their next status. */
export const PAYMENT_STEPS = 'openfinance-payments';

/**
 * Payments whose next steps are in the same tenth of a second share one piece of due work. It is due at the start of
 * that tenth: a clock that is advanced to the instant of a step has then done the step.
 */
export const BUCKET_MS = 100;

export interface ChangedPayment {
  readonly payment: Payment;
  /** The payment before the change; undefined if it is new. */
  readonly before?: Payment;
}

/**
 * What changes together with payments, in the transaction of the change: their charges and what other modules follow, the due
 * work of the next step, and an event for webhooks if the status is new.
 */
@Injectable()
export class PaymentEffects {
  constructor(
    private readonly followers: PaymentFollowers,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /** @returns false if the charge of the payment cannot be paid */
  takeCharge(tx: UnitOfWork, payment: Payment): Transactional<boolean> {
    return this.followers.takeCharge(tx, payment);
  }

  *follow(tx: UnitOfWork, changed: readonly ChangedPayment[]): Transactional<void> {
    const payments = changed.map(({ payment }) => payment);
    yield* this.followers.follow(tx, payments);
    for (const due of stepsOf(payments, tx.isPostgres)) yield* this.dueWork.schedule(tx, due);
    const events = changed
      .filter(({ payment, before }) => payment.status !== before?.status)
      .map(({ payment }) => statusChanged(payment));
    yield* this.webhooks.publish(tx, events);
  }

  /** Schedules the next step of a payment again, if a crash lost it. */
  async scheduleAlone(payment: Payment): Promise<void> {
    for (const due of stepsOf([payment], false)) await this.dueWork.scheduleAlone(due);
  }
}

/** The events of payments, and their members that name the payment and what made it. */
const EVENTS = {
  consent: {
    type: 'payment.status-changed',
    ids: (paymentId: string, consentId: string) => ({ paymentId, consentId }),
  },
  recurring: {
    type: 'recurring-payment.status-changed',
    ids: (recurringPaymentId: string, recurringConsentId: string) => ({
      recurringPaymentId,
      recurringConsentId,
    }),
  },
  [REMITTANCE]: {
    type: 'remittance-payment.status-changed',
    ids: (paymentId: string, remittanceId: string) => ({ paymentId, remittanceId }),
  },
} as const;

/** The event of a payment that has a new status, or is new. */
function statusChanged(payment: Payment): WebhookEvent {
  const { paymentId, consentId, endToEndId, status, amount, rejection, product } = payment;
  const { type, ids } = EVENTS[isRecurring(product) ? 'recurring' : (product ?? 'consent')];
  return {
    type,
    subject: paymentId,
    data: {
      ...ids(paymentId, consentId),
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

/**
 * One piece of work for each tenth of a second, because it does all steps that are due then.
 * @param areConcurrent whether transactions that write the same row wait for each other
 */
export function stepsOf(
  payments: readonly Pick<Payment, 'nextAtMs' | 'paymentId'>[],
  areConcurrent: boolean,
): readonly Work[] {
  const works = new Map<string, Work>();
  for (const { nextAtMs, paymentId } of payments) {
    if (nextAtMs === null) continue;
    const dueAt = toIsoUtc(Math.floor(nextAtMs / BUCKET_MS) * BUCKET_MS);
    if (works.has(dueAt)) continue;
    const key = areConcurrent ? `${dueAt}/${paymentId.charAt(0)}` : dueAt;
    // The payload is new each time: work to which a payment is added while it runs is done again.
    works.set(dueAt, { kind: PAYMENT_STEPS, key, dueAt, payload: newUuid() });
  }
  // The order is the same in every transaction, so that two never wait for each other.
  return [...works.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
