import { Injectable } from '@nestjs/common';
import { IsNull, type SelectQueryBuilder } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { type JsonList } from '#libs/platform';
import {
  inPeriod,
  newestFirst,
  returning,
  RowTotals,
  RowWriter,
  tableOf,
  type Period,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type DictKey, type KeyStatus } from './dict-key';
import { KeyRow } from './key.row';

/** The filter of the list; an undefined member does not restrict it. */
export interface KeyFilter extends Period {
  readonly keyType?: KeyType | undefined;
  readonly keyValue?: string | undefined;
  readonly ispb?: string | undefined;
  readonly accountId?: string | undefined;
  readonly branch?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly status?: KeyStatus | undefined;
}

/** Filters that are compared with a column of the same name. */
const COMPARED = ['keyType', 'keyValue', 'ispb', 'accountId', 'branch', 'accountNumber'] as const;

@Injectable()
export class KeyRepository {
  private readonly writer = new RowWriter(KeyRow, 'id');
  /** Deleted keys stay in the table. */
  private readonly totals = new RowTotals();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Stores the key; false if its value is already active or its slot is taken. */
  async store(key: DictKey): Promise<boolean> {
    return this.writer.insert(await this.sandboxes.database(), key);
  }

  /** Stores the keys without conflicts, and returns how many were stored. */
  async storeNew(keys: readonly DictKey[]): Promise<number> {
    return this.writer.insertNew(await this.sandboxes.database(), keys);
  }

  async findActive(keyType: KeyType, keyValue: string): Promise<DictKey | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(KeyRow).findOneBy({ keyType, keyValue, deletedAt: IsNull() });
  }

  /** The active keys of the account, which decide whether it can have another key. */
  async heldBy(account: string): Promise<Pick<DictKey, 'slot' | 'holderTaxId'>[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(KeyRow).find({
      select: { slot: true, holderTaxId: true },
      where: { account, deletedAt: IsNull() },
    });
  }

  /** False if no active key has the id. */
  async delete(id: string, deletedAt: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    const rows = await returning(
      database,
      `UPDATE ${tableOf(database, KeyRow)} SET deleted_at = $1
       WHERE id = $2 AND deleted_at IS NULL RETURNING id`,
      [deletedAt, id],
    );
    return rows.length > 0;
  }

  /** Lists the keys that match the filter, newest first. `write` returns the JSON text of one. */
  list(filter: KeyFilter, write: (key: DictKey) => string): JsonList {
    return newestFirst(() => this.select(filter), write, undefined, this.totals);
  }

  private async select(filter: KeyFilter): Promise<SelectQueryBuilder<KeyRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(KeyRow).createQueryBuilder('k');
    for (const name of COMPARED) {
      const value = filter[name];
      if (value !== undefined) query.andWhere(`k.${name} = :${name}`, { [name]: value });
    }
    if (filter.status === 'ACTIVE') query.andWhere('k.deletedAt IS NULL');
    if (filter.status === 'DELETED') query.andWhere('k.deletedAt IS NOT NULL');
    inPeriod(query, 'createdAt', filter);
    return query;
  }
}
