import { accepted, refused, type Result } from '#libs/kernel';

/** How many tokens a bucket holds, and how they come back: evenly spread, never in lumps. */
export interface Refill {
  readonly capacity: number;
  readonly refillTokens: number;
  readonly refillPeriodMs: number;
}

/**
 * A Refill in ticks. A tick is the longest time that goes a whole number of times both into a millisecond
 * and into the time of one token, so that everything is whole numbers and nothing is ever rounded. Where a
 * token takes whole milliseconds, a tick is one millisecond; 70 tokens a minute need a seventh of one.
 */
export interface Meter {
  readonly capacity: number;
  readonly ticksPerMs: number;
  /** The time in which one token comes back. */
  readonly ticksPerToken: number;
  /** The maximum number of tokens that can be owed: the capacity, or 0 if no spending has a surcharge. */
  readonly deepestDebt: number;
}

/** What an instant means to a bucket, in ticks since 1970. */
export interface Bounds {
  readonly now: number;
  /** When a bucket that is empty now is full. */
  readonly emptyFullAt: number;
  /** When a bucket that owes all that it can is full. */
  readonly latestFullAt: number;
}

/** The state of a bucket that nobody has spent from. */
export const FULL = 0;

/** The last instant of the calendar that the suite's clocks can show: the end of the year 9999. */
const LAST_MS = 253_402_300_799_999;

/**
 * The state of a bucket is one whole number, `fullAt`: the tick at which it will be full again if nobody
 * spends (the theoretical arrival time of GCRA, ITU-T I.371). Nothing has to run for it to refill.
 *
 * @param surcharge how many tokens one spending can cost beyond those it was allowed for
 * @throws RangeError where the numbers are not positive whole ones, or are beyond exact arithmetic
 *
 * @example
 * meterOf({ capacity: 10, refillTokens: 1, refillPeriodMs: 3_600_000 }).ticksPerToken; // 3600000
 */
export function meterOf({ capacity, refillTokens, refillPeriodMs }: Refill, surcharge = 0): Meter {
  for (const number of [capacity, refillTokens, refillPeriodMs]) {
    if (!Number.isSafeInteger(number) || number <= 0) {
      throw new RangeError(`${String(number)} is no positive whole number`);
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
    throw new RangeError('A bucket of that size and pace is beyond exact arithmetic');
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
 * How many tokens the bucket holds; less than none where it owes some.
 *
 * @param nowMs milliseconds since 1970
 */
export function balance(meter: Meter, fullAt: number, nowMs: number): number {
  const { now } = boundsAt(meter, nowMs);
  return meter.capacity - Math.ceil((counted(meter, fullAt, nowMs) - now) / meter.ticksPerToken);
}

/** As balance, but never less than none: what can be spent now. */
export function available(meter: Meter, fullAt: number, nowMs: number): number {
  return Math.max(0, balance(meter, fullAt, nowMs));
}

/** Spends tokens that the bucket holds, and gives its next state; or says how long they are to come. */
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
 * Takes tokens, also those that the bucket does not hold and then owes; or gives some back, where `tokens`
 * is negative. A bucket never holds more than its capacity and never owes more than `deepestDebt`: the rest
 * is dropped.
 */
export function move(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  const { latestFullAt } = boundsAt(meter, nowMs);
  return Math.min(afterTaking(meter, fullAt, nowMs, tokens), latestFullAt);
}

/** How long it is, in whole milliseconds, until the bucket holds so many tokens; 0 where it does. */
export function waitMs(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  if (tokens > meter.capacity) return Infinity;
  const missing = afterTaking(meter, fullAt, nowMs, tokens) - boundsAt(meter, nowMs).emptyFullAt;
  return Math.max(0, Math.ceil(missing / meter.ticksPerMs));
}

/** How long it is, in whole milliseconds, until the next token comes; undefined of a full bucket. */
export function nextTokenInMs(meter: Meter, fullAt: number, nowMs: number): number | undefined {
  const held = balance(meter, fullAt, nowMs);
  return held === meter.capacity ? undefined : waitMs(meter, fullAt, nowMs, held + 1);
}

/** When the bucket is full if nobody spends: milliseconds since 1970, `nowMs` where it is. */
export function timeOfFull(meter: Meter, fullAt: number, nowMs: number): number {
  return Math.ceil(counted(meter, fullAt, nowMs) / meter.ticksPerMs);
}

/**
 * The state of a bucket that holds so many tokens.
 *
 * @param nextInMs when the next one is to come; as late as it can be where it is left out
 */
export function holding(meter: Meter, nowMs: number, tokens: number, nextInMs?: number): number {
  const { emptyFullAt } = boundsAt(meter, nowMs);
  const latest = emptyFullAt - tokens * meter.ticksPerToken;
  if (nextInMs === undefined || tokens >= meter.capacity) return latest;
  const sooner = Math.max(0, meter.ticksPerToken - nextInMs * meter.ticksPerMs);
  // A whole token sooner would be one more token now.
  return latest - Math.min(sooner, meter.ticksPerToken - 1);
}

/** The state with so many tokens less, whether they can be taken or not. */
function afterTaking(meter: Meter, fullAt: number, nowMs: number, tokens: number): number {
  return counted(meter, fullAt, nowMs) + tokens * meter.ticksPerToken;
}

/**
 * The state within its bounds at this instant. A bucket that has been full for a long time is full, and
 * nothing more. A state that is too far ahead, because the clock was put back, counts as the deepest debt;
 * it must be stored as it counts, or it would not refill before the clock is back where it was.
 */
export function counted(meter: Meter, fullAt: number, nowMs: number): number {
  const { now, latestFullAt } = boundsAt(meter, nowMs);
  return Math.min(Math.max(fullAt, now), latestFullAt);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
