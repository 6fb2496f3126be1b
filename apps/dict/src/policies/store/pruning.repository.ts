import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, isPostgres, tableOf } from '#libs/database';
import { LookupRow } from '../../transfers/lookup.row';
import { PolicyTable } from '../policy-table';
import { clocksOf } from './bucket-clocks';
import { latestChangeMs, safelyPastMs } from './charge';
import { PolicyBucketRow } from './policy-bucket.row';

/** A process deletes unneeded rows after this number of charges in one sandbox. */
const CHARGES_A_PRUNING = 1_000;
/** The number of lookups that a sandbox keeps, the newest ones. */
const MOST_LOOKUPS = 100_000;
/** The maximum number of buckets that one statement deletes. */
const MOST_BUCKETS = 10_000;

/** Deletes full buckets, which need no row, and old lookups, whose payments are not expected any more. */
@Injectable()
export class Pruning {
  private readonly charges = new WeakMap<DataSource, number>();

  constructor(private readonly policies: PolicyTable) {}

  /** Counts charges, and prunes after CHARGES_A_PRUNING of them. @param nowMs time of the sandbox */
  async count(database: DataSource, charges: number, nowMs: number): Promise<void> {
    const counted = (this.charges.get(database) ?? 0) + charges;
    this.charges.set(database, counted % CHARGES_A_PRUNING);
    if (counted >= CHARGES_A_PRUNING) await this.prune(database, nowMs);
  }

  async prune(database: DataSource, nowMs: number, lookups = MOST_LOOKUPS): Promise<void> {
    const buckets = this.fullBuckets(database, nowMs);
    const table = tableOf(database, LookupRow);
    await atomically(database, function* () {
      yield buckets;
      yield {
        sql: `DELETE FROM ${table} WHERE sequence <= (SELECT MAX(sequence) FROM ${table}) - $1`,
        parameters: [lookups],
      };
    });
  }

  /** Locked buckets are skipped; the next pruning deletes them. */
  private fullBuckets(database: DataSource, nowMs: number) {
    const table = tableOf(database, PolicyBucketRow);
    const parameters: (string | number)[] = [latestChangeMs(nowMs)];
    const clocks = clocksOf(this.policies.all, safelyPastMs(nowMs), parameters);
    const skipping = isPostgres(database) ? ' FOR UPDATE OF bucket SKIP LOCKED' : '';
    const full =
      `SELECT bucket.policy, bucket.owner FROM ${table} AS bucket ${clocks} ` +
      `WHERE bucket.full_at <= clock.now AND bucket.changed_ms <= $1 LIMIT ${String(MOST_BUCKETS)}${skipping}`;
    return { sql: `DELETE FROM ${table} WHERE (policy, owner) IN (${full})`, parameters };
  }
}
