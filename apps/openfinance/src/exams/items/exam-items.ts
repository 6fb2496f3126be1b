import { OUR_READING, type ItemNotServed } from '#libs/exams';
import {
  AUTHORIZATION_FLAWS,
  TOKEN_FLAWS,
  type IdTokenFlaw,
} from '../../authorization-server/flaws/id-token-flaws';
import { type FlawPlace } from '../../authorization-server/flaws/planned-flaw.row';
import { type ClientItem, type ExamStep } from './exam-item';
import { CODE_NOT_REDEEMED, JOURNEY, REFRESHED, SENT_AGAIN, TOKEN_NOT_USED, WAITED } from './steps';

/** The plan of the client certification of the OpenID Foundation. Its modules are the first items. */
const PLAN = 'OpenID conformance suite, fapi1-advanced-final-client-test-plan';
const LIMIT = { setup: 'none', timeLimit: 'PT1H' } as const;

/** The items that are examined. */
export const SERVED_ITEMS: readonly ClientItem[] = [
  {
    item: 'journey',
    title: 'From the authorisation to the data of a customer',
    source: PLAN,
    task: 'Create a consent, let the customer authorise it, redeem the code and call an API.',
    ...LIMIT,
    steps: JOURNEY,
  },
  ...flawItems('authorization', AUTHORIZATION_FLAWS, CODE_NOT_REDEEMED),
  ...flawItems('token', TOKEN_FLAWS, TOKEN_NOT_USED),
  {
    item: 'call-401',
    title: 'An access token that is refused',
    source: OUR_READING,
    task: 'Read data of a customer twice. The examiner refuses the token of the first call; use the refresh token.',
    ...LIMIT,
    fault: { status: 401, applies: ({ method }) => method === 'GET' },
    steps: REFRESHED,
  },
  {
    item: 'call-429',
    title: 'Too many calls',
    source: OUR_READING,
    task: 'Read data of a customer twice. The examiner refuses the first call with 429; wait for the time of Retry-After.',
    ...LIMIT,
    fault: { status: 429, applies: ({ method }) => method === 'GET' },
    steps: WAITED,
  },
  {
    item: 'payment-529',
    title: 'A payment request that the overloaded bank refuses',
    source: OUR_READING,
    task: 'Send a payment consent or a payment. The examiner refuses the first request with 529; send it again.',
    ...LIMIT,
    fault: {
      status: 529,
      applies: ({ method, idempotencyKey }) => method === 'POST' && idempotencyKey !== null,
    },
    steps: SENT_AGAIN,
  },
];

const NOT_SERVED: readonly ItemNotServed[] = [
  {
    item: 'payment-pending',
    title: 'A payment that stays PDNG for hours',
    source: OUR_READING,
    reason:
      'A rule with the outcome PDNG holds a payment, and the journal shows what the client does.',
  },
  {
    item: 'late-response',
    title: 'A response that comes after the timeout of the client',
    source: OUR_READING,
    reason: 'A rule with a delay holds a response, and the journal shows what the client does.',
  },
];

/** The items of the exam of a client. */
export const EXAM_ITEMS: readonly (ClientItem | ItemNotServed)[] = [...SERVED_ITEMS, ...NOT_SERVED];

function flawItems(
  place: FlawPlace,
  flaws: Readonly<Record<string, IdTokenFlaw>>,
  steps: readonly ExamStep[],
): readonly ClientItem[] {
  const task =
    place === 'authorization'
      ? 'Authorise a consent. The ID token of the authorization response is wrong: end there.'
      : 'Authorise a consent and redeem the code. The ID token of the token response is wrong: end there.';
  return Object.entries(flaws).map(([code, { meaning }]) => ({
    item: `${place}-${code.toLowerCase().replaceAll('_', '-')}`,
    title: meaning,
    source: PLAN,
    task,
    ...LIMIT,
    flaw: { place, code },
    steps,
  }));
}
