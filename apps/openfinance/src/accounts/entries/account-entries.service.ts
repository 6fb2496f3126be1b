import { Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { parseInstant } from '#libs/kernel';
import { BankCustomers } from '../../bank/bank-customers';
import { type Account } from '../../ledger/account';
import { AccountNotFound } from '../accounts.errors';
import { BankAccountResponse, LedgerEntryResponse } from './account-entry.response';
import { type ListEntriesRequest } from './list-entries.request';
import { AccountLedger } from './account-ledger.repository';

/** Reads accounts and their booked entries without a consent. */
@Injectable()
export class AccountEntriesService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly ledger: AccountLedger,
  ) {}

  /** @throws AccountNotFound */
  async account(id: string): Promise<BankAccountResponse> {
    const account = await this.stored(id);
    const holder = await this.bank.holder(account);
    if (holder === undefined) throw new Error(`Account ${id} has no holder.`);
    return BankAccountResponse.of(account, holder);
  }

  /** @throws AccountNotFound */
  async entries(id: string, { from, to, direction }: ListEntriesRequest): Promise<JsonList> {
    const { accountId } = await this.stored(id);
    const filter = { accountId, fromMs: instantOf(from), beforeMs: instantOf(to), direction };
    return this.ledger.list(filter, (posting) => JSON.stringify(LedgerEntryResponse.of(posting)));
  }

  private async stored(id: string): Promise<Account> {
    const account = await this.bank.find(id);
    if (account === undefined) throw new AccountNotFound(id, currentContext().sandbox);
    return account;
  }
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}
