import { type QueryOutcome } from '#libs/rate-limit';

/** The kinds of lines in the ledger. */
export const LEDGER_KINDS = ['SPEND', 'RETURN', 'REFUSAL', 'SET'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The reason of a line: the start, outcome or refusal of a query, or a change through `/__admin`. */
export type LedgerReason = 'query' | QueryOutcome | 'exhausted' | 'ordered' | 'control';

/** One line of the ledger. A balance is negative if the bucket has debt. */
export interface LedgerEntry {
  readonly id: string;
  readonly clientId: string;
  readonly policy: string;
  readonly kind: LedgerKind;
  readonly reason: LedgerReason;
  /** The number of tokens that were spent, returned or refused. */
  readonly tokens: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
  /** The correlation id of the request. */
  readonly correlationId: string;
  /** ISO 8601 UTC, by the clock of the sandbox. */
  readonly at: string;
}
