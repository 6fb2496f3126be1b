import { createHash } from 'node:crypto';

export const SIDES = ['file', 'ledger'] as const;
export type Side = (typeof SIDES)[number];

/** What identifies an entry. */
export const MATCH_MEMBERS = ['endToEndId', 'nsu', 'amount', 'day'] as const;
export type MatchMember = (typeof MATCH_MEMBERS)[number];

/** An entry of one side. */
export interface SideEntry {
  readonly day: string;
  /** Negative if the money left. */
  readonly cents: number;
  readonly endToEndId: string | undefined;
  readonly nsu: string | undefined;
  readonly reference: string | undefined;
  /** The line in an uploaded file. */
  readonly line?: number | undefined;
}

/** An entry that is compared. */
export interface MatchedEntry {
  readonly attempt: string;
  /** Entries with the same key are compared with each other. */
  readonly matchKey: string;
  readonly day: string;
  /** The number in the order of its side, from 1. */
  readonly number: number;
  readonly side: Side;
  readonly cents: number;
  /** False for the days before and after the period, whose entries only complete those of the period. */
  readonly isWithin: boolean;
  readonly line: number | null;
  readonly endToEndId: string | null;
  readonly nsu: string | null;
  readonly reference: string | null;
}

/** How entries are compared. */
export interface MatchRules {
  readonly matchBy: readonly MatchMember[];
  readonly toleranceDays: number;
}

const BY_AMOUNT = 'amount:';
const BY_ID = 'id:';
/** A longer key is hashed. */
const MAX_KEY = 200;

/**
 * The key of an entry: its members of `matchBy` without the day, which can differ by some days. An entry that does not have one
 * of the ids is matched by amount and day.
 */
export function matchKeyOf(entry: SideEntry, { matchBy }: MatchRules): string {
  const ids = matchBy.filter((member) => member === 'endToEndId' || member === 'nsu');
  const values = ids.map((member) => (member === 'nsu' ? plainNsu(entry.nsu) : entry.endToEndId));
  if (ids.length === 0 && !matchBy.includes('day')) return `${BY_ID}${String(entry.cents)}`;
  if (ids.length === 0 || values.includes(undefined)) return `${BY_AMOUNT}${String(entry.cents)}`;
  const amount = matchBy.includes('amount') ? [String(entry.cents)] : [];
  const key = BY_ID + [...values, ...amount].join('|');
  return key.length <= MAX_KEY ? key : BY_ID + createHash('sha256').update(key).digest('hex');
}

/** Whether entries with this key are matched by amount and day. */
export function isByAmountAndDay(matchKey: string): boolean {
  return matchKey.startsWith(BY_AMOUNT);
}

/** Card hosts fill an NSU with zeros, and some files do not. */
function plainNsu(nsu: string | undefined): string | undefined {
  return nsu === undefined || !/^\d+$/.test(nsu) ? nsu : nsu.replace(/^0+(?=\d)/, '');
}
