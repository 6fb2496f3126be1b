import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { formatCents, newUuid, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Webhooks, type WebhookEvent } from '#libs/webhooks';
import { dateTime } from '../../standard/date-time';
import { isRecurring, REMITTANCE, type Payment } from '../payment';
import { PaymentFollowers } from './payment-followers';
import { PaymentRepository, type PaymentChange } from './payment.repository';

/** The kind of due work that takes payments to their next status. */
export const PAYMENT_STEPS = 'openfinance-payments';

/**
 * Payments whose next steps are in the same tenth of a second share one piece of due work. It is due at the start of
 * that tenth: a clock that is advanced to the instant of a step has then done the step.
 */
export const BUCKET_MS = 100;

/** Another payment took the charge of the QR code since it was read, or its payee has removed it. */
export class ChargeTaken extends Error {}

/** A change of a payment, together with the ledger. */
export interface PaymentMove {
  readonly payment: Payment;
  readonly change: PaymentChange;
  /** @returns false if the ledger cannot do it; then nothing is booked */
  readonly ledgerWork?: (tx: UnitOfWork) => Transactional<boolean>;
  /** A second change, applied after `change` if the ledger cannot do its part. */
  readonly otherwise?: PaymentChange;
}

interface ChangedPayment {
  readonly payment: Payment;
  /** The payment before the change; undefined if it is new. */
  readonly before?: Payment;
}

/**
 * Adds and changes payments. The same transaction updates the charge of the QR code, schedules the due work of the next
 * step and publishes an event for webhooks if the status is new. A crash leaves all of it, or nothing.
 */
@Injectable()
export class PaymentTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly payments: PaymentRepository,
    private readonly followers: PaymentFollowers,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /** @throws ChargeTaken */
  *takeCharge(tx: UnitOfWork, payment: Payment): Transactional<void> {
    if (!(yield* this.followers.takeCharge(tx, payment))) throw new ChargeTaken();
  }

  /** @throws EndToEndIdTaken if another payment has one of the EndToEndIds */
  *insert(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    yield* this.payments.insert(tx, payments);
    const added = payments.map((payment) => ({ payment }));
    yield* this.complete(tx, added);
  }

  /**
   * Changes the payment together with the ledger, unless it has been changed since it was read.
   * @returns the payment after the change; undefined if another change was first
   */
  async change(
    payment: Payment,
    change: PaymentChange,
    ledgerWork?: (tx: UnitOfWork) => Transactional<void>,
  ): Promise<Payment | undefined> {
    const move = { payment, change };
    const [changed] = await this.changeAll([
      ledgerWork === undefined ? move : { ...move, ledgerWork: always(ledgerWork) },
    ]);
    return changed;
  }

  /**
   * Changes payments one after the other, in one transaction. If an account has too little for all of them, the first
   * payments get the money.
   * @param also done in the same transaction, with the result
   * @returns each payment after its change; undefined if another change was first
   */
  changeAll(
    moves: readonly PaymentMove[],
    also?: (tx: UnitOfWork, changed: readonly (Payment | undefined)[]) => Transactional<void>,
  ): Promise<readonly (Payment | undefined)[]> {
    const move = (tx: UnitOfWork) => this.move(tx, moves);
    return this.sandboxes.atomically(function* (tx) {
      const changed = yield* move(tx);
      if (also !== undefined) yield* also(tx, changed);
      return changed;
    });
  }

  /** Schedules the next step of a payment again, if a crash lost it. */
  async schedule(payment: Payment): Promise<void> {
    for (const due of stepsOf([payment], false)) await this.dueWork.scheduleAlone(due);
  }

  /** The same as a part of a transaction. */
  *move(tx: UnitOfWork, moves: readonly PaymentMove[]): Transactional<(Payment | undefined)[]> {
    const changed: ChangedPayment[] = [];
    const all: (Payment | undefined)[] = [];
    for (const move of moves) {
      const payment = yield* this.moveOne(tx, move);
      if (payment !== undefined) changed.push({ payment, before: move.payment });
      all.push(payment);
    }
    yield* this.complete(tx, changed);
    return all;
  }

  private *moveOne(
    tx: UnitOfWork,
    { payment, change, ledgerWork, otherwise }: PaymentMove,
  ): Transactional<Payment | undefined> {
    if (!(yield* this.payments.change(tx, payment, change))) return undefined;
    const after: Payment = { ...payment, ...change };
    if (ledgerWork === undefined || (yield* ledgerWork(tx)) || otherwise === undefined) {
      return after;
    }
    yield* this.payments.change(tx, after, otherwise);
    return { ...after, ...otherwise };
  }

  /** Lets others follow, and adds the due work and the events. */
  private *complete(tx: UnitOfWork, changed: readonly ChangedPayment[]): Transactional<void> {
    const payments = changed.map(({ payment }) => payment);
    yield* this.followers.follow(tx, payments);
    for (const due of stepsOf(payments, tx.isPostgres)) yield* this.dueWork.schedule(tx, due);
    const events = changed
      .filter(({ payment, before }) => payment.status !== before?.status)
      .map(({ payment }) => statusChanged(payment));
    yield* this.webhooks.publish(tx, events);
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

/** @param areConcurrent whether transactions that write the same row wait for each other */
function stepsOf(payments: readonly Payment[], areConcurrent: boolean): readonly Work[] {
  const works = new Map<string, Work>();
  for (const { nextAtMs, paymentId } of payments) {
    if (nextAtMs === null) continue;
    const dueAt = toIsoUtc(Math.floor(nextAtMs / BUCKET_MS) * BUCKET_MS);
    const key = areConcurrent ? `${dueAt}/${paymentId.charAt(0)}` : dueAt;
    // The payload is new each time: work to which a payment is added while it runs is done again.
    works.set(key, { kind: PAYMENT_STEPS, key, dueAt, payload: newUuid() });
  }
  // The order is the same in every transaction, so that two never wait for each other.
  return [...works.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function always(work: (tx: UnitOfWork) => Transactional<void>) {
  return function* (tx: UnitOfWork): Transactional<boolean> {
    yield* work(tx);
    return true;
  };
}
