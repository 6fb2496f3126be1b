import { type Dice } from '#libs/testing';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { nowOf, withData, type World } from '../world';
import { available, heldOf, withCard } from './account';
import {
  ACCOUNTS,
  newCard,
  NEW_PANS,
  PANS,
  STATUSES,
  USUAL,
  type Card,
  type CardDraft,
  type CardsState,
  type Status,
} from './state';

/** The changes of the status that are allowed. */
const CHANGES: Readonly<Record<Status, readonly Status[]>> = {
  inactive: ['active', 'blocked', 'lost', 'stolen', 'expired'],
  active: ['blocked', 'lost', 'stolen', 'expired', 'inactive'],
  blocked: ['active', 'lost', 'stolen', 'expired'],
  expired: ['active', 'lost', 'stolen'],
  lost: [],
  stolen: [],
};
/** All cards of a new sandbox. The model uses three of them. */
const SEEDED = 40;
const SEEDED_IN_MODEL = 3;

export const create = operation<World, CardDraft>({
  name: 'cards.create',
  service: 'iso8583',
  weight: 4,
  draw: (dice, { nowMs }) => (nowMs === undefined ? undefined : drawCard(dice)),
  request: (draft) => post('/admin/cards', present(draft)),
  outcomes: (draft, world) => {
    if (draft.pan.length > 19) return [unchanged(world, 'a wrong number', 400, 'REQUEST_INVALID')];
    if (world.data.cards.cards[draft.pan] !== undefined) {
      return [unchanged(world, 'a card that exists', 409, 'CARD_EXISTS')];
    }
    return [shown('created', 201, world, newCard(draft, nowOf(world)))];
  },
});

function drawCard(dice: Dice): CardDraft {
  const some = <T>(value: T): T | null => (dice.share(0.2) ? value : null);
  return {
    ...USUAL,
    pan: dice.one([...NEW_PANS, ...(dice.share(0.1) ? ['4'.repeat(20), ...PANS] : [])]),
    // Most cards stay valid, and some expire when the month ends.
    expiry: dice.one(['9912', '9912', '9912', '9912', '9901', '4912']),
    cvv: dice.one(['123', '321']),
    pin: dice.one(['1234', '4321']),
    balance: dice.one([0, 5_000, 50_000, 200_000, 1_000_000]),
    creditLimit: dice.one([0, 0, 10_000, 100_000]),
    status: dice.one(['active', 'active', 'active', 'active', 'inactive', 'blocked']),
    scenario: dice.share(0.05) ? dice.one(['05', '91']) : null,
    dailyCountLimit: some(3),
    dailyAmountLimit: some(60_000),
    accounts: dice.share(0.2) ? [dice.one(ACCOUNTS)] : ACCOUNTS,
    blockedMccs: dice.share(0.3) ? ['7995'] : [],
  };
}

export const changeStatus = operation<World, { pan: string; status: Status }>({
  name: 'cards.status',
  service: 'iso8583',
  weight: 3,
  draw: (dice, world) =>
    world.nowMs === undefined
      ? undefined
      : { pan: dice.one(PANS), status: dice.share(0.8) ? 'active' : dice.one(STATUSES) },
  request: ({ pan, status }) => ({
    ...post(`/admin/cards/${pan}/status`, { status }),
    method: 'PUT',
  }),
  outcomes: ({ pan, status }, world) => {
    const card = world.data.cards.cards[pan];
    if (card === undefined) return [unknown(world)];
    if (card.status === status) return [shown('the same', 200, world, card)];
    if (!CHANGES[card.status].includes(status)) {
      return [unchanged(world, 'not allowed', 409, 'CARD_STATUS_CONFLICT')];
    }
    return [shown('changed', 200, world, { ...card, status, statusChangedAt: nowOf(world) })];
  },
});

