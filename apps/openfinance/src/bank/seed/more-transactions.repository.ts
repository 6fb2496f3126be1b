import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { toIsoUtc, type Clock } from '#libs/kernel';
import {
  atomically,
  EntitySql,
  forUpdate,
  isPostgres,
  tableOf,
  type AtomicWork,
} from '#libs/database';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { InsufficientFunds, Ledger } from '../../ledger/ledger.repository';
import { PostingRow } from '../../ledger/posting.row';
import { SeedProgressRow } from '../bank.rows';
import { madeUpPart, type MadeUp } from './more-transactions';
import { SeedUnpayable } from './seed.request';

/** Few enough for other requests to have their turn soon: some milliseconds. */
const IN_ONE_COMMIT = 512;

/** Puts made-up transactions into an account. */
@Injectable()
export class MoreTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly ledger: Ledger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes sure that the account has `count` of the transactions, in commits of a few hundred that each keep the books
   * right. What an earlier call has stored stays, also one that was interrupted or runs at the same time.
   *
   * @returns how many were new
   * @throws SeedUnpayable
   */
  async add(made: MadeUp, count: number): Promise<number> {
    const { database, closing } = await this.sandboxes.current();
    let added = 0;
    for (;;) {
      // A sandbox that is being reset does not wait for a million transactions.
      closing.throwIfAborted();
      const now = toIsoUtc(this.clock.nowMs());
      const step = await atomically(database, () =>
        this.next(database, made, { count, now }),
      ).catch((error: unknown) => {
        throw error instanceof InsufficientFunds ? new SeedUnpayable(error.accountId) : error;
      });
      if (step === 0) return added;
      added += step;
    }
  }

  /** After many new rows PostgreSQL needs to be told: with its old numbers it would sort whole statements. */
  async updateStatistics(): Promise<void> {
    const database = await this.sandboxes.database();
    if (isPostgres(database)) await database.query(`ANALYZE ${tableOf(database, PostingRow)}`);
  }

  /** Stores the next part and returns its size. */
  private *next(
    database: DataSource,
    made: MadeUp,
    { count, now }: { readonly count: number; readonly now: string },
  ): AtomicWork<number> {
    const progress = EntitySql.of(database, SeedProgressRow);
    const name = `more:${String(made.seed)}:${made.accountId}`;
    yield progress.insert({ name, stored: 0 }, 'ON CONFLICT DO NOTHING');
    const [row] = yield {
      sql: `SELECT stored FROM ${progress.table} WHERE name = $1${forUpdate(database)}`,
      parameters: [name],
    };
    const stored = Number(row?.['stored'] ?? 0);
    const size = Math.min(IN_ONE_COMMIT, count - stored);
    if (size <= 0) return 0;
    const part = madeUpPart(made, stored, size);
    yield* this.ledger.postAll(database, part.entries, now);
    yield {
      sql: `UPDATE ${progress.table} SET stored = $1 WHERE name = $2`,
      parameters: [stored + part.count, name],
    };
    return part.count;
  }
}
