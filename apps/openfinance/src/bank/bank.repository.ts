import { Injectable } from '@nestjs/common';
import { In, Not, type DataSource, type FindOptionsWhere } from 'typeorm';
import { EntitySql, findRow, returning, type SqlRow } from '#libs/database';
import { LruCache } from '#libs/kernel';
import { type Account, type AccountFilter } from '../ledger/account';
import { CustomerRow } from './bank.rows';
import { AccountRow } from '../ledger/account.row';
import { type Customer } from './customer';
import { BankSeeding } from './seeding.repository';

/** Cached customers for each database. */
const CUSTOMERS_KEPT = 1_000;

/** Reads customers and accounts of the current sandbox. The first read stores the seeded bank. */
@Injectable()
export class BankRepository {
  /** By database, because a reset or a restored snapshot opens a new one. Customers never change. */
  private readonly customers = new WeakMap<DataSource, LruCache<string, Customer>>();

  constructor(private readonly seeding: BankSeeding) {}

  async customerOf(document: string): Promise<Customer | undefined> {
    return findRow(await this.seeding.database(), CustomerRow, { document });
  }

  async customer(id: string): Promise<Customer | undefined> {
    const database = await this.seeding.database();
    const known = this.customers.get(database) ?? new LruCache<string, Customer>(CUSTOMERS_KEPT);
    this.customers.set(database, known);
    const customer = known.get(id) ?? (await findRow(database, CustomerRow, { id }));
    if (customer !== undefined) known.set(id, customer);
    return customer;
  }

  async find(accountId: string): Promise<Account | undefined> {
    return findRow(await this.seeding.database(), AccountRow, { accountId });
  }

  /** The accounts with this number, in the order of their ids. */
  async withNumber(number: string): Promise<Account[]> {
    const database = await this.seeding.database();
    const sql = EntitySql.of(database, AccountRow);
    const { sql: text, parameters } = sql.select({ number }, ' ORDER BY account_id');
    const rows = await returning<SqlRow>(database, text, parameters);
    return rows.map((row) => sql.read(row));
  }

  /** In the order of their ids. */
  async accounts(filter: AccountFilter): Promise<Account[]> {
    const database = await this.seeding.database();
    return database
      .getRepository(AccountRow)
      .find({ where: whereOf(filter), order: { accountId: 'ASC' } });
  }

  /** A page of the accounts, and their total number. */
  async accountsPage(
    filter: AccountFilter,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly accounts: Account[]; readonly total: number }> {
    const database = await this.seeding.database();
    const [accounts, total] = await database.getRepository(AccountRow).findAndCount({
      where: whereOf(filter),
      order: { accountId: 'ASC' },
      skip: offset,
      take: limit,
    });
    return { accounts, total };
  }
}

/** The alternative conditions of the filter: a customer can be the first or the second holder. */
function whereOf({
  customerId,
  accountIds,
  exceptIds = [],
  type,
}: AccountFilter): FindOptionsWhere<AccountRow>[] {
  const included = accountIds?.filter((accountId) => !exceptIds.includes(accountId));
  const common: FindOptionsWhere<AccountRow> = {
    ...(exceptIds.length === 0 ? {} : { accountId: Not(In(exceptIds)) }),
    ...(included === undefined ? {} : { accountId: In(included) }),
    ...(type === undefined ? {} : { type }),
  };
  return customerId === undefined
    ? [common]
    : [
        { ...common, customerId },
        { ...common, jointCustomerId: customerId },
      ];
}
