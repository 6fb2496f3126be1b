import { z } from 'zod';
import { type ContractCase } from '../case';
import { problem, text, utc, uuid } from '../shapes';
import { CARD, purchase } from '../tables/iso8583';
import { healthAsOfSpi } from '../health';

/** The kinds of requests: the type of the message, and of its answer. */
const KINDS = [
  ['authorize', '0100', '0110'],
  ['financial', '0200', '0210'],
] as const;

const hex = z.string().regex(/^([0-9a-fA-F]{2})+$/);

function packed(mti: string) {
  return z.looseObject({ mti: z.literal(mti), fields: z.record(z.string(), text), raw: hex });
}

/** The answer to a message, as JSON. */
function answer(mti: string, responseCode: string) {
  return packed(mti).extend({
    responseCode: z.literal(responseCode),
    approved: z.literal(responseCode === '00'),
    message: text.min(1),
  });
}

function issued(mti: string, responseCode: string, rule?: string) {
  return answer(mti, responseCode).extend({
    trace: z.looseObject({ rule: rule === undefined ? text : z.literal(rule), detail: text }),
  });
}

const card = z.looseObject({
  pan: z.string().regex(/^\d{12,19}$/),
  expiry: z.string().regex(/^\d{4}$/),
  holderName: text,
  brand: text,
  balance: z.int(),
  creditLimit: z.int(),
  currency: z.literal('BRL'),
  status: z.enum(['active', 'blocked', 'lost', 'stolen', 'expired', 'inactive']),
  initialBalance: z.int(),
  cvv: z.never('must never be listed').optional(),
});

/** The cards that every sandbox has, with their balances in cents. */
const SEEDED = [
  ['4000000000000001', 'active', 10_000_000],
  ['4000000000000002', 'active', 500],
  ['4000000000000003', 'blocked', 10_000],
  ['5000000000000004', 'active', 500_000],
  ['5000000000000005', 'expired', 0],
] as const;

const seededCards = z.array(card).superRefine((cards, context) => {
  for (const [pan, status, balance] of SEEDED) {
    const found = cards.find((each) => each.pan === pan);
    if (found?.status !== status || found.balance !== balance) {
      context.addIssue(`card ${pan} must be ${status} with a balance of ${String(balance)}`);
    }
  }
});

function message(
  path: string,
  what: string,
  body: ContractCase['body'] & {},
  rest: Pick<ContractCase, 'says' | 'shape'> & Partial<ContractCase>,
): ContractCase {
  return { method: 'POST', path, what, body, status: 200, type: 'application/json', ...rest };
}

function declined(pan: string, responseCode: string, change: object = {}): ContractCase {
  return message(
    '/iso8583/issuer/authorize',
    `card ${pan}`,
    { pan, amount: 15_075, ...change },
    {
      says: `200, response code ${responseCode}, approved ${String(responseCode === '00')}`,
      shape: issued('0110', responseCode),
    },
  );
}

const BINARY = 'application/octet-stream';

