import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { REMITTANCE, type Payment } from '../../payments/payment';
import { type Remittance } from '../remittance';
import { RemittanceRepository } from '../remittance.repository';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { resultOf } from './result';

/** Payments of a day that have ended. */
interface Ended {
  readonly payOn: string;
  readonly count: number;
}

/**
 * Records the results of the payments of remittances. When the last payment of a day has its result, the bank makes a return
 * file. A remittance is locked before its results are recorded, so a return that is made never changes.
 */
@Injectable()
export class RemittanceResults {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
  ) {}

  /** Follows the payments of the bank, in the transaction that changes them. */
  *follow(tx: UnitOfWork, payment: Payment): Transactional<void> {
    if (payment.product !== REMITTANCE) return;
    const result = resultOf(payment);
    if (result === undefined) return;
    const remittance = yield* this.remittances.lock(tx, payment.consentId);
    if (remittance === undefined) return;
    const endedAtMs = payment.statusUpdatedAtMs;
    const finalIn = remittance.returns + 1;
    const ending = { ...result, endedAtMs, finalIn };
    const payOn = yield* this.payments.endSent(tx, payment.paymentId, ending);
    if (payOn !== undefined) yield* this.close(tx, remittance, { payOn, count: 1 }, endedAtMs);
  }

  /** Counts payments that have ended. @param remittance as it was locked */
  *close(
    tx: UnitOfWork,
    remittance: Remittance,
    { payOn, count }: Ended,
    atMs: number,
  ): Transactional<void> {
    const left = yield* this.payments.closeOfDay(tx, remittance.id, payOn, count);
    if (left > 0) return;
    const isOpen = yield* this.payments.hasOpen(tx, remittance.id);
    yield* this.makeReturn(tx, remittance, { atMs, ...(isOpen ? {} : { status: 'PROCESSED' }) });
  }

  /** Makes the next return of a remittance, with all results that are recorded. */
  *makeReturn(
    tx: UnitOfWork,
    remittance: Remittance,
    { atMs, ...change }: Partial<Remittance> & { readonly atMs: number },
  ): Transactional<void> {
    const number = remittance.returns + 1;
    yield* this.remittances.insertReturn(tx, remittance, { number, madeAtMs: atMs });
    yield* this.remittances.change(tx, remittance.id, { ...change, returns: number });
  }
}
