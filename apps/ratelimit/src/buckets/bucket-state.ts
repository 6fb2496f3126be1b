import {
  available,
  balance,
  meterOfPolicy,
  nextTokenInMs,
  timeOfFull,
  waitMs,
  RESERVED_TOKENS,
  type Policy,
} from '#libs/rate-limit';

/** A client's bucket under one policy, as it is at an instant. */
export interface BucketState {
  readonly policy: Policy;
  readonly balance: number;
  readonly availableTokens: number;
  /** Undefined of a full bucket. */
  readonly nextTokenInMs: number | undefined;
  /** How long until the next query is allowed; 0 where it is. */
  readonly waitMs: number;
  /** When it is full, in milliseconds since 1970. */
  readonly fullAtMs: number;
  /** The instant of all this. */
  readonly nowMs: number;
}

/** @param fullAt the stored state, in ticks of the policy's meter */
export function stateOf(policy: Policy, fullAt: number, nowMs: number): BucketState {
  const meter = meterOfPolicy(policy);
  return {
    policy,
    balance: balance(meter, fullAt, nowMs),
    availableTokens: available(meter, fullAt, nowMs),
    nextTokenInMs: nextTokenInMs(meter, fullAt, nowMs),
    waitMs: waitMs(meter, fullAt, nowMs, RESERVED_TOKENS),
    fullAtMs: timeOfFull(meter, fullAt, nowMs),
    nowMs,
  };
}

/** The bucket that allows the least: first the one that makes one wait longest. */
export function tightest([first, ...others]: readonly BucketState[]): BucketState | undefined {
  if (first === undefined) return undefined;
  return others.reduce(
    (tight, state) =>
      state.waitMs > tight.waitMs ||
      (state.waitMs === tight.waitMs && state.availableTokens < tight.availableTokens)
        ? state
        : tight,
    first,
  );
}
