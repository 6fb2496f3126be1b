import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Result } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type Payment } from '../../payments/payment';
import { ChargeTaken, PaymentTransactions } from '../../payments/store/payment-transactions';
import { type RemittancePayment } from '../payments/remittance-payment';
import {
  RemittancePaymentRepository,
  type RemittancePaymentChange,
} from '../payments/remittance-payment.repository';
import { RemittanceRepository } from '../remittance.repository';
import { RemittanceResults } from '../returns/remittance-results';
import { type RemittanceDay } from './day-queue';

/** A payment of a remittance, and the payment that the bank makes of it, or the occurrence that refuses it. */
export interface MadePayment {
  readonly from: RemittancePayment;
  readonly made: Result<Payment, string>;
}

/** Stores the payments that the bank makes of those of a remittance. A payment that is not scheduled any more is left out. */
@Injectable()
export class SentPayments {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
    private readonly transactions: PaymentTransactions,
    private readonly results: RemittanceResults,
  ) {}

  due({ remittanceId, payOn }: RemittanceDay, limit: number): Promise<RemittancePayment[]> {
    return this.payments.scheduled(remittanceId, payOn, limit);
  }

  store(all: readonly MadePayment[], day: RemittanceDay, nowMs: number): Promise<void> {
    return this.sandboxes.atomically((tx) => this.storeIn(tx, all, { ...day, nowMs }));
  }

  private *storeIn(
    tx: UnitOfWork,
    all: readonly MadePayment[],
    { remittanceId, payOn, nowMs }: RemittanceDay & { readonly nowMs: number },
  ): Transactional<void> {
    const remittance = yield* this.remittances.lock(tx, remittanceId);
    if (remittance === undefined) return;
    const refuse = (occurrence: string): RemittancePaymentChange => ({
      ...{ status: 'REFUSED', occurrences: occurrence, endedAtMs: nowMs },
      ...{ finalIn: remittance.returns + 1, paymentId: null, endToEndId: null },
    });
    let refused = 0;
    for (const [occurrence, payments] of refusedIn(all)) {
      const change = refuse(occurrence);
      refused += (yield* this.payments.changeTogether(tx, payments, 'SCHEDULED', change)).size;
    }
    const sent: Payment[] = [];
    for (const { from, payment } of yield* this.send(tx, all)) {
      if (yield* this.takesCharge(tx, payment)) sent.push(payment);
      else if (yield* this.payments.change(tx, from, 'PAYING', refuse('PK'))) refused += 1;
    }
    if (sent.length > 0) yield* this.transactions.insert(tx, sent);
    if (refused > 0) yield* this.results.close(tx, remittance, { payOn, count: refused }, nowMs);
  }

  /** @returns those that were still scheduled */
  private *send(
    tx: UnitOfWork,
    all: readonly MadePayment[],
  ): Transactional<readonly { readonly from: RemittancePayment; readonly payment: Payment }[]> {
    const made = all.flatMap(({ from, made }) => (made.ok ? [{ from, payment: made.value }] : []));
    if (made.length === 0) return [];
    const sending = made.map(({ from, payment: { paymentId, endToEndId } }) => ({
      from,
      paymentId,
      endToEndId,
    }));
    const numbers = yield* this.payments.send(tx, sending);
    return made.filter(({ from }) => numbers.has(from.number));
  }

  /** @returns false if another payment has taken the charge of its QR code */
  private *takesCharge(tx: UnitOfWork, payment: Payment): Transactional<boolean> {
    try {
      yield* this.transactions.takeCharge(tx, payment);
      return true;
    } catch (error) {
      if (error instanceof ChargeTaken) return false;
      throw error;
    }
  }
}

/** The payments that are refused, by their occurrence. */
function refusedIn(all: readonly MadePayment[]): ReadonlyMap<string, readonly RemittancePayment[]> {
  const byOccurrence = new Map<string, RemittancePayment[]>();
  for (const { from, made } of all) {
    if (made.ok) continue;
    byOccurrence.set(made.refusal, [...(byOccurrence.get(made.refusal) ?? []), from]);
  }
  return byOccurrence;
}
