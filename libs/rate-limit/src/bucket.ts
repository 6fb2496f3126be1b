import { accepted, refused, type Result } from '#libs/kernel';

/** The capacity of a bucket and its refill rate. The tokens come back evenly, one at a time. */
export interface Refill {
  readonly capacity: number;
  readonly refillTokens: number;
  readonly refillPeriodMs: number;
}

/**
 * A Refill in ticks. A tick is the longest time of which both a millisecond and the time of one token are
 * whole multiples. So all calculations use integers and nothing is rounded. If a token takes a whole number
 * of milliseconds, a tick is one millisecond; for 70 tokens per minute it is a seventh of a millisecond.
 */
export interface Meter {
  readonly capacity: number;
  readonly ticksPerMs: number;
  /** The time until one token comes back. */
  readonly ticksPerToken: number;
  /** The maximum number of tokens that can be owed: the capacity, or 0 if no spending has a surcharge. */
  readonly deepestDebt: number;
}

/** The limits of the state of a bucket at one instant, in ticks since 1970. */
export interface Bounds {
  readonly now: number;
  /** The time when a bucket that is empty now will be full. */
  readonly emptyFullAt: number;
  /** The time when a bucket with the maximum debt now will be full. */
  readonly latestFullAt: number;
}

/** The state of an unused bucket. */
export const FULL = 0;

/** The last instant that the clock of a sandbox can show: the end of the year 9999. */
const LAST_MS = 253_402_300_799_999;

/**
 * Creates the meter of a bucket. The state of a bucket is one integer, `fullAt`: the tick at which the bucket
 * will be full if no more tokens are spent (the theoretical arrival time of GCRA, ITU-T I.371). The bucket
 * needs no timer to refill.
 *
 * @param surcharge the maximum number of tokens that an operation can cost beyond its reserved tokens
 * @throws RangeError if a number is not a positive integer, or if the arithmetic would not be exact
 *
 * @example
 * meterOf({ capacity: 10, refillTokens: 1, refillPeriodMs: 3_600_000 }).ticksPerToken; // 3600000
 */
export function meterOf({ capacity, refillTokens, refillPeriodMs }: Refill, surcharge = 0): Meter {
  for (const number of [capacity, refillTokens, refillPeriodMs]) {
    if (!Number.isSafeInteger(number) || number <= 0) {
      throw new RangeError(`${String(number)} is not a positive integer`);
    }
  }
  const common = greatestCommonDivisor(refillTokens, refillPeriodMs);
  const meter = {
    capacity,
    ticksPerMs: refillTokens / common,
    ticksPerToken: refillPeriodMs / common,
    deepestDebt: surcharge > 0 ? capacity : 0,
  };
  if (!Number.isSafeInteger(boundsAt(meter, LAST_MS).latestFullAt)) {
    throw new RangeError('The arithmetic of a bucket with this capacity and rate is not exact');
  }
  return meter;
}

/** @param nowMs milliseconds since 1970 */
export function boundsAt(meter: Meter, nowMs: number): Bounds {
  const { capacity, ticksPerMs, ticksPerToken, deepestDebt } = meter;
  const now = nowMs * ticksPerMs;
  const emptyFullAt = now + capacity * ticksPerToken;
  return { now, emptyFullAt, latestFullAt: emptyFullAt + deepestDebt * ticksPerToken };
}

/**
 * Returns the number of tokens in the bucket. It is negative if the bucket has debt.
 *
 * @param nowMs milliseconds since 1970
 */
export function balance(meter: Meter, fullAt: number, nowMs: number): number {
  const { now } = boundsAt(meter, nowMs);
  return meter.capacity - Math.ceil((counted(meter, fullAt, nowMs) - now) / meter.ticksPerToken);
}

/** Returns the number of tokens that can be spent now. It is the balance, but never negative. */
export function available(meter: Meter, fullAt: number, nowMs: number): number {
  return Math.max(0, balance(meter, fullAt, nowMs));
}

/** Spends tokens and returns the next state. If the bucket holds too few, returns the time to wait. */
export function spend(
  meter: Meter,
  fullAt: number,
  nowMs: number,
  tokens: number,
): Result<number, { readonly waitMs: number }> {
  const next = afterTaking(meter, fullAt, nowMs, tokens);
  return next <= boundsAt(meter, nowMs).emptyFullAt
    ? accepted(next)
    : refused({ waitMs: waitMs(meter, fullAt, nowMs, tokens) });
}

/**
 * Takes tokens even if the bucket holds too few; the bucket then has debt. If `tokens` is negative, returns
 * tokens to the bucket. A bucket never holds more than its capacity and never has more debt than
 * `deepestDebt`: the rest is dropped.
 */
export function move(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  const { latestFullAt } = boundsAt(meter, nowMs);
  return Math.min(afterTaking(meter, fullAt, nowMs, tokens), latestFullAt);
}

/** Returns the whole milliseconds until the bucket holds the given number of tokens. */
export function waitMs(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  if (tokens > meter.capacity) return Infinity;
  const missing = afterTaking(meter, fullAt, nowMs, tokens) - boundsAt(meter, nowMs).emptyFullAt;
  return Math.max(0, Math.ceil(missing / meter.ticksPerMs));
}

/** Returns the whole milliseconds until the next token comes; undefined if the bucket is full. */
export function nextTokenInMs(meter: Meter, fullAt: number, nowMs: number): number | undefined {
  const held = balance(meter, fullAt, nowMs);
  return held === meter.capacity ? undefined : waitMs(meter, fullAt, nowMs, held + 1);
}

/**
 * Returns the time when the bucket will be full if no more tokens are spent, in milliseconds since 1970. It
 * is `nowMs` if the bucket is full.
 */
export function timeOfFull(meter: Meter, fullAt: number, nowMs: number): number {
  return Math.ceil(counted(meter, fullAt, nowMs) / meter.ticksPerMs);
}

/**
 * Returns the state of a bucket with the given number of tokens.
 *
 * @param nextInMs the time until the next token comes; by default, the longest possible time
 */
export function holding(meter: Meter, nowMs: number, tokens: number, nextInMs?: number): number {
  const { emptyFullAt } = boundsAt(meter, nowMs);
  const latest = emptyFullAt - tokens * meter.ticksPerToken;
  if (nextInMs === undefined || tokens >= meter.capacity) return latest;
  const sooner = Math.max(0, meter.ticksPerToken - nextInMs * meter.ticksPerMs);
  // The time of a whole token or more would be an additional token now.
  return latest - Math.min(sooner, meter.ticksPerToken - 1);
}

/** Returns the state after the tokens are taken, without a check that the bucket holds them. */
function afterTaking(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  return counted(meter, fullAt, nowMs) + tokens * meter.ticksPerToken;
}

/**
 * Limits a state to its bounds at this instant. A bucket that has been full for a long time holds no more
 * than its capacity. If the clock was set back, a state can be too far in the future: it counts as the
 * deepest debt. It must be stored in this form, or the bucket would not refill until the clock reaches the
 * old time.
 */
export function counted(meter: Meter, fullAt: number, nowMs: number): number {
  const { now, latestFullAt } = boundsAt(meter, nowMs);
  return Math.min(Math.max(fullAt, now), latestFullAt);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
