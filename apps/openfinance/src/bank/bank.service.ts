import { Injectable } from '@nestjs/common';
import { BANK, type Account, type AccountFilter } from './account';
import { BankRepository } from './bank.repository';
import { type Customer } from './customer';

/** The customers and accounts of the bank in the current sandbox. */
@Injectable()
export class Bank {
  constructor(private readonly repository: BankRepository) {}

  /**
   * The customer with this document. One that the bank has not seen gets accounts and a year of transactions,
   * derived from the document.
   * @param document a CPF or a CNPJ in its form; its check digits may be wrong
   */
  async customer(document: string): Promise<Customer> {
    const known = await this.repository.customerOf(document);
    if (known === null) throw new Error('Not built yet.');
    return known;
  }

  /** All accounts, or those that the filter lets through, in a stable order. */
  accounts(filter: AccountFilter): Promise<Account[]> {
    return this.repository.accounts(filter);
  }

  async find(accountId: string): Promise<Account | undefined> {
    return (await this.repository.find(accountId)) ?? undefined;
  }

  /**
   * The account that a payment names.
   * @param number with its check digit, as Pix writes it; leading zeros may be left out
   */
  async findByNumber(account: {
    readonly ispb: string;
    readonly issuer?: string;
    readonly number: string;
  }): Promise<Account | undefined> {
    if (account.ispb !== BANK.ispb) return undefined;
    const digits = account.number.padStart(9, '0');
    const found = await this.repository.findByNumber(digits.slice(0, -1));
    return found.find(
      ({ branchCode, checkDigit }) =>
        checkDigit === digits.slice(-1) && branchCode === (account.issuer ?? branchCode),
    );
  }
}
