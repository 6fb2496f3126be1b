import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../payment';
import { type LedgerMove, moveLedger } from './ledger-moves';
import { type PaymentChange, type PaymentRepository } from './payment.repository';

/** A change of a payment, together with the ledger. */
export interface PaymentMove {
  readonly payment: Payment;
  readonly change: PaymentChange;
  readonly ledger?: LedgerMove | undefined;
  /** A second change, applied after `change` if the amount cannot be held. */
  readonly otherwise?: PaymentChange;
}

/** Where payments and their amounts are stored. */
interface Stores {
  readonly payments: PaymentRepository;
  readonly ledger: Ledger;
}

/**
 * Changes payments together with the ledger. Payments in the same state with the same change share a statement. If an account
 * has too little for all of them, the first payments get the money.
 * @param atMs the instant of the changes of balances
 * @returns each payment after its change; undefined if another change was first
 */
export function* movePayments(
  tx: UnitOfWork,
  { payments, ledger }: Stores,
  moves: readonly PaymentMove[],
  atMs: number,
): Transactional<(Payment | undefined)[]> {
  const changed = new Set<string>();
  for (const alike of alikeIn(moves)) {
    const [first] = alike;
    if (first === undefined) continue;
    const group = alike.map(({ payment }) => payment);
    for (const id of yield* payments.changeTogether(tx, group, first.change)) changed.add(id);
  }
  const after = moves.map(({ payment, change }): Payment | undefined =>
    changed.has(payment.paymentId) ? { ...payment, ...change } : undefined,
  );
  const booked = moves.flatMap(({ ledger: move }, index) =>
    move === undefined || after[index] === undefined ? [] : [{ move, index }],
  );
  const ledgerMoves = booked.map(({ move }) => move);
  const done = yield* moveLedger(tx, ledger, ledgerMoves, atMs);
  for (const [place, { index }] of booked.entries()) {
    const [payment, otherwise] = [after[index], moves[index]?.otherwise];
    if (done[place] === true || payment === undefined || otherwise === undefined) continue;
    yield* payments.changeTogether(tx, [payment], otherwise);
    after[index] = { ...payment, ...otherwise };
  }
  return after;
}

/** Moves whose payments have the same state and get the same values. */
export function alikeIn(moves: readonly PaymentMove[]): readonly (readonly PaymentMove[])[] {
  const groups = new Map<string, PaymentMove[]>();
  for (const move of moves) {
    const { status, attempts, isAccepted, nextAtMs } = move.payment;
    const key = JSON.stringify([status, attempts, isAccepted, nextAtMs, move.change]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [move]);
    else group.push(move);
  }
  return [...groups.values()];
}
