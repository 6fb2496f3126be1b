import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type DictKey } from '../keys/dict-key';
import { AccountChangeRow } from './account-change.row';

/** Stores the accounts of changed entries, for the statistics of their keys. */
@Injectable()
export class AccountChanges {
  /**
   * Stores the account of a changed entry. If the account is the same, it does nothing.
   * @param now ISO 8601 UTC
   */
  *record(tx: UnitOfWork, before: DictKey, after: DictKey, now: string): Transactional<void> {
    if (before.account === after.account) return;
    const sql = tx.sql(AccountChangeRow);
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
