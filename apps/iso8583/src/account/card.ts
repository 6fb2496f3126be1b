import { brasiliaDate } from '#libs/brazil';
import { toCents, type Cents } from '#libs/kernel';
import { type Account, type AccountType } from './own-accounts/account-type';

export const CARD_STATUSES = [
  'active',
  'blocked',
  'lost',
  'stolen',
  'expired',
  'inactive',
] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** The allowed changes of the status; lost and stolen are final. */
export const CARD_TRANSITIONS: Readonly<Record<CardStatus, readonly CardStatus[]>> = {
  inactive: ['active', 'blocked', 'lost', 'stolen', 'expired'],
  active: ['blocked', 'lost', 'stolen', 'expired', 'inactive'],
  blocked: ['active', 'lost', 'stolen', 'expired'],
  expired: ['active', 'lost', 'stolen'],
  lost: [],
  stolen: [],
};

/** The channel of a payment. A card can be blocked for a channel. */
export const CHANNELS = ['chip', 'contactless', 'stripe', 'manual', 'ecommerce', 'atm'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The account types that can share the default account of a card. */
export const ACCOUNTS = ['savings', 'checking', 'credit'] as const satisfies readonly AccountType[];
export type CardAccount = (typeof ACCOUNTS)[number];

/** The amounts of an account, in cents. */
export interface Funds {
  /** The sum of the ledger entries. */
  readonly balance: Cents;
  readonly creditLimit: Cents;
  /** The sum of its open holds. */
  readonly held: Cents;
  /** When the first of them expires, ISO 8601 UTC; null if there is none. */
  readonly nextHoldExpiry: string | null;
}

/** A test card and its default account, or the card with the amounts of one of its own accounts. */
export interface Card extends Funds {
  readonly pan: string;
  /** YYMM. The card is valid until the end of this month. */
  readonly expiry: string;
  readonly cvv: string;
  readonly pin: string;
  readonly holderName: string;
  readonly brand: string;
  /** ISO 4217, as in BRL. */
  readonly currency: string;
  readonly status: CardStatus;
  readonly initialStatus: CardStatus;
  readonly initialBalance: Cents;
  /** DE39 for every valid payment message; null if the checks decide. */
  readonly scenario: string | null;
  /** Maximum number of approvals per day of Brasília; null if there is no limit. */
  readonly dailyCountLimit: number | null;
  readonly dailyAmountLimit: Cents | null;
  /** Maximum amount of a contactless payment; null if there is no limit. */
  readonly contactlessLimit: Cents | null;
  /** Above this amount, a contactless payment needs a PIN or another verification; null if none does. */
  readonly contactlessPinLimit: Cents | null;
  /** The accounts that DE3 can name. They share the balance, but only credit can use the credit limit. */
  readonly accounts: readonly CardAccount[];
  /** The accounts with a balance of their own. */
  readonly ownAccounts: readonly AccountType[];
  /** The own account whose amounts the card shows; undefined: the default account. */
  readonly ledger?: AccountType | undefined;
  /** The amounts of the default account, if the card shows others. */
  readonly main?: Funds | undefined;
  readonly blockedMccs: readonly string[];
  readonly blockedChannels: readonly Channel[];
  /** The last day of Brasília with an approval, YYYY-MM-DD; null if there was none. */
  readonly day: string | null;
  /** Approvals and approved amount of that day. */
  readonly dayApprovals: number;
  readonly dayAmount: Cents;
  /** Number of wrong PINs since the last correct one. */
  readonly pinFailures: number;
  /** The highest approved application transaction counter (tag 9F36); null if there was none. */
  readonly lastAtc: number | null;
  /** Number of reversals that arrived before their originals. */
  readonly orphans: number;
  /** Number of messages that the host decided on for this card. */
  readonly version: number;
  readonly createdAt: string;
  readonly statusChangedAt: string;
}

/** The PIN is blocked after this number of wrong PINs. */
export const PIN_TRIES = 3;

/** The available funds: ledger balance plus limit minus holds. */
export function available({ balance, creditLimit, held }: Funds): Cents {
  return (balance + creditLimit - held) as Cents;
}

/**
 * The available funds for a payment from this account. In the shared default account, own money pays first from each
 * type, and only credit can use the limit.
 */
export function availableFrom(card: Card, account: Account): Cents {
  const isShared = card.ledger === undefined;
  const isOwnMoney = isShared && (account === 'savings' || account === 'checking');
  return isOwnMoney ? ((available(card) - card.creditLimit) as Cents) : available(card);
}

/** Whether the month of the expiry date has ended. A year of two digits is of the century of the sandbox's clock. */
export function isExpired(expiry: string, nowMs: number): boolean {
  const today = brasiliaDate(nowMs);
  const month = `${today.slice(0, 2)}${expiry.slice(0, 2)}-${expiry.slice(2, 4)}`;
  return today.slice(0, 7) > month;
}

/** The use of the account on one day. */
interface DayUse {
  readonly approvals: number;
  readonly amount: Cents;
}

export function useOf({ day, dayApprovals, dayAmount }: Card, today: string): DayUse {
  return day === today
    ? { approvals: dayApprovals, amount: dayAmount }
    : { approvals: 0, amount: toCents(0) };
}

/** Counts an approval, or subtracts a reversed approval of the same day. */
export function withUse(card: Card, today: string, { approvals, amount }: DayUse): Card {
  const before = useOf(card, today);
  return {
    ...card,
    day: today,
    dayApprovals: Math.max(0, before.approvals + approvals),
    dayAmount: toCents(Math.max(0, before.amount + amount)),
  };
}

/** The first code of a card is this far from the end of its number. */
const FIRST_CODE = 7_919;

/**
 * Returns six digits that are different for a million approvals of the card. They start at a number that depends on the card,
 * and ascend, so that the holds of a card that arrive together are together in the index of the codes: with scattered codes,
 * each hold writes another page of it.
 */
export function authorizationCode({ pan, version }: Pick<Card, 'pan' | 'version'>): string {
  const from = Number(pan.slice(-6));
  return String((from + FIRST_CODE + version - 1) % 1_000_000).padStart(6, '0');
}

/** The brand of a card number by its first digits; ISO/IEC 7812 has the ranges. */
export function brandOf(pan: string): string {
  if (/^3[47]/.test(pan)) return 'amex';
  if (/^(606282|3841)/.test(pan)) return 'hipercard';
  if (/^(4011|4312|4389|4514|4576|5041|5067|509|6277|6362|6363|650|6516|6550)/.test(pan))
    return 'elo';
  if (pan.startsWith('4')) return 'visa';
  if (/^(5|2[2-7])/.test(pan)) return 'mastercard';
  return 'other';
}
