import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { KEY_TYPES, readSoughtKey, type KeyType } from '#libs/brazil';
import { EntitySql, returning, tableOf, type AtomicWork, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../claims/claim.row';
import { accountOf, freeSlot, type DictKey, type KeyDraft } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';
import { recordUpdate } from '../reconciliation/events/cid-changes.repository';
import { AccountChanges } from '../statistics/account-changes.repository';
import { heldBy, OPEN_CLAIM } from './directory.repository';

/** An active entry, and when its open claim was created. */
export interface FoundEntry {
  readonly key: DictKey;
  readonly openClaimCreatedAt: string | undefined;
}

/** What an entry becomes. */
interface EntryChange {
  readonly draft: KeyDraft;
  /** Of the changed entry. */
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

  /** Which of the texts are active keys of any type. */
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

  /**
   * Changes an entry in place, silently. A new account needs a free place for it.
   */
  *change(
    database: DataSource,
    key: DictKey,
    { draft, cid }: EntryChange,
  ): AtomicWork<DictKey | 'account-full'> {
    const sql = EntitySql.of(database, KeyRow);
    const account = accountOf(draft);
    let { slot } = key;
    if (account !== key.account) {
      const free = freeSlot(draft, yield* heldBy(database, account));
      if (free === undefined) return 'account-full';
      slot = free;
    }
    const changed: DictKey = {
      ...key,
      ...draft,
      account,
      slot,
      cid,
      firstCid: key.firstCid ?? key.cid,
    };
    const { columns, parameters } = sql.assignments(changed, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 RETURNING id`,
      parameters: [key.id, ...parameters],
    };
    return changed;
  }

  /**
   * Changes an entry in place, and records what follows: its CID events, and the account for statistics.
   * @param now ISO 8601 UTC
   */
  *update(
    database: DataSource,
    key: DictKey,
    change: EntryChange,
    now: string,
  ): AtomicWork<DictKey | 'account-full'> {
    const changed = yield* this.change(database, key, change);
    if (changed === 'account-full') return changed;
    yield* recordUpdate(database, key, changed, now);
    yield* this.accountChanges.record(database, key, changed, now);
    return changed;
  }

  /** An entry by the id of its record, also if it was deleted. */
  *byId(database: DataSource, id: string): AtomicWork<DictKey | undefined> {
    const sql = EntitySql.of(database, KeyRow);
    const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
    return row && sql.read(row);
  }
}
