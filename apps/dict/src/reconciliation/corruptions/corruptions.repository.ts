import { Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { cidOf } from '#libs/dict-api';
import {
  type Transactional,
  EntitySql,
  returning,
  type SqlRow,
  tableOf,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../../directory/claim.row';
import { Directory, OPEN_CLAIM } from '../../directory/directory.repository';
import { EntriesRepository } from '../../entries/entries.repository';
import { type DictKey } from '../../keys/dict-key';
import { KeyRow } from '../../keys/key.row';
import { entryOf } from '../../keys/official-entry';
import { altered, attributeOf, type Corruption } from './corruption';
import { CorruptionRow } from './corruption.row';

/** The members that all corruptions of one request share. */
export type CorruptionRun = Pick<
  CorruptionRow,
  'corruptionId' | 'participant' | 'at' | 'afterVerification'
>;

/** Chooses the entry to corrupt: the first entry with a CID after `from`, of the first type of key that has an entry. */
export interface ChosenEntry {
  readonly keyTypes: readonly KeyType[];
  /** 64 hexadecimal digits. */
  readonly from: string;
}

/** A corruption, and the present CID of the participant's entry of the key. */
export interface CorruptionNow {
  readonly corruption: CorruptionRow;
  readonly cid: string | undefined;
}

/** Changes entries silently, without CID events. */
@Injectable()
export class Corruptions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly directory: Directory,
    private readonly entries: EntriesRepository,
  ) {}

  /** @returns undefined if the participant has no more entries to alter */
  async alter(
    run: CorruptionRun,
    pick: ChosenEntry,
    random: number,
  ): Promise<Corruption | undefined> {
    const { entries } = this;
    return this.sandboxes.atomically(function* (tx) {
      const key = yield* lockNext(tx, run, pick);
      if (key === undefined) return undefined;
      const attribute = attributeOf(key, random);
      const draft = altered(key, attribute, random);
      const cid = cidOf(entryOf(draft), key.requestId ?? key.id);
      const changed = yield* entries.change(tx, key, { draft, cid });
      if (changed === 'account-full') throw new Error('A new account cannot be full.');
      const cids = { altered: attribute, cidBefore: key.cid, cidAfter: cid };
      return yield* record(tx, { ...run, ...placeOf(key), ...cids, kind: 'ALTERED' });
    });
  }

  /** @returns undefined if the participant has no more entries to remove */
  async remove(run: CorruptionRun, pick: ChosenEntry): Promise<Corruption | undefined> {
    return this.sandboxes.atomically(function* (tx) {
      const key = yield* lockNext(tx, run, pick);
      if (key === undefined) return undefined;
      yield {
        sql: `UPDATE ${tx.table(KeyRow)} SET deleted_at = $1, silent_change = 'REMOVED' WHERE id = $2 RETURNING id`,
        parameters: [run.at, key.id],
      };
      const cids = { altered: null, cidBefore: key.cid, cidAfter: null };
      return yield* record(tx, { ...run, ...placeOf(key), ...cids, kind: 'REMOVED' });
    });
  }

  /** @returns undefined if the sandbox has the key or the id already, or the account is full */
  async add(run: CorruptionRun, draft: DictKey): Promise<Corruption | undefined> {
    const { directory } = this;
    return this.sandboxes.atomically(function* (tx) {
      const keys = tx.table(KeyRow);
      const known = yield {
        sql: `SELECT id FROM ${keys} WHERE id = $1 OR (key_type = $2 AND key_value = $3 AND deleted_at IS NULL)`,
        parameters: [draft.id, draft.keyType, draft.keyValue],
      };
      if (known.length > 0) return undefined;
      const place = { id: draft.id, now: run.at };
      const key = yield* directory.add(tx, draft, place);
      if (typeof key === 'string') return undefined;
      yield {
        sql: `UPDATE ${keys} SET silent_change = 'ADDED' WHERE id = $1 RETURNING id`,
        parameters: [key.id],
      };
      const cids = { altered: null, cidBefore: null, cidAfter: key.cid };
      return yield* record(tx, { ...run, ...placeOf(key), ...cids, kind: 'ADDED' });
    });
  }

  /** The corruptions of a request, in the order of their creation. */
  async of(corruptionId: string): Promise<readonly CorruptionNow[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, CorruptionRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT c.*, (SELECT k.cid FROM ${tableOf(database, KeyRow)} k WHERE k.key_type = c.key_type AND
         k.key_value = c.key_value AND k.deleted_at IS NULL AND k.ispb = c.participant) AS cid_now
       FROM ${sql.table} c WHERE c.corruption_id = $1 ORDER BY c.sequence`,
      [corruptionId],
    );
    return rows.map((row) => ({
      corruption: sql.read(row),
      cid: (row['cid_now'] as string | null) ?? undefined,
    }));
  }
}

/** The next entry that can be corrupted, locked. It has no open claim, and the same request has not corrupted it. */
function* lockNext(
  tx: UnitOfWork,
  { participant, corruptionId }: CorruptionRun,
  { keyTypes, from }: ChosenEntry,
): Transactional<DictKey | undefined> {
  const sql = tx.sql(KeyRow);
  const text =
    `SELECT k.* FROM ${sql.table} k WHERE k.ispb = $1 AND k.key_type = $2 AND k.cid > $3 ` +
    `AND k.deleted_at IS NULL AND k.silent_change IS NULL ` +
    `AND NOT EXISTS (SELECT 1 FROM ${tx.table(ClaimRow)} c WHERE c.key_type = k.key_type ` +
    `AND c.key_value = k.key_value AND c.${OPEN_CLAIM}) ` +
    `AND NOT EXISTS (SELECT 1 FROM ${tx.table(CorruptionRow)} d WHERE d.corruption_id = $4 ` +
    `AND d.key_type = k.key_type AND d.key_value = k.key_value) ` +
    `ORDER BY k.cid LIMIT 1${tx.forUpdate('k')}`;
  for (const keyType of keyTypes) {
    for (const start of [from, '']) {
      const [row] = yield { sql: text, parameters: [participant, keyType, start, corruptionId] };
      if (row !== undefined) return sql.read(row);
    }
  }
  return undefined;
}

function* record(
  tx: UnitOfWork,
  corruption: Omit<CorruptionRow, 'sequence'>,
): Transactional<Corruption> {
  yield tx.sql(CorruptionRow).insert(corruption, 'RETURNING sequence');
  return corruption;
}

function placeOf({ keyType, keyValue }: DictKey): Pick<DictKey, 'keyType' | 'keyValue'> {
  return { keyType, keyValue };
}
