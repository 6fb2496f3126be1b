import { meterOf, type Meter } from './bucket';
import { DICT_POLICIES } from './dict-policies';

/** What can become of a query. */
export const QUERY_OUTCOMES = ['found', 'notFound', 'malformed', 'unavailable'] as const;
export type QueryOutcome = (typeof QUERY_OUTCOMES)[number];

/** Whose bucket it is: our client's, or with DICT the end user's or the participant's. */
export type PolicyScope = 'CLIENT' | 'USER' | 'PSP';

/** A limit: the size and pace of its buckets, and what a query costs by what becomes of it. */
export interface Policy {
  readonly name: string;
  /** Where a policy comes in several sizes: the kind of person, or the category of a participant. */
  readonly category?: string;
  readonly scope: PolicyScope;
  /** What it limits. */
  readonly operations: string;
  readonly capacity: number;
  readonly refillTokens: number;
  readonly refillPeriodSec: number;
  /** Tokens by outcome. */
  readonly costs: Readonly<Record<QueryOutcome, number>>;
  /** Tokens that come back when the payment which the query was for is ordered. */
  readonly paymentOrderCredit?: number;
  /** The types of key that it counts queries of; all where it says none. */
  readonly keyTypes?: readonly string[];
}

/** What a query must find in the bucket, and holds until its outcome is known. */
export const RESERVED_TOKENS = 1;

/** Ten queries that fail, and one more each hour; those that succeed are free. */
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

/** What tells a policy from all others: `instant-query`, `ENTRIES_READ_USER_ANTISCAN:PF`. */
export function policyId({ name, category }: Policy): string {
  return category === undefined ? name : `${name}:${category}`;
}

export function findPolicy(id: string): Policy | undefined {
  return byId.get(id);
}

/** @throws Error where it is none of POLICIES, which are checked when they are loaded */
export function meterOfPolicy(policy: Policy): Meter {
  const meter = meters.get(policy);
  if (meter === undefined) throw new Error(`${policyId(policy)} is not a known policy.`);
  return meter;
}

const byId = new Map(POLICIES.map((policy) => [policyId(policy), policy]));
const meters = new Map(POLICIES.map((policy) => [policy, measured(policy)]));

function measured({ capacity, refillTokens, refillPeriodSec, costs }: Policy): Meter {
  const dearest = Math.max(...Object.values(costs));
  const refill = { capacity, refillTokens, refillPeriodMs: refillPeriodSec * 1_000 };
  return meterOf(refill, Math.max(0, dearest - RESERVED_TOKENS));
}
