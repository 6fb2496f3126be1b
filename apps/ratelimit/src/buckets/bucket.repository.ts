import { Injectable } from '@nestjs/common';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { JsonList } from '#libs/platform';
import { boundsAt, meterOfPolicy, policyId, type Policy } from '#libs/rate-limit';
import {
  allOrNone,
  comparing,
  newestFirst,
  returning,
  RowWriter,
  Sandboxes,
  tableOf,
  type Statement,
} from '#libs/sandbox';
import { BucketRow } from './bucket.row';
import type { LedgerEntry, LedgerKind } from './ledger-entry';
import { LedgerRow } from './ledger.row';

/** Tokens to take from a client's bucket under a policy; to give back, where there are less than none. */
export interface Movement {
  readonly policy: Policy;
  readonly tokens: number;
}

/** Which lines of the ledger are asked for; what is undefined does not restrict. */
export interface LedgerFilter {
  readonly clientId?: string | undefined;
  readonly policy?: string | undefined;
  readonly kind?: LedgerKind | undefined;
}

interface StateRow {
  /** PostgreSQL gives a bigint as text. */
  readonly full_at: number | string;
}

/**
 * The states of the buckets. Taking and giving back are the arithmetic of libs/rate-limit in one statement
 * each, so that the database alone decides, whoever else spends at the same time.
 */
@Injectable()
export class BucketRepository {
  private readonly writer = new RowWriter(LedgerRow, 'id');

  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * Takes tokens from all of the buckets where all of them hold enough, otherwise from none; a bucket that
   * is new is full.
   *
   * @param movements of different policies, none of more than its capacity
   * @returns the new states in the order of the movements; undefined where nothing was taken
   */
  spend(
    clientId: string,
    movements: readonly Movement[],
    nowMs: number,
  ): Promise<readonly number[] | undefined> {
    return this.run(movements, (database, { policy, tokens }) => {
      const { now, emptyFullAt, latestFullAt, ticks } = ticksOf(policy, tokens, nowMs);
      const counted = countedIn(database, '$5', '$6');
      return {
        sql: `INSERT INTO ${tableOf(database, BucketRow)} AS bucket (client_id, policy, full_at)
         VALUES ($1, $2, $3)
         ON CONFLICT (client_id, policy) DO UPDATE SET full_at = ${counted} + $4
         WHERE ${counted} + $4 <= $7 RETURNING full_at`,
        parameters: [
          clientId,
          policyId(policy),
          now + ticks,
          ticks,
          now,
          latestFullAt,
          emptyFullAt,
        ],
      };
    });
  }

  /**
   * Takes tokens from the buckets whatever they hold, or gives some back.
   *
   * @returns the new states in the order of the movements; undefined where nobody has spent from one yet
   */
  move(
    clientId: string,
    movements: readonly Movement[],
    nowMs: number,
  ): Promise<readonly number[] | undefined> {
    return this.run(movements, (database, { policy, tokens }) => {
      const { now, latestFullAt, ticks } = ticksOf(policy, tokens, nowMs);
      return {
        sql: `UPDATE ${tableOf(database, BucketRow)} AS bucket
         SET full_at = ${countedIn(database, '$1', '$2')} + $3
         WHERE client_id = $4 AND policy = $5 RETURNING full_at`,
        parameters: [now, latestFullAt, ticks, clientId, policyId(policy)],
      };
    });
  }

  /** The states of the client's buckets by policy; one that is not there is full. */
  async read(clientId: string): Promise<ReadonlyMap<string, number>> {
    const database = await this.sandboxes.database();
    const rows = await returning<StateRow & { readonly policy: string }>(
      database,
      `SELECT policy, full_at FROM ${tableOf(database, BucketRow)} WHERE client_id = $1`,
      [clientId],
    );
    return new Map(rows.map((row) => [row.policy, Number(row.full_at)]));
  }

  async set(clientId: string, policy: Policy, fullAt: number): Promise<void> {
    const database = await this.sandboxes.database();
    await returning(
      database,
      `INSERT INTO ${tableOf(database, BucketRow)} (client_id, policy, full_at) VALUES ($1, $2, $3)
       ON CONFLICT (client_id, policy) DO UPDATE SET full_at = $3 RETURNING full_at`,
      [clientId, policyId(policy), fullAt],
    );
  }

  async note(entries: readonly LedgerEntry[]): Promise<void> {
    const database = await this.sandboxes.database();
    await Promise.all(entries.map((entry) => this.writer.insert(database, entry as LedgerRow)));
  }

  /** The ledger, newest first; `write` makes the JSON text of a line. */
  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return newestFirst(() => this.selectLedger(filter), write);
  }

  private async run(
    movements: readonly Movement[],
    statementFor: (database: DataSource, movement: Movement) => Statement,
  ): Promise<readonly number[] | undefined> {
    const database = await this.sandboxes.database();
    // Always in the same order, so that no two transactions wait for each other.
    const ordered = movements.toSorted((a, b) =>
      policyId(a.policy) < policyId(b.policy) ? -1 : 1,
    );
    const rows = await allOrNone<StateRow>(
      database,
      ordered.map((movement) => statementFor(database, movement)),
    );
    return rows && movements.map((movement) => Number(rows[ordered.indexOf(movement)]?.full_at));
  }

  private async selectLedger(filter: LedgerFilter): Promise<SelectQueryBuilder<LedgerRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(LedgerRow).createQueryBuilder('l');
    for (const name of ['clientId', 'policy', 'kind'] as const) {
      const value = filter[name];
      if (value !== undefined) query.andWhere(`l.${name} = :${name}`, { [name]: value });
    }
    return query;
  }
}

function ticksOf(policy: Policy, tokens: number, nowMs: number) {
  const meter = meterOfPolicy(policy);
  return { ...boundsAt(meter, nowMs), ticks: tokens * meter.ticksPerToken };
}

/** The stored state as it counts now: see `counted` of libs/rate-limit. */
function countedIn(database: DataSource, now: string, latestFullAt: string): string {
  const { least, greatest } = comparing(database);
  return `${least}(${greatest}(bucket.full_at, ${now}), ${latestFullAt})`;
}
