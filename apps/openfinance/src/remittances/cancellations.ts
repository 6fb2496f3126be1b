import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { DELETED } from './occurrences';
import { type RemittancePayment } from './payments/remittance-payment';
import { RemittancePaymentRepository } from './payments/remittance-payment.repository';
import { RemittancePaymentNotFound, RemittancePaymentNotScheduled } from './remittance.errors';
import { RemittanceRepository } from './remittance.repository';
import { RemittanceResults } from './returns/remittance-results';

/** The number of a payment in a path. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Cancels payments that are still scheduled. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
    private readonly results: RemittanceResults,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Cancels a payment of a remittance.
   * @param number its place in the file, as the path has it
   * @throws RemittancePaymentNotFound, RemittancePaymentNotScheduled
   */
  async cancel(remittanceId: string, number: string): Promise<RemittancePayment> {
    const payment = await this.existing(remittanceId, number);
    const nowMs = this.clock.nowMs();
    const cancelled = await this.sandboxes.atomically((tx) => this.cancelIn(tx, payment, nowMs));
    if (cancelled !== undefined) return cancelled;
    throw new RemittancePaymentNotScheduled(await this.existing(remittanceId, number));
  }

  /** @returns the payment after the change; undefined if it is no longer scheduled */
  *cancelIn(
    tx: UnitOfWork,
    payment: RemittancePayment,
    nowMs: number,
  ): Transactional<RemittancePayment | undefined> {
    const { remittanceId, payOn } = payment;
    const remittance = yield* this.remittances.lock(tx, remittanceId);
    if (remittance === undefined) return undefined;
    const change = {
      status: 'CANCELLED',
      occurrences: DELETED,
      endedAtMs: nowMs,
      finalIn: remittance.returns + 1,
    } as const;
    if (!(yield* this.payments.change(tx, payment, 'SCHEDULED', change))) return undefined;
    yield* this.results.close(tx, remittance, { payOn, count: 1 }, nowMs);
    return { ...payment, ...change };
  }

  private async existing(remittanceId: string, number: string): Promise<RemittancePayment> {
    const found = NUMBER.test(number)
      ? await this.payments.find(remittanceId, Number(number))
      : undefined;
    if (found === undefined) throw new RemittancePaymentNotFound(number, remittanceId);
    return found;
  }
}
