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

/** The state of the bucket of a client under one policy at one instant. */
export interface BucketState {
  readonly policy: Policy;
  readonly balance: number;
  readonly availableTokens: number;
  /** Undefined if the bucket is full. */
  readonly nextTokenInMs: number | undefined;
  /** The time until the next query is allowed; 0 if it is allowed now. */
  readonly waitMs: number;
  /** The time when the bucket is full, in milliseconds since 1970. */
  readonly fullAtMs: number;
  /** The instant of this state. */
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

/** Returns the tightest bucket: the one with the longest wait, or else with the fewest tokens. */
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
