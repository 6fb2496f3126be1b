import { type Transactional, type UnitOfWork } from '#libs/database';
import { type DictKey } from '../keys/dict-key';
import { CidChangeRow } from './cid-change.row';

/**
 * Stores the CID events of a change of an entry by its participant, in the transaction of the change.
 * @param now ISO 8601 UTC
 */
export function* recordUpdate(
  tx: UnitOfWork,
  before: DictKey,
  after: DictKey,
  now: string,
): Transactional<void> {
  if (before.cid === after.cid) return;
  const { ispb, keyType } = after;
  const event = { ispb, keyType, at: now };
  yield tx.sql(CidChangeRow).insertMany([
    { ...event, type: 'REMOVED', cid: before.cid },
    { ...event, type: 'ADDED', cid: after.cid },
  ]);
}