export const resetOne = operation<World, { pan: string }>({
  name: 'cards.reset',
  service: 'iso8583',
  weight: 1.5,
  draw: (dice, { nowMs }) => (nowMs === undefined ? undefined : { pan: dice.one(PANS) }),
  request: ({ pan }) => post(`/admin/cards/${pan}/reset`),
  outcomes: ({ pan }, world) => {
    const card = world.data.cards.cards[pan];
    if (card === undefined) return [unknown(world)];
    const state = withReset(world.data.cards, pan, nowOf(world));
    const fresh = newCard(card.draft, nowOf(world));
    return [shown('reset', 200, withData(world, 'cards', state), fresh)];
  },
});

export const resetAll = operation<World, null>({
  name: 'cards.reset-all',
  service: 'iso8583',
  weight: 0.2,
  draw: (_, { nowMs }) => (nowMs === undefined ? undefined : null),
  request: () => post('/admin/reset'),
  outcomes: (_, world, { disturbed }) => {
    const pans = Object.keys(world.data.cards.cards).sort();
    const cards = SEEDED - SEEDED_IN_MODEL + pans.length;
    const afterMany = (count: number): World => {
      const reset = (state: CardsState, pan: string) => withReset(state, pan, nowOf(world));
      return withData(world, 'cards', pans.slice(0, count).reduce(reset, world.data.cards));
    };
    const all: Outcome<World> = {
      name: 'reset',
      differs: (answer) => statusDiffers(answer, 200, { cards }),
      next: () => afterMany(pans.length),
    };
    if (!disturbed.has('iso8583')) return [all];
    // The cards are reset one by one, so a process that is killed leaves some of them.
    const parts = pans.slice(1).map((_pan, index) => ({
      name: `${String(index + 1)} cards are reset`,
      differs: () => 'all cards are reset before the answer',
      next: () => afterMany(index + 1),
    }));
    return [all, ...parts];
  },
});

/** A card as it was when it was created. Its messages are forgotten. */
function withReset(state: CardsState, pan: string, now: string): CardsState {
  const card = state.cards[pan];
  if (card === undefined) return state;
  const kept = Object.entries(state.transactions).filter(([, { sent }]) => sent.pan !== pan);
  const transactions = Object.fromEntries(kept);
  const orphans = state.orphans.filter((key) => transactions[key] !== undefined);
  return withCard({ ...state, transactions, orphans }, newCard(card.draft, now));
}

export const find = operation<World, { pan: string }>({
  name: 'cards.find',
  service: 'iso8583',
  weight: 3,
  draw: (dice, { nowMs }) => (nowMs === undefined ? undefined : { pan: dice.one(PANS) }),
  request: ({ pan }) => ({ service: 'iso8583', method: 'GET', path: `/admin/cards/${pan}` }),
  outcomes: ({ pan }, world) => {
    const card = world.data.cards.cards[pan];
    return [card === undefined ? unknown(world) : shown('found', 200, world, card)];
  },
});

function unknown(world: World): Outcome<World> {
  return unchanged(world, 'unknown', 404, 'CARD_NOT_FOUND');
}

/** The answer is the card, which has this state from then on. */
function shown(name: string, status: number, world: World, card: Card): Outcome<World> {
  return {
    name,
    differs: (answer) => statusDiffers(answer, status, asListed(card)),
    next: () => withData(world, 'cards', withCard(world.data.cards, card)),
  };
}

/** A card as the host shows it. */
export function asListed(card: Card): Readonly<Record<string, unknown>> {
  const { draft, balance, status, statusChangedAt, holds, pinFailures } = card;
  const { pan, expiry, creditLimit, accounts, blockedMccs, balance: initialBalance } = draft;
  return {
    ...{ pan, expiry, status, balance, initialBalance, creditLimit, accounts, blockedMccs },
    ...{ held: heldOf(holds), available: available(card), currency: 'BRL', pinFailures },
    scenario: draft.scenario ?? undefined,
    dailyCountLimit: draft.dailyCountLimit ?? undefined,
    dailyAmountLimit: draft.dailyAmountLimit ?? undefined,
    ...(statusChangedAt !== undefined && { statusChangedAt }),
  };
}

function post(path: string, body?: object): HttpRequest {
  return { service: 'iso8583', method: 'POST', path, ...(body !== undefined && { body }) };
}

function present(draft: CardDraft): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
}
