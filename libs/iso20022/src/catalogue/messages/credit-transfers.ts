import { type Cents } from '#libs/kernel';

/** How the payer started the payment (LclInstrm): by account data, key, QR code, initiator, Pix Automático, or contactless. */
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

/** Why the payment is made (Purp): payment, Pix Troco, Pix Saque, refund of Pix Automático, return of MED 2.0. */
export const PURPOSES = ['IPAY', 'GSCB', 'OTHR', 'REFU', 'IPRT'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Current, savings, payment and salary account, and the Conta PI itself. */
export const ACCOUNT_TYPES = ['CACC', 'SVGS', 'TRAN', 'SLRY', 'OTHR'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const PRIORITIES = ['HIGH', 'NORM'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** At once, scheduled, under fraud analysis. */
export const SERVICE_LEVELS = ['PAGPRI', 'PAGAGD', 'PAGFRD'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** Kind of the agent that pays the cash of Pix Saque and Pix Troco. */
export const CASH_AGENTS = ['AGFSS', 'AGTEC', 'AGTOT'] as const;
export type CashAgent = (typeof CASH_AGENTS)[number];

/** Purchase, and cash that is handed out. */
export const CASH_AMOUNT_REASONS = ['VLCP', 'VLDN'] as const;
export type CashAmountReason = (typeof CASH_AMOUNT_REASONS)[number];

/** The two taxes that are split from a payment. */
export const SPLIT_TAXES = ['CBSSPLIT', 'IBSSPLIT'] as const;
export type SplitTax = (typeof SPLIT_TAXES)[number];

/** A pacs.008 of the SPI. `priority` and `serviceLevel` hold for all its transfers. */
export interface SpiCreditTransfers {
  /** `YYYY-MM-DDThh:mm:ss.sssZ`, as all instants of the catalogue. */
  readonly createdAt: string;
  /** NbOfTxs as it was declared; see the rule AM18. */
  readonly numberOfTransactions: number;
  readonly priority: Priority;
  readonly serviceLevel: ServiceLevel;
  readonly transfers: readonly SpiCreditTransfer[];
}

/** One payment order. ISPBs have 8 characters, documents are a CPF of 11 or a CNPJ of 14 characters. */
export interface SpiCreditTransfer {
  /** InstrId: the root transaction of a MED case. Only from version 1.16 on. */
  readonly instructionId?: string;
  readonly endToEndId: string;
  readonly txId?: string;
  /** Zero is allowed by the schema; see the rule AM01. */
  readonly amount: Cents;
  /** AccptncDtTm: when the payer's institution received the order. The limit of 40 seconds starts here. */
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
  /** RmtInf/Ustrd: the payer's text to the receiver. */
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
