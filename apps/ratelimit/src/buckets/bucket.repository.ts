import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { CONFIG } from '#libs/config';
import { type JsonList } from '#libs/http';
import { systemClock } from '#libs/kernel';
import { boundsAt, meterOfPolicy, policyId, type Policy } from '#libs/rate-limit';
import {
  allOrNone,
  comparing,
  EntitySql,
  inPeriod,
  newestFirst,
  returning,
  RowWriter,
  tableOf,
  type Period,
  type Statement,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type RatelimitConfig } from '../config';
import { BucketRow } from './bucket.row';
import { type LedgerEntry, type LedgerKind } from './ledger-entry';
import { LedgerRow } from './ledger.row';

/** Tokens to take from the bucket of a client under a policy. A negative number returns tokens. */
export interface Movement {
  readonly policy: Policy;
  readonly tokens: number;
}

/** The filter of the ledger. An undefined member does not restrict it. */
export interface LedgerFilter extends Period {
  readonly clientId?: string | undefined;
  readonly policy?: string | undefined;
  readonly kind?: LedgerKind | undefined;
}

/** A bucket before and after a change, both in ticks of the policy's meter at the instant of the change. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** A bucket as it is stored. */
export interface StoredBucket {
  readonly fullAt: number;
  /** Tokens that are reserved by running queries, in this process or in another. */
  readonly reserved: number;
}

/** PostgreSQL returns a bigint as text. */
type Int = number | string;

interface ChangeRow {
  readonly full_at: Int;
  readonly full_before: Int;
}

interface BucketDataRow {
  readonly policy: string;
  readonly full_at: Int;
  readonly reserved: number;
  readonly reserved_until: Int;
}

/** A lease must be longer than the lookup of its query: this is the difference. */
const LEASE_MARGIN_MS = 1_000;

/**
 * Stores the states of the buckets. Tokens are taken and returned in one SQL statement each, with the
 * arithmetic of libs/rate-limit. So the result is exact even if other requests spend at the same time.
 */
@Injectable()
export class BucketRepository {
  private readonly writer = new RowWriter(LedgerRow, 'id');

