import { type QueryOutcome } from '#libs/rate-limit';

/** What was done to a bucket. */
export const LEDGER_KINDS = ['SPEND', 'RETURN', 'REFUSAL', 'SET'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Why: a query began, came to an outcome, or found too little; or somebody who controls the service did it. */
export type LedgerReason = 'query' | QueryOutcome | 'exhausted' | 'ordered' | 'control';

/** One line of the ledger. The balance is less than none where tokens are owed. */
export interface LedgerEntry {
  readonly id: string;
  readonly clientId: string;
  readonly policy: string;
  readonly kind: LedgerKind;
  readonly reason: LedgerReason;
  /** How many were spent or given back; asked for, of a refusal. */
  readonly tokens: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
  /** Of the request that it happened in. */
  readonly correlationId: string;
  /** ISO 8601 UTC, by the sandbox's clock. */
  readonly at: string;
}
