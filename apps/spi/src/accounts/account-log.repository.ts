import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { inPeriod, isPostgres, oldestFirst, returning, tableOf, type Period } from '#libs/database';
import { type Direction, type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { ParticipantRow } from '../participants/participant.row';
import { INTERNAL_ACCOUNTS, type AccountEntry } from '../participants/account-entry';
import { AccountEntryRow } from '../participants/account-entry.row';

/** The entries of an account to list. */
export interface EntryFilter extends Period {
  /** Undefined: credits and debits. */
  readonly direction?: Direction | undefined;
}

/** The sum and the number of the entries of an account. */
export interface EntrySum {
  /** In cents. */
  readonly cents: bigint;
  readonly entries: number;
}

/** An account with the sum of its entries and its stored balance. */
export interface BookedAccount extends EntrySum {
  readonly account: string;
  /** Null for INTERNAL_ACCOUNTS. */
  readonly name: string | null;
  /** The stored balance in cents; null for INTERNAL_ACCOUNTS. */
  readonly balance: bigint | null;
  /** In cents. */
  readonly reserved: bigint;
}

/** The sum of many large amounts can exceed 64 bits, so cents are summed in two parts. */
const PART = 1_000_000;

/** SQLite sums in the thread of the event loop. After this many entries other requests have their turn. */
const ENTRIES_A_TURN = 20_000;

const NO_ENTRIES: EntrySum = { cents: 0n, entries: 0 };

interface SumRow {
  readonly account: string;
  /** These are null for an account without entries. */
  readonly high: string | null;
  readonly low: string | null;
  readonly entries: string | number | null;
}

interface BalanceRow {
  readonly account: string;
  readonly name: string;
  readonly balance: string | number;
  readonly reserved: string | number;
  readonly last: number | null;
}

/** Reads the entries and the balances of the current sandbox. */
@Injectable()
export class AccountLog {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Lists the entries of an account, oldest first, with the sum of their amounts. */
  entries(account: string, filter: EntryFilter, write: (entry: AccountEntry) => string): JsonList {
    return oldestFirst(() => this.select(account, filter), write, 'cents');
  }

  /** Reads all accounts at one instant: first the INTERNAL_ACCOUNTS, then the Contas PI by ISPB. */
  async books(): Promise<BookedAccount[]> {
    const database = await this.sandboxes.database();
    const { balances, sums } = isPostgres(database)
      ? await postgresBooks(database)
      : await sqliteBooks(database);
    const internal = Object.values(INTERNAL_ACCOUNTS).map((account) => {
      const none = { account, name: null, balance: null, reserved: 0n };
      return { ...none, ...(sums.get(account) ?? NO_ENTRIES) };
    });
    const contasPi = balances.map(({ account, name, balance, reserved }) => ({
      account,
      name,
      balance: BigInt(balance),
      reserved: BigInt(reserved),
      ...(sums.get(account) ?? NO_ENTRIES),
    }));
    return [...internal, ...contasPi];
  }

  private async select(
    account: string,
    { direction, ...period }: EntryFilter,
  ): Promise<SelectQueryBuilder<AccountEntryRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(AccountEntryRow).createQueryBuilder('e');
    query.andWhere('e.account = :account', { account });
    if (direction !== undefined) query.andWhere(`e.cents ${direction === 'CREDIT' ? '>' : '<'} 0`);
    inPeriod(query, 'at', period);
    return query;
  }
}

interface Books {
  readonly balances: readonly BalanceRow[];
  readonly sums: ReadonlyMap<string, EntrySum>;
}

/** One statement reads balances and sums, so they belong to the same instant. */
async function postgresBooks(database: DataSource): Promise<Books> {
  const rows = await returning<BalanceRow & SumRow>(
    database,
    `SELECT COALESCE(s.account, b.account) AS account, b.name, b.balance, b.reserved, ` +
      `s.high, s.low, s.entries FROM (${balancesSql(database)}) b ` +
      `FULL JOIN (${sumsSql(database, '')}) s ON s.account = b.account ORDER BY 1`,
    [],
  );
  const sums = new Map<string, EntrySum>();
  for (const row of rows) addTo(sums, row);
  const isRegistered = ({ balance }: { readonly balance: unknown }): boolean => balance !== null;
  return { balances: rows.filter(isRegistered), sums };
}

/** One statement reads the balances and the last sequence. The entries up to that sequence never change. */
async function sqliteBooks(database: DataSource): Promise<Books> {
  const balances = await returning<BalanceRow>(
    database,
    `${balancesSql(database)} ORDER BY ispb`,
    [],
  );
  const last = balances[0]?.last ?? 0;
  const sums = new Map<string, EntrySum>();
  for (let after = 0; after < last; after += ENTRIES_A_TURN) {
    const upTo = Math.min(after + ENTRIES_A_TURN, last);
    const sql = sumsSql(database, 'WHERE sequence > $1 AND sequence <= $2');
    for (const row of await returning<SumRow>(database, sql, [after, upTo])) addTo(sums, row);
    await nextTurn();
  }
  return { balances, sums };
}

function balancesSql(database: DataSource): string {
  return (
    'SELECT ispb AS account, name, balance_cents AS balance, reserved_cents AS reserved, ' +
    `(SELECT MAX(sequence) FROM ${tableOf(database, AccountEntryRow)}) AS last ` +
    `FROM ${tableOf(database, ParticipantRow)}`
  );
}

function sumsSql(database: DataSource, where: string): string {
  const part = String(PART);
  return (
    `SELECT account, CAST(SUM(cents / ${part}) AS TEXT) AS high, ` +
    `CAST(SUM(cents % ${part}) AS TEXT) AS low, COUNT(*) AS entries ` +
    `FROM ${tableOf(database, AccountEntryRow)} ${where} GROUP BY account`
  );
}

function addTo(sums: Map<string, EntrySum>, row: SumRow): void {
  const { cents, entries } = sums.get(row.account) ?? NO_ENTRIES;
  const added = BigInt(row.high ?? 0) * BigInt(PART) + BigInt(row.low ?? 0);
  sums.set(row.account, { cents: cents + added, entries: entries + Number(row.entries ?? 0) });
}
