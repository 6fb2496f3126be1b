import { Injectable } from '@nestjs/common';
import { BankCustomers } from '../bank/bank-customers';
import { type CardAccount } from '../bank/cards/card';
import { cardsOf } from '../bank/cards/cards';
import { type Customer } from '../bank/customer';
import { type Account } from '../ledger/account';
import { type Authorisable } from './authorisation-sources';

/** What a customer can choose for a consent. */
export interface Choices {
  readonly customer: Customer;
  readonly accounts: readonly Account[];
  readonly cards: readonly CardAccount[];
}

/** The accounts and card accounts among which the customer of a consent can choose. */
@Injectable()
export class AccountChoice {
  constructor(private readonly bank: BankCustomers) {}

  async choices({ customerDocument, offers = ['accounts'] }: Authorisable): Promise<Choices> {
    const customer = await this.bank.customer(customerDocument);
    return {
      customer,
      accounts: offers.includes('accounts')
        ? await this.bank.accounts({ customerId: customer.id })
        : [],
      cards: offers.includes('cards') ? cardsOf(customer) : [],
    };
  }

  async offered(authorisable: Authorisable): Promise<readonly string[]> {
    return idsOf(await this.choices(authorisable));
  }

  /** The accounts if nobody chooses: all accounts of the customer; for a payment, the first one. */
  async byDefault(authorisable: Authorisable): Promise<readonly string[]> {
    const offered = await this.offered(authorisable);
    return authorisable.choosesAccounts === 'one' ? offered.slice(0, 1) : offered;
  }
}

/** The ids of the accounts, then of the cards. */
export function idsOf({ accounts, cards }: Pick<Choices, 'accounts' | 'cards'>): string[] {
  return [
    ...accounts.map(({ accountId }) => accountId),
    ...cards.map(({ creditCardAccountId }) => creditCardAccountId),
  ];
}
