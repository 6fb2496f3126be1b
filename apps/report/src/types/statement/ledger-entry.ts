import { type StatementAccount, type StatementEntry, type StatementTotal } from '#libs/statements';

/** A booked entry of an account, as its service has it. */
export interface LedgerEntry extends StatementEntry {
  /** What the service calls the entry: PIX, PAYMENT ... */
  readonly type: string;
  /** The id of the entry in the service. `id` is derived from it if it is too long for a statement. */
  readonly serviceId: string;
}

/** The instants of a statement, in ms: the first is included, the last is not. */
export interface LedgerPeriod {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The entries to list or to sum. */
export interface EntrySelection {
  readonly fromMs?: number | undefined;
  readonly toMs: number;
  readonly direction?: 'CREDIT' | 'DEBIT';
}

/** An account of a service, with its booked entries in the order of booking. */
export interface AccountLedger {
  /** How errors name the account: `Account maria-corrente`. */
  readonly name: string;
  account(): Promise<StatementAccount>;
  /** The number and the sum of the entries, from the database of the service. The sum can be negative. */
  total(selection: EntrySelection): Promise<StatementTotal>;
  pages(selection: EntrySelection): AsyncIterable<readonly LedgerEntry[]>;
}
