import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, tableOf, type AtomicWork, type NewRow } from '#libs/database';
import { ParticipantRow } from '../participants/participant.row';
import { isInternal, type Movement } from './account-entry';
import { AccountEntryRow } from './account-entry.row';

/** A change of one Conta PI, in cents. */
interface Change {
  readonly ispb: string;
  readonly balance: number;
  readonly reserved: number;
}

/** The Conta PI that a movement credits does not exist, or its balance would be too high. Nothing was booked. */
export class CreditImpossible extends Error {
  constructor(readonly ispb: string) {
    super(`Conta PI ${ispb} does not exist, or its balance is too high for the credit.`);
  }
}

/**
 * The Contas PI: pieces of atomic work, which the caller runs with `atomically` together with its own statements. A balance
 * is the sum of the entries of its account, and all entries of a sandbox sum to zero. A balance changes in one
 * conditional statement, so it is never below zero and never below what is reserved.
 */
@Injectable()
export class ContasPi {
  /** Reserves money for an order. @returns false, and nothing changed, if the Conta PI has too little */
  *reserve(database: DataSource, ispb: string, cents: number): AtomicWork<boolean> {
    checkAmount(cents);
    if (isInternal(ispb)) return true;
    return (yield* change(database, { ispb, balance: 0, reserved: cents })) !== undefined;
  }

  /**
   * Gives back what `reserve` has reserved.
   * @throws RangeError if less is reserved: then the order was released or booked before
   */
  *release(database: DataSource, ispb: string, cents: number): AtomicWork<void> {
    checkAmount(cents);
    if (isInternal(ispb)) return;
    const balance = yield* change(database, { ispb, balance: 0, reserved: -cents });
    if (balance === undefined) throw new RangeError(`Conta PI ${ispb} has reserved less.`);
  }

  /**
   * Moves money from one account to another and writes both entries. The accounts can be the same: then the Conta PI must
   * have the money, and keeps it.
   * @param fromReserved whether the money was reserved before
   * @returns false, and nothing is booked, if the payer's Conta PI has too little
   * @throws CreditImpossible if the receiver's Conta PI cannot be credited
   */
  *book(database: DataSource, movement: Movement, fromReserved = false): AtomicWork<boolean> {
    const { from, to, cents } = movement;
    checkAmount(cents);
    const debit = { ispb: from, balance: -cents, reserved: fromReserved ? -cents : 0 };
    const credit = { ispb: to, balance: cents, reserved: 0 };
    // In the order of the ISPBs: two settlements never wait for each other.
    const isCreditFirst = to < from;
    const early = isCreditFirst ? yield* this.credit(database, credit) : undefined;
    const debited = yield* apply(database, debit);
    if (debited === undefined) {
      if (isCreditFirst) yield* apply(database, { ...credit, balance: -cents });
      return false;
    }
    const credited = isCreditFirst ? early : yield* this.credit(database, credit);
    const entries = entriesOf(movement, debited, credited ?? null);
    yield EntitySql.of(database, AccountEntryRow).insertMany(entries);
    return true;
  }

  private *credit(database: DataSource, wanted: Change): AtomicWork<number | null> {
    const balance = yield* apply(database, wanted);
    if (balance === undefined) throw new CreditImpossible(wanted.ispb);
    return balance;
  }
}

/** Like `change`, and null for an account without limits. */
function* apply(database: DataSource, wanted: Change): AtomicWork<number | null | undefined> {
  return isInternal(wanted.ispb) ? null : yield* change(database, wanted);
}

/** @returns the balance after the change; undefined, and nothing changed, if the Conta PI does not allow it */
function* change(database: DataSource, wanted: Change): AtomicWork<number | undefined> {
  const { ispb, balance, reserved } = wanted;
  const [row] = yield {
    sql:
      `UPDATE ${tableOf(database, ParticipantRow)} SET balance_cents = balance_cents + $1, ` +
      'reserved_cents = reserved_cents + $2 WHERE ispb = $3 AND reserved_cents + $2 >= 0 ' +
      'AND balance_cents + $1 >= reserved_cents + $2 ' +
      `AND balance_cents + $1 <= ${String(Number.MAX_SAFE_INTEGER)} RETURNING balance_cents`,
    parameters: [balance, reserved, ispb],
  };
  return row === undefined ? undefined : Number(row['balance_cents']);
}

function checkAmount(cents: number): void {
  if (Number.isSafeInteger(cents) && cents > 0) return;
  throw new RangeError(`${String(cents)} is not a positive number of cents.`);
}

function entriesOf(
  { entryId, kind, from, to, cents, at }: Movement,
  debited: number | null,
  credited: number | null,
): NewRow<AccountEntryRow>[] {
  const [first, second] = [
    { entryId, account: from, cents: -cents, balanceAfter: debited, kind, at },
    { entryId, account: to, cents, balanceAfter: credited, kind, at },
  ];
  return [first, second];
}
