import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type Payment } from '../payment';
import { PaymentRepository, type PaymentChange } from './payment.repository';
import { PaymentWork } from './payment-work.repository';

/** Takes payments from one state to the next, each together with what it changes in the ledger. */
@Injectable()
export class PaymentChanges {
  constructor(
    private readonly work: PaymentWork,
    private readonly payments: PaymentRepository,
  ) {}

  /**
   * Changes the payment together with the ledger, unless it has been changed since it was read.
   * @returns the payment after the change; undefined if another change was first
   */
  change(
    payment: Payment,
    change: PaymentChange,
    ledgerWork?: (database: DataSource) => AtomicWork<void>,
  ): Promise<Payment | undefined> {
    const { payments } = this;
    const next = { ...payment, ...change };
    return this.work.run(function* (database, changed) {
      if (!(yield* payments.changing(database, payment, change))) return undefined;
      if (ledgerWork !== undefined) yield* ledgerWork(database);
      changed.push({ payment: next, before: payment });
      return next;
    });
  }
}