  /** The time until a reservation that is not settled expires. */
  private readonly leaseMs: number;

  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CONFIG) { dictTimeoutMs }: RatelimitConfig,
  ) {
    this.leaseMs = dictTimeoutMs + LEASE_MARGIN_MS;
  }

  /**
   * Takes tokens from all the buckets if each of them holds enough, otherwise from none, and counts a
   * reservation in each bucket. A new bucket is full.
   *
   * @param movements of different policies, each of at most the capacity of its policy
   * @returns the changes in the order of the movements; undefined if nothing was taken
   */
  spend(
    clientId: string,
    movements: readonly Movement[],
    nowMs: number,
  ): Promise<readonly Change[] | undefined> {
    const machineMs = systemClock.nowMs();
    const leaseEnd = machineMs + this.leaseMs;
    return this.run(movements, (database, { policy, tokens }) => {
      const { now, emptyFullAt, latestFullAt, ticks } = ticksOf(policy, tokens, nowMs);
      const state = countedIn(database, '$5', '$6');
      const isTrusted = 'bucket.reserved_until > $8 AND bucket.reserved_until <= $10';
      return {
        sql: `INSERT INTO ${tableOf(database, BucketRow)} AS bucket
         (client_id, policy, full_at, full_before, reserved, reserved_until)
         VALUES ($1, $2, $3, $5, 1, $9)
         ON CONFLICT (client_id, policy) DO UPDATE SET full_at = ${state} + $4, full_before = ${state},
         reserved = CASE WHEN ${isTrusted} THEN bucket.reserved ELSE 0 END + 1, reserved_until = $9
         WHERE ${state} + $4 <= $7 RETURNING full_at, full_before`,
        parameters: [
          clientId,
          policyId(policy),
          now + ticks,
          ticks,
          now,
          latestFullAt,
          emptyFullAt,
          machineMs,
          leaseEnd,
          this.latestLease(machineMs),
        ],
      };
    });
  }

  /**
   * Ends a reservation. Takes tokens from the buckets even if they hold too few, or returns tokens.
   *
   * @param movements one for each bucket of the reservation, also if its number of tokens is 0
   * @returns the changes in the order of the movements; undefined if one of the buckets is not stored
   */
  settle(
    clientId: string,
    movements: readonly Movement[],
    nowMs: number,
  ): Promise<readonly Change[] | undefined> {
    return this.run(movements, (database, { policy, tokens }) => {
      const { now, latestFullAt, ticks } = ticksOf(policy, tokens, nowMs);
      const { least, greatest } = comparing(database);
      const state = countedIn(database, '$1', '$2');
      return {
        sql: `UPDATE ${tableOf(database, BucketRow)} AS bucket
         SET full_at = ${least}(${state} + $3, $2), full_before = ${state},
         reserved = ${greatest}(bucket.reserved - 1, 0)
         WHERE client_id = $4 AND policy = $5 RETURNING full_at, full_before`,
        parameters: [now, latestFullAt, ticks, clientId, policyId(policy)],
      };
    });
  }

  /** Reads the buckets of the client under these policies. A bucket that is not in the result is full. */
  async read(
    clientId: string,
    policies: readonly Policy[],
    nowMs: number,
  ): Promise<ReadonlyMap<Policy, StoredBucket>> {
    const database = await this.sandboxes.database();
    const rows = await returning<BucketDataRow>(
      database,
      `SELECT policy, full_at, reserved, reserved_until FROM ${tableOf(database, BucketRow)}
       WHERE client_id = $1`,
      [clientId],
    );
    const machineMs = systemClock.nowMs();
    const found = new Map<Policy, StoredBucket>();
    for (const policy of policies) {
      const row = rows.find((each) => each.policy === policyId(policy));
      if (row === undefined) continue;
      const { latestFullAt } = boundsAt(meterOfPolicy(policy), nowMs);
      const fullAt = Number(row.full_at);
      if (fullAt > latestFullAt) await this.limit(clientId, policy, latestFullAt);
      const until = Number(row.reserved_until);
      const isTrusted = until > machineMs && until <= this.latestLease(machineMs);
      found.set(policy, { fullAt, reserved: isTrusted ? row.reserved : 0 });
    }
    return found;
  }

  /** Sets the state of a bucket. Its reservations are kept. */
  async set(clientId: string, policy: Policy, fullAt: number): Promise<void> {
    const database = await this.sandboxes.database();
    const row = { clientId, policy: policyId(policy), fullAt, fullBefore: 0, reserved: 0 };
    const { sql, parameters } = EntitySql.of(database, BucketRow).insert(
      { ...row, reservedUntil: 0 },
      'ON CONFLICT (client_id, policy) DO UPDATE SET full_at = excluded.full_at RETURNING full_at',
    );
    await returning(database, sql, parameters);
  }

  async note(entries: readonly LedgerEntry[]): Promise<void> {
    const database = await this.sandboxes.database();
    await Promise.all(entries.map((entry) => this.writer.insert(database, entry as LedgerRow)));
  }

  /** Lists the ledger, newest first. `write` returns the JSON text of a line. */
  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return newestFirst(() => this.selectLedger(filter), write);
  }

  /**
   * Returns the latest valid end of a lease. A lease that ends later is ignored, because the clock of the
   * machine was set back. It is twice the lease, because the clocks of instances differ and statements do not
   * always run in the order of their instants.
   */
  private latestLease(machineMs: number): number {
    return machineMs + 2 * this.leaseMs;
  }

  /** Stores the limited state of a bucket whose clock was set back, so that it refills from now on. */
  private async limit(clientId: string, policy: Policy, latestFullAt: number): Promise<void> {
    const database = await this.sandboxes.database();
    await returning(
      database,
      `UPDATE ${tableOf(database, BucketRow)} SET full_at = $1
       WHERE client_id = $2 AND policy = $3 AND full_at > $1 RETURNING full_at`,
      [latestFullAt, clientId, policyId(policy)],
    );
  }

  private async run(
    movements: readonly Movement[],
    statementFor: (database: DataSource, movement: Movement) => Statement,
  ): Promise<readonly Change[] | undefined> {
    const database = await this.sandboxes.database();
    // Always in the same order, so that two transactions do not wait for each other.
    const ordered = movements.toSorted((a, b) =>
      policyId(a.policy) < policyId(b.policy) ? -1 : 1,
    );
    const rows = await allOrNone<ChangeRow>(
      database,
      ordered.map((movement) => statementFor(database, movement)),
    );
    return rows && movements.map((movement) => changeOf(rows[ordered.indexOf(movement)]));
  }

  private async selectLedger(filter: LedgerFilter): Promise<SelectQueryBuilder<LedgerRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(LedgerRow).createQueryBuilder('l');
    for (const name of ['clientId', 'policy', 'kind'] as const) {
      const value = filter[name];
      if (value !== undefined) query.andWhere(`l.${name} = :${name}`, { [name]: value });
    }
    inPeriod(query, 'at', filter);
    return query;
  }
}

function changeOf(row: ChangeRow | undefined): Change {
  return { before: Number(row?.full_before), after: Number(row?.full_at) };
}

function ticksOf(policy: Policy, tokens: number, nowMs: number) {
  const meter = meterOfPolicy(policy);
  return { ...boundsAt(meter, nowMs), ticks: tokens * meter.ticksPerToken };
}

/** Returns the SQL of `counted` of libs/rate-limit. */
function countedIn(database: DataSource, now: string, latestFullAt: string): string {
  const { least, greatest } = comparing(database);
  return `${least}(${greatest}(bucket.full_at, ${now}), ${latestFullAt})`;
}
