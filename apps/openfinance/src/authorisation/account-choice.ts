import { Injectable } from '@nestjs/common';
import { BankCustomers } from '../bank/bank-customers';
import { type Authorisable } from './authorisation-sources';

/** The accounts among which the customer of a consent can choose. */
@Injectable()
export class AccountChoice {
  constructor(private readonly bank: BankCustomers) {}

  async offered({ customerDocument }: Authorisable): Promise<readonly string[]> {
    const customer = await this.bank.customer(customerDocument);
    const accounts = await this.bank.accounts({ customerId: customer.id });
    return accounts.map(({ accountId }) => accountId);
  }

  /** The accounts if nobody chooses: all accounts of the customer; for a payment, the first one. */
  async byDefault(authorisable: Authorisable): Promise<readonly string[]> {
    const offered = await this.offered(authorisable);
    return authorisable.choosesAccounts === 'one' ? offered.slice(0, 1) : offered;
  }
}
