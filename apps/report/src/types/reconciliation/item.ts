/** The expected state of a payment in the SPI. */
export type Expectation =
  /** It is settled, or in the list of the request: the SPI has accepted it with the same amount. */
  | 'settled'
  /** It is rejected or cancelled: the SPI has not accepted it. */
  | 'absent'
  /** It stays within the bank: the SPI does not know it. */
  | 'internal'
  /** It is not settled yet, so nothing is expected. */
  | 'open';

/** The data of both sides for one payment. The members of a side that does not have it are null. Amounts are in cents. */
export interface ReconciliationItem {
  readonly attempt: string;
  readonly endToEndId: string;
  readonly expectation: Expectation | null;
  readonly expectedAmount: number | null;
  readonly expectedStatus: string | null;
  readonly expectedAtMs: number | null;
  readonly spiAmount: number | null;
  readonly spiStatus: string | null;
  readonly spiAtMs: number | null;
  /** Whether the SPI received it after the report began to read, so that the other side may have been read earlier. */
  readonly isLate: boolean;
}

export type ReconciliationResult =
  | 'matched'
  | 'missing-in-spi'
  | 'missing-in-open-banking'
  | 'not-expected'
  | 'amount-differs'
  | 'status-differs';

/** The status of a transaction that has moved money. */
export const ACCEPTED = 'ACCEPTED';

/**
 * The result of a comparison.
 * @param unknown the result if only the SPI has the payment
 * @returns undefined for payments that have no result: not settled yet, within the bank, or without effect
 */
export function resultOf(
  item: ReconciliationItem,
  unknown: 'missing-in-open-banking' | 'not-expected',
): ReconciliationResult | undefined {
  const isAccepted = item.spiStatus === ACCEPTED;
  switch (item.expectation) {
    case 'settled':
      if (item.spiStatus === null) return 'missing-in-spi';
      if (!isAccepted) return 'status-differs';
      return item.spiAmount === item.expectedAmount ? 'matched' : 'amount-differs';
    case 'absent':
      return isAccepted ? 'status-differs' : 'matched';
    case 'internal':
      return isAccepted ? 'status-differs' : undefined;
    case 'open':
      return undefined;
    case null:
      return isAccepted && !item.isLate ? unknown : undefined;
  }
}
