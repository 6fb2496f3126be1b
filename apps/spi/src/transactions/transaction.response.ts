import { type SpiRejectCode } from '#libs/iso20022';
import { formatCents } from '#libs/kernel';
import { type Transaction, type TransactionStatus } from './transaction';

/** A transaction as the contract shows it. */
export class TransactionResponse {
  /**
   * UUID of the transaction.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /**
   * EndToEndId of the pacs.008; unique in its sandbox.
   * @example E1234567820261121120000000000001
   */
  endToEndId!: string;

  /**
   * TxId of the pacs.008, or its EndToEndId where it has none.
   * @example TX20261121000000001
   */
  txId!: string;

  /**
   * Amount in reais.
   * @example 150.75
   */
  amount!: number;

  /**
   * ISPB of the creditor agent (CdtrAgt).
   * @example 87654321
   */
  creditorIspb!: string;

  /**
   * Creditor name (Cdtr/Nm); empty where the message has none.
   * @example "João Souza"
   */
  creditorName!: string;

  /**
   * ISPB of the instructing agent (InstgAgt), or of the debtor agent where there is none.
   * @example 12345678
   */
  debtorIspb!: string;

  /**
   * Debtor name (Dbtr/Nm); empty where the message has none.
   * @example "Maria Silva"
   */
  debtorName!: string;

  /**
   * What became of it.
   * @example ACCEPTED
   */
  status!: TransactionStatus;

  /**
   * Why it was rejected, by the SPI's reject codes; only where it was.
   * @example AM04
   */
  reasonCode?: SpiRejectCode;

  /**
   * When it was taken in, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;
}

/** Every member of the response, also where it is left out: the compiler refuses one more and one less. */
type Members = {
  readonly [Member in keyof Required<TransactionResponse>]: TransactionResponse[Member];
};

/**
 * The JSON text of a transaction. The amount is written from its cents, digit by digit: beyond 70
 * trillion reais a JavaScript number no longer tells one cent from the next.
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
  };
  // The quotation marks of a value are escaped, so this is the member and never part of a value.
  return JSON.stringify(members).replace(
    '"amount":0',
    `"amount":${formatCents(transaction.amount)}`,
  );
}
