import { Injectable } from '@nestjs/common';
import { KEY_TYPES, readSoughtKey, type KeyType } from '#libs/brazil';
import {
  EntitySql,
  returning,
  tableOf,
  type Transactional,
  type SqlRow,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../directory/claim.row';
import { accountOf, freeSlot, type DictKey, type KeyDraft } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';
import { recordUpdate } from '../directory/cid-changes.repository';
import { AccountChanges } from '../statistics/account-changes.repository';
import { heldBy, OPEN_CLAIM } from '../directory/directory.repository';

/** An active entry, and when its open claim was created. */
export interface FoundEntry {
  readonly key: DictKey;
  readonly openClaimCreatedAt: string | undefined;
}

/** The new content of an entry. */
interface EntryChange {
  readonly draft: KeyDraft;
  /** The CID of the changed entry. */
  readonly cid: string;
}

@Injectable()
export class EntriesRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly accountChanges: AccountChanges,
  ) {}

  async find(keyType: KeyType, keyValue: string): Promise<FoundEntry | undefined> {
    const database = await this.sandboxes.database();
    const keys = EntitySql.of(database, KeyRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT k.*, (SELECT c.created_at FROM ${tableOf(database, ClaimRow)} c WHERE c.key_type = k.key_type AND
         c.key_value = k.key_value AND c.${OPEN_CLAIM}) AS open_claim_created_at
       FROM ${keys.table} k WHERE k.key_type = $1 AND k.key_value = $2 AND k.deleted_at IS NULL`,
      [keyType, keyValue],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const createdAt = row['open_claim_created_at'] as string | null;
    return { key: keys.read(row), openClaimCreatedAt: createdAt ?? undefined };
  }

  /** The texts that are active keys of any type. */
  async activeAmong(texts: readonly string[]): Promise<ReadonlySet<string>> {
    const database = await this.sandboxes.database();
    const asked = texts.flatMap((text) =>
      KEY_TYPES.flatMap((type) => {
        const read = readSoughtKey(type, text);
        return read.ok ? [{ text, type, value: read.value }] : [];
      }),
    );
    if (asked.length === 0) return new Set();
    const pairs = asked.map((_, index) => `($${String(2 * index + 1)}, $${String(2 * index + 2)})`);
    const rows = await returning<{ readonly key_type: KeyType; readonly key_value: string }>(
      database,
      `SELECT key_type, key_value FROM ${tableOf(database, KeyRow)}
       WHERE (key_type, key_value) IN (VALUES ${pairs.join(', ')}) AND deleted_at IS NULL`,
      asked.flatMap(({ type, value }) => [type, value]),
    );
    const active = new Set(rows.map(({ key_type, key_value }) => `${key_type} ${key_value}`));
    const found = asked.filter(({ type, value }) => active.has(`${type} ${value}`));
    return new Set(found.map(({ text }) => text));
  }

  /** Changes an entry without a CID event. A new account must have a free slot. */
  *change(
    tx: UnitOfWork,
    key: DictKey,
    { draft, cid }: EntryChange,
  ): Transactional<DictKey | 'account-full'> {
    const sql = tx.sql(KeyRow);
    const account = accountOf(draft);
    let { slot } = key;
    if (account !== key.account) {
      const free = freeSlot(draft, yield* heldBy(tx, account));
      if (free === undefined) return 'account-full';
      slot = free;
    }
    const firstCid = key.firstCid ?? key.cid;
    const changed: DictKey = { ...key, ...draft, account, slot, cid, firstCid };
    const { columns, parameters } = sql.assignments(changed, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 RETURNING id`,
      parameters: [key.id, ...parameters],
    };
    return changed;
  }

  /**
   * Changes an entry, and records its CID events and its account for the statistics.
   * @param now ISO 8601 UTC
   */
  *update(
    tx: UnitOfWork,
    key: DictKey,
    change: EntryChange,
    now: string,
  ): Transactional<DictKey | 'account-full'> {
    const changed = yield* this.change(tx, key, change);
    if (changed === 'account-full') return changed;
    yield* recordUpdate(tx, key, changed, now);
    yield* this.accountChanges.record(tx, key, changed, now);
    return changed;
  }

  /** The entry with an id, even if it was deleted. */
  *byId(tx: UnitOfWork, id: string): Transactional<DictKey | undefined> {
    const sql = tx.sql(KeyRow);
    const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
    return row && sql.read(row);
  }
}
