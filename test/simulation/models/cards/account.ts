import { type Card, type CardsState, type Entry, type Hold, type Sent } from './state';

/** The available funds of a card for a payment from an account. Only credit and the default account use the limit. */
export function available({ balance, holds, draft }: Card, account = 'default'): number {
  const usesLimit = account === 'default' || account === 'credit';
  return balance + (usesLimit ? draft.creditLimit : 0) - heldOf(holds);
}

export function heldOf(holds: readonly Hold[]): number {
  return holds
    .filter(({ status }) => status === 'open')
    .reduce((sum, { amount }) => sum + amount, 0);
}

const TYPES: Readonly<Record<string, string>> = {
  '10': 'savings',
  '20': 'checking',
  '30': 'credit',
};

/** The account that DE3 names: in its digits 5 and 6 for a credit, otherwise 3 and 4. */
export function accountOf({ processingCode }: Sent): string {
  const at = processingCode.startsWith('2') ? 4 : 2;
  return TYPES[processingCode.slice(at, at + 2)] ?? 'default';
}

export function withCard(state: CardsState, card: Card): CardsState {
  return { ...state, cards: { ...state.cards, [card.draft.pan]: card } };
}

export function withHold(card: Card, hold: Hold): Card {
  const isNew = card.holds.every(({ key }) => key !== hold.key);
  const holds = isNew
    ? [...card.holds, hold]
    : card.holds.map((other) => (other.key === hold.key ? hold : other));
  return { ...card, holds };
}

/** Changes the balance, with an entry in the ledger. */
export function posted(card: Card, kind: Entry['kind'], amount: number, createdAt: string): Card {
  const balance = card.balance + amount;
  return { ...card, balance, ledger: [...card.ledger, { kind, amount, balance, createdAt }] };
}

/** The day in the time zone of Brasília, UTC-3. */
export function dayOf(nowMs: number): string {
  return new Date(nowMs - 3 * 3_600_000).toISOString().slice(0, 10);
}

/** The approvals and the amount of this day. */
export function useOf({ day }: Card, date: string): Card['day'] {
  return day.date === date ? day : { date, approvals: 0, amount: 0 };
}

export function withUse(card: Card, date: string, approvals: number, amount: number): Card {
  const before = useOf(card, date);
  const day = {
    date,
    approvals: Math.max(0, before.approvals + approvals),
    amount: Math.max(0, before.amount + amount),
  };
  return { ...card, day };
}

/** Ends the holds that have expired until then. */
export function expired(state: CardsState, nowMs: number): CardsState {
  const cards = Object.entries(state.cards).map(([pan, card]) => {
    const holds = card.holds.map((hold) =>
      hold.status === 'open' && hold.expiresAtMs <= nowMs
        ? { ...hold, status: 'expired' as const }
        : hold,
    );
    return [pan, { ...card, holds }] as const;
  });
  return { ...state, cards: Object.fromEntries(cards) };
}
