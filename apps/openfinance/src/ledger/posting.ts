import { type Cents } from '#libs/kernel';
import { type PersonType } from './person-type';

/** The types of transaction of accounts v2. */
export const TRANSACTION_TYPES = [
  'TED',
  'DOC',
  'PIX',
  'TRANSFERENCIA_MESMA_INSTITUICAO',
  'BOLETO',
  'CONVENIO_ARRECADACAO',
  'PACOTE_TARIFA_SERVICOS',
  'TARIFA_SERVICOS_AVULSOS',
  'FOLHA_PAGAMENTO',
  'DEPOSITO',
  'SAQUE',
  'CARTAO',
  'ENCARGOS_JUROS_CHEQUE_ESPECIAL',
  'RENDIMENTO_APLIC_FINANCEIRA',
  'PORTABILIDADE_SALARIO',
  'RESGATE_APLIC_FINANCEIRA',
  'OPERACAO_CREDITO',
  'OUTROS',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The other party of a transaction, as far as known. */
export interface Counterparty {
  /** CPF or CNPJ. */
  readonly document: string;
  readonly personType: PersonType;
  readonly ispb?: string;
  /** 3 digits. If it is absent, it is derived from the ISPB of a known bank. */
  readonly compeCode?: string;
  /** 4 digits. */
  readonly branchCode?: string;
  readonly number?: string;
  readonly checkDigit?: string;
}

/** One side of an entry, as the statement of its account shows it. */
export interface LedgerLine {
  /** An account of a customer, or one of INTERNAL_ACCOUNTS. */
  readonly accountId: string;
  /** Positive: the account is credited. Never 0. */
  readonly cents: number;
  /** Debits the blocked amount instead of the available one. */
  readonly fromBlocked?: boolean;
  readonly type: TransactionType;
  /** At most 200 characters. */
  readonly name: string;
  readonly counterparty?: Counterparty;
  readonly paymentId?: string;
  /** The EndToEndId of a Pix payment, or the id of its return. */
  readonly endToEndId?: string;
  /** The instant of the line, if it differs from that of the entry. */
  readonly atMs?: number;
  /** The number of the line in its entry. Default: its index. */
  readonly line?: number;
}

/** One event, as lines that add up to zero. */
export interface LedgerEntry {
  /** Unique, at most 60 letters, digits and `-`: the ids of its transactions begin with it. */
  readonly entryId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly at: string;
  readonly lines: readonly LedgerLine[];
}

/** The accounts of the bank itself. Their balances have no limits. */
export const INTERNAL_ACCOUNTS = {
  /** Money that is sent to or received from other banks. */
  spi: 'internal-spi',
  /** Money that is sent to other banks as a TED. */
  str: 'internal-str',
  /** The counter account of seeded transactions. */
  funding: 'internal-funding',
  fees: 'internal-fees',
} as const;

/** FUTURE: it will be booked at its instant. It is in the statement, but not in the balance. */
export type PostingStatus = 'BOOKED' | 'FUTURE';

/** A stored line of an entry. */
export interface Posting {
  /** The order of arrival. */
  readonly sequence: number;
  readonly entryId: string;
  /** The number of the line in its entry. */
  readonly line: number;
  readonly accountId: string;
  readonly atMs: number;
  readonly cents: Cents;
  readonly status: PostingStatus;
  readonly type: TransactionType;
  readonly name: string;
  readonly counterparty: Counterparty | null;
  readonly paymentId: string | null;
  readonly endToEndId: string | null;
}

/** The values that identify the postings of a scheduled entry of two lines. */
export interface FuturePosting {
  readonly accountId: string;
  readonly counterAccountId: string;
  readonly entryId: string;
  readonly atMs: number;
  /** The same instant, ISO 8601 UTC with milliseconds. */
  readonly at: string;
}

/** The id of a posting as a transaction in the statement. */
export function transactionIdOf({ entryId, line }: Pick<Posting, 'entryId' | 'line'>): string {
  return `${entryId}-${String(line)}`;
}

const INTERNAL = new Set<string>(Object.values(INTERNAL_ACCOUNTS));

export function isInternal(accountId: string): boolean {
  return INTERNAL.has(accountId);
}
