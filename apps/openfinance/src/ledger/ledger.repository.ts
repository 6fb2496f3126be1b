import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { formatCents, toCents } from '#libs/kernel';
import { EntitySql, tableOf, type AtomicWork, type NewRow } from '#libs/database';
import { AccountRow } from '../bank/bank.rows';
import { balanceChanges, checkEntry, LARGEST_BALANCE, type BalanceChange } from './entry';
import { type FuturePosting, type LedgerEntry, type PostingStatus } from './posting';
import { PostingRow } from './posting.row';

/** Well under the parameters that one statement may have. */
const ROWS_A_STATEMENT = 200;

/** An entry would take more from an account than is there, or there is no such account. Nothing was booked. */
export class InsufficientFunds extends Error {
  constructor(readonly accountId: string) {
    super(`Account ${accountId} does not exist, or has less than the entry takes from it.`);
  }
}

/** An account would have more than can be counted exactly in cents. Nothing was booked. */
export class BalanceTooHigh extends Error {
  constructor(readonly accountId: string) {
    super(`Account ${accountId} would have more than ${formatCents(LARGEST_BALANCE)}.`);
  }
}

/**
 * The books of the bank: pieces of atomic work, which the caller runs with `atomically` together with its own
 * statements. Available, blocked and invested of an account together are the sum of its booked postings, and
 * all postings of a sandbox sum to zero. Balances change in one conditional statement each, so two instances
 * cannot overdraw an account. Work that changes several accounts must do so in the order of their ids.
 */
@Injectable()
export class Ledger {
  /** Moves the amount from available to blocked; false, and nothing changed, if less is available. */
  *hold(
    database: DataSource,
    accountId: string,
    cents: number,
    nowIso: string,
  ): AtomicWork<boolean> {
    const moved = { accountId, available: -positive(cents), blocked: cents, invested: 0 };
    return yield* change(database, moved, nowIso);
  }

  /**
   * Moves the amount back from blocked to available.
   * @throws InsufficientFunds if less is blocked
   */
  *release(
    database: DataSource,
    accountId: string,
    cents: number,
    nowIso: string,
  ): AtomicWork<void> {
    const moved = { accountId, available: positive(cents), blocked: -cents, invested: 0 };
    yield* demand(database, moved, nowIso);
  }

  /** Moves the amount from available to invested. */
  *invest(
    database: DataSource,
    accountId: string,
    cents: number,
    nowIso: string,
  ): AtomicWork<void> {
    const moved = { accountId, available: -positive(cents), blocked: 0, invested: cents };
    yield* demand(database, moved, nowIso);
  }

  /**
   * Books an entry. The lines of a customer's account also move what is available, or what is blocked.
   * @throws RangeError if the lines do not sum to zero
   * @throws InsufficientFunds if an account would fall below zero
   * @throws BalanceTooHigh if an account would have more than LARGEST_BALANCE
   */
  *post(database: DataSource, entry: LedgerEntry): AtomicWork<void> {
    yield* this.postAll(database, [entry], entry.at);
  }

  /** Books many entries with as few statements as possible. */
  *postAll(
    database: DataSource,
    entries: readonly LedgerEntry[],
    changedAt: string,
  ): AtomicWork<void> {
    entries.forEach(checkEntry);
    for (const moved of balanceChanges(entries)) yield* demand(database, moved, changedAt);
    yield* insert(database, entries, 'BOOKED');
  }

  /** Puts entries that will be booked later into the statements, and leaves the balances as they are. */
  *schedule(database: DataSource, entries: readonly LedgerEntry[]): AtomicWork<void> {
    entries.forEach(checkEntry);
    yield* insert(database, entries, 'FUTURE');
  }

  /**
   * Books a scheduled entry of one customer's account, or removes it where the account has too little for it.
   * The second time it does nothing.
   */
  *bookScheduled(database: DataSource, future: FuturePosting): AtomicWork<void> {
    const { accountId, counterAccountId, entryId, atMs, at } = future;
    const postings = EntitySql.of(database, PostingRow).table;
    // By account and instant, because that is the index.
    const where = `WHERE account_id = $1 AND at_ms = $2 AND entry_id = $3 AND status = 'FUTURE'`;
    const booking = `UPDATE ${postings} SET status = 'BOOKED' ${where} RETURNING cents`;
    const [own] = yield { sql: booking, parameters: [accountId, atMs, entryId] };
    if (own === undefined) return;
    const moved = { accountId, available: Number(own['cents']), blocked: 0, invested: 0 };
    const other = [counterAccountId, atMs, entryId];
    if (yield* change(database, moved, at)) {
      yield { sql: booking, parameters: other };
      return;
    }
    const removed = where.replace('FUTURE', 'BOOKED');
    yield { sql: `DELETE FROM ${postings} ${removed}`, parameters: [accountId, atMs, entryId] };
    yield { sql: `DELETE FROM ${postings} ${where}`, parameters: other };
  }
}

/** @returns false, and nothing is changed, if one of the three would be negative, or all together too high */
function* change(
  database: DataSource,
  { accountId, available, blocked, invested }: BalanceChange,
  at: string,
): AtomicWork<boolean> {
  const rows = yield {
    sql:
      `UPDATE ${tableOf(database, AccountRow)} SET available = available + $1, ` +
      'blocked = blocked + $2, invested = invested + $3, updated_at = $4 WHERE account_id = $5 ' +
      'AND available + $1 >= 0 AND blocked + $2 >= 0 AND invested + $3 >= 0 AND ' +
      `available + $1 + blocked + $2 + invested + $3 <= ${String(LARGEST_BALANCE)} ` +
      'RETURNING account_id',
    parameters: [available, blocked, invested, at, accountId],
  };
  return rows.length > 0;
}

function* demand(database: DataSource, moved: BalanceChange, at: string): AtomicWork<void> {
  if (yield* change(database, moved, at)) return;
  const { accountId, available, blocked, invested } = moved;
  const accounts = tableOf(database, AccountRow);
  const sql = `SELECT account_id FROM ${accounts} WHERE account_id = $1`;
  const found = yield { sql, parameters: [accountId] };
  const isTooMuch = found.length > 0 && available + blocked + invested > 0;
  throw isTooMuch ? new BalanceTooHigh(accountId) : new InsufficientFunds(accountId);
}

function* insert(
  database: DataSource,
  entries: readonly LedgerEntry[],
  status: PostingStatus,
): AtomicWork<void> {
  const postings = EntitySql.of(database, PostingRow);
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
  }));
}

function positive(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0) {
    throw new RangeError(`${String(cents)} is not a positive number of cents.`);
  }
  return cents;
}
