import { type Account } from '../ledger/account';
import { type BankCustomers } from './bank-customers';

/** An account, as a payment names it. */
export interface NamedAccount {
  readonly ispb: string;
  readonly issuer?: string | undefined;
  readonly number: string;
}

/** Looks up accounts of this bank for payments that are handled together: each account once, even if many payments name it. */
export class AccountLookups {
  private readonly found = new Map<string, Promise<Account | undefined>>();

  constructor(private readonly bank: Pick<BankCustomers, 'findByNumber'>) {}

  /** The account; undefined if this bank has none with the number. */
  find({ ispb, issuer, number }: NamedAccount): Promise<Account | undefined> {
    const key = `${ispb}/${issuer ?? ''}/${number}`;
    const named = { ispb, number, ...(issuer === undefined ? {} : { issuer }) };
    const found = this.found.get(key) ?? this.bank.findByNumber(named);
    this.found.set(key, found);
    return found;
  }
}
