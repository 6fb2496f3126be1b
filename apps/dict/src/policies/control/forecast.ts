import { setImmediate } from 'node:timers/promises';
import { type KeyType } from '#libs/brazil';
import { balance, FULL, meterOfPolicy, timeOfFull, type Policy } from '#libs/rate-limit';
import {
  bucketName,
  charge,
  stateAt,
  take,
  type Bucket,
  type BucketState,
  type BucketStates,
  type EmptyBucket,
} from '../store/charge';

/** The lookups of a forecast. */
export interface LookupPlan {
  readonly found: number;
  readonly notFound: number;
  /** The types of the keys, used in turn. */
  readonly keyTypes: readonly KeyType[];
  /** The number of payers, who make the lookups in turn. */
  readonly payers: number;
  /** Lookups a minute; undefined: all lookups at the same moment. */
  readonly perMinute: number | undefined;
  /** The share of the found lookups whose payment is sent at once, from 0 to 1. */
  readonly paidShare: number;
}

/** The policies and states that the lookups begin with. */
export interface LookupTerms {
  readonly participant: Policy;
  /** The bucket of the participant now; full if undefined. */
  readonly participantState: BucketState | undefined;
  readonly payerPolicy: (keyType: KeyType) => Policy;
  readonly nowMs: number;
}

/** The effect of the lookups on the buckets of a policy. */
export interface PolicyForecast {
  readonly policy: Policy;
  /** One for the participant, or one for each payer. */
  readonly buckets: number;
  /** Tokens taken and given back in all of them. */
  readonly cost: number;
  readonly credited: number;
  /** The balance of the emptiest bucket after the last lookup. */
  readonly lowestBalance: number;
  /** The time from the last lookup until all of them are full, in ms. */
  readonly fullAfterMs: number;
}

export interface Forecast {
  readonly allowed: number;
  readonly refused: number;
  /** The first lookup that is refused: its number from 1, and its time after the first lookup. */
  readonly firstRefused:
    | (Pick<EmptyBucket, 'policy' | 'balance' | 'waitMs'> & {
        readonly lookup: number;
        readonly afterMs: number;
      })
    | undefined;
  /** The time from the first to the last lookup. */
  readonly durationMs: number;
  readonly policies: readonly PolicyForecast[];
}

/** Lookups between two turns of the event loop: about ten milliseconds. */
const LOOKUPS_A_TURN = 500;

interface Tally {
  readonly buckets: Map<string, Bucket>;
  cost: number;
  credited: number;
}

/**
 * Counts lookups on buckets that start full, except the bucket of the participant. The lookups of unknown keys and the payments
 * are spread evenly. A refused lookup is not repeated. The time is linear in the number of lookups, and other requests can run
 * in between.
 */
export async function forecastOf(plan: LookupPlan, terms: LookupTerms): Promise<Forecast> {
  const run = new Run(plan, terms);
  const total = plan.found + plan.notFound;
  for (let index = 0; index < total; index += 1) {
    run.lookUp(index);
    if (index % LOOKUPS_A_TURN === LOOKUPS_A_TURN - 1) await setImmediate();
  }
  return run.result();
}

/** Whether event number `index` of `total` is one of `some` events that are spread evenly. */
function isOneOf(some: number, total: number, index: number): boolean {
  return Math.floor(((index + 1) * some) / total) > Math.floor((index * some) / total);
}

class Run {
  private readonly states: BucketStates = new Map();
  private readonly tallies = new Map<Policy, Tally>();
  private readonly payerBuckets = new Map<Policy, Bucket[]>();
  private readonly total: number;
  private readonly participant: Bucket;
  private allowedFound = 0;
  private allowed = 0;
  private firstRefused: Forecast['firstRefused'];

  constructor(
    private readonly plan: LookupPlan,
    private readonly terms: LookupTerms,
  ) {
    this.total = plan.found + plan.notFound;
    this.participant = { policy: terms.participant, owner: 'participant' };
    const { participantState } = terms;
    if (participantState !== undefined) {
      this.states.set(bucketName(this.participant), participantState);
    }
  }

  lookUp(index: number): void {
    const { notFound } = this.plan;
    const outcome = isOneOf(notFound, this.total, index) ? 'notFound' : 'found';
    const nowMs = this.timeOf(index);
    const costs = [this.payer(index), this.participant].map((bucket) => ({
      ...bucket,
      tokens: bucket.policy.costs[outcome],
    }));
    const empty = charge(this.states, costs, nowMs);
    if (empty !== undefined) {
      const { policy, balance: held, waitMs } = empty;
      const afterMs = nowMs - this.terms.nowMs;
      this.firstRefused ??= { policy, balance: held, waitMs, lookup: index + 1, afterMs };
      return;
    }
    this.allowed += 1;
    for (const cost of costs) this.tally(cost).cost += cost.tokens;
    if (outcome === 'found') this.pay(costs, nowMs);
  }

  result(): Forecast {
    const endMs = this.timeOf(this.total - 1);
    return {
      allowed: this.allowed,
      refused: this.total - this.allowed,
      firstRefused: this.firstRefused,
      durationMs: endMs - this.terms.nowMs,
      policies: [...this.tallies].map(([policy, tally]) => this.summary(policy, tally, endMs)),
    };
  }

  /** The payment order of a found lookup gives tokens back. */
  private pay(buckets: readonly Bucket[], nowMs: number): void {
    const index = this.allowedFound;
    this.allowedFound += 1;
    if (!isOneOf(this.plan.paidShare, 1, index)) return;
    for (const { policy, owner } of buckets) {
      const { paymentOrderCredit = 0 } = policy;
      take(this.states, { policy, owner, tokens: -paymentOrderCredit }, nowMs);
      this.tally({ policy, owner }).credited += paymentOrderCredit;
    }
  }

  private timeOf(index: number): number {
    const { perMinute } = this.plan;
    const { nowMs } = this.terms;
    return perMinute === undefined ? nowMs : nowMs + Math.floor((index * 60_000) / perMinute);
  }

  private payer(index: number): Bucket {
    const { payers, keyTypes } = this.plan;
    const number = index % payers;
    const keyType = keyTypes[Math.floor(index / payers) % keyTypes.length];
    if (keyType === undefined) throw new Error('A plan needs a type of key.');
    const policy = this.terms.payerPolicy(keyType);
    const known = this.payerBuckets.get(policy) ?? [];
    this.payerBuckets.set(policy, known);
    return (known[number] ??= { policy, owner: `payer ${String(number)}` });
  }

  private tally(bucket: Bucket): Tally {
    const { policy } = bucket;
    const known = this.tallies.get(policy) ?? { buckets: new Map(), cost: 0, credited: 0 };
    this.tallies.set(policy, known);
    known.buckets.set(bucket.owner, bucket);
    return known;
  }

  private summary(
    policy: Policy,
    { buckets, cost, credited }: Tally,
    endMs: number,
  ): PolicyForecast {
    const meter = meterOfPolicy(policy);
    let lowestBalance = meter.capacity;
    let latest = FULL;
    for (const bucket of buckets.values()) {
      const fullAt = stateAt(this.states, bucket, endMs);
      lowestBalance = Math.min(lowestBalance, balance(meter, fullAt, endMs));
      latest = Math.max(latest, fullAt);
    }
    const fullAfterMs = timeOfFull(meter, latest, endMs) - endMs;
    return { policy, buckets: buckets.size, cost, credited, lowestBalance, fullAfterMs };
  }
}
