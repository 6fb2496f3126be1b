import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { inPeriod, newestFirst, RowTotals, type Period, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Card } from '../account/card';
import { type Account } from '../account/own-accounts/account-type';
import { CardRow, HoldRow, LedgerEntryRow, TransactionRow } from '../issuer/store/host.rows';
import { type TransactionKind } from '../account/transaction';

/** The filter of the list of transactions. An undefined member does not restrict it. */
export interface TransactionFilter extends Period {
  readonly pan?: string | undefined;
  readonly kind?: TransactionKind | undefined;
  readonly responseCode?: string | undefined;
}

/** Reads cards and their history. */
@Injectable()
export class CardRepository {
  /** The amount of a transaction stays, because a reversal changes its net amount. A reset deletes transactions. */
  private readonly totals = new RowTotals();

  constructor(private readonly sandboxes: Sandboxes) {}

  async all(): Promise<Card[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(CardRow).find({ order: { pan: 'ASC' } });
  }

  transactions(filter: TransactionFilter, write: (row: TransactionRow) => string): JsonList {
    const select = async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(TransactionRow).createQueryBuilder('t');
      for (const name of ['pan', 'kind', 'responseCode'] as const) {
        const value = filter[name];
        if (value !== undefined) query.andWhere(`t.${name} = :${name}`, { [name]: value });
      }
      inPeriod(query, 'createdAt', filter);
      return query;
    };
    return newestFirst(select, write, 'amount', this.totals);
  }

  /** Called when a transaction of the database deletes card transactions. */
  countAgain(tx: UnitOfWork): void {
    this.totals.forget(tx);
  }

  holds(pan: string, write: (row: HoldRow) => string): JsonList {
    return this.list(HoldRow, pan, write);
  }

  entries(
    pan: string,
    account: Account | undefined,
    write: (row: LedgerEntryRow) => string,
  ): JsonList {
    return this.list(LedgerEntryRow, pan, write, account);
  }

  private list<Row extends { readonly pan: string; readonly sequence: number }>(
    entity: EntityTarget<Row>,
    pan: string,
    write: (row: Row) => string,
    account?: Account,
  ): JsonList {
    const select = async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(entity).createQueryBuilder('r');
      query.where('r.pan = :pan', { pan });
      return account === undefined ? query : query.andWhere('r.account = :account', { account });
    };
    return newestFirst(select, write);
  }
}
