import { type LedgerEntry, type LedgerKind, type LedgerReason } from '../buckets/ledger-entry';

/** What was done to a bucket. */
export class LedgerResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;

  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  clientId!: string;

  /** @example instant-query */
  policy!: string;

  /**
   * SPEND and RETURN by queries, REFUSAL of one, SET through /__admin.
   * @example SPEND
   */
  kind!: LedgerKind;

  /**
   * Why: a query began, or what became of it.
   * @example query
   */
  reason!: LedgerReason;

  /**
   * How many tokens were spent, given back or asked for; how many more or less a bucket was set to.
   * @example 1
   */
  tokens!: number;

  /**
   * What the bucket held before, less than none where it owed some.
   * @example 10
   */
  balanceBefore!: number;

  /** @example 9 */
  balanceAfter!: number;

  /** Of the request, as in the journal and the log. */
  correlationId!: string;

  /**
   * ISO 8601 UTC, by the sandbox's clock.
   * @example 2026-11-21T12:00:00.000Z
   */
  at!: string;

  static of(entry: LedgerEntry): LedgerResponse {
    const { id, clientId, policy, kind, reason, tokens, balanceBefore, balanceAfter } = entry;
    const { correlationId, at } = entry;
    return {
      id,
      clientId,
      policy,
      kind,
      reason,
      tokens,
      balanceBefore,
      balanceAfter,
      correlationId,
      at,
    };
  }
}
