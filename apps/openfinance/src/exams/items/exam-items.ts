import { OUR_READING } from '#libs/exams';
import {
  AUTHORIZATION_FLAWS,
  TOKEN_FLAWS,
  type IdTokenFlaw,
} from '../../authorization-server/flaws/id-token-flaws';
import { type FlawPlace } from '../../authorization-server/flaws/planned-flaw.row';
import { type ClientItem, type ExamStep } from './exam-item';
import { HELD_LONG } from '../../payment-terms/payment-codes';
import {
  isPayment,
  LATE_MS,
  LATE_PAYMENT,
  PENDING_PAYMENT,
  REFUSED_PAYMENT,
} from './payment-steps';
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
    fault: { kind: 'refuse', status: 401, applies: ({ method }) => method === 'GET' },
    steps: REFRESHED,
  },
  {
    item: 'call-429',
    title: 'Too many calls',
    source: OUR_READING,
    task: 'Read data of a customer twice. The examiner refuses the first call with 429; wait for the time of Retry-After.',
    ...LIMIT,
    fault: { kind: 'refuse', status: 429, applies: ({ method }) => method === 'GET' },
    steps: WAITED,
  },
  {
    item: 'payment-529',
    title: 'A payment request that the overloaded bank refuses',
    source: OUR_READING,
    task: 'Send a payment consent or a payment. The examiner refuses the first request with 529; send it again.',
    ...LIMIT,
    fault: {
      ...{ kind: 'refuse', status: 529 },
      applies: ({ method, idempotencyKey }) => method === 'POST' && idempotencyKey !== null,
    },
    steps: SENT_AGAIN,
  },
  {
    item: 'payment-422',
    title: 'A payment that the bank refuses',
    source: OUR_READING,
    task: 'Send a payment. The bank refuses the first one with 422 SALDO_INSUFICIENTE, and its consent is consumed; end there.',
    ...LIMIT,
    fault: { kind: 'outcome', code: 'SALDO_INSUFICIENTE', status: 422, applies: isPayment },
    steps: REFUSED_PAYMENT,
  },
  {
    item: 'payment-pending',
    title: 'A payment that stays PDNG for hours',
    source: OUR_READING,
    task: 'Send a payment of today. It is PDNG for 6 hours; go on reading it until it has ended.',
    setup: 'none',
    timeLimit: 'PT12H',
    fault: { kind: 'outcome', code: HELD_LONG, status: 201, isLong: true, applies: isPayment },
    steps: PENDING_PAYMENT,
  },
  {
    item: 'late-response',
    title: 'A response that comes after the timeout of the client',
    source: OUR_READING,
    task: 'Send a payment. The bank does it, and its response is late by 60 seconds; find out what became of the payment.',
    ...LIMIT,
    fault: { kind: 'late', lateMs: LATE_MS, status: 201, applies: isPayment },
    steps: LATE_PAYMENT,
  },
];

/** The items of the exam of a client. All are served. */
export const EXAM_ITEMS: readonly ClientItem[] = SERVED_ITEMS;

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
