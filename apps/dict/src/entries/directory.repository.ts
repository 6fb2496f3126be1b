import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { EntitySql, forUpdate, tableOf, type AtomicWork } from '#libs/database';
import { ClaimRow } from '../claims/claim.row';
import { accountOf, freeSlot, type DictKey, type KeyDraft } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';
import { register } from '../keys/new-key';
import { RequestIdRow } from './request-id.row';

/** The condition of claims that are not completed or cancelled, as their index has it. */
export const OPEN_CLAIM = "status IN ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED')";

/** Why an entry cannot be added. */
export type AddRefusal = 'account-full' | 'key-active';

/** What is done to entries as part of the atomic work of an operation. */
@Injectable()
export class Directory {
  /** The active entry of a key, locked until the end of the work. */
  *lock(database: DataSource, keyType: KeyType, keyValue: string): AtomicWork<DictKey | undefined> {
    const sql = EntitySql.of(database, KeyRow);
    const [row] = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE key_type = $1 AND key_value = $2 AND deleted_at IS NULL` +
        forUpdate(database),
      parameters: [keyType, keyValue],
    };
    return row && sql.read(row);
  }

  /** The claim of a key that is not completed or cancelled. */
  *openClaim(
    database: DataSource,
    keyType: KeyType,
    keyValue: string,
  ): AtomicWork<ClaimRow | undefined> {
    const sql = EntitySql.of(database, ClaimRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE key_type = $1 AND key_value = $2 AND ${OPEN_CLAIM}`,
      parameters: [keyType, keyValue],
    };
    return row && sql.read(row);
  }

  /**
   * Adds an entry in the first free place of its account.
   * @param record the id of its record, and its creation, ISO 8601 UTC
   */
  *add(
    database: DataSource,
    draft: KeyDraft,
    { id, now }: { readonly id: string; readonly now: string },
  ): AtomicWork<DictKey | AddRefusal> {
    const sql = EntitySql.of(database, KeyRow);
    const account = accountOf(draft);
    for (;;) {
      const slot = freeSlot(draft, yield* heldBy(database, account));
      if (slot === undefined) return 'account-full';
      const key = register(draft, { id, slot, createdAt: now });
      const stored = yield sql.insert(key, 'ON CONFLICT DO NOTHING RETURNING id');
      if (stored.length > 0) return key;
      if ((yield* this.lock(database, draft.keyType, draft.keyValue)) !== undefined) {
        return 'key-active';
      }
      // Another request took the place: try the next one.
    }
  }

  /** Ends an active entry. */
  *remove(database: DataSource, key: DictKey, now: string): AtomicWork<void> {
    yield {
      sql: `UPDATE ${tableOf(database, KeyRow)} SET deleted_at = $1 WHERE id = $2 RETURNING id`,
      parameters: [now, key.id],
    };
  }

  /** The result of the request of this id; undefined if the participant has not used the id. */
  *resultOf(database: DataSource, ispb: string, requestId: string): AtomicWork<string | undefined> {
    const [row] = yield {
      sql: `SELECT result FROM ${tableOf(database, RequestIdRow)} WHERE ispb = $1 AND request_id = $2`,
      parameters: [ispb, requestId],
    };
    return row?.['result'] as string | undefined;
  }

  /** Keeps the result of a request. @returns false if the id was used in the meantime */
  *keepResult(database: DataSource, request: RequestIdRow): AtomicWork<boolean> {
    const sql = EntitySql.of(database, RequestIdRow);
    const kept = yield sql.insert(request, 'ON CONFLICT DO NOTHING RETURNING result');
    return kept.length > 0;
  }
}

/** The active keys of an account, which decide whether it can have another key. */
export function* heldBy(
  database: DataSource,
  account: string,
): AtomicWork<readonly Pick<DictKey, 'slot' | 'holderTaxId'>[]> {
  const rows = yield {
    sql: `SELECT slot, holder_tax_id FROM ${tableOf(database, KeyRow)} WHERE account = $1 AND deleted_at IS NULL`,
    parameters: [account],
  };
  return rows.map((row) => ({
    slot: Number(row['slot']),
    holderTaxId: row['holder_tax_id'] as string | null,
  }));
}
