import { type Json } from '../../core/model';

/** What a message says: the elements that the model draws. null: the element is absent. */
export interface Sent {
  readonly mti: string;
  readonly pan: string;
  /** DE3. */
  readonly processingCode: string;
  readonly cents: number;
  readonly stan: string;
  /** DE7, UTC. */
  readonly sentAt: string;
  /** DE12 and DE13, the same in a reversal as in its original. */
  readonly localTime: string;
  readonly localDate: string;
  readonly rrn: string | null;
  readonly terminal: string;
  readonly mcc: string;
  readonly expiry: string | null;
  readonly cvv: string | null;
  readonly pin: string | null;
  readonly takesPart: boolean;
  /** DE38: of the hold that it captures or increases, or of an advice. */
  readonly code: string | null;
  /** DE90. */
  readonly original: Original | null;
  /** DE95: what stays after a reversal. */
  readonly remaining: number | null;
  readonly [name: string]: Json;
}

/** The numbers that DE90 names. */
export interface Original {
  readonly mti: string;
  readonly stan: string;
  readonly sentAt: string;
  readonly [name: string]: Json;
}

export type Kind = 'hold' | 'debit' | 'capture' | 'credit' | 'inquiry' | 'reversal' | 'declined';

/** A message that the host has decided on. */
export interface Transaction {
  readonly sent: Sent;
  readonly kind: Kind;
  /** Approved and not reversed. */
  readonly net: number;
  /** What it approved at first; DE4 of the response. */
  readonly approved: number;
  /** DE38 of the response; undefined: there is one, but the answer was lost; null: there is none. */
  readonly code: string | null | undefined;
  readonly responseCode: string;
  readonly rule: string;
  /** Other elements of the response: DE44, DE54. */
  readonly added: Readonly<Record<string, string>>;
  /** The key of the message that it captures, increases or reverses. */
  readonly original: string | null;
  readonly reversedBy: string | null;
  readonly createdAt: string;
}

export interface Hold {
  /** Of the message that created it. */
  readonly key: string;
  readonly amount: number;
  readonly status: 'open' | 'captured' | 'released' | 'expired';
  readonly createdAt: string;
  readonly expiresAtMs: number;
}

export interface Entry {
  readonly kind: 'opening' | 'debit' | 'credit' | 'reversal';
  readonly amount: number;
  readonly balance: number;
  /** undefined: when the sandbox was first used. */
  readonly createdAt: string | undefined;
}

export const STATUSES = ['active', 'blocked', 'lost', 'stolen', 'expired', 'inactive'] as const;
export type Status = (typeof STATUSES)[number];

export const ACCOUNTS = ['savings', 'checking', 'credit'] as const;

/** What a tester sets when the card is created. */
export interface CardDraft {
  readonly pan: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly pin: string;
  readonly balance: number;
  readonly creditLimit: number;
  readonly status: Status;
  readonly scenario: string | null;
  readonly dailyCountLimit: number | null;
  readonly dailyAmountLimit: number | null;
  readonly accounts: readonly string[];
  readonly blockedMccs: readonly string[];
  readonly [name: string]: string | number | readonly string[] | null;
}

export interface Card {
  readonly draft: CardDraft;
  readonly balance: number;
  readonly status: Status;
  readonly statusChangedAt: string | undefined;
  /** The use of the day of Brasília. */
  readonly day: { readonly date: string; readonly approvals: number; readonly amount: number };
  readonly pinFailures: number;
  /** Oldest first. */
  readonly holds: readonly Hold[];
  readonly ledger: readonly Entry[];
}

export interface CardsState {
  readonly cards: Readonly<Record<string, Card>>;
  /** By the key of the message, oldest first. */
  readonly transactions: Readonly<Record<string, Transaction>>;
  /** The keys of reversals that were accepted before their originals. */
  readonly orphans: readonly string[];
  /** Payments that the acquirer reverses at an instant, because its process was killed while it waited for the answer. */
  readonly planned: readonly { readonly sent: Sent; readonly dueMs: number }[];
}

const NO_DAY = { date: '', approvals: 0, amount: 0 };

/** A card before its first use. */
export function newCard(draft: CardDraft, createdAt: string | undefined): Card {
  const { balance, status } = draft;
  return {
    draft,
    balance,
    status,
    statusChangedAt: createdAt,
    day: NO_DAY,
    pinFailures: 0,
    holds: [],
    ledger: [{ kind: 'opening', amount: balance, balance, createdAt }],
  };
}

/** The members that a tester need not give. */
export const USUAL = {
  ...{ expiry: '4912', cvv: '123', pin: '1234', balance: 0, creditLimit: 0 },
  status: 'active',
  ...{ scenario: null, dailyCountLimit: null, dailyAmountLimit: null },
  accounts: ACCOUNTS,
  blockedMccs: [],
} as const;

/** Cards that every sandbox has: those that the model uses. */
const SEEDED: readonly CardDraft[] = [
  { ...USUAL, pan: '4000000000000001', balance: 10_000_000 },
  { ...USUAL, pan: '4000000000000003', balance: 10_000, status: 'blocked' },
  { ...USUAL, pan: '4000000000001005', balance: 100_000, scenario: '05' },
];

/** Every card that messages name. The last but one has no issuer, and the last is never created. */
export const NEW_PANS = [
  ...['4111222233334444', '5111222233334442', '4222222222222220'],
  ...['6362970000457013', '4333333333333339'],
];
export const PANS = [
  ...SEEDED.map(({ pan }) => pan),
  ...NEW_PANS,
  '9111222233334447',
  '4555555555555559',
];

export const NO_CARDS: CardsState = {
  cards: Object.fromEntries(SEEDED.map((draft) => [draft.pan, newCard(draft, undefined)])),
  transactions: {},
  orphans: [],
  planned: [],
};
