import { Injectable } from '@nestjs/common';
import { formatCents, toCents } from '#libs/kernel';
import { type Transactional, type NewRow, type UnitOfWork } from '#libs/database';
import { AccountRow } from './account.row';
import { balanceChanges, checkEntry, LARGEST_BALANCE, type BalanceChange } from './entry';
import { type FuturePosting, type LedgerEntry, type PostingStatus } from './posting';
import { PostingRow } from './posting.row';

/** Few enough for the parameter limit of a statement. */
const ROWS_A_STATEMENT = 200;

/** The account does not exist, or has less than the entry debits. Nothing was booked. */
export class InsufficientFunds extends Error {
  constructor(readonly accountId: string) {
    super(`Account ${accountId} does not exist, or has less than the entry debits.`);
  }
}

/** The balance of an account would be too high to be exact in cents. Nothing was booked. */
export class BalanceTooHigh extends Error {
  constructor(readonly accountId: string) {
    super(`Account ${accountId} would have more than ${formatCents(LARGEST_BALANCE)}.`);
  }
}

/**
 * The books of the bank. The available, blocked and invested amounts of an account add up to its booked postings, and all
 * postings of a sandbox add up to zero. Each balance is changed by one conditional statement, so two instances cannot
 * overdraw an account. A transaction that changes several accounts must do so in the order of their ids.
 */
@Injectable()
export class Ledger {
  /** Moves the amount from available to blocked. Returns false, and changes nothing, if less is available. */
  *hold(tx: UnitOfWork, accountId: string, cents: number, nowIso: string): Transactional<boolean> {
    const moved = { accountId, available: -positive(cents), blocked: cents, invested: 0 };
    return yield* change(tx, moved, nowIso);
  }

  /**
   * Moves the amount back from blocked to available.
   * @throws InsufficientFunds if less is blocked
   */
  *release(tx: UnitOfWork, accountId: string, cents: number, nowIso: string): Transactional<void> {
    const moved = { accountId, available: positive(cents), blocked: -cents, invested: 0 };
    yield* demand(tx, moved, nowIso);
  }

  /** Moves the amount from available to invested. */
  *invest(tx: UnitOfWork, accountId: string, cents: number, nowIso: string): Transactional<void> {
    const moved = { accountId, available: -positive(cents), blocked: 0, invested: cents };
    yield* demand(tx, moved, nowIso);
  }

  /**
   * Books an entry. Lines of a customer's account also change its available or blocked amount.
   * @throws RangeError if the lines do not sum to zero
   * @throws InsufficientFunds if an account would fall below zero
   * @throws BalanceTooHigh if an account would have more than LARGEST_BALANCE
   */
  *post(tx: UnitOfWork, entry: LedgerEntry): Transactional<void> {
    yield* this.postAll(tx, [entry], entry.at);
  }

  /** Books many entries with as few statements as possible. */
  *postAll(
    tx: UnitOfWork,
    entries: readonly LedgerEntry[],
    changedAt: string,
  ): Transactional<void> {
    entries.forEach(checkEntry);
    for (const moved of balanceChanges(entries)) yield* demand(tx, moved, changedAt);
    yield* insert(tx, entries, 'BOOKED');
  }

  /** Adds entries that will be booked later to the statements. The balances do not change. */
  *schedule(tx: UnitOfWork, entries: readonly LedgerEntry[]): Transactional<void> {
    entries.forEach(checkEntry);
    yield* insert(tx, entries, 'FUTURE');
  }

  /**
   * Books a scheduled entry of a customer's account, or removes it if the available amount is too low. A second call does
   * nothing.
   */
  *bookScheduled(tx: UnitOfWork, future: FuturePosting): Transactional<void> {
    const { accountId, counterAccountId, entryId, atMs, at } = future;
    const postings = tx.table(PostingRow);
    // Account and instant use the index.
    const where = `WHERE account_id = $1 AND at_ms = $2 AND entry_id = $3 AND status = 'FUTURE'`;
    const booking = `UPDATE ${postings} SET status = 'BOOKED' ${where} RETURNING cents`;
    const [own] = yield { sql: booking, parameters: [accountId, atMs, entryId] };
    if (own === undefined) return;
    const moved = { accountId, available: Number(own['cents']), blocked: 0, invested: 0 };
    const other = [counterAccountId, atMs, entryId];
    if (yield* change(tx, moved, at)) {
      yield { sql: booking, parameters: other };
      return;
    }
    const removed = where.replace('FUTURE', 'BOOKED');
    yield { sql: `DELETE FROM ${postings} ${removed}`, parameters: [accountId, atMs, entryId] };
    yield { sql: `DELETE FROM ${postings} ${where}`, parameters: other };
  }
}

/** @returns false, and nothing is changed, if one of the amounts would be negative, or their sum too high */
function* change(
  tx: UnitOfWork,
  { accountId, available, blocked, invested }: BalanceChange,
  at: string,
): Transactional<boolean> {
  const rows = yield {
    sql:
      `UPDATE ${tx.table(AccountRow)} SET available = available + $1, ` +
      'blocked = blocked + $2, invested = invested + $3, updated_at = $4 WHERE account_id = $5 ' +
      'AND available + $1 >= 0 AND blocked + $2 >= 0 AND invested + $3 >= 0 AND ' +
      `available + $1 + blocked + $2 + invested + $3 <= ${String(LARGEST_BALANCE)} ` +
      'RETURNING account_id',
    parameters: [available, blocked, invested, at, accountId],
  };
  return rows.length > 0;
}

function* demand(tx: UnitOfWork, moved: BalanceChange, at: string): Transactional<void> {
  if (yield* change(tx, moved, at)) return;
  const { accountId, available, blocked, invested } = moved;
  const accounts = tx.table(AccountRow);
  const sql = `SELECT account_id FROM ${accounts} WHERE account_id = $1`;
  const found = yield { sql, parameters: [accountId] };
  const isTooMuch = found.length > 0 && available + blocked + invested > 0;
  throw isTooMuch ? new BalanceTooHigh(accountId) : new InsufficientFunds(accountId);
}

function* insert(
  tx: UnitOfWork,
  entries: readonly LedgerEntry[],
  status: PostingStatus,
): Transactional<void> {
  const postings = tx.sql(PostingRow);
  const rows = entries.flatMap((entry) => rowsOf(entry, status));
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    yield postings.insertMany(rows.slice(start, start + ROWS_A_STATEMENT));
  }
}

function rowsOf({ entryId, at, lines }: LedgerEntry, status: PostingStatus): NewRow<PostingRow>[] {
  const atMs = Date.parse(at);
  return lines.map((line, index) => ({
    entryId,
    line: line.line ?? index,
    accountId: line.accountId,
    atMs: line.atMs ?? atMs,
    cents: toCents(line.cents),
    status,
    type: line.type,
    name: line.name,
    counterparty: line.counterparty ?? null,
    paymentId: line.paymentId ?? null,
    endToEndId: line.endToEndId ?? null,
  }));
}

function positive(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0) {
    throw new RangeError(`${String(cents)} is not a positive number of cents.`);
  }
  return cents;
}
