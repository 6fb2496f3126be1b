import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type DictKey } from '../keys/dict-key';
import { AccountChangeRow } from './account-change.row';

/** Keeps the accounts of entries that are changed, for the statistics of their keys. */
@Injectable()
export class AccountChanges {
  /**
   * Part of the work that changes an entry. Without a new account it does nothing.
   * @param now ISO 8601 UTC
   */
  *record(database: DataSource, before: DictKey, after: DictKey, now: string): AtomicWork<void> {
    if (before.account === after.account) return;
    const sql = EntitySql.of(database, AccountChangeRow);
    const [known] = yield {
      sql: `SELECT 1 AS one FROM ${sql.table} WHERE key_id = $1 LIMIT 1`,
      parameters: [before.id],
    };
    const change = (account: string, at: string) => ({
      keyId: before.id,
      keyType: before.keyType,
      keyValue: before.keyValue,
      account,
      at,
    });
    const first = known === undefined ? [change(before.account, before.createdAt)] : [];
    yield sql.insertMany([...first, change(after.account, now)], 'RETURNING sequence');
  }
}
