import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { isPostgres, tableOf, type Transactional, type UnitOfWork } from '#libs/database';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { InsufficientFunds, Ledger } from '../../ledger/ledger.repository';
import { PostingRow } from '../../ledger/posting.row';
import { SeedProgressRow } from '../bank.rows';
import { madeUpPart, type MadeUp } from './more-transactions';
import { SeedUnpayable } from './seed.errors';

/** Transactions in one commit: few enough that other requests wait only some milliseconds. */
const IN_ONE_COMMIT = 512;

/** Adds made-up transactions to an account. */
@Injectable()
export class MoreTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly ledger: Ledger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Adds transactions until the account has `count` of them, with a few hundred in each commit. The books are balanced
   * after each commit. Transactions that an earlier, interrupted or concurrent call has stored are kept.
   *
   * @returns the number of new transactions
   * @throws SeedUnpayable
   */
  async add(made: MadeUp, count: number): Promise<number> {
    const { closing } = await this.sandboxes.current();
    let added = 0;
    for (;;) {
      // A sandbox that is being reset does not wait for a million transactions.
      closing.throwIfAborted();
      const now = toIsoUtc(this.clock.nowMs());
      const step = await this.sandboxes
        .atomically((tx) => this.next(tx, made, { count, now }))
        .catch((error: unknown) => {
          throw error instanceof InsufficientFunds ? new SeedUnpayable(error.accountId) : error;
        });
      if (step === 0) return added;
      added += step;
    }
  }

  /** Updates the statistics of PostgreSQL after many new rows: with its old numbers it would sort whole statements. */
  async updateStatistics(): Promise<void> {
    const database = await this.sandboxes.database();
    if (isPostgres(database)) await database.query(`ANALYZE ${tableOf(database, PostingRow)}`);
  }

  /** Stores the next part and returns its size. */
  private *next(
    tx: UnitOfWork,
    made: MadeUp,
    { count, now }: { readonly count: number; readonly now: string },
  ): Transactional<number> {
    const progress = tx.sql(SeedProgressRow);
    const name = `more:${String(made.seed)}:${made.accountId}`;
    yield progress.insert({ name, stored: 0 }, 'ON CONFLICT DO NOTHING');
    const [row] = yield {
      sql: `SELECT stored FROM ${progress.table} WHERE name = $1${tx.forUpdate()}`,
      parameters: [name],
    };
    const stored = Number(row?.['stored'] ?? 0);
    const size = Math.min(IN_ONE_COMMIT, count - stored);
    if (size <= 0) return 0;
    const part = madeUpPart(made, stored, size);
    yield* this.ledger.postAll(tx, part.entries, now);
    yield {
      sql: `UPDATE ${progress.table} SET stored = $1 WHERE name = $2`,
      parameters: [stored + part.count, name],
    };
    return part.count;
  }
}
