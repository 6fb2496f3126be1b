import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { LruCache, toCents, toIsoUtc, type Clock } from '#libs/kernel';
import { atomically, type Transactional, type Statement, type UnitOfWork } from '#libs/database';
import { CLOCK, DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Ledger } from '../ledger/ledger.repository';
import { INTERNAL_ACCOUNTS, type FuturePosting, type LedgerEntry } from '../ledger/posting';
import { CustomerRow, SeedProgressRow } from './bank.rows';
import { AccountRow } from '../ledger/account.row';
import { COUPLE, isOfCouple } from './history/couple';
import { historyOf, type History } from './history/history';
import {
  derivedCustomer,
  SEEDED_CUSTOMERS,
  type AccountProfile,
  type CustomerProfile,
} from './history/profiles';

/** The name of the row that marks a sandbox with the seeded bank. */
const BANK_SEED = 'bank';
/** The name of the row that marks a sandbox with the couple. */
const COUPLE_SEED = 'couple';
const BOOKING = 'openfinance-booking';

interface Seeded {
  readonly customer: CustomerProfile;
  readonly histories: readonly (readonly [AccountProfile, History])[];
}

/**
 * Adds customers to a sandbox, with their accounts and a year of transactions, in one transaction. The first use of a
 * sandbox stores the seeded bank. Concurrent requests and instances store it once.
 */
@Injectable()
export class BankSeeding {
  /** Databases that have the seeded bank, or in which it is being stored. */
  private readonly known = new WeakMap<DataSource, Promise<void>>();
  /** The seeded bank by day, because sandboxes of the same day have the same bank. */
  private readonly banks = new LruCache<string, readonly Seeded[]>(2);

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly ledger: Ledger,
    private readonly dueWork: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(BOOKING, ({ payload }) => this.book(payload as FuturePosting));
  }

  /** The database of the current sandbox, which has the seeded bank. */
  async database(): Promise<DataSource> {
    const database = await this.sandboxes.database();
    await (this.known.get(database) ?? this.begin(database));
    return database;
  }

  /** Stores the customer of a document, unless there is one. */
  async addCustomer(document: string): Promise<boolean> {
    const database = await this.database();
    const today = this.today();
    if (isOfCouple(document)) {
      const seeded = COUPLE.map((customer) => withHistories(customer, today));
      return this.storeOnce(database, markOf(COUPLE_SEED, seeded.length), { seeded, today });
    }
    const seeded = withHistories(derivedCustomer(document), today);
    const { id, personType, name } = seeded.customer;
    const mark = (tx: UnitOfWork): Statement =>
      tx
        .sql(CustomerRow)
        .insert({ id, document, personType, name }, 'ON CONFLICT DO NOTHING RETURNING id');
    return this.storeOnce(database, mark, { seeded: [seeded], today });
  }

  private begin(database: DataSource): Promise<void> {
    const seeding = this.seed(database);
    this.known.set(database, seeding);
    // After an error the next request tries again.
    seeding.catch(() => this.known.delete(database));
    return seeding;
  }

  private async seed(database: DataSource): Promise<void> {
    const today = this.today();
    const seeded = this.banks.getOrMake(today, () =>
      SEEDED_CUSTOMERS.map((customer) => withHistories(customer, today)),
    );
    await this.storeOnce(database, markOf(BANK_SEED, seeded.length), { seeded, today });
  }

  /** @param mark inserts a row; everything is stored with it if the row was not there */
  private async storeOnce(
    database: DataSource,
    mark: (tx: UnitOfWork) => Statement,
    what: { readonly seeded: readonly Seeded[]; readonly today: string },
  ): Promise<boolean> {
    const store = (tx: UnitOfWork): Transactional<void> => this.store(tx, what);
    return atomically(database, function* (tx) {
      const marked = yield mark(tx);
      if (marked.length > 0) yield* store(tx);
      return marked.length > 0;
    });
  }

  private *store(
    tx: UnitOfWork,
    { seeded, today }: { readonly seeded: readonly Seeded[]; readonly today: string },
  ): Transactional<void> {
    const at = toIsoUtc(brasiliaDayStartMs(today));
    const customers = tx.sql(CustomerRow);
    // The row of a derived customer is the mark, so it exists already.
    yield customers.insertMany(
      seeded.map(({ customer }) => customer),
      'ON CONFLICT DO NOTHING',
    );
    const accounts = seeded.flatMap(({ histories }) => histories.map(([account]) => account));
    yield tx.sql(AccountRow).insertMany(accounts.map((account) => emptyAccount(account, at)));
    const histories = seeded.flatMap((each) => each.histories);
    const booked = histories.flatMap(([, history]) => history.booked);
    const future = histories.flatMap(([, history]) => history.future);
    yield* this.ledger.postAll(tx, booked, at);
    for (const { accountId, investedCents } of accounts) {
      if (investedCents > 0) yield* this.ledger.invest(tx, accountId, investedCents, at);
    }
    yield* this.ledger.schedule(tx, future);
    for (const entry of future) yield* this.dueWork.schedule(tx, bookingOf(entry));
  }

  /** Books a scheduled transaction that is due. */
  private async book(future: FuturePosting): Promise<void> {
    await this.sandboxes.atomically((tx) => this.ledger.bookScheduled(tx, future));
  }

  private today(): string {
    return brasiliaDate(this.clock.nowMs());
  }
}

function markOf(name: string, stored: number): (tx: UnitOfWork) => Statement {
  const row = { name, stored };
  return (tx) => tx.sql(SeedProgressRow).insert(row, 'ON CONFLICT DO NOTHING RETURNING name');
}

function withHistories(customer: CustomerProfile, today: string): Seeded {
  const { document, accounts } = customer;
  const histories = accounts.map(
    (account) => [account, historyOf({ account, document }, today)] as const,
  );
  return { customer, histories };
}

function emptyAccount(account: AccountProfile, updatedAt: string): AccountRow {
  const { accountId, customerId, jointCustomerId, type, subtype } = account;
  const { branchCode, number, checkDigit, contractedLimitCents } = account;
  return {
    accountId,
    customerId,
    jointCustomerId,
    type,
    subtype,
    branchCode,
    number,
    checkDigit,
    currency: 'BRL',
    availableCents: toCents(0),
    blockedCents: toCents(0),
    investedCents: toCents(0),
    contractedLimitCents,
    updatedAt,
  };
}

function bookingOf({ entryId, at, lines }: LedgerEntry): Work {
  const [own] = lines;
  if (own === undefined) throw new Error(`Entry ${entryId} has no lines.`);
  const future: FuturePosting = {
    accountId: own.accountId,
    counterAccountId: INTERNAL_ACCOUNTS.funding,
    entryId,
    atMs: Date.parse(at),
    at,
  };
  return { kind: BOOKING, key: entryId, dueAt: at, payload: future };
}
