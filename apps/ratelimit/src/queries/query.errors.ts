import { at, failure } from '#libs/kernel';
import { policyId } from '#libs/rate-limit';
import { tightest, type BucketState } from '../buckets/bucket-state';

export class KeyMalformed extends failure.malformed(
  'KEY_MALFORMED',
  'The key has an unknown form',
  () =>
    at('/key', 'Must have the form of a CPF, a CNPJ, an e-mail address, a phone number or a UUID.'),
) {}

export class KeyNotFound extends failure.notFound(
  'KEY_NOT_FOUND',
  'The key does not exist',
  (keyType: string, sandbox: string) =>
    `Sandbox ${sandbox} has no active ${keyType} key with that value.`,
) {}

export class DirectoryUnavailable extends failure.unavailable(
  'DIRECTORY_UNAVAILABLE',
  'The directory is not available',
  (why: string) => `${why} The query cost no token; try again.`,
) {}

/** The client disconnected while its query waited for a token, so it does not receive this error. */
export class QueryAbandoned extends failure.unavailable(
  'QUERY_ABANDONED',
  'The client has disconnected',
  () => 'The client disconnected before a token was free. The query cost no token.',
) {}

/** A bucket is empty. The problem type is from draft-ietf-httpapi-ratelimit-headers-10, section 5. */
export class QuotaExceeded extends failure.rateLimited('QUOTA_EXCEEDED', 'The bucket is empty') {
  override readonly type = 'https://iana.org/assignments/http-problem-types#quota-exceeded';
  override readonly members: Readonly<Record<string, readonly string[]>>;
  override readonly retryAfterSeconds: number;

  constructor(buckets: readonly BucketState[], isRequested = false) {
    const refusing = buckets.filter(({ waitMs }) => isRequested || waitMs > 0);
    const tight = tightest(buckets);
    const waitMs = isRequested ? tight?.nextTokenInMs : tight?.waitMs;
    // The wait is 0 if a token came back in the meantime. The header still needs at least one second.
    const seconds = Math.max(1, Math.ceil((waitMs ?? 0) / 1_000));
    const violated = (refusing.length > 0 ? refusing : buckets).map(({ policy }) =>
      policyId(policy),
    );
    super(
      `No token is left in ${violated.join(' and ')}; the next one is available in ${String(seconds)} s. ` +
        'The refused query cost no token.',
    );
    this.members = { 'violated-policies': violated };
    this.retryAfterSeconds = seconds;
  }
}

/** The outcomes that a rule of the sandbox can request for a query, each with its meaning. */
export const QUERY_OUTCOMES = {
  KEY_NOT_FOUND: 'The key is not found, and the query costs the tokens of a failed query',
  DIRECTORY_UNAVAILABLE: 'The directory does not respond, and the query costs nothing',
  QUOTA_EXCEEDED: 'The query is refused as if the bucket were empty, and nothing is spent',
} as const;
