/** The institution of the bank in the SPI. */
export const BANK_ISPB = '87654321';

/** The accounts that the bank always has. `number` has the check digit. */
export const ACCOUNTS = {
  'maria-corrente': { number: '100000010', type: 'CACC', holder: '11144477735' },
  'maria-poupanca': { number: '100000029', type: 'SVGS', holder: '11144477735' },
  'maria-joao-conjunta': { number: '100000037', type: 'CACC', holder: '11144477735' },
  'joao-corrente': { number: '100000045', type: 'CACC', holder: '98765432100' },
  'joao-pre-paga': { number: '100000053', type: 'TRAN', holder: '98765432100' },
  'padaria-corrente': { number: '100000061', type: 'CACC', holder: '11222333000181' },
} as const;
export type AccountId = keyof typeof ACCOUNTS;
export const ACCOUNT_IDS = Object.keys(ACCOUNTS) as readonly AccountId[];
/** Pays what names no account. */
export const FIRST_ACCOUNT: AccountId = 'maria-corrente';

/** An entry of the history that the bank books on a later day, if the account has the amount then. */
export interface Planned {
  readonly id: string;
  /** Negative for a debit. */
  readonly cents: number;
  readonly atMs: number;
}

/** A booked entry. */
export interface Entry {
  /** The EndToEndId, or the id of the planned entry. */
  readonly key: string;
  readonly cents: number;
  readonly atMs: number;
}

/** What is known of an account. Its history is made by the bank, so it is known after it was read. */
export interface Account {
  /** What is available and blocked together. */
  readonly cents: number | undefined;
  readonly planned: readonly Planned[] | undefined;
  /** Since the account is known. */
  readonly entries: readonly Entry[];
  readonly sinceMs: number | undefined;
}

export type PaymentStatus = 'RCVD' | 'ACCP' | 'SCHD' | 'PDNG' | 'ACPD' | 'ACSC' | 'RJCT' | 'CANC';
export const FINAL: readonly PaymentStatus[] = ['ACSC', 'RJCT', 'CANC'];

export interface Payment {
  readonly endToEndId: string;
  /** The order of acceptance. */
  readonly order: number;
  readonly cents: number;
  readonly payer: AccountId;
  readonly payee: { readonly ispb: string; readonly number: string; readonly accountType: string };
  readonly status: PaymentStatus;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** When its next step is due; undefined if it is final. */
  readonly nextAtMs: number | undefined;
  /** The instant at which a scheduled payment is sent. */
  readonly sendAtMs: number | undefined;
  readonly isBlocked: boolean;
  /** It was sent to the payee's side. */
  readonly isSent: boolean;
  /** The payee's side has accepted it. */
  readonly isAccepted: boolean;
  /** A test value: it is held for 30 minutes, or rejected when it would be sent. */
  readonly wish: 'hold' | 'reject' | undefined;
  /** What rules do to the next calls of the SPI for it: the answer is lost, or the request. */
  readonly faults: readonly ('answer' | 'request')[];
  /** Calls of the SPI without an answer. */
  readonly attempts: number;
  readonly rejection: string | undefined;
  readonly id: string | undefined;
  readonly consentId: string | undefined;
  /** The customer who agreed to it. */
  readonly user: string;
}

export interface Credit {
  readonly endToEndId: string;
  readonly account: AccountId;
  readonly cents: number;
  /** As the request names it; undefined for one at once. */
  readonly at: string | undefined;
  readonly atMs: number;
  readonly isBooked: boolean;
  readonly id: string | undefined;
}

/** Money of the SPI that the bank could not be told of. */
export interface Notice {
  readonly endToEndId: string;
  readonly account: AccountId | undefined;
  readonly cents: number;
  readonly nextAtMs: number;
}

/** A consent to read data. No other one expires at the same instant. */
export interface DataConsent {
  readonly user: string;
  readonly permissions: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly status: 'AUTHORISED' | 'REJECTED';
  readonly id: string | undefined;
}

/** A consent to pay. No other one has the same amount. */
export interface PaymentConsent {
  readonly payer: AccountId;
  readonly cents: number;
  readonly payee: Payment['payee'];
  /** The day of a scheduled payment. */
  readonly date: string | undefined;
  readonly createdAtMs: number;
  readonly status: 'AUTHORISED' | 'CONSUMED' | 'REJECTED';
  readonly id: string | undefined;
}

export interface BankState {
  readonly accounts: Readonly<Partial<Record<AccountId, Account>>>;
  /** By EndToEndId. */
  readonly payments: Readonly<Record<string, Payment>>;
  readonly credits: Readonly<Record<string, Credit>>;
  readonly notices: readonly Notice[];
  readonly consents: Readonly<Record<string, DataConsent>>;
  readonly paymentConsents: Readonly<Record<string, PaymentConsent>>;
  /** The EndToEndId of the payment that was made with an idempotency key, and its content. */
  readonly keys: Readonly<
    Record<string, { readonly content: string; readonly endToEndId: string }>
  >;
}

export const NO_BANK: BankState = {
  accounts: {},
  payments: {},
  credits: {},
  notices: [],
  consents: {},
  paymentConsents: {},
  keys: {},
};
