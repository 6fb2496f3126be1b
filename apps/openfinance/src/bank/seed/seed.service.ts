import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate, withCheckDigits } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { addMonths, type Clock } from '#libs/kernel';
import { audit } from '#libs/control';
import { CLOCK } from '#libs/sandbox';
import { BankCustomers } from '../bank-customers';
import { Draws } from '../history/draws';
import { BankSeeding } from '../seeding.repository';
import { MoreTransactions } from './more-transactions.repository';
import { SeedInvalid } from './seed.errors';
import { readSeedRequest } from './seed.request';
import { type SeededCustomerResponse, type SeedResponse } from './seed.response';

const EXAMPLES = 5;
const MANY_ROWS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** Every fifth made-up customer is a company. */
const COMPANY_EVERY = 5;

/** Adds customers and transactions to the bank of the sandbox. */
@Injectable()
export class SeedService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly seeding: BankSeeding,
    private readonly transactions: MoreTransactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws SeedInvalid */
  async seed(body: unknown): Promise<SeedResponse> {
    const { customers: count, documents, transactions, seed, from } = readSeedRequest(body);
    const days = this.days(from);
    const result: SeedResponse = { seed, customers: 0, accounts: 0, transactions: 0, examples: [] };
    for (const document of [...documents, ...madeUpDocuments(seed, count)]) {
      if (await this.seeding.addCustomer(document)) result.customers += 1;
      const customer = await this.customer(document);
      result.accounts += customer.accountIds.length;
      if (result.examples.length < EXAMPLES) result.examples.push(customer);
      for (const accountId of customer.accountIds) {
        const made = { accountId, seed, ...days };
        result.transactions += await this.transactions.add(made, transactions);
      }
    }
    if (result.transactions > MANY_ROWS) await this.transactions.updateStatistics();
    audit('seed bank', currentContext().sandbox);
    return result;
  }

  private async customer(document: string): Promise<SeededCustomerResponse> {
    const { id, name } = await this.bank.customer(document);
    const accounts = await this.bank.accounts({ customerId: id });
    return { document, name, accountIds: accounts.map(({ accountId }) => accountId) };
  }

  /** The days of the transactions. The last is yesterday, so all are in the past. */
  private days(first: string | undefined): { readonly from: string; readonly days: number } {
    const today = brasiliaDate(this.clock.nowMs());
    const from = first ?? addMonths(today, -12);
    const days = Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS);
    if (days > 0) return { from, days };
    const detail = `Must be a day before ${today}, which is today in the sandbox.`;
    throw new SeedInvalid([{ pointer: '/from', detail }]);
  }
}

/**
 * Made-up CPFs and CNPJs with correct check digits. None occurs twice, because 3^17 has no common factor with ten.
 */
function* madeUpDocuments(seed: number, count: number): Generator<string> {
  const first = new Draws(`documents ${String(seed)}`).below(1_000_000_000);
  for (let index = 0; index < count; index += 1) {
    const number = String((first + index * 3 ** 17) % 1_000_000_000).padStart(9, '0');
    yield withCheckDigits(index % COMPANY_EVERY === 4 ? `${number}001` : number);
  }
}
