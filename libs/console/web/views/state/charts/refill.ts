/** A token bucket, as the APIs describe it. */
export interface Bucket {
  readonly tokens: number;
  readonly capacity: number;
  /** The tokens that come in each period, evenly distributed. */
  readonly refillTokens: number;
  readonly refillPeriodSec: number;
  /** When the next token comes. Absent if the bucket is full. */
  readonly nextTokenAt?: string;
}

/** The tokens of a bucket over time: the instants in seconds of Unix time, and the tokens from then on. */
export interface RefillCurve {
  readonly seconds: readonly number[];
  readonly tokens: readonly number[];
  /** The first instant. */
  readonly now: number;
  /** When the bucket is full, in seconds of Unix time. */
  readonly fullAt: number;
}

/** So many points are enough for a chart; a bucket can have 30,000 tokens. */
const MOST_POINTS = 240;

/** How the bucket fills from now until it is full, if nothing is spent. @param now ISO 8601 */
export function refillCurve(bucket: Bucket, now: string): RefillCurve {
  const start = Date.parse(now) / 1000;
  const missing = Math.max(0, bucket.capacity - bucket.tokens);
  const secondsPerToken = bucket.refillPeriodSec / bucket.refillTokens;
  const next =
    bucket.nextTokenAt === undefined
      ? start + secondsPerToken
      : Math.max(start, Date.parse(bucket.nextTokenAt) / 1000);
  const fullAt = missing === 0 ? start : next + (missing - 1) * secondsPerToken;
  const step = Math.max(1, Math.ceil(missing / MOST_POINTS));
  const seconds = [start];
  const tokens = [bucket.tokens];
  for (let count = step; count < missing; count += step) {
    seconds.push(next + (count - 1) * secondsPerToken);
    tokens.push(bucket.tokens + count);
  }
  if (missing > 0) {
    seconds.push(fullAt);
    tokens.push(bucket.capacity);
  }
  // The line goes on when the bucket is full, so that this can be seen.
  seconds.push(fullAt + Math.max(secondsPerToken, (fullAt - start) / 10));
  tokens.push(Math.max(bucket.capacity, bucket.tokens));
  return { seconds, tokens, now: start, fullAt };
}
