import { toCents, toIsoUtc, type Cents } from '#libs/kernel';

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

/** A test card and its account. Amounts are in cents. */
export interface Card {
  readonly pan: string;
  /** YYMM; the card is good to the end of that month. */
  readonly expiry: string;
  readonly cvv: string;
  readonly pin: string;
  readonly holderName: string;
  readonly brand: string;
  /** ISO 4217, as in BRL. */
  readonly currency: string;
  readonly status: CardStatus;
  readonly initialStatus: CardStatus;
  /** What the account holds by its ledger: the sum of its entries. */
  readonly balance: Cents;
  readonly initialBalance: Cents;
  readonly creditLimit: Cents;
  /** The sum of its open holds. */
  readonly held: Cents;
  /** When the first of them ends, ISO 8601 UTC; null where there is none. */
  readonly nextHoldExpiry: string | null;
  /** DE39 that the card always answers, once the message is well-formed; null lets its state decide. */
  readonly scenario: string | null;
  /** Approvals a day, in Brasília's time; null for any number. */
  readonly dailyCountLimit: number | null;
  readonly dailyAmountLimit: Cents | null;
  readonly blockedMccs: readonly string[];
  readonly blockedChannels: readonly Channel[];
  /** The last day of Brasília on which something was approved, YYYY-MM-DD, with what was; null before. */
  readonly day: string | null;
  readonly dayApprovals: number;
  readonly dayAmount: Cents;
  /** Wrong PINs since the last right one. */
  readonly pinFailures: number;
  /** The highest application transaction counter seen (tag 9F36); null before the first. */
  readonly lastAtc: number | null;
  /** Reversals that came before what they reverse. */
  readonly orphans: number;
  /** Counts what was done with the card. */
  readonly version: number;
  readonly createdAt: string;
  readonly statusChangedAt: string;
}

/** How many wrong PINs block the PIN. */
export const PIN_TRIES = 3;

/** The available funds: ledger balance plus limit minus holds. */
export function available({ balance, creditLimit, held }: Card): Cents {
  return (balance + creditLimit - held) as Cents;
}

/** Whether the month of the expiry date has ended. A year of two digits is of this century. */
export function isExpired(expiry: string, nowMs: number): boolean {
  const year = 2000 + Number(expiry.slice(0, 2));
  const month = Number(expiry.slice(2, 4));
  return nowMs >= Date.UTC(year, month) + BRASILIA_BEHIND_MS;
}

/** Brasília is three hours behind UTC all year: there is no summer time since 2019 (Decreto 9.772). */
export const BRASILIA_BEHIND_MS = 3 * 60 * 60 * 1000;

/** The day of Brasília that an instant is in, YYYY-MM-DD. */
export function dayOf(nowMs: number): string {
  return toIsoUtc(nowMs - BRASILIA_BEHIND_MS).slice(0, 10);
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

/**
 * Six digits that no other approval of the card has for a million of them: a multiplication that goes once
 * through all numbers of six digits, from a place that depends on the card.
 */
export function authorizationCode({ pan, version }: Pick<Card, 'pan' | 'version'>): string {
  const from = Number(pan.slice(-6));
  return String((from + version * 7_919) % 1_000_000).padStart(6, '0');
}

/** Whose card it is, as its first digits tell; ISO/IEC 7812 gives the ranges. */
export function brandOf(pan: string): string {
  if (/^3[47]/.test(pan)) return 'amex';
  if (/^(606282|3841)/.test(pan)) return 'hipercard';
  if (/^(4011|4312|4389|4514|4576|5041|5067|509|6277|6362|6363|650|6516|6550)/.test(pan))
    return 'elo';
  if (pan.startsWith('4')) return 'visa';
  if (/^(5|2[2-7])/.test(pan)) return 'mastercard';
  return 'other';
}
