import { accepted, refused } from '#libs/kernel';
import {
  list,
  oneOf,
  optionalText,
  wholeNumber,
  type ValuesOf,
  type Variable,
} from '#libs/platform';
import { DEFAULT_POLICY, findPolicy, policyId, type Policy } from '#libs/rate-limit';

const DAY_SEC = 86_400;

/** What the leaky bucket understands beyond what every service does. */
export const ratelimitVariables = {
  policies: policyList(
    'RATELIMIT_POLICIES',
    policyId(DEFAULT_POLICY),
    'Policies that a query is held to, separated by commas, all of them at once. Those of DICT go by their ' +
      'official names, with the category where there is one: ENTRIES_READ_USER_ANTISCAN:PF.',
  ),
  headers: oneOf(
    ['all', 'ratelimit', 'x-ratelimit', 'none'],
    'RATELIMIT_HEADERS',
    'all',
    'Headers that tell the state of the bucket: ratelimit (the IETF draft), x-ratelimit, all or none.',
  ),
  waitMs: wholeNumber(
    { min: 0, max: 60_000 },
    'RATELIMIT_WAIT_MS',
    '2000',
    'How long a query without a token waits for other queries of its client, which may give theirs back; 0: not at all.',
  ),
  // Longer than the hour that a token of the bucket takes: who advances the clock so far is still known.
  accessTokenSec: wholeNumber(
    { min: 1, max: 365 * DAY_SEC },
    'ACCESS_TOKEN_SECONDS',
    String(DAY_SEC),
    "How long an access token is valid, on the sandbox's clock.",
  ),
  authPerMinute: wholeNumber(
    { min: 0, max: 1_000_000 },
    'AUTH_REQUESTS_PER_MINUTE',
    '600',
    'Calls of /auth/register, and as many of /auth/token, that one address may make in a minute; 0: any number.',
  ),
  dictUrl: optionalText(
    'DICT_URL',
    /^https?:\/\/[^\s?#]+$/,
    'an address, as in http://127.0.0.1:3003',
    'DICT to look keys up in. npm start finds its own; without one the leaky bucket has a few keys of its own.',
  ),
  dictTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'DICT_TIMEOUT_MS',
    '2000',
    'How long DICT may take to answer.',
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
