import { type LedgerEntry, type LedgerKind, type LedgerReason } from '../buckets/ledger-entry';

/** A line of the ledger: one change of a bucket, or one refusal. */
export class LedgerResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;

  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  clientId!: string;

  /** @example instant-query */
  policy!: string;

  /**
   * SPEND and RETURN: tokens spent and returned by queries. REFUSAL: a refused query. SET: a change through
   * `/__admin`.
   * @example SPEND
   */
  kind!: LedgerKind;

  /**
   * The reason: `query` for the start of a query, otherwise its outcome or the cause of the change.
   * @example query
   */
  reason!: LedgerReason;

  /**
   * Number of tokens that were spent, returned or refused. For SET: the difference between the balances.
   * @example 1
   */
  tokens!: number;

  /**
   * Balance of the bucket before the change. It is negative if the bucket has debt.
   * @example 10
   */
  balanceBefore!: number;

  /** @example 9 */
  balanceAfter!: number;

  /** Correlation id of the request, as in the journal and the log. */
  correlationId!: string;

  /**
   * Time of the change by the clock of the sandbox, ISO 8601 UTC.
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
