import { Injectable } from '@nestjs/common';
import {
  atomically,
  GroupCommit,
  type Transactional,
  type NewRow,
  type UnitOfWork,
} from '#libs/database';
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
  /** Time of the sandbox. */
  readonly nowMs: number;
  readonly costs: readonly Cost[];
  /** The lookup to store for its payment, if the request is not refused. */
  readonly lookup?: NewRow<LookupRow>;
}

/** The maximum number of lookups in one statement: well under its limit of parameters. */
const LOOKUPS_A_STATEMENT = 200;

/** Counts requests on their buckets. */
@Injectable()
export class Charges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly credits: Credits,
    private readonly pruning: Pruning,
  ) {}

  /** Requests that arrive at the same time share one transaction, so that they do not wait for each other's locks. */
  private readonly groups = new GroupCommit<Charge, EmptyBucket | undefined>(
    async (database, charges) => {
      const refusals = await atomically(database, (tx) => this.countAll(tx, charges));
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
   * Counts a request on all of its buckets, or on none of them.
   * @returns the empty bucket that refuses the request; undefined if no bucket is empty
   */
  async submit(request: Charge): Promise<EmptyBucket | undefined> {
    return this.groups.submit(await this.sandboxes.database(), request);
  }

  /**
   * Counts requests in their order. The buckets stay locked until the end of the transaction. Other instances wait, so
   * requests at the same moment cannot overdraw a bucket.
   * @returns for each request the empty bucket that refuses it, or undefined
   */
  private *countAll(
    tx: UnitOfWork,
    charges: readonly Charge[],
  ): Transactional<readonly (EmptyBucket | undefined)[]> {
    const buckets = charges.flatMap(({ costs }) => costs);
    const states = yield* lockOrAddBuckets(tx, buckets);
    const before = new Map(states);
    const refusals = charges.map(({ costs, nowMs }) => charge(states, costs, nowMs));
    const changed = changedSince(before, states);
    if (changed.size > 0) yield* storeBuckets(tx, buckets, changed);
    const lookups = charges.flatMap(({ lookup }, index) =>
      lookup === undefined || refusals[index] !== undefined ? [] : [lookup],
    );
    for (let start = 0; start < lookups.length; start += LOOKUPS_A_STATEMENT) {
      const part = lookups.slice(start, start + LOOKUPS_A_STATEMENT);
      yield tx.sql(LookupRow).insertMany(part);
    }
    return refusals;
  }

  /** Gives the tokens of a request back. */
  async giveBack(costs: readonly Cost[], nowMs: number): Promise<void> {
    await this.sandboxes.atomically((tx) => giveBack(tx, costs, nowMs));
  }

  /** The empty bucket that would refuse a request. It takes no tokens. */
  async check(buckets: readonly Bucket[], nowMs: number): Promise<EmptyBucket | undefined> {
    return this.sandboxes.atomically(function* (tx) {
      return emptiest(yield* lockBuckets(tx, buckets), buckets, nowMs);
    });
  }
}

function changedSince(before: BucketStates, states: BucketStates): BucketStates {
  return new Map([...states].filter(([name, state]) => before.get(name) !== state));
}
