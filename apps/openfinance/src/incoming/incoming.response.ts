/** The answer to an order, with the codes of a pacs.002. */
export class OrderAnswerResponse {
  /**
   * ACSP: the bank accepts the order. RJCT: it does not.
   * @example ACSP
   */
  status!: 'ACSP' | 'RJCT';

  /** Why it is rejected: AC03, AC14, BE01 or AM02. */
  reasonCode?: string;

  /** The same in words. */
  detail?: string;
}

/** What the bank has done. */
export class SettlementAnswerResponse {
  /**
   * BOOKED: now, or by an earlier request with the id.
   * @example BOOKED
   */
  status!: 'BOOKED' | 'NOT_BOOKED';

  /** With NOT_BOOKED: the bank returns the payment, and this is the reason of its pacs.004. */
  returnReason?: 'BE08';

  /** Why it was not booked. */
  detail?: string;
}
