import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../payment';
import { PaymentEffects } from './payment-effects';
import { movePayments, type PaymentMove } from './payment-moves';
import { PaymentRepository, type PaymentChange } from './payment.repository';

/** Another payment took the charge of the QR code since it was read, or its payee has removed it. */
export class ChargeTaken extends Error {}

/** Changes of payments, and the instant at which the balances of accounts change with them. */
export interface PaymentMoves {
  readonly moves: readonly PaymentMove[];
  readonly atMs: number;
}

/** Work that is done in the same transaction as a change. */
type Also = (tx: UnitOfWork) => Transactional<void>;
type AlsoForAll = (
  tx: UnitOfWork,
  changed: readonly (Payment | undefined)[],
) => Transactional<void>;

/** Adds and changes payments together with what depends on them. A crash leaves all of it, or nothing. */
@Injectable()
export class PaymentTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly payments: PaymentRepository,
    private readonly ledger: Ledger,
    private readonly effects: PaymentEffects,
  ) {}

  /** @throws ChargeTaken */
  *takeCharge(tx: UnitOfWork, payment: Payment): Transactional<void> {
    if (!(yield* this.effects.takeCharge(tx, payment))) throw new ChargeTaken();
  }

  /** @throws EndToEndIdTaken if another payment has one of the EndToEndIds */
  *insert(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    yield* this.payments.insert(tx, payments);
    const added = payments.map((payment) => ({ payment }));
    yield* this.effects.follow(tx, added);
  }

  /**
   * Changes the payment, unless it has been changed since it was read.
   * @param also done in the same transaction, if the payment is changed
   * @returns the payment after the change; undefined if another change was first
   */
  change(payment: Payment, change: PaymentChange, also?: Also): Promise<Payment | undefined> {
    return this.sandboxes.atomically((tx) => this.changeIn(tx, payment, change, also));
  }

  /**
   * Changes payments in one transaction. If an account has too little for all of them, the first payments get the money.
   * @param also done in the same transaction, with the result
   * @returns each payment after its change; undefined if another change was first
   */
  changeAll(moves: PaymentMoves, also?: AlsoForAll): Promise<readonly (Payment | undefined)[]> {
    return this.sandboxes.atomically((tx) => this.changeAllIn(tx, moves, also));
  }

  /** Schedules the next step of a payment again, if a crash lost it. */
  schedule(payment: Payment): Promise<void> {
    return this.effects.scheduleAlone(payment);
  }

  /** Changes payments like `changeAll`, in a transaction. */
  *move(tx: UnitOfWork, { moves, atMs }: PaymentMoves): Transactional<(Payment | undefined)[]> {
    const { payments, ledger } = this;
    const after = yield* movePayments(tx, { payments, ledger }, moves, atMs);
    const changed = after.flatMap((payment, index) => {
      const before = moves[index]?.payment;
      return payment === undefined || before === undefined ? [] : [{ payment, before }];
    });
    yield* this.effects.follow(tx, changed);
    return after;
  }

  private *changeIn(
    tx: UnitOfWork,
    payment: Payment,
    change: PaymentChange,
    also: Also | undefined,
  ): Transactional<Payment | undefined> {
    const changed = yield* this.payments.changeTogether(tx, [payment], change);
    if (changed.size === 0) return undefined;
    if (also !== undefined) yield* also(tx);
    const after: Payment = { ...payment, ...change };
    yield* this.effects.follow(tx, [{ payment: after, before: payment }]);
    return after;
  }

  private *changeAllIn(
    tx: UnitOfWork,
    moves: PaymentMoves,
    also: AlsoForAll | undefined,
  ): Transactional<readonly (Payment | undefined)[]> {
    const changed = yield* this.move(tx, moves);
    if (also !== undefined) yield* also(tx, changed);
    return changed;
  }
}
