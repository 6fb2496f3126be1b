import { Injectable } from '@nestjs/common';
import { type Account, type AccountFilter } from '../ledger/account';
import { BANK } from './bank';
import { BankRepository } from './bank.repository';
import { type Customer } from './customer';
import { BankSeeding } from './seeding.repository';

/** The length of an account number without its check digit. */
const NUMBER_DIGITS = 8;

/** The customers and accounts of the bank in the current sandbox. */
@Injectable()
export class BankCustomers {
  constructor(
    private readonly repository: BankRepository,
    private readonly seeding: BankSeeding,
  ) {}

  /**
   * The customer with this document. A new customer gets accounts and a year of transactions, which are derived from the
   * document.
   * @param document a CPF or CNPJ without punctuation; its check digits may be wrong
   */
  async customer(document: string): Promise<Customer> {
    for (;;) {
      const known = await this.repository.customerOf(document);
      if (known !== undefined) return known;
      // If another request adds the customer at the same time, this finds it.
      await this.seeding.addCustomer(document);
    }
  }

  /** The accounts that match the filter, in a stable order. */
  accounts(filter: AccountFilter): Promise<Account[]> {
    return this.repository.accounts(filter);
  }

  /** A page of the accounts, and their total number. */
  accountsPage(
    filter: AccountFilter,
    slice: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly accounts: Account[]; readonly total: number }> {
    return this.repository.accountsPage(filter, slice);
  }

  find(accountId: string): Promise<Account | undefined> {
    return this.repository.find(accountId);
  }

  /** The first holder of the account. */
  holder({ customerId }: Pick<Account, 'customerId'>): Promise<Customer | undefined> {
    return this.repository.customer(customerId);
  }

  /** The documents of the holders of an account. */
  async documentsOf({ customerId, jointCustomerId }: Account): Promise<string[]> {
    const ids = jointCustomerId === null ? [customerId] : [customerId, jointCustomerId];
    const holders = await Promise.all(ids.map((id) => this.repository.customer(id)));
    return holders.flatMap((holder) => (holder === undefined ? [] : [holder.document]));
  }

  /**
   * The other holder of an account that needs the approval of both (CONJUNTA_SIMPLES); undefined if this customer decides
   * alone.
   * @param document of the customer who decides first
   */
  async secondApprover(account: Account, document: string): Promise<string | undefined> {
    if (account.subtype !== 'CONJUNTA_SIMPLES') return undefined;
    return (await this.documentsOf(account)).find((each) => each !== document);
  }

  /**
   * The account that a payment names.
   * @param account its number, with or without the check digit; leading zeros are ignored
   */
  async findByNumber(account: {
    readonly ispb: string;
    readonly issuer?: string;
    readonly number: string;
  }): Promise<Account | undefined> {
    const { ispb, issuer } = account;
    if (ispb !== BANK.ispb) return undefined;
    const number = account.number.replace(/^0+/, '');
    const full = number.padStart(NUMBER_DIGITS + 1, '0');
    const isNamed = ({ branchCode }: Account): boolean =>
      issuer === undefined || branchCode === issuer.padStart(4, '0');
    const withDigit = await this.repository.withNumber(full.slice(0, -1));
    const found = withDigit.find((each) => isNamed(each) && full.endsWith(each.checkDigit));
    if (found !== undefined || number.length > NUMBER_DIGITS) return found;
    return (await this.repository.withNumber(number.padStart(NUMBER_DIGITS, '0'))).find(isNamed);
  }
}
