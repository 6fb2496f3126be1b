import { type Forecast, type PolicyForecast } from './forecast';

/** The first lookup that would be refused with 429. */
export class RefusedLookupResponse {
  /**
   * The number of the lookup, from 1.
   * @example 1001
   */
  lookup!: number;

  /**
   * Seconds after the first lookup.
   * @example 0
   */
  afterSec!: number;

  /** @example ENTRIES_READ_USER_ANTISCAN */
  policy!: string;

  /** @example PJ */
  category?: string;

  /**
   * The tokens of the empty bucket; negative if it has debt.
   * @example 0
   */
  balance!: number;

  /**
   * The number of seconds after which the lookup would be allowed.
   * @example 3
   */
  waitSec!: number;
}

/** The effect of the lookups on the buckets of a policy. */
export class PolicyForecastResponse {
  /** @example ENTRIES_READ_USER_ANTISCAN */
  policy!: string;

  /** @example PJ */
  category?: string;

  /** @example 1000 */
  capacity!: number;

  /** @example 20 */
  refillTokens!: number;

  /** @example 60 */
  refillPeriodSec!: number;

  /**
   * The number of buckets: one for the participant, or one for each payer.
   * @example 1
   */
  buckets!: number;

  /**
   * The number of tokens that the allowed lookups take from all of the buckets.
   * @example 1000
   */
  cost!: number;

  /**
   * The number of tokens that payments give back to all of the buckets.
   * @example 0
   */
  credited!: number;

  /**
   * The number of tokens in the emptiest bucket after the last lookup.
   * @example 0
   */
  lowestBalance!: number;

  /**
   * Seconds from the last lookup until all of the buckets are full.
   * @example 3000
   */
  fullAfterSec!: number;

  static of({ policy, fullAfterMs, ...rest }: PolicyForecast): PolicyForecastResponse {
    const { name, category, capacity, refillTokens, refillPeriodSec } = policy;
    return {
      policy: name,
      ...(category === undefined ? {} : { category }),
      capacity,
      refillTokens,
      refillPeriodSec,
      ...rest,
      fullAfterSec: seconds(fullAfterMs),
    };
  }
}

/** The effect of lookups on the buckets. A refused lookup is not repeated. */
export class ForecastResponse {
  /** @example 1000 */
  allowed!: number;

  /**
   * The number of lookups that are refused with 429.
   * @example 4000
   */
  refused!: number;

  /** Absent if all lookups are allowed. */
  firstRefused?: RefusedLookupResponse;

  /**
   * Seconds from the first to the last lookup.
   * @example 0
   */
  durationSec!: number;

  policies!: PolicyForecastResponse[];

  static of({ firstRefused, durationMs, policies, ...counts }: Forecast): ForecastResponse {
    return {
      ...counts,
      ...(firstRefused === undefined ? {} : { firstRefused: refusedLookup(firstRefused) }),
      durationSec: seconds(durationMs),
      policies: policies.map((each) => PolicyForecastResponse.of(each)),
    };
  }
}

function refusedLookup(refused: NonNullable<Forecast['firstRefused']>): RefusedLookupResponse {
  const { lookup, afterMs, policy, balance, waitMs } = refused;
  const { name, category } = policy;
  return {
    lookup,
    afterSec: seconds(afterMs),
    policy: name,
    ...(category === undefined ? {} : { category }),
    balance,
    waitSec: seconds(waitMs),
  };
}

/** Whole seconds, rounded up. */
function seconds(ms: number): number {
  return Math.ceil(ms / 1_000);
}
