import { z } from 'zod';
import { SUCCESS, type ContractCase } from '../case';
import { json, jsonArray, jsonObject } from '../shapes';
import { healthCheck } from '../health';

/** A seeded card with a balance of R$ 100,000.00. */
export const CARD = '4000000000000001';
const OWN_CARD = '4999990000000001';
export const purchase = { pan: CARD, amount: 15_075 };
const SIDES = ['acquirer', 'issuer'] as const;

const KINDS = ['authorize', 'financial', 'reversal'] as const;

/** What the contract says about iso8583. */
export const iso8583Contract: readonly ContractCase[] = [
  healthCheck(),
  ...SIDES.flatMap((side) =>
    KINDS.map((kind): ContractCase => ({
      method: 'POST',
      path: `/iso8583/${side}/${kind}`,
      what: `a card and an amount, at the ${side}`,
      body: purchase,
      says: 'a success, with a JSON body',
      status: SUCCESS,
      type: 'application/json',
      shape: jsonObject,
    })),
  ),
  {
    method: 'GET',
    path: '/admin/cards',
    what: 'all test cards',
    says: 'the test cards, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonArray.min(1),
  },
  {
    method: 'POST',
    path: '/admin/cards',
    what: 'a test card',
    body: { pan: OWN_CARD, balance: 1_000 },
    says: 'creates a test card',
    status: SUCCESS,
    type: 'application/json',
    shape: z.looseObject({ pan: z.literal(OWN_CARD) }),
  },
  {
    method: 'POST',
    path: '/admin/cards/:pan/reset',
    what: 'the test card',
    parameters: { pan: OWN_CARD },
    says: 'resets the card identified by :pan',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
  {
    method: 'POST',
    path: '/admin/reset',
    what: 'all cards',
    says: 'resets all cards',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
];
