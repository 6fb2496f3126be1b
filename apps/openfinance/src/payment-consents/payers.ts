import { Injectable } from '@nestjs/common';
import { pixAccountType, type Account } from '../ledger/account';
import { BANK } from '../bank/bank';
import { BankCustomers } from '../bank/bank-customers';
import { SEEDED_CUSTOMERS } from '../bank/history/profiles';
import { type PixAccount } from '../payment-terms/terms';

/** An account that pays, and its holder. */
export interface Payer {
  readonly account: Account;
  readonly name: string;
  readonly document: string;
}

/** Finds the account that pays. */
@Injectable()
export class Payers {
  constructor(private readonly bank: BankCustomers) {}

  /** The account with this id; undefined if there is none. */
  async byId(accountId: string): Promise<Payer | undefined> {
    const account = await this.bank.find(accountId);
    return account === undefined ? undefined : this.withHolder(account);
  }

  async byNumber({ ispb, issuer, number }: PixAccount): Promise<Payer | undefined> {
    const account = await this.bank.findByNumber({
      ispb,
      number,
      ...(issuer === undefined ? {} : { issuer }),
    });
    return account === undefined ? undefined : this.withHolder(account);
  }

  /** The account that pays if nothing names one: the first of the seeded bank. */
  byDefault(): Promise<Payer | undefined> {
    return this.byId(SEEDED_CUSTOMERS[0]?.accounts[0]?.accountId ?? '');
  }

  /**
   * The account from which a customer pays: the named one, if it belongs to the customer, or the customer's first account.
   */
  async ofCustomer(document: string, named?: PixAccount): Promise<Payer | undefined> {
    const customer = await this.bank.customer(document);
    const accounts = await this.bank.accounts({ customerId: customer.id });
    const payer = named && (await this.byNumber(named));
    const account =
      named === undefined
        ? (accounts.find(({ type }) => type === 'CONTA_DEPOSITO_A_VISTA') ?? accounts[0])
        : accounts.find(({ accountId }) => accountId === payer?.account.accountId);
    return account && { account, name: customer.name, document };
  }

  /** The other holder, if the account needs the approval of both. */
  secondApprover({ account }: Payer, document: string): Promise<string | undefined> {
    return this.bank.secondApprover(account, document);
  }

  private async withHolder(account: Account): Promise<Payer | undefined> {
    const holder = await this.bank.holder(account);
    return holder && { account, name: holder.name, document: holder.document };
  }
}

/** The account in the format of a payment. */
export function pixAccountOf(account: Account): PixAccount {
  const { branchCode, number, checkDigit } = account;
  const accountType = pixAccountType(account);
  return {
    ispb: BANK.ispb,
    ...(accountType === 'TRAN' ? {} : { issuer: branchCode }),
    number: number + checkDigit,
    accountType,
  };
}
