/** The bucket of the default policy: ten tokens, one each hour. */
export const CAPACITY = 10;
export const TOKEN_MS = 3_600_000;

/** A bucket is the instant at which it is full. After the clock was set back it owes at most its capacity. */
export function owedMs(fullMs: number, nowMs: number): number {
  return Math.min(Math.max(0, fullMs - nowMs), CAPACITY * TOKEN_MS);
}

export function available(fullMs: number, nowMs: number): number {
  return CAPACITY - Math.ceil(owedMs(fullMs, nowMs) / TOKEN_MS);
}

export function spent(fullMs: number, nowMs: number): number {
  return nowMs + owedMs(fullMs, nowMs) + TOKEN_MS;
}

/** Undefined if the bucket is full. */
export function nextTokenMs(fullMs: number, nowMs: number): number | undefined {
  const owed = owedMs(fullMs, nowMs);
  return owed === 0 ? undefined : owed % TOKEN_MS || TOKEN_MS;
}

/** How the service shows a bucket. */
export function bucketShown(fullMs: number, nowMs: number): Readonly<Record<string, unknown>> {
  const next = nextTokenMs(fullMs, nowMs);
  return {
    name: 'instant-query',
    availableTokens: available(fullMs, nowMs),
    capacity: CAPACITY,
    refillTokens: 1,
    refillPeriodSec: TOKEN_MS / 1_000,
    nextTokenAt: next === undefined ? undefined : new Date(nowMs + next).toISOString(),
    fullAt: new Date(nowMs + owedMs(fullMs, nowMs)).toISOString(),
  };
}

/** The headers that describe a bucket, in small letters. */
export function bucketHeaders(fullMs: number, nowMs: number): Readonly<Record<string, string>> {
  const left = available(fullMs, nowMs);
  const next = nextTokenMs(fullMs, nowMs);
  const seconds = Math.ceil((next ?? 0) / 1_000);
  return {
    'ratelimit-policy': `"instant-query";q=${String(CAPACITY)};w=36000`,
    ratelimit: `"instant-query";r=${String(left)}${next === undefined ? '' : `;t=${String(seconds)}`}`,
    'x-ratelimit-limit': String(CAPACITY),
    'x-ratelimit-remaining': String(left),
    'x-ratelimit-reset': String(seconds),
  };
}
