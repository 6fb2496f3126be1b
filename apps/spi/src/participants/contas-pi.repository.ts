import { Injectable } from '@nestjs/common';
import { type NewRow, type Transactional, type UnitOfWork } from '#libs/database';
import { ParticipantRow } from './participant.row';
import { isInternal, type AccountEntry, type Movement } from './account-entry';
import { AccountEntryRow } from './account-entry.row';

/** A change of one Conta PI, in cents. */
interface Change {
  readonly ispb: string;
  readonly balance: number;
  readonly reserved: number;
}

/** The credited Conta PI does not exist, or its balance would be too high. Nothing is booked. */
export class CreditImpossible extends Error {
  constructor(readonly ispb: string) {
    super(`Conta PI ${ispb} does not exist, or its balance is too high for the credit.`);
  }
}

/**
 * The Contas PI. A balance is the sum of the entries of its account, and all entries of a sandbox sum to zero. One conditional
 * statement changes a balance, so it is never below zero and never below the reserved part.
 */
@Injectable()
export class ContasPi {
  /** Reserves money for a payment. @returns false, and nothing changed, if the Conta PI has too little */
  *reserve(tx: UnitOfWork, ispb: string, cents: number): Transactional<boolean> {
    checkAmount(cents);
    if (isInternal(ispb)) return true;
    return (yield* change(tx, { ispb, balance: 0, reserved: cents })) !== undefined;
  }

  /**
   * Releases money that `reserve` has reserved.
   * @throws RangeError if less is reserved, because the payment was already released or booked
   */
  *release(tx: UnitOfWork, ispb: string, cents: number): Transactional<void> {
    checkAmount(cents);
    if (isInternal(ispb)) return;
    const balance = yield* change(tx, { ispb, balance: 0, reserved: -cents });
    if (balance === undefined) throw new RangeError(`Conta PI ${ispb} has reserved less.`);
  }

  /**
   * Moves money from one account to another and writes both entries. If the accounts are the same, the Conta PI must have the
   * money and keeps it.
   * @param fromReserved whether the money was reserved before
   * @returns false, and nothing is booked, if the payer's Conta PI has too little
   * @throws CreditImpossible if the receiver's Conta PI cannot be credited
   */
  *book(tx: UnitOfWork, movement: Movement, fromReserved = false): Transactional<boolean> {
    const { from, to, cents } = movement;
    checkAmount(cents);
    const debit = { ispb: from, balance: -cents, reserved: fromReserved ? -cents : 0 };
    const credit = { ispb: to, balance: cents, reserved: 0 };
    // In the order of the ISPBs, so two settlements never wait for each other.
    const isCreditFirst = to < from;
    const early = isCreditFirst ? yield* this.credit(tx, credit) : undefined;
    const debited = yield* apply(tx, debit);
    if (debited === undefined) {
      if (isCreditFirst) yield* apply(tx, { ...credit, balance: -cents });
      return false;
    }
    const credited = isCreditFirst ? early : yield* this.credit(tx, credit);
    const entries = entriesOf(movement, debited, credited ?? null);
    yield tx.sql(AccountEntryRow).insertMany(entries);
    return true;
  }

  /** The entry of an account. @throws Error if it was not booked */
  *findEntry(tx: UnitOfWork, entryId: string, account: string): Transactional<AccountEntry> {
    const sql = tx.sql(AccountEntryRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE entry_id = $1 AND account = $2`,
      parameters: [entryId, account],
    };
    if (row === undefined) throw new Error(`Entry ${entryId} was not booked.`);
    return sql.read(row);
  }

  private *credit(tx: UnitOfWork, wanted: Change): Transactional<number | null> {
    const balance = yield* apply(tx, wanted);
    if (balance === undefined) throw new CreditImpossible(wanted.ispb);
    return balance;
  }
}

/** Like `change`, but null for an internal account, which has no limits. */
function* apply(tx: UnitOfWork, wanted: Change): Transactional<number | null | undefined> {
  return isInternal(wanted.ispb) ? null : yield* change(tx, wanted);
}

/** @returns the balance after the change; undefined, and nothing changed, if the Conta PI does not allow it */
function* change(tx: UnitOfWork, wanted: Change): Transactional<number | undefined> {
  const { ispb, balance, reserved } = wanted;
  const [row] = yield {
    sql:
      `UPDATE ${tx.table(ParticipantRow)} SET balance_cents = balance_cents + $1, ` +
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
    { entryId, account: from, counterparty: to, cents: -cents, balanceAfter: debited, kind, at },
    { entryId, account: to, counterparty: from, cents, balanceAfter: credited, kind, at },
  ];
  return [first, second];
}
