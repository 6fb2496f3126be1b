import { list, oneOf, wholeNumber, type ValuesOf, type Variable } from '#libs/config';
import { siblingAddress } from '#libs/http';
import { accepted, refused } from '#libs/kernel';
import { DEFAULT_POLICY, findPolicy, policyId, type Policy } from '#libs/rate-limit';

const DAY_SEC = 86_400;

/** Variables of the leaky bucket, in addition to those of every service. */
export const ratelimitVariables = {
  policies: policyList(
    'RATELIMIT_POLICIES',
    policyId(DEFAULT_POLICY),
    'Rate limit policies for queries, separated by commas; all of them apply. Policies of DICT have their ' +
      'official names, with the category if there is one: ENTRIES_READ_USER_ANTISCAN:PF.',
  ),
  headers: oneOf(
    ['all', 'ratelimit', 'x-ratelimit', 'none'],
    'RATELIMIT_HEADERS',
    'all',
    'Headers with the state of the bucket: ratelimit (the IETF draft), x-ratelimit, all or none.',
  ),
  waitMs: wholeNumber(
    { min: 0, max: 60_000 },
    'RATELIMIT_WAIT_MS',
    '2000',
    'How long a query without a free token waits for other queries of its client to return theirs. 0: it does not wait.',
  ),
  // Longer than the refill time of a bucket, so that a token is still valid if a test advances the clock so
  // far.
  accessTokenSec: wholeNumber(
    { min: 1, max: 365 * DAY_SEC },
    'ACCESS_TOKEN_SECONDS',
    String(DAY_SEC),
    'How long an access token is valid, on the clock of the sandbox.',
  ),
  authPerMinute: wholeNumber(
    { min: 0, max: 1_000_000 },
    'AUTH_REQUESTS_PER_MINUTE',
    '600',
    'Maximum requests per minute from one address, for /auth/register and for /auth/token each. 0: no limit.',
  ),
  dictUrl: siblingAddress('DICT_URL', 'DICT', '3003'),
  dictTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'DICT_TIMEOUT_MS',
    '2000',
    'Maximum time for a response of DICT.',
  ),
} as const;

export type RatelimitConfig = ValuesOf<typeof ratelimitVariables>;

function policyList(...declaration: Parameters<typeof list>): Variable<readonly Policy[]> {
  const names = list(...declaration);
  return {
    ...names,
    parse: (text) => {
      const read = names.parse(text);
      if (!read.ok) return read;
      const policies = [...new Set(read.value)].map(findPolicy);
      const known = policies.filter((policy) => policy !== undefined);
      return known.length === policies.length && known.length > 0
        ? accepted(known)
        : refused(
            'one or more names of policies, as the GraphQL query { policies { id } } lists them',
          );
    },
  };
}
