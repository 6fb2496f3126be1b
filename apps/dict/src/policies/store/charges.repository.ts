import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, GroupCommit, type AtomicWork, type NewRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { LookupRow } from '../../transfers/lookup.row';
import { giveBack, lockBuckets, lockOrAddBuckets, storeBuckets } from './bucket-rows.repository';
import { Credits } from './credits.repository';
import { Pruning } from './pruning.repository';
import {
  charge,
  emptiest,
  type Bucket,
  type BucketStates,
  type Cost,
  type EmptyBucket,
} from './charge';

/** A request that counts on buckets. */
export interface Charge {
  /** Of the sandbox. */
  readonly nowMs: number;
  readonly costs: readonly Cost[];
  /** The lookup to keep for its payment, if the request is not refused. */
  readonly lookup?: NewRow<LookupRow>;
}

/** Lookups in one statement, at most: well under its limit of parameters. */
const LOOKUPS_A_STATEMENT = 200;

/** Counts requests on their buckets. */
@Injectable()
export class Charges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly credits: Credits,
    private readonly pruning: Pruning,
  ) {}

  /** Requests that arrive at the same time share one transaction, so that they do not wait in turn for the same rows. */
  private readonly groups = new GroupCommit<Charge, EmptyBucket | undefined>(
    async (database, charges) => {
      const refusals = await atomically(database, () => this.charging(database, charges));
      const kept = charges.filter(
        ({ lookup }, index) => lookup !== undefined && refusals[index] === undefined,
      );
      const nowMs = Math.max(...charges.map((charge) => charge.nowMs));
      const ids = kept.flatMap(({ lookup }) => lookup?.endToEndId ?? []);
      await this.credits.creditKnown(database, ids, nowMs);
      await this.pruning.count(database, charges.length, nowMs);
      return refusals;
    },
  );

  /**
   * Counts a request on its buckets, in all or in none of them.
   * @returns the bucket that refuses it, if one holds nothing
   */
  async submit(request: Charge): Promise<EmptyBucket | undefined> {
    return this.groups.submit(await this.sandboxes.database(), request);
  }

  /**
   * Counts requests in their order, as a piece of atomic work. The buckets stay locked until the end of the work: do it
   * last. Other instances wait, so no bucket is overdrawn by requests at the same moment.
   * @returns for each request the bucket that refuses it, or undefined
   */
  *charging(
    database: DataSource,
    charges: readonly Charge[],
  ): AtomicWork<readonly (EmptyBucket | undefined)[]> {
    const buckets = charges.flatMap(({ costs }) => costs);
    const states = yield* lockOrAddBuckets(database, buckets);
    const before = new Map(states);
    const refusals = charges.map(({ costs, nowMs }) => charge(states, costs, nowMs));
    const changed = changedSince(before, states);
    if (changed.size > 0) yield* storeBuckets(database, buckets, changed);
    const lookups = charges.flatMap(({ lookup }, index) =>
      lookup === undefined || refusals[index] !== undefined ? [] : [lookup],
    );
    for (let start = 0; start < lookups.length; start += LOOKUPS_A_STATEMENT) {
      const part = lookups.slice(start, start + LOOKUPS_A_STATEMENT);
      yield EntitySql.of(database, LookupRow).insertMany(part);
    }
    return refusals;
  }

  /** Gives back what a request has taken. */
  async giveBack(costs: readonly Cost[], nowMs: number): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, () => giveBack(database, costs, nowMs));
  }

  /** The bucket that would refuse a request. It takes nothing. */
  async check(buckets: readonly Bucket[], nowMs: number): Promise<EmptyBucket | undefined> {
    const database = await this.sandboxes.database();
    return atomically(database, function* () {
      return emptiest(yield* lockBuckets(database, buckets), buckets, nowMs);
    });
  }
}

function changedSince(before: BucketStates, states: BucketStates): BucketStates {
  return new Map([...states].filter(([name, state]) => before.get(name) !== state));
}
