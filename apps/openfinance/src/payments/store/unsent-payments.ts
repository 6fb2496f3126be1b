import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../payment';
import { PaymentTransactions, type PaymentMove } from './payment-transactions';

/** Changes payments that are not sent any more; the amounts that are blocked for them become available again. */
@Injectable()
export class UnsentPayments {
  constructor(
    private readonly transactions: PaymentTransactions,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Changes them in one transaction.
   * @param also done in the same transaction, with the result
   * @returns each payment after its change; undefined if another change was first
   */
  changeAll(
    changes: readonly Pick<PaymentMove, 'payment' | 'change'>[],
    nowMs: number,
    also?: (tx: UnitOfWork, changed: readonly (Payment | undefined)[]) => Transactional<void>,
  ): Promise<readonly (Payment | undefined)[]> {
    const { ledger } = this;
    const moves = changes.map(({ payment, change }) => ({
      ...{ payment, change },
      ledgerWork: function* (tx: UnitOfWork): Transactional<boolean> {
        const { accountId, amount, isBlocked } = payment;
        if (isBlocked) yield* ledger.release(tx, accountId, amount, toIsoUtc(nowMs));
        return true;
      },
    }));
    return this.transactions.changeAll(moves, also);
  }
}
