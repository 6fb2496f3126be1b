import { type Cents } from '#libs/kernel';

export const ACCOUNT_TYPES = [
  'CONTA_DEPOSITO_A_VISTA',
  'CONTA_POUPANCA',
  'CONTA_PAGAMENTO_PRE_PAGA',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const ACCOUNT_SUBTYPES = ['INDIVIDUAL', 'CONJUNTA_SIMPLES', 'CONJUNTA_SOLIDARIA'] as const;
export type AccountSubtype = (typeof ACCOUNT_SUBTYPES)[number];

/** An account of a customer. Its available, blocked and invested amounts add up to its booked postings. */
export interface Account {
  readonly accountId: string;
  readonly customerId: string;
  /** The second holder of a joint account. */
  readonly jointCustomerId: string | null;
  readonly type: AccountType;
  readonly subtype: AccountSubtype;
  /** 4 digits. */
  readonly branchCode: string;
  /** 8 digits, without the check digit. */
  readonly number: string;
  readonly checkDigit: string;
  readonly currency: 'BRL';
  /** Without the overdraft limit. */
  readonly availableCents: Cents;
  readonly blockedCents: Cents;
  readonly investedCents: Cents;
  /** Null: no overdraft limit was contracted. */
  readonly contractedLimitCents: Cents | null;
  /** The last change of the balance, ISO 8601 UTC with milliseconds. */
  readonly updatedAt: string;
}

/** Conditions on accounts. All members are optional. */
export interface AccountFilter {
  /** The first or the second holder. */
  readonly customerId?: string | undefined;
  readonly accountIds?: readonly string[] | undefined;
  /** Accounts that are left out. */
  readonly exceptIds?: readonly string[] | undefined;
  readonly type?: AccountType | undefined;
}

const PIX_ACCOUNT_TYPES = {
  CONTA_DEPOSITO_A_VISTA: 'CACC',
  CONTA_POUPANCA: 'SVGS',
  CONTA_PAGAMENTO_PRE_PAGA: 'TRAN',
} as const;

/** The type of the account as Pix names it. */
export function pixAccountType({ type }: Pick<Account, 'type'>): 'CACC' | 'SVGS' | 'TRAN' {
  return PIX_ACCOUNT_TYPES[type];
}
