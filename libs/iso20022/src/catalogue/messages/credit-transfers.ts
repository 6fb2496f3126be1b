import { type Cents } from '#libs/kernel';

/**
 * How the payer initiated the payment (LclInstrm): account data (MANU), key (DICT), QR code (QRDN, QRES), initiator (INIC), Pix Automático
 * (AUTO), contactless (APDN, APES).
 */
export const INITIATION_FORMS = [
  'MANU',
  'DICT',
  'QRDN',
  'QRES',
  'INIC',
  'AUTO',
  'APDN',
  'APES',
] as const;
export type InitiationForm = (typeof INITIATION_FORMS)[number];

/** The purpose (Purp): payment (IPAY), Pix Troco (GSCB), Pix Saque (OTHR), refund of Pix Automático (REFU), return of MED 2.0 (IPRT). */
export const PURPOSES = ['IPAY', 'GSCB', 'OTHR', 'REFU', 'IPRT'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** CACC: current account. SVGS: savings. TRAN: payment account. SLRY: salary account. OTHR: the Conta PI. */
export const ACCOUNT_TYPES = ['CACC', 'SVGS', 'TRAN', 'SLRY', 'OTHR'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const PRIORITIES = ['HIGH', 'NORM'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** PAGPRI: priority. PAGAGD: scheduled. PAGFRD: under fraud analysis. */
export const SERVICE_LEVELS = ['PAGPRI', 'PAGAGD', 'PAGFRD'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** The kind of the agent that gives the cash in Pix Saque and Pix Troco. */
export const CASH_AGENTS = ['AGFSS', 'AGTEC', 'AGTOT'] as const;
export type CashAgent = (typeof CASH_AGENTS)[number];

/** VLCP: purchase. VLDN: cash. */
export const CASH_AMOUNT_REASONS = ['VLCP', 'VLDN'] as const;
export type CashAmountReason = (typeof CASH_AMOUNT_REASONS)[number];

/** The two taxes that are split from a payment. */
export const SPLIT_TAXES = ['CBSSPLIT', 'IBSSPLIT'] as const;
export type SplitTax = (typeof SPLIT_TAXES)[number];

/** A pacs.008 of the SPI. `priority` and `serviceLevel` apply to all its transfers. */
export interface SpiCreditTransfers {
  /** `YYYY-MM-DDThh:mm:ss.sssZ`, like all instants of the catalogue. */
  readonly createdAt: string;
  /** NbOfTxs of the message, which can be wrong; see the rule AM18. */
  readonly numberOfTransactions: number;
  readonly priority: Priority;
  readonly serviceLevel: ServiceLevel;
  readonly transfers: readonly SpiCreditTransfer[];
}

/** One payment. An ISPB has 8 characters, and a document is a CPF of 11 or a CNPJ of 14 characters. */
export interface SpiCreditTransfer {
  /** InstrId: the root transaction of a MED case. Since version 1.16. */
  readonly instructionId?: string;
  readonly endToEndId: string;
  readonly txId?: string;
  /** The schema allows zero; see the rule AM01. */
  readonly amount: Cents;
  /** AccptncDtTm: when the payer's institution received the payment. The limit of 40 seconds starts here. */
  readonly acceptedAt: string;
  readonly form: InitiationForm;
  readonly initiatorCnpj?: string;
  readonly debtorName: string;
  readonly debtorDocument: string;
  readonly debtorAccount: SpiAccount;
  readonly debtorIspb: string;
  readonly creditorIspb: string;
  readonly creditorDocument: string;
  readonly creditorAccount: SpiCreditorAccount;
  readonly purpose: Purpose;
  readonly tax?: SpiSplitTax;
  /** RmtInf/Ustrd: the text of the payer for the receiver. */
  readonly remittance?: string;
  readonly cashService?: SpiCashService;
}

export interface SpiAccount {
  readonly number: string;
  /** 1 to 4 digits. */
  readonly branch?: string;
  readonly type: AccountType;
}

export interface SpiCreditorAccount extends SpiAccount {
  /** Pix key. */
  readonly key?: string;
}

export interface SpiSplitTax {
  /** RefNb: the fiscal document. */
  readonly document: string;
  /** Exactly two. */
  readonly records: readonly { readonly type: SplitTax; readonly amount: Cents }[];
}

/** RmtInf/Strd: the parts of a Pix Saque or Pix Troco. */
export interface SpiCashService {
  readonly agent: CashAgent;
  /** ISPB of the institution that offers the service. */
  readonly facilitatorIspb: string;
  readonly amounts: readonly { readonly amount: Cents; readonly reason: CashAmountReason }[];
}
