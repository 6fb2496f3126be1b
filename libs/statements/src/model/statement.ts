/** What kind of account a statement is about. */
export type StatementAccountType = 'checking' | 'savings' | 'payment' | 'settlement';

/** The bank, branch and number of an account, and who holds it. */
export interface StatementAccount {
  /** The code of the bank in the clearing of cheques, three digits: `999`. */
  readonly bankCode: string;
  /** The ISPB of the bank, eight digits. */
  readonly ispb: string;
  readonly bankName: string;
  /** Digits without check digit; undefined if the account has no branch, as a Conta PI. */
  readonly branch: string | undefined;
  /** Digits without check digit. */
  readonly number: string;
  readonly checkDigit: string | undefined;
  readonly type: StatementAccountType;
  readonly holder: StatementParty;
}

/** A person or company in a statement. */
export interface StatementParty {
  readonly name: string | undefined;
  /** CPF (11 digits) or CNPJ (14 characters). */
  readonly taxId: string | undefined;
  /** The ISPB of the institution of the party, if it is known. */
  readonly ispb?: string | undefined;
}

/** A balance, in cents; negative if the holder owes it. */
export interface StatementBalance {
  readonly cents: number;
  /** The day in Brasília, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The number and the sum of the entries with one sign. */
export interface StatementTotal {
  readonly count: number;
  /** Never negative. */
  readonly cents: number;
}

/**
 * The head of a statement. `opening + credits - debits = closing`; the formats write all five, and their readers check
 * them.
 */
export interface Statement {
  readonly account: StatementAccount;
  /** The number of this statement among those of the account, from 1. A repeated period has the same number again. */
  readonly sequence: number;
  /** When the statement was made, on the clock of the sandbox. The same in each repetition. */
  readonly createdAtMs: number;
  /** The first and the last day in Brasília, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly opening: StatementBalance;
  readonly closing: StatementBalance;
  readonly credits: StatementTotal;
  readonly debits: StatementTotal;
}

/** What an entry is; a format translates it into its own codes. */
export const ENTRY_KINDS = [
  'pix',
  'pixReturn',
  'ted',
  'transfer',
  'boleto',
  'card',
  'fee',
  'interest',
  'cash',
  'salary',
  'investment',
  'other',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A booked entry of an account. */
export interface StatementEntry {
  /** Unique in the account and stable: the same in each statement that has the entry. At most 36 characters. */
  readonly id: string;
  readonly bookedAtMs: number;
  /** Positive if the money came in, negative if it left. */
  readonly cents: number;
  readonly kind: EntryKind;
  /** What the bank calls the entry. */
  readonly description: string;
  readonly counterparty: StatementParty | undefined;
  /** The EndToEndId of a Pix payment, or the id of a return (`D…`). */
  readonly endToEndId: string | undefined;
  readonly txid: string | undefined;
  /** Why money was returned: `MD06`. */
  readonly returnReason: string | undefined;
}

/** The entries of a statement in the order of booking, in pages. */
export type EntryPages = AsyncIterable<readonly StatementEntry[]>;

/** Writes a statement. Memory does not depend on the number of entries. */
export type StatementWriter = (
  statement: Statement,
  pages: EntryPages,
) => AsyncGenerator<Uint8Array>;
