import { type Cents } from '#libs/kernel';
import { type Priority } from './credit-transfers';

/** MD06: requested by the receiving user. BE08: error of an institution. FR01: fraud (MED). SL02: Pix Saque or Pix Troco. */
export const RETURN_REASONS = ['MD06', 'BE08', 'FR01', 'SL02'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A pacs.004 of the SPI. */
export interface SpiReturns {
  readonly createdAt: string;
  /** NbOfTxs of the message, which can be wrong. */
  readonly numberOfTransactions: number;
  readonly returns: readonly SpiReturn[];
}

export interface SpiReturn {
  /** RtrId: D, the ISPB, `yyyyMMddHHmm` in UTC and 11 characters. */
  readonly returnId: string;
  /** EndToEndId of the payment that is returned. */
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly priority: Priority;
  readonly reason: ReturnReason;
  /** AddtlInf: at most 105 characters. */
  readonly detail?: string;
  readonly remittance?: string;
  /** The payer's institution of the original payment. */
  readonly debtorIspb: string;
  /** The receiver's institution of the original payment. */
  readonly creditorIspb: string;
}
