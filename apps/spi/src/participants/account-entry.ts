import { brasiliaDate } from '#libs/brazil';

/** Accounts that are not a Conta PI. Their balances have no limits. */
export const INTERNAL_ACCOUNTS = {
  /** The reserves outside the SPI (STR): contributions come from there, and withdrawals go there. */
  str: 'STR',
  /** All institutions that are not registered in the sandbox. */
  unregistered: 'OTHERS',
} as const;

export const ENTRY_KINDS = ['PAYMENT', 'RETURN', 'CONTRIBUTION', 'WITHDRAWAL'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One side of a movement of money. It never changes. The entries with the same `entryId` sum to zero. In the order of their
 * sequence, each balance of an account is the balance before it plus its cents.
 */
export interface AccountEntry {
  /** The order of booking. */
  readonly sequence: number;
  /** The EndToEndId of a payment, the RtrId of a return, or the id of a contribution or withdrawal. */
  readonly entryId: string;
  /** The ISPB of a Conta PI, or one of INTERNAL_ACCOUNTS. */
  readonly account: string;
  /** The account of the other side of the movement. */
  readonly counterparty: string | null;
  /** In cents. Positive if the account is credited, negative if it is debited. */
  readonly cents: number;
  /** The balance of the Conta PI after this entry, in cents; null for INTERNAL_ACCOUNTS. */
  readonly balanceAfter: number | null;
  readonly kind: EntryKind;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Money that moves from one account to another. */
export interface Movement {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly from: string;
  readonly to: string;
  /** Positive. */
  readonly cents: number;
  readonly at: string;
}

const INTERNAL = new Set<string>(Object.values(INTERNAL_ACCOUNTS));

export function isInternal(account: string): boolean {
  return INTERNAL.has(account);
}

const SEQUENCE_DIGITS = 9;

/**
 * The control number of an entry, which is ClrSysRef of a camt.054: `STR`, the day in Brasília and the sequence, 20 characters
 * in total.
 *
 * @example
 * controlNumberOf({ sequence: 42, at: '2026-11-21T20:38:42.100Z' }); // "STR20261121000000042"
 */
export function controlNumberOf({ sequence, at }: Pick<AccountEntry, 'sequence' | 'at'>): string {
  const day = brasiliaDate(Date.parse(at)).replaceAll('-', '');
  const number = String(sequence).padStart(SEQUENCE_DIGITS, '0').slice(-SEQUENCE_DIGITS);
  return `STR${day}${number}`;
}
