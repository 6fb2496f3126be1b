import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Sandboxes } from '#libs/sandbox';
import { type Account, type AccountFilter } from './account';
import { AccountRow, CustomerRow } from './bank.rows';
import { type Customer } from './customer';

/** Reads customers and accounts. */
@Injectable()
export class BankRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async customerOf(document: string): Promise<Customer | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(CustomerRow).findOneBy({ document });
  }

  async find(accountId: string): Promise<Account | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(AccountRow).findOneBy({ accountId });
  }

  async findByNumber(number: string): Promise<Account[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(AccountRow).findBy({ number });
  }

  /** In the order of their ids. */
  async accounts(filter: AccountFilter): Promise<Account[]> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(AccountRow)
      .find({ where: whereOf(filter), order: { accountId: 'ASC' } });
  }
}

/** The alternatives of the filter: a customer is the first or the second holder. */
function whereOf({ customerId, accountIds, type }: AccountFilter): FindOptionsWhere<AccountRow>[] {
  const common: FindOptionsWhere<AccountRow> = {
    ...(accountIds === undefined ? {} : { accountId: In(accountIds) }),
    ...(type === undefined ? {} : { type }),
  };
  return customerId === undefined
    ? [common]
    : [
        { ...common, customerId },
        { ...common, jointCustomerId: customerId },
      ];
}
