/** The response to a payment, with the codes of a pacs.002. */
export class PaymentAnswerResponse {
  /**
   * ACSP: the bank accepts the payment. RJCT: it does not.
   * @example ACSP
   */
  status!: 'ACSP' | 'RJCT';

  /** The reason of the rejection: AC03, AC14, BE01 or AM02. */
  reasonCode?: string;

  /** The reason in words. */
  detail?: string;
}

/** The result of a settlement. */
export class SettlementAnswerResponse {
  /**
   * BOOKED: this request, or an earlier one with the same id, was booked.
   * @example BOOKED
   */
  status!: 'BOOKED' | 'NOT_BOOKED';

  /** Only with NOT_BOOKED: the reason of the pacs.004 with which the payment is returned. */
  returnReason?: 'BE08';

  /** The reason why it was not booked, in words. */
  detail?: string;
}
