import { START, type Story } from '../story';

const HOUR_MS = 3_600_000;

interface Bucket {
  readonly capacity: number;
  readonly availableTokens: number;
}

/** A query that finds no key costs its client a token, which comes back after an hour. No other query costs one. */
export async function tokenDifferences({ get, journal }: Story): Promise<string[]> {
  const queries = await journal('ratelimit', '/instant/query');
  const missedAt = queries.filter(({ status }) => status === 404).map(({ at }) => Date.parse(at));
  const clients = await get<readonly { clientId: string }[]>('ratelimit', '/__admin/clients');
  const { now } = await get<{ readonly now: string }>('ratelimit', '/__admin/clock');
  const differences: string[] = [];
  for (const { clientId } of clients) {
    const path = `/__admin/clients/${clientId}/buckets`;
    for (const bucket of await get<readonly Bucket[]>('ratelimit', path)) {
      const expected = tokensAfter(bucket.capacity, missedAt, Date.parse(now));
      if (bucket.availableTokens === expected) continue;
      differences.push(`${clientId} has ${String(bucket.availableTokens)} tokens`);
    }
  }
  return differences;
}

/** The whole tokens in a bucket that was full at the start, if each query at one of the instants took one. */
function tokensAfter(capacity: number, takenAt: readonly number[], nowMs: number): number {
  let tokens = capacity;
  let atMs = Date.parse(START);
  const refill = (untilMs: number): void => {
    tokens = Math.min(capacity, tokens + (untilMs - atMs) / HOUR_MS);
    atMs = untilMs;
  };
  for (const instant of takenAt) {
    refill(instant);
    tokens -= 1;
  }
  refill(nowMs);
  return Math.floor(tokens);
}
