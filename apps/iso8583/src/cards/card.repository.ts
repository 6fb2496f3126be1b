import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { type JsonList } from '#libs/platform';
import { newestFirst } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Card } from '../issuer/card';
import { CardRow, HoldRow, LedgerEntryRow, TransactionRow } from '../issuer/host.rows';

/** Reads cards and their history. */
@Injectable()
export class CardRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async all(): Promise<Card[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(CardRow).find({ order: { pan: 'ASC' } });
  }

  transactions(pan: string, write: (row: TransactionRow) => string): JsonList {
    return this.list(TransactionRow, pan, write);
  }

  holds(pan: string, write: (row: HoldRow) => string): JsonList {
    return this.list(HoldRow, pan, write);
  }

  entries(pan: string, write: (row: LedgerEntryRow) => string): JsonList {
    return this.list(LedgerEntryRow, pan, write);
  }

  private list<Row extends { readonly pan: string; readonly sequence: number }>(
    entity: EntityTarget<Row>,
    pan: string,
    write: (row: Row) => string,
  ): JsonList {
    const select = async () => {
      const database = await this.sandboxes.database();
      return database.getRepository(entity).createQueryBuilder('r').where('r.pan = :pan', { pan });
    };
    return newestFirst(select, write);
  }
}
