import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { returning, type SqlRow, tableOf } from '#libs/database';
import { type JsonList } from '#libs/http';
import { policyId, type Policy } from '#libs/rate-limit';
import { Sandboxes } from '#libs/sandbox';
import { clocksOf } from './bucket-clocks';
import { lockBuckets, lockOrAddBuckets, stateOf, storeBuckets } from './bucket-rows.repository';
import { bucketName, latestChangeMs, type Bucket, type BucketStates } from './charge';
import { PolicyBucketRow } from './policy-bucket.row';

/** The buckets to list. */
export interface BucketFilter {
  readonly owner?: string | undefined;
  /** The sizes of the policies to list. */
  readonly policies: readonly Policy[];
}

/** Reads and sets the stored buckets. */
@Injectable()
export class BucketList {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The states of buckets. */
  async states(buckets: readonly Bucket[]): Promise<BucketStates> {
    return this.sandboxes.atomically((tx) => lockBuckets(tx, buckets));
  }

  async set(bucket: Bucket, fullAt: number, nowMs: number): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield* lockOrAddBuckets(tx, [bucket]);
      const state = { fullAt, changedMs: nowMs };
      yield* storeBuckets(tx, [bucket], new Map([[bucketName(bucket), state]]));
    });
  }

  /**
   * The buckets that are not full, sorted by policy and owner. The cursor is the number of buckets before the page.
   * @param nowMs time of the sandbox
   */
  notFull(
    filter: BucketFilter,
    nowMs: number,
    write: (bucket: Bucket, states: BucketStates) => string,
  ): JsonList {
    const byId = new Map(filter.policies.map((policy) => [policyId(policy), policy]));
    return {
      page: async (limit, cursor) => {
        const start = Number(cursor ?? 0);
        const database = await this.sandboxes.database();
        const { from, parameters } = selection(database, filter, nowMs);
        const rows = await returning<SqlRow>(
          database,
          `SELECT bucket.* ${from} ORDER BY bucket.policy, bucket.owner LIMIT ${String(limit + 1)} OFFSET ${String(start)}`,
          parameters,
        );
        const next = rows.length > limit ? String(start + limit) : undefined;
        const items = rows.slice(0, limit).flatMap((row) => {
          const policy = byId.get(String(row['policy']));
          const owner = String(row['owner']);
          return policy === undefined ? [] : [write({ policy, owner }, new Map([stateOf(row)]))];
        });
        return { items, next };
      },
      totals: async () => {
        const database = await this.sandboxes.database();
        const { from, parameters } = selection(database, filter, nowMs);
        const [row] = await returning<SqlRow>(
          database,
          `SELECT count(*) AS items ${from}`,
          parameters,
        );
        return { items: Number(row?.['items']) };
      },
    };
  }
}

/** The FROM and WHERE of the buckets that are not full at an instant. */
function selection(database: DataSource, { owner, policies }: BucketFilter, nowMs: number) {
  const parameters: (string | number)[] = [latestChangeMs(nowMs)];
  const clocks = clocksOf(policies, nowMs, parameters);
  const ofOwner =
    owner === undefined
      ? ''
      : ` AND bucket.owner = CAST($${String(parameters.push(owner))} AS varchar)`;
  const table = tableOf(database, PolicyBucketRow);
  const from = `FROM ${table} AS bucket ${clocks} WHERE bucket.full_at > clock.now AND bucket.changed_ms <= $1${ofOwner}`;
  return { from, parameters };
}
