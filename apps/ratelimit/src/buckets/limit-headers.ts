import type { RequestHandler, Response } from 'express';
import { policyId, type Policy } from '#libs/rate-limit';
import { type RatelimitConfig } from '../config';
import { tightest, type BucketState } from './bucket-state';

/**
 * Returns the headers with the state of the buckets: `RateLimit-Policy` and `RateLimit` of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers-10), and the three older `X-RateLimit-` headers. The older headers
 * describe only one bucket: the tightest.
 */
function limitHeaders(
  buckets: readonly BucketState[],
  dialect: RatelimitConfig['headers'],
): Readonly<Record<string, string>> {
  const tight = tightest(buckets);
  if (tight === undefined || dialect === 'none') return {};
  return {
    ...(dialect === 'x-ratelimit' ? {} : draftHeaders(buckets)),
    ...(dialect === 'ratelimit' ? {} : olderHeaders(tight)),
  };
}

export function setLimitHeaders(
  response: Response,
  buckets: readonly BucketState[],
  dialect: RatelimitConfig['headers'],
): void {
  for (const [name, value] of Object.entries(limitHeaders(buckets, dialect))) {
    response.setHeader(name, value);
  }
  withLimitHeaders.add(response);
}

/** Returns true if `setLimitHeaders` was already called for the response, even if it set no header. */
export function hasLimitHeaders(response: Response): boolean {
  return withLimitHeaders.has(response);
}

const withLimitHeaders = new WeakSet<Response>();

/**
 * Sets the header with the policies at the start of each request to a limited address. So the response has it
 * even if the request is refused, for example without a token or with an unreadable body.
 */
export function setPolicyHeader(
  paths: readonly string[],
  { policies, headers }: Pick<RatelimitConfig, 'policies' | 'headers'>,
): RequestHandler {
  const value = policies.map(policyItem).join(', ');
  const isSent = headers === 'all' || headers === 'ratelimit';
  return (request, response, next) => {
    if (isSent && paths.includes(request.path)) response.setHeader('RateLimit-Policy', value);
    next();
  };
}

/** The window `w` is the time in which an empty bucket is refilled. */
function policyItem(policy: Policy): string {
  const { capacity, refillTokens, refillPeriodSec } = policy;
  const windowSec = Math.ceil((capacity * refillPeriodSec) / refillTokens);
  return `"${policyId(policy)}";q=${String(capacity)};w=${String(windowSec)}`;
}

function draftHeaders(buckets: readonly BucketState[]): Readonly<Record<string, string>> {
  const policies = buckets.map(({ policy }) => policyItem(policy));
  const states = buckets.map(({ policy, availableTokens, nextTokenInMs: nextInMs }) => {
    const reset = nextInMs === undefined ? '' : `;t=${seconds(nextInMs)}`;
    return `"${policyId(policy)}";r=${String(availableTokens)}${reset}`;
  });
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') };
}

/** The reset is the number of seconds until the next token. */
function olderHeaders(state: BucketState): Readonly<Record<string, string>> {
  return {
    'X-RateLimit-Limit': String(state.policy.capacity),
    'X-RateLimit-Remaining': String(state.availableTokens),
    'X-RateLimit-Reset': seconds(state.nextTokenInMs ?? 0),
  };
}

/** Rounds up, so that a client that waits for this time is never too early. */
function seconds(ms: number): string {
  return String(Math.ceil(ms / 1_000));
}
