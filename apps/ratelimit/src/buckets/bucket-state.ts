import { toIsoUtc } from '#libs/kernel';
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
  /** ISO 8601 UTC; undefined of a full bucket. */
  readonly nextTokenAt: string | undefined;
  /** ISO 8601 UTC. */
  readonly fullAt: string;
}

/** @param fullAt the stored state, in ticks of the policy's meter */
export function stateOf(policy: Policy, fullAt: number, nowMs: number): BucketState {
  const meter = meterOfPolicy(policy);
  const nextInMs = nextTokenInMs(meter, fullAt, nowMs);
  return {
    policy,
    balance: balance(meter, fullAt, nowMs),
    availableTokens: available(meter, fullAt, nowMs),
    nextTokenInMs: nextInMs,
    waitMs: waitMs(meter, fullAt, nowMs, RESERVED_TOKENS),
    nextTokenAt: nextInMs === undefined ? undefined : toIsoUtc(nowMs + nextInMs),
    fullAt: toIsoUtc(timeOfFull(meter, fullAt, nowMs)),
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
