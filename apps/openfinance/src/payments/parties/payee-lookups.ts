import { AccountLookups } from '../../bank/account-lookups';
import { type BankCustomers } from '../../bank/bank-customers';
import { type DictClient, type KeyLookup } from './dict.client';

/** Looks up the payees of payments that are made together: each key and each account once. */
export class PayeeLookups {
  private readonly keys = new Map<string, Promise<KeyLookup>>();
  readonly accounts: AccountLookups;

  constructor(
    private readonly dict: Pick<DictClient, 'lookUp'>,
    bank: Pick<BankCustomers, 'findByNumber'>,
  ) {
    this.accounts = new AccountLookups(bank);
  }

  key(key: string): Promise<KeyLookup> {
    const lookup = this.keys.get(key) ?? this.dict.lookUp(key);
    this.keys.set(key, lookup);
    return lookup;
  }
}
