import { type SpiAccount, type SpiRejectCode } from '#libs/iso20022';
import { formatCents } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type Transaction, type TransactionStatus } from '../settlement/transaction';

/** A customer of a payment, from its pacs.008. */
export class TransactionPartyResponse {
  /**
   * CPF or CNPJ.
   * @example 11144477735
   */
  taxId!: string;

  /**
   * Branch of the account. Left out if the pacs.008 has none.
   * @example 0001
   */
  branch?: string;

  /** @example 123456 */
  accountNumber!: string;

  /** @example CACC */
  accountType!: string;
}

/** A stored transaction. */
@LinksTo(
  {
    findTransaction: { endToEndId: '/endToEndId' },
  },
  {
    sendReturn: { endToEndId: '/endToEndId' },
  },
)
export class TransactionResponse {
  /**
   * UUID of the transaction.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /**
   * EndToEndId of the pacs.008. It is unique in the sandbox.
   * @example E1234567820261121120000000000001
   */
  endToEndId!: string;

  /**
   * TxId of the pacs.008, or the EndToEndId if the message has no TxId.
   * @example TX20261121000000001
   */
  txId!: string;

  /**
   * Amount in reais.
   * @example 150.75
   */
  amount!: number;

  /**
   * ISPB of the receiver's institution (CdtrAgt).
   * @example 87654321
   */
  creditorIspb!: string;

  /**
   * Name of the receiver (Cdtr/Nm). Empty if the message has none.
   * @example "João Souza"
   */
  creditorName!: string;

  /**
   * ISPB of the payer's institution: InstgAgt, or DbtrAgt if there is no InstgAgt.
   * @example 12345678
   */
  debtorIspb!: string;

  /**
   * Name of the payer (Dbtr/Nm). Empty if the message has none.
   * @example "Maria Silva"
   */
  debtorName!: string;

  /**
   * ACCEPTED: settled. REJECTED: never settled. PENDING: the institution of the receiver has not answered yet.
   * @example ACCEPTED
   */
  status!: TransactionStatus;

  /**
   * Reject code of the SPI. Present only if the transaction was rejected.
   * @example AM04
   */
  reasonCode?: SpiRejectCode;

  /**
   * Time when the payment was received, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * Time when the money moved between Contas PI, ISO 8601 UTC. Absent if no Conta PI has changed.
   * @example 2026-11-21T12:00:01.200Z
   */
  settledAt?: string;

  /**
   * Time when a pending payment is rejected with AB03, ISO 8601 UTC. Present only while it is pending.
   * @example 2026-11-21T12:00:40.000Z
   */
  deadlineAt?: string;

  /**
   * Sum of its settled and pending returns in reais. Absent if there is none.
   * @example 10.50
   */
  returnedAmount?: number;

  /**
   * Purpose of the payment (Purp). Like key, debtor and creditor, present only if the payment came over ICOM.
   * @example IPAY
   */
  purpose?: string;

  /**
   * The Pix key of the receiver. Absent if the pacs.008 has none.
   * @example ana@example.com
   */
  key?: string;

  /** The customer who pays. */
  debtor?: TransactionPartyResponse;

  /** The customer who is paid. */
  creditor?: TransactionPartyResponse;
}

/**
 * All members of the response, including the optional ones. A missing or additional member does not
 * compile.
 */
type Members = {
  readonly [Member in keyof Required<TransactionResponse>]: TransactionResponse[Member];
};

/**
 * Returns the JSON text of a transaction. The digits of the amount are written from its cents, because a
 * JavaScript number of reais is not exact to the cent above 70 trillion.
 */
export function transactionJson(transaction: Transaction): string {
  const members: Members = {
    id: transaction.id,
    endToEndId: transaction.endToEndId,
    txId: transaction.txId,
    amount: 0,
    creditorIspb: transaction.creditorIspb,
    creditorName: transaction.creditorName,
    debtorIspb: transaction.debtorIspb,
    debtorName: transaction.debtorName,
    status: transaction.status,
    reasonCode: transaction.reasonCode ?? undefined,
    createdAt: transaction.createdAt,
    settledAt: transaction.settledAt ?? undefined,
    deadlineAt:
      transaction.status === 'PENDING' ? (transaction.deadlineAt ?? undefined) : undefined,
    returnedAmount: transaction.returned === null ? undefined : 0,
    ...paymentMembers(transaction),
  };
  // Quotation marks inside values are escaped, so this text matches only the member, never part of a value.
  const text = JSON.stringify(members).replace(
    '"amount":0',
    `"amount":${formatCents(transaction.amount)}`,
  );
  if (transaction.returned === null) return text;
  return text.replace(
    '"returnedAmount":0',
    `"returnedAmount":${formatCents(transaction.returned)}`,
  );
}

function paymentMembers({
  details,
}: Transaction): Pick<Members, 'purpose' | 'key' | 'debtor' | 'creditor'> {
  if (details === null) {
    return { purpose: undefined, key: undefined, debtor: undefined, creditor: undefined };
  }
  const { transfer } = details;
  return {
    purpose: transfer.purpose,
    key: transfer.creditorAccount.key,
    debtor: partyOf(transfer.debtorDocument, transfer.debtorAccount),
    creditor: partyOf(transfer.creditorDocument, transfer.creditorAccount),
  };
}

function partyOf(taxId: string, { branch, number, type }: SpiAccount): TransactionPartyResponse {
  return {
    taxId,
    ...(branch === undefined ? {} : { branch }),
    accountNumber: number,
    accountType: type,
  };
}
