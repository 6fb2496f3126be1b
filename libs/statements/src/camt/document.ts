import { type Cents } from '#libs/kernel';

/** The values of a camt.052, 053 or 054, as its tables have them. What is optional is optional in the messages of other banks. */

export const DIRECTIONS = ['CRDT', 'DBIT'] as const;

/** CRDT: the account is credited, or the balance is positive. Amounts are never negative. */
export type Direction = (typeof DIRECTIONS)[number];

export const STATUSES = ['BOOK', 'PDNG', 'INFO'] as const;

export interface CamtDocument {
  readonly messageId: string;
  /** With the offset of Brasília, as all times of the document. */
  readonly createdAt: string;
  readonly record: CamtRecord;
}

/** Rpt, Stmt or Ntfctn. */
export interface CamtRecord {
  readonly id: string;
  readonly sequence?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Number and check digit. */
  readonly accountId: string;
  readonly accountType?: string | undefined;
  readonly currency?: string | undefined;
  readonly ownerName?: string | undefined;
  readonly ownerCnpj?: string | undefined;
  readonly ownerCpf?: string | undefined;
  readonly servicerIspb?: string | undefined;
  readonly servicerName?: string | undefined;
  readonly branch?: string | undefined;
  readonly balances?: readonly CamtBalance[] | undefined;
  readonly entryCount?: string | undefined;
  readonly entrySum?: string | undefined;
  readonly netAmount?: string | undefined;
  readonly netDirection?: Direction | undefined;
  readonly creditCount?: string | undefined;
  readonly creditSum?: string | undefined;
  readonly debitCount?: string | undefined;
  readonly debitSum?: string | undefined;
  readonly entries?: readonly CamtEntry[] | undefined;
}

export interface CamtBalance {
  readonly code: string;
  readonly amount: Cents;
  readonly direction: Direction;
  readonly day?: string | undefined;
  readonly time?: string | undefined;
}

/** Ntry with one TxDtls. */
export interface CamtEntry {
  /** NtryRef; see `documentNumber`. */
  readonly number?: string | undefined;
  readonly amount: Cents;
  readonly direction: Direction;
  readonly status: (typeof STATUSES)[number];
  readonly bookingDay?: string | undefined;
  readonly bookingTime?: string | undefined;
  readonly valueDay?: string | undefined;
  readonly valueTime?: string | undefined;
  /** AcctSvcrRef; see `entryReference`. */
  readonly reference?: string | undefined;
  readonly domain?: string | undefined;
  readonly family?: string | undefined;
  readonly subfamily?: string | undefined;
  /** FEBRABAN, G092. */
  readonly category?: string | undefined;
  readonly categoryIssuer?: string | undefined;
  readonly transaction?: CamtTransaction | undefined;
  readonly description?: string | undefined;
}

/** TxDtls. The holder of the account is the debtor or the creditor, and the counterparty is the other one. */
export interface CamtTransaction {
  readonly reference?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly txid?: string | undefined;
  readonly amount?: Cents | undefined;
  /** Only in version 08. */
  readonly direction?: Direction | undefined;
  readonly debtorName?: string | undefined;
  readonly debtorCnpj?: string | undefined;
  readonly debtorCpf?: string | undefined;
  readonly creditorName?: string | undefined;
  readonly creditorCnpj?: string | undefined;
  readonly creditorCpf?: string | undefined;
  readonly debtorIspb?: string | undefined;
  readonly creditorIspb?: string | undefined;
  readonly transactionTime?: string | undefined;
  readonly returnReason?: string | undefined;
}
