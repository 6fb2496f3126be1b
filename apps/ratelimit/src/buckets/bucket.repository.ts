import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { systemClock } from '#libs/kernel';
import { CONFIG, type JsonList } from '#libs/platform';
import { boundsAt, meterOfPolicy, policyId, type Policy } from '#libs/rate-limit';
import {
  allOrNone,
  comparing,
  EntitySql,
  newestFirst,
  returning,
  RowWriter,
  tableOf,
  type Statement,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type RatelimitConfig } from '../config';
import { BucketRow } from './bucket.row';
import { type LedgerEntry, type LedgerKind } from './ledger-entry';
import { LedgerRow } from './ledger.row';

/** Tokens to take from a client's bucket under a policy; if negative, tokens to give back. */
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

/** A bucket before and after a change, both in ticks of the policy's meter at the instant of the change. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** A bucket as it is stored. */
export interface StoredBucket {
  readonly fullAt: number;
  /** Reserved tokens of queries that are under way now, in this process or in another. */
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

/** A query takes little longer than its lookup. */
const LEASE_MARGIN_MS = 1_000;

/**
 * The states of the buckets. Taking and giving back are the arithmetic of libs/rate-limit in one statement
 * each, so that the database alone decides, whoever else spends at the same time.
 */
@Injectable()
export class BucketRepository {
  private readonly writer = new RowWriter(LedgerRow, 'id');

  /** How long a reservation counts as under way if nobody settles it. */
  private readonly leaseMs: number;

  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CONFIG) { dictTimeoutMs }: RatelimitConfig,
  ) {
    this.leaseMs = dictTimeoutMs + LEASE_MARGIN_MS;
  }

  /**
   * Takes tokens from all of the buckets if each of them holds enough, otherwise from none, and counts a
   * reservation in each; a bucket that is new is full.
   *
   * @param movements of different policies, none of more than its capacity
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
   * Ends a reservation: takes tokens from the buckets whatever they hold, or gives some back.
   *
   * @param movements one for each bucket of the reservation, also where no token moves
   * @returns the changes in the order of the movements; undefined if nobody has spent from one yet
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

  /** The client's buckets under these policies; one that is not there is full. */
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

  /** Sets the state of a bucket; its reservations stay. */
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

  /** The ledger, newest first; `write` makes the JSON text of a line. */
  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return newestFirst(() => this.selectLedger(filter), write);
  }

  /**
   * A lease that ends later is not trusted: the machine's clock was put back. Twice the lease, because a
   * statement may run after another that took its instant later, and the clocks of instances differ.
   */
  private latestLease(machineMs: number): number {
    return machineMs + 2 * this.leaseMs;
  }

  /** Stores the state that counts now of a bucket whose clock was put back: it refills from here. */
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
    // Always in the same order, so that no two transactions wait for each other.
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

/** `counted` of libs/rate-limit, in SQL. */
function countedIn(database: DataSource, now: string, latestFullAt: string): string {
  const { least, greatest } = comparing(database);
  return `${least}(${greatest}(bucket.full_at, ${now}), ${latestFullAt})`;
}
