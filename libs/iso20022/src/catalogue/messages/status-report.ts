import { type SpiRejectCode } from '../../reject-codes';

/**
 * ACSP: accepted by the receiver's institution. ACSC: settled, sent to the payer's institution. ACCC: settled, sent to
 * the receiver's institution. RJCT: rejected.
 */
export const TRANSACTION_STATUSES = ['ACSP', 'ACSC', 'ACCC', 'RJCT'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A pacs.002 of the SPI. */
export interface SpiStatusReport {
  readonly createdAt: string;
  readonly transactions: readonly SpiTransactionStatus[];
}

export interface SpiTransactionStatus {
  /** OrgnlInstrId: the EndToEndId of a payment, or the RtrId of a return. */
  readonly instructionId: string;
  readonly endToEndId: string;
  readonly status: TransactionStatus;
  readonly reasons?: readonly SpiStatusReason[];
  /** Only in messages of the SPI. */
  readonly settledAt?: string;
  /** Only in messages of the SPI: the accounting date. */
  readonly accountingDate?: string;
}

export interface SpiStatusReason {
  /** Optional, because the schema allows reasons that have only details. */
  readonly code?: SpiRejectCode;
  /** AddtlInf: at most 105 characters each. */
  readonly details?: readonly string[];
}
