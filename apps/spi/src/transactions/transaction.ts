import { type CreditTransfer, type PaymentStatus, type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';

/** What can have become of a payment. */
export const TRANSACTION_STATUSES = ['ACCEPTED', 'REJECTED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A payment that the SPI has taken in. */
export interface Transaction {
  readonly id: string;
  readonly endToEndId: string;
  readonly txId: string;
  readonly amount: Cents;
  readonly creditorIspb: string;
  /** Empty where the message does not name the creditor. */
  readonly creditorName: string;
  readonly debtorIspb: string;
  /** Empty where the message does not name the debtor. */
  readonly debtorName: string;
  readonly status: TransactionStatus;
  /** Why it was rejected; null where it was not. */
  readonly reasonCode: SpiRejectCode | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * The transaction that a transfer becomes.
 * @param reasonCode why it is rejected; null accepts it
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

/** What the pacs.002 says of the transaction. */
export function statusReport({ endToEndId, reasonCode }: Transaction): PaymentStatus {
  return reasonCode === null
    ? { endToEndId, status: 'ACCP' }
    : { endToEndId, status: 'RJCT', reason: reasonCode };
}

/** An EndToEndId that stands more than once in one message, if there is one. */
export function repeatedEndToEndId(transfers: readonly CreditTransfer[]): string | undefined {
  const seen = new Set<string>();
  for (const { endToEndId } of transfers) {
    if (seen.has(endToEndId)) return endToEndId;
    seen.add(endToEndId);
  }
  return undefined;
}
