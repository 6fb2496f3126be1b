import { Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { ClaimRow } from './claim.row';
import { accountOf, freeSlot, type DictKey, type KeyDraft } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';
import { register } from '../keys/new-key';
import { RequestIdRow } from './request-id.row';

/** The condition of a claim that is not completed or cancelled; their index has the same condition. */
export const OPEN_CLAIM = "status IN ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED')";

/** The reason why an entry cannot be added. */
export type AddRefusal = 'account-full' | 'key-active';

/** Reads and changes entries in the transaction of an operation. */
@Injectable()
export class Directory {
  /** The active entry of a key, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, keyType: KeyType, keyValue: string): Transactional<DictKey | undefined> {
    const sql = tx.sql(KeyRow);
    const [row] = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE key_type = $1 AND key_value = $2 AND deleted_at IS NULL` +
        tx.forUpdate(),
      parameters: [keyType, keyValue],
    };
    return row && sql.read(row);
  }

  /** The claim of a key that is not completed or cancelled. */
  *openClaim(
    tx: UnitOfWork,
    keyType: KeyType,
    keyValue: string,
  ): Transactional<ClaimRow | undefined> {
    const sql = tx.sql(ClaimRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE key_type = $1 AND key_value = $2 AND ${OPEN_CLAIM}`,
      parameters: [keyType, keyValue],
    };
    return row && sql.read(row);
  }

  /**
   * Adds an entry in the first free slot of its account.
   * @param record the id of the entry, and the time of its creation, ISO 8601 UTC
   */
  *add(
    tx: UnitOfWork,
    draft: KeyDraft,
    { id, now }: { readonly id: string; readonly now: string },
  ): Transactional<DictKey | AddRefusal> {
    const sql = tx.sql(KeyRow);
    const account = accountOf(draft);
    for (;;) {
      const slot = freeSlot(draft, yield* heldBy(tx, account));
      if (slot === undefined) return 'account-full';
      const key = register(draft, { id, slot, createdAt: now });
      const stored = yield sql.insert(key, 'ON CONFLICT DO NOTHING RETURNING id');
      if (stored.length > 0) return key;
      if ((yield* this.lock(tx, draft.keyType, draft.keyValue)) !== undefined) {
        return 'key-active';
      }
      // Another request took the slot: try the next one.
    }
  }

  /** Marks an active entry as deleted. */
  *remove(tx: UnitOfWork, key: DictKey, now: string): Transactional<void> {
    yield {
      sql: `UPDATE ${tx.table(KeyRow)} SET deleted_at = $1 WHERE id = $2 RETURNING id`,
      parameters: [now, key.id],
    };
  }

  /** The result of the request with this id; undefined if the participant has not used the id. */
  *resultOf(tx: UnitOfWork, ispb: string, requestId: string): Transactional<string | undefined> {
    const [row] = yield {
      sql: `SELECT result FROM ${tx.table(RequestIdRow)} WHERE ispb = $1 AND request_id = $2`,
      parameters: [ispb, requestId],
    };
    return row?.['result'] as string | undefined;
  }

  /** Keeps the result of a request. @returns false if the id was used in the meantime */
  *keepResult(tx: UnitOfWork, request: RequestIdRow): Transactional<boolean> {
    const sql = tx.sql(RequestIdRow);
    const kept = yield sql.insert(request, 'ON CONFLICT DO NOTHING RETURNING result');
    return kept.length > 0;
  }
}

/** The active keys of an account. They decide whether it can have another key. */
export function* heldBy(
  tx: UnitOfWork,
  account: string,
): Transactional<readonly Pick<DictKey, 'slot' | 'holderTaxId'>[]> {
  const rows = yield {
    sql: `SELECT slot, holder_tax_id FROM ${tx.table(KeyRow)} WHERE account = $1 AND deleted_at IS NULL`,
    parameters: [account],
  };
  return rows.map((row) => ({
    slot: Number(row['slot']),
    holderTaxId: row['holder_tax_id'] as string | null,
  }));
}
