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
  change(
    payment: Payment,
    change: PaymentChange,
    also?: (tx: UnitOfWork) => Transactional<void>,
  ): Promise<Payment | undefined> {
    const { payments, effects } = this;
    return this.sandboxes.atomically(function* (tx) {
      const changed = yield* payments.changeTogether(tx, [payment], change);
      if (changed.size === 0) return undefined;
      if (also !== undefined) yield* also(tx);
      const after: Payment = { ...payment, ...change };
      yield* effects.follow(tx, [{ payment: after, before: payment }]);
      return after;
    });
  }

  /**
   * Changes payments in one transaction. If an account has too little for all of them, the first payments get the money.
   * @param also done in the same transaction, with the result
   * @returns each payment after its change; undefined if another change was first
   */
  changeAll(
    moves: PaymentMoves,
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
  schedule(payment: Payment): Promise<void> {
    return this.effects.scheduleAlone(payment);
  }

  /** The same as a part of a transaction. */
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
}
