import { type Cents } from '#libs/kernel';
import {
  type InitiationForm,
  type Priority,
  type Purpose,
  type ServiceLevel,
  type SpiAccount,
  type SpiCashService,
  type SpiCreditorAccount,
  type SpiSplitTax,
} from './credit-transfers';
import { type ReturnReason } from './returns';

/** A camt.052 of the SPI: files with entries of a Conta PI that can be downloaded. */
export interface SpiEntryFiles {
  readonly createdAt: string;
  readonly files: readonly SpiEntryFile[];
}

export interface SpiEntryFile {
  /** MsgId of the camt.060. */
  readonly queryId: string;
  readonly ownerIspb: string;
  readonly numberOfEntries: number;
  /** AddtlRptInf: the hash of the file, at most 500 characters. */
  readonly hash: string;
}

/**
 * SADP: available. SABK: blocked. PSSR: part with remuneration. REMN: remuneration. VSME: share of electronic money. VVSR: share of
 * the value subject to deposit.
 */
export const BALANCE_TYPES = ['SADP', 'SABK', 'PSSR', 'REMN', 'VSME', 'VVSR'] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];

/** A camt.053 of the SPI: balances of a Conta PI. */
export interface SpiStatements {
  readonly createdAt: string;
  readonly statements: readonly SpiStatement[];
}

export interface SpiStatement {
  /** MsgId of the camt.060. 32 zeros if the message answers no query. */
  readonly queryId: string;
  readonly ownerIspb: string;
  readonly balances: readonly SpiBalance[];
}

export interface SpiBalance {
  readonly type: BalanceType;
  readonly amount: Cents;
  readonly at: string;
}

/** A camt.054 of the SPI: entries of a Conta PI, as an answer to a camt.060 or as a notice. */
export interface SpiEntryNotices {
  readonly createdAt: string;
  readonly notices: readonly SpiEntryNotice[];
}

export const ENTRY_DIRECTIONS = ['CRDT', 'DBIT'] as const;
/** BOOK: settled. INFO: not settled. */
export const ENTRY_STATUSES = ['BOOK', 'INFO'] as const;
export const ENTRY_DOMAINS = ['PMNT', 'CAMT'] as const;
/** IRCT: debit. RRCT: credit. MCOP: contribution. MDOP: withdrawal. */
export const ENTRY_FAMILIES = ['IRCT', 'RRCT', 'MCOP', 'MDOP'] as const;
/** DMCT: payment. RRTN: return. NTAV: not applicable. */
export const ENTRY_SUBFAMILIES = ['DMCT', 'RRTN', 'NTAV'] as const;

export interface SpiEntryNotice {
  /** MsgId of the camt.060. A new id if the message answers no query. */
  readonly queryId: string;
  readonly ownerIspb: string;
  readonly amount: Cents;
  /** CRDT: the Conta PI is credited. DBIT: it is debited. */
  readonly direction: (typeof ENTRY_DIRECTIONS)[number];
  readonly status: (typeof ENTRY_STATUSES)[number];
  readonly accountingDate?: string;
  /** When the entry reached its status. */
  readonly statusAt?: string;
  readonly domain: (typeof ENTRY_DOMAINS)[number];
  readonly family: (typeof ENTRY_FAMILIES)[number];
  readonly subfamily: (typeof ENTRY_SUBFAMILIES)[number];
  /** The message that caused the entry, such as pacs.008. */
  readonly origin: string;
  readonly transaction: SpiEntryTransaction;
  /** AddtlNtryInf: the code of the error if the query failed; at most 4 characters. */
  readonly errorCode?: string;
  /** AddtlNtfctnInf: at most 105 characters. */
  readonly errorDetail?: string;
}

/** The payment, return, contribution or withdrawal that caused an entry. */
export interface SpiEntryTransaction {
  readonly instructionId?: string;
  readonly endToEndId: string;
  readonly txId?: string;
  /** Control number of the STR, 20 characters. */
  readonly strReference?: string;
  readonly serviceLevel?: ServiceLevel;
  /** Absent in a contribution or withdrawal. */
  readonly parties?: SpiEntryParties;
  readonly debtorIspb?: string;
  readonly creditorIspb?: string;
  readonly counterparty?: SpiEntryCounterparty;
  readonly form?: InitiationForm;
  readonly purpose?: Purpose;
  readonly remittance?: string;
  readonly cashService?: SpiCashService;
  readonly acceptedAt?: string;
  readonly tax?: SpiSplitTax;
  readonly returnReason?: ReturnReason;
  readonly returnDetail?: string;
  readonly priority?: Priority;
}

export interface SpiEntryParties {
  readonly initiatorCnpj?: string;
  readonly debtorName: string;
  readonly debtorDocument: string;
  readonly debtorAccount: SpiAccount;
  readonly creditorDocument: string;
  readonly creditorAccount: SpiCreditorAccount;
}

export const COUNTERPARTY_SYSTEMS = ['ContraparteSelic', 'ContraparteSTR'] as const;

/** The institution in the other system of a contribution or withdrawal. */
export interface SpiEntryCounterparty {
  readonly system: (typeof COUNTERPARTY_SYSTEMS)[number];
  readonly ispb: string;
}
