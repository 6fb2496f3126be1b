import { type CreditTransfer, type PaymentStatus, type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';

/** The possible statuses of a payment. */
export const TRANSACTION_STATUSES = ['ACCEPTED', 'REJECTED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A payment that the SPI has received. */
export interface Transaction {
  readonly id: string;
  readonly endToEndId: string;
  readonly txId: string;
  readonly amount: Cents;
  readonly creditorIspb: string;
  /** Empty if the message does not name the creditor. */
  readonly creditorName: string;
  readonly debtorIspb: string;
  /** Empty if the message does not name the debtor. */
  readonly debtorName: string;
  readonly status: TransactionStatus;
  /** The reason of the rejection; null if the payment was accepted. */
  readonly reasonCode: SpiRejectCode | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * Creates the transaction of a transfer.
 * @param reasonCode the reason of the rejection; null accepts the transfer
 */
export function decide(
  transfer: CreditTransfer,
  reasonCode: SpiRejectCode | null,
  { id, createdAt }: Pick<Transaction, 'id' | 'createdAt'>,
): Transaction {
  const { endToEndId, txId, amount, creditorIspb, debtorIspb } = transfer;
  return {
    id,
    endToEndId,
    txId,
    amount,
    creditorIspb,
    creditorName: transfer.creditorName ?? '',
    debtorIspb,
    debtorName: transfer.debtorName ?? '',
    status: reasonCode === null ? 'ACCEPTED' : 'REJECTED',
    reasonCode,
    createdAt,
  };
}

/** Returns the status of the transaction as the pacs.002 reports it. */
export function statusReport({ endToEndId, reasonCode }: Transaction): PaymentStatus {
  return reasonCode === null
    ? { endToEndId, status: 'ACCP' }
    : { endToEndId, status: 'RJCT', reason: reasonCode };
}

/** Returns an EndToEndId that appears more than once in the message; undefined if there is none. */
export function repeatedEndToEndId(transfers: readonly CreditTransfer[]): string | undefined {
  const seen = new Set<string>();
  for (const { endToEndId } of transfers) {
    if (seen.has(endToEndId)) return endToEndId;
    seen.add(endToEndId);
  }
  return undefined;
}
