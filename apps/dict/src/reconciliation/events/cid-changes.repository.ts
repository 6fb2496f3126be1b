import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type DictKey } from '../../keys/dict-key';
import { CidChangeRow } from './cid-change.row';

/**
 * Stores the CID events of an entry that its participant has changed, as part of the atomic work of the change.
 * @param now ISO 8601 UTC
 */
export function* recordUpdate(
  database: DataSource,
  before: DictKey,
  after: DictKey,
  now: string,
): AtomicWork<void> {
  if (before.cid === after.cid) return;
  const { ispb, keyType } = after;
  const event = { ispb, keyType, at: now };
  yield EntitySql.of(database, CidChangeRow).insertMany([
    { ...event, type: 'REMOVED', cid: before.cid },
    { ...event, type: 'ADDED', cid: after.cid },
  ]);
}
