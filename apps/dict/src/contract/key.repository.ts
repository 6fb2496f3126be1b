import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import {
  EntitySql,
  inPeriod,
  newestFirst,
  type Period,
  returning,
  RowTotals,
  RowWriter,
  type SqlRow,
  tableOf,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../directory/claim.row';
import { OPEN_CLAIM } from '../directory/directory.repository';
import { type ClaimedKey, type DictKey, type KeyDraft, type KeyStatus } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';

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

/** The facts that decide whether a key can be registered in an account. */
export interface Places {
  readonly held: readonly Pick<DictKey, 'slot' | 'holderTaxId'>[];
  readonly isClaimed: boolean;
}

type OpenClaim = NonNullable<ClaimedKey['claim']>;
type ClaimedKeyRow = KeyRow & Pick<ClaimedKey, 'claim'>;

@Injectable()
export class KeyRepository {
  private readonly writer = new RowWriter(KeyRow, 'id');
  /** Deleted keys stay in the table. */
  private readonly totals = new RowTotals();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Stores the key. @returns false if its value is already active or its slot is taken */
  async store(key: DictKey): Promise<boolean> {
    return this.writer.insert(await this.sandboxes.database(), key);
  }

  /** Stores the keys that have no conflict. @returns their number */
  async storeNew(keys: readonly DictKey[]): Promise<number> {
    return this.writer.insertNew(await this.sandboxes.database(), keys);
  }

  /** The active key with its open claim. */
  async findActive(keyType: KeyType, keyValue: string): Promise<ClaimedKey | null> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, KeyRow);
    const [row] = await returning<SqlRow>(
      database,
      `SELECT k.*, c.id AS claim_id, c.type AS claim_type, c.status AS claim_status
       FROM ${sql.table} k LEFT JOIN ${tableOf(database, ClaimRow)} c
         ON c.key_type = k.key_type AND c.key_value = k.key_value AND c.${OPEN_CLAIM}
       WHERE k.key_type = $1 AND k.key_value = $2 AND k.deleted_at IS NULL`,
      [keyType, keyValue],
    );
    if (row === undefined) return null;
    const { claim_id: id, claim_type: type, claim_status: status } = row;
    const claim = id === null ? null : ({ id, type, status } as OpenClaim);
    return Object.assign(sql.read(row), { claim });
  }

  /** The active keys of the account, and whether the key has an open claim. */
  async placesFor(account: string, { keyType, keyValue }: KeyDraft): Promise<Places> {
    const database = await this.sandboxes.database();
    // One statement, because every registration waits for it. A row without a slot is an open claim.
    const rows = await returning<{ readonly slot: number | null; readonly taxId: string | null }>(
      database,
      `SELECT slot, holder_tax_id AS "taxId" FROM ${tableOf(database, KeyRow)}
         WHERE account = $1 AND deleted_at IS NULL
       UNION ALL SELECT NULL, NULL FROM ${tableOf(database, ClaimRow)}
         WHERE key_type = $2 AND key_value = $3 AND ${OPEN_CLAIM}`,
      [account, keyType, keyValue],
    );
    const held = rows.flatMap(({ slot, taxId }) =>
      slot === null ? [] : [{ slot, holderTaxId: taxId }],
    );
    return { held, isClaimed: held.length < rows.length };
  }

  /** Deletes an active key, unless it has an open claim. */
  async delete(id: string, deletedAt: string): Promise<'deleted' | 'absent' | 'claimed'> {
    return this.sandboxes.atomically(function* (tx) {
      const keys = tx.table(KeyRow);
      const claims = tx.table(ClaimRow);
      // A claim that is being created has locked the key. After this lock, the next statement sees the claim.
      const found = yield {
        sql: `SELECT id FROM ${keys} WHERE id = $1 AND deleted_at IS NULL${tx.forUpdate()}`,
        parameters: [id],
      };
      if (found.length === 0) return 'absent';
      const deleted = yield {
        sql: `UPDATE ${keys} SET deleted_at = $1 WHERE id = $2 AND NOT EXISTS (
                SELECT 1 FROM ${claims} c
                WHERE c.key_type = ${keys}.key_type AND c.key_value = ${keys}.key_value AND c.${OPEN_CLAIM})
              RETURNING id`,
        parameters: [deletedAt, id],
      };
      return deleted.length > 0 ? 'deleted' : 'claimed';
    });
  }

  /** Lists the keys that match the filter, newest first. `write` returns the JSON text of one. */
  list(filter: KeyFilter, write: (key: ClaimedKey) => string): JsonList {
    const keys = newestFirst<ClaimedKeyRow>(() => this.selectWithClaims(filter), write);
    const counted = newestFirst(() => this.select(filter), write, undefined, this.totals);
    return {
      page: (limit, cursor) => keys.page(limit, cursor),
      totals: (newest) => counted.totals(newest),
    };
  }

  /** Without open claims, the query has no join, because the join makes long lists slower. */
  private async selectWithClaims(filter: KeyFilter): Promise<SelectQueryBuilder<ClaimedKeyRow>> {
    const database = await this.sandboxes.database();
    const query = (await this.select(filter)) as SelectQueryBuilder<ClaimedKeyRow>;
    const claims = tableOf(database, ClaimRow);
    const open = `SELECT 1 FROM ${claims} WHERE ${OPEN_CLAIM} LIMIT 1`;
    if ((await returning(database, open, [])).length === 0) return query;
    const ofKey = `c.keyType = k.keyType AND c.keyValue = k.keyValue AND k.deletedAt IS NULL`;
    return query.leftJoinAndMapOne('k.claim', ClaimRow, 'c', `${ofKey} AND c.${OPEN_CLAIM}`);
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
