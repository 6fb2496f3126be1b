import { meterOf, type Meter } from './bucket';
import { DICT_MANUAL_POLICIES, DICT_POLICIES } from './dict-policies';

/** The possible outcomes of a query. */
export type QueryOutcome = 'found' | 'notFound' | 'malformed' | 'unavailable';

/** The owner of a bucket: an API client, or in DICT an end user or a participant. */
export type PolicyScope = 'CLIENT' | 'USER' | 'PSP';

/** A limit: the capacity and the refill rate of its buckets, and the cost of a query by its outcome. */
export interface Policy {
  readonly name: string;
  /** If a policy has several sizes: the kind of person or the category of the participant. */
  readonly category?: string;
  readonly scope: PolicyScope;
  /** The limited operations. */
  readonly operations: string;
  readonly capacity: number;
  readonly refillTokens: number;
  readonly refillPeriodSec: number;
  /** The cost in tokens, by outcome. */
  readonly costs: Readonly<Record<QueryOutcome, number>>;
  /** The tokens that are returned when the SPI receives the payment order of the query. */
  readonly paymentOrderCredit?: number;
  /** The key types whose queries are counted; all types if undefined. */
  readonly keyTypes?: readonly string[];
}

/** The tokens that a query needs and reserves until its outcome is known. */
export const RESERVED_TOKENS = 1;

/** Allows ten failed queries, and one more per hour. Successful queries are free. */
export const DEFAULT_POLICY: Policy = {
  name: 'instant-query',
  scope: 'CLIENT',
  operations: 'queries of a key',
  capacity: 10,
  refillTokens: 1,
  refillPeriodSec: 3_600,
  costs: { found: 0, notFound: 1, malformed: 1, unavailable: 0 },
};

/** All policies. */
export const POLICIES: readonly Policy[] = [DEFAULT_POLICY, ...DICT_POLICIES];

/** Returns the unique id of a policy, such as `instant-query` or `ENTRIES_READ_USER_ANTISCAN:PF`. */
export function policyId({ name, category }: Policy): string {
  return category === undefined ? name : `${name}:${category}`;
}

export function findPolicy(id: string): Policy | undefined {
  return byId.get(id);
}

/** @throws Error if the policy is not one of this library. Those are checked when the library is loaded */
export function meterOfPolicy(policy: Policy): Meter {
  const meter = meters.get(policy);
  if (meter === undefined) throw new Error(`${policyId(policy)} is not a known policy.`);
  return meter;
}

const byId = new Map(POLICIES.map((policy) => [policyId(policy), policy]));
const meters = new Map(
  [...POLICIES, ...DICT_MANUAL_POLICIES].map((policy) => [policy, measured(policy)]),
);

function measured({ capacity, refillTokens, refillPeriodSec, costs }: Policy): Meter {
  const dearest = Math.max(...Object.values(costs));
  const refill = { capacity, refillTokens, refillPeriodMs: refillPeriodSec * 1_000 };
  return meterOf(refill, Math.max(0, dearest - RESERVED_TOKENS));
}
