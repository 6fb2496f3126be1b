import { PROFILES } from '#libs/iso8583';
import { toCents } from '#libs/kernel';
import { seededCards } from '../../../account/seeded-cards';
import { INITIAL_STATE } from '../../../network/network-state';
import { DEFAULT_RATES, DEFAULT_SETTINGS } from '../../../settings/host-settings';
import { type Card } from '../../../account/card';
import { type CardTransaction, type Hold } from '../../../account/transaction';
import { billingOf } from '../../../account/currency/billing';
import { readCardRequest } from '../../../requests/card-request';
import { isoMessage, type TestFields } from '../../test/requests';
import { decide } from '../decide';
import { type Decision } from '../../../decision';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
/** A card with 100,000 BRL. */
export const RICH = '4000000000000001';
/** A card with 5 BRL. */
export const POOR = '4000000000000002';
const SESSION = { state: INITIAL_STATE, security: DEFAULT_SETTINGS.security };

/** The context of a message. Absent members are as in a new sandbox. */
type DecisionContext = Partial<Omit<Parameters<typeof decide>[1], 'card'>> & {
  /** Changes the card. */
  readonly card?: Partial<Card>;
};

/** Reads a message and decides on it, in a new sandbox with this context. */
export function decisionOn(
  fields: TestFields,
  mti = '0100',
  { card: change, ...about }: DecisionContext = {},
): Decision {
  const message = isoMessage(mti, fields);
  const read = readCardRequest(message, PROFILES.ascii);
  if (!read.ok) return read.refusal;
  const card = seededCards().find(({ pan }) => pan === read.value.pan);
  const request = { ...read.value, billing: billingOf(message, DEFAULT_RATES) };
  return decide(request, {
    requested: undefined,
    preset: 'off',
    settings: DEFAULT_SETTINGS,
    session: SESSION,
    nowMs: NOW_MS,
    hold: undefined,
    orphan: undefined,
    card: card && { ...card, ...change },
    ...about,
  });
}

/** A message, the expected DE39 and rule, and, if they are not the usual ones, its MTI and its context. */
export type DecisionRow = readonly [
  what: string,
  fields: TestFields,
  code: string,
  rule: string,
  mti?: string,
  about?: DecisionContext,
];

export const orphan = { id: 'reversal' } as CardTransaction;
export const hold: Hold = {
  id: 'hold',
  pan: RICH,
  account: 'default',
  amount: toCents(1_000),
  status: 'open',
  authorizationCode: '123456',
  rrn: null,
  installments: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
};

/** The rows of a table, each with its name before it. */
export function named(rows: readonly DecisionRow[]): (readonly [string, DecisionRow])[] {
  return rows.map((row) => [row[0], row]);
}
