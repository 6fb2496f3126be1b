import {
  type CreditTransfer,
  type PaymentStatus,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
  type SpiRejectCode,
  type TransferCustomers,
} from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { isInternal } from '../participants/account-entry';

/** PENDING: the receiver's institution has not answered yet. ACCEPTED: settled. REJECTED: never settled. */
export const TRANSACTION_STATUSES = ['ACCEPTED', 'REJECTED', 'PENDING'] as const;
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
  /** The account that pays: the ISPB of a Conta PI, or an internal account. Null if the payment moves no account. */
  readonly debtorSettlementAccount: string | null;
  /** The account that is paid, as above. */
  readonly creditorSettlementAccount: string | null;
  /** AccptncDtTm of a payment, ISO 8601 UTC. Null if the payment did not come over ICOM. The next two are ISO 8601 UTC too. */
  readonly acceptedAt: string | null;
  /** When a pending payment is rejected with AB03. */
  readonly deadlineAt: string | null;
  readonly settledAt: string | null;
  /** The sum of its settled and pending returns; null if there is none. */
  readonly returned: Cents | null;
  /** The payment as it was received over ICOM; null for the contract's pacs.008. */
  readonly details: PaymentDetails | null;
}

/** The members of a payment that a Transaction does not have. */
export interface PaymentDetails extends Pick<SpiCreditTransfers, 'priority' | 'serviceLevel'> {
  /** The definition of its message, such as `pacs.008.spi.1.16`: the forwarded message has the same. */
  readonly definition: string;
  /** The participant that has sent it. */
  readonly sender: string;
  /** BizMsgIdr of its message; null if the simulator sent it. */
  readonly messageId: string | null;
  /** Whether its money was reserved when it was received. */
  readonly isReserved: boolean;
  /** Whether the SPI has forwarded the payment. A rule can prevent that (NO_ANSWER, LATE_ANSWER). */
  readonly isForwarded: boolean;
  readonly transfer: SpiCreditTransfer;
  /** The customers that the contract's pacs.008 names; null if it names none. Left out for ICOM: those of the transfer. */
  readonly customers?: TransferCustomers | null;
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
    ...WITHOUT_ENGINE,
  };
}

/** The members of a payment that settles at once and moves no account. */
const WITHOUT_ENGINE = {
  debtorSettlementAccount: null,
  creditorSettlementAccount: null,
  acceptedAt: null,
  deadlineAt: null,
  settledAt: null,
  returned: null,
  details: null,
} as const;

/** Whether the payment changes a Conta PI when it settles. Institutions that are not registered share an internal account. */
export function movesContaPi({
  debtorSettlementAccount,
  creditorSettlementAccount,
}: Pick<Transaction, 'debtorSettlementAccount' | 'creditorSettlementAccount'>): boolean {
  return isContaPi(debtorSettlementAccount) || isContaPi(creditorSettlementAccount);
}

function isContaPi(account: string | null): boolean {
  return account !== null && !isInternal(account);
}

/** Returns the status of the transaction as the pacs.002 reports it. */
export function statusReport({ endToEndId, status, reasonCode }: Transaction): PaymentStatus {
  if (reasonCode !== null) return { endToEndId, status: 'RJCT', reason: reasonCode };
  return { endToEndId, status: status === 'PENDING' ? 'ACSP' : 'ACCP' };
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
