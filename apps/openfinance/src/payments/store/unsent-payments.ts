import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Payment } from '../payment';
import { type LedgerMove } from './ledger-moves';
import { type PaymentMove } from './payment-moves';
import { PaymentTransactions } from './payment-transactions';

/** Changes payments that are not sent any more; the amounts that are blocked for them become available again. */
@Injectable()
export class UnsentPayments {
  constructor(private readonly transactions: PaymentTransactions) {}

  /**
   * Changes them in one transaction.
   * @param also done in the same transaction, with the result
   * @returns each payment after its change; undefined if another change was first
   */
  changeAll(
    changes: readonly Pick<PaymentMove, 'payment' | 'change'>[],
    atMs: number,
    also?: (tx: UnitOfWork, changed: readonly (Payment | undefined)[]) => Transactional<void>,
  ): Promise<readonly (Payment | undefined)[]> {
    const moves = changes.map((each) => ({ ...each, ledger: releaseOf(each.payment) }));
    return this.transactions.changeAll({ moves, atMs }, also);
  }
}

/** The amount that is blocked for a payment becomes available again; undefined if none is. */
export function releaseOf({ accountId, amount, isBlocked }: Payment): LedgerMove | undefined {
  return isBlocked ? { kind: 'release', accountId, cents: amount } : undefined;
}
