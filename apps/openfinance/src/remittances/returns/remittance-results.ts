import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { REMITTANCE, type Payment } from '../../payments/payment';
import { type Remittance } from '../remittance';
import { RemittanceRepository } from '../remittance.repository';
import {
  type Ending,
  RemittancePaymentRepository,
} from '../payments/remittance-payment.repository';
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
  *follow(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    const ended = endedOf(payments);
    // The order is the same in every transaction, so that two never wait for each other.
    for (const [remittanceId, endings] of [...ended].sort(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      yield* this.end(tx, remittanceId, endings);
    }
  }

  private *end(
    tx: UnitOfWork,
    remittanceId: string,
    endings: readonly EndedPayments[],
  ): Transactional<void> {
    let remittance = yield* this.remittances.lock(tx, remittanceId);
    if (remittance === undefined) return;
    const finalIn = remittance.returns + 1;
    for (const { paymentIds, ...ending } of endings) {
      const days = yield* this.payments.endSent(tx, paymentIds, { ...ending, finalIn });
      for (const [payOn, count] of days) {
        remittance = yield* this.close(tx, remittance, { payOn, count }, ending.endedAtMs);
      }
    }
  }

  /**
   * Counts payments that have ended.
   * @param remittance as it was locked
   * @returns the remittance with the return that was made, if these were the last payments of the day
   */
  *close(
    tx: UnitOfWork,
    remittance: Remittance,
    { payOn, count }: Ended,
    atMs: number,
  ): Transactional<Remittance> {
    const left = yield* this.payments.closeOfDay(tx, remittance.id, payOn, count);
    if (left > 0) return remittance;
    const isOpen = yield* this.payments.hasOpen(tx, remittance.id);
    yield* this.makeReturn(tx, remittance, { atMs, ...(isOpen ? {} : { status: 'PROCESSED' }) });
    return { ...remittance, returns: remittance.returns + 1 };
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

/** Payments of the bank that have ended with the same result at the same instant. */
export type EndedPayments = Omit<Ending, 'finalIn'> & { readonly paymentIds: readonly string[] };

/** The payments that have ended, by their remittance. */
export function endedOf(
  payments: readonly Payment[],
): ReadonlyMap<string, readonly EndedPayments[]> {
  const all = new Map<string, Map<string, EndedPayments & { readonly paymentIds: string[] }>>();
  for (const payment of payments) {
    const result = payment.product === REMITTANCE ? resultOf(payment) : undefined;
    if (result === undefined) continue;
    const { consentId, paymentId, statusUpdatedAtMs: endedAtMs } = payment;
    const ofRemittance = all.get(consentId) ?? new Map<string, never>();
    all.set(consentId, ofRemittance);
    const key = `${result.status} ${result.occurrences} ${String(endedAtMs)}`;
    const alike = ofRemittance.get(key);
    if (alike !== undefined) alike.paymentIds.push(paymentId);
    else ofRemittance.set(key, { ...result, endedAtMs, paymentIds: [paymentId] });
  }
  return new Map([...all].map(([id, endings]) => [id, [...endings.values()]]));
}