const messages: readonly ContractCase[] = [
  ...KINDS.map(([kind, request, response]) =>
    message(`/iso8583/acquirer/${kind}`, 'a purchase', purchase, {
      says: `200 with the ${request} that was sent and the ${response}`,
      shape: z.looseObject({ request: packed(request), response: answer(response, '00') }),
      keeps: { [`${kind}Raw`]: 'request.raw', [`${kind}Rrn`]: 'response.fields.37' },
    }),
  ),
  ...KINDS.map(([kind, , response]) =>
    message(`/iso8583/issuer/${kind}`, 'a purchase', purchase, {
      says: `200 with mti, fields, responseCode 00, approved, message, raw (hex) and trace of the ${response}`,
      shape: issued(response, '00'),
      keeps: { [`issuer ${kind}`]: 'fields.37' },
    }),
  ),
  message(
    '/iso8583/acquirer/reversal',
    'the financial message of the acquirer',
    (kept) => ({ ...purchase, rrn: kept('financialRrn') }),
    {
      says: '200 with the 0400 and an approved 0410',
      shape: z.looseObject({ request: packed('0400'), response: answer('0410', '00') }),
    },
  ),
  message(
    '/iso8583/issuer/reversal',
    'the authorization of the issuer',
    (kept) => ({ ...purchase, rrn: kept('issuer authorize') }),
    { says: '200 with an approved 0410', shape: issued('0410', '00') },
  ),
  message('/iso8583/issuer/reversal', 'a message that was never sent', purchase, {
    says: '200 with response code 25',
    shape: issued('0410', '25'),
  }),
  message(
    '/iso8583/issuer/authorize',
    'a message by the numbers of its data elements',
    { mti: '0100', fields: { '2': CARD, '4': '000000001000' } },
    {
      says: '200; missing elements are completed',
      shape: issued('0110', '00').extend({
        fields: z.looseObject({ '4': z.literal('000000001000'), '11': text, '41': text }),
      }),
    },
  ),
  message(
    '/iso8583/issuer/authorize',
    'a message that must not be completed',
    { mti: '0100', fields: { '2': CARD }, complete: false },
    { says: '200 with response code 30: elements are missing', shape: issued('0110', '30') },
  ),
  message('/iso8583/issuer/authorize', 'hex as text', (kept) => kept('authorizeRaw'), {
    headers: { 'Content-Type': 'text/plain' },
    says: '200 with the 0110 as text, the format of the request',
    type: 'text/plain',
    shape: text.min(20),
  }),
  message(
    '/iso8583/issuer/authorize',
    'bytes',
    (kept) => Buffer.from(kept('authorizeRaw'), 'hex'),
    {
      headers: { 'Content-Type': BINARY },
      says: '200 with the 0110 as bytes, the format of the request',
      type: BINARY,
      shape: z.string().startsWith('0110'),
    },
  ),
  message(
    '/iso8583/issuer/authorize',
    'bytes, from a client that accepts JSON only',
    (kept) => Buffer.from(kept('authorizeRaw'), 'hex'),
    {
      query: '?profile=ascii',
      headers: { 'Content-Type': BINARY, Accept: 'application/json' },
      says: '200 with the 0110 as JSON',
      shape: packed('0110'),
    },
  ),
  declined('4000000000000002', '51'),
  declined('4000000000000003', '62'),
  declined('5000000000000005', '54'),
  declined('4000000000009999', '14'),
  message(
    '/iso8583/issuer/authorize',
    'a name that is not known',
    { panx: CARD },
    {
      says: '400 problem with the nearest known name',
      status: 400,
      type: 'application/problem+json',
      shape: problem(400, 'MESSAGE_INVALID').extend({
        detail: text.includes('did you mean "pan"'),
      }),
    },
  ),
  message('/iso8583/issuer/authorize', 'bytes that are not a message', Buffer.from('01'), {
    headers: { 'Content-Type': BINARY },
    says: '400 problem',
    status: 400,
    type: 'application/problem+json',
    shape: z.looseObject({ status: z.literal(400), code: text }),
  }),
];

const cards: readonly ContractCase[] = [
  {
    method: 'POST',
    path: '/admin/reset',
    what: 'all cards',
    says: '200',
    status: 200,
    type: 'application/json',
    shape: z.object({ cards: z.int() }),
  },
  {
    method: 'GET',
    path: '/admin/cards',
    what: 'all cards after a reset',
    says: '200, an array of cards without CVV; balances are in cents, and those of the seeded cards are as at the start',
    status: 200,
    type: 'application/json',
    shape: seededCards,
  },
  {
    method: 'POST',
    path: '/admin/cards',
    what: 'a card that exists',
    body: { pan: CARD },
    says: '409 problem',
    status: 409,
    type: 'application/problem+json',
    shape: z.looseObject({ status: z.literal(409), code: text }),
  },
  {
    method: 'POST',
    path: '/admin/cards',
    what: 'a card of 12 digits without a Luhn digit',
    body: { pan: '499999000012', balance: 1_000 },
    says: '201 with the card',
    status: 201,
    type: 'application/json',
    shape: card.extend({ balance: z.literal(1_000), status: z.literal('active') }),
  },
  ...['49999900001', 'four'].map((pan): ContractCase => ({
    method: 'POST',
    path: '/admin/cards',
    what: `the PAN ${pan}`,
    body: { pan },
    says: '400 problem: a PAN has 12 to 19 digits',
    status: 400,
    type: 'application/problem+json',
    shape: problem(400, 'REQUEST_INVALID'),
  })),
  message(
    '/iso8583/issuer/financial',
    'the whole balance of the card',
    { pan: '499999000012', amount: 1_000 },
    {
      says: '200, approved',
      shape: issued('0210', '00').extend({
        trace: z.looseObject({ rule: text, transactionId: uuid }),
      }),
    },
  ),
  {
    method: 'POST',
    path: '/admin/cards/:pan/reset',
    what: 'a card that has paid',
    parameters: { pan: '499999000012' },
    says: '200 with the card and its initial balance',
    status: 200,
    type: 'application/json',
    shape: card.extend({ balance: z.literal(1_000), statusChangedAt: utc }),
  },
  {
    method: 'POST',
    path: '/admin/cards/:pan/reset',
    what: 'a card that does not exist',
    parameters: { pan: '4999999999999999' },
    says: '404 problem',
    status: 404,
    type: 'application/problem+json',
    shape: z.looseObject({ status: z.literal(404), code: text }),
  },
];

/** What this project decided about iso8583. */
export const iso8583Decisions: readonly ContractCase[] = [healthAsOfSpi, ...messages, ...cards];
