import { Injectable } from '@nestjs/common';
import { KEY_TYPES } from '#libs/brazil';
import { atomically, EntitySql, type AtomicWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { Directory } from '../entries/directory.repository';
import { type DictKey } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';

/** The active entry of a CID, and when its open claim was created. */
export interface EntryFoundByCid {
  readonly key: DictKey;
  readonly openClaimCreatedAt: string | undefined;
}

const TYPES = KEY_TYPES.map((type) => `'${type}'`).join(', ');

@Injectable()
export class EntriesByCid {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly directory: Directory,
  ) {}

  /** @param participants whose entries are searched */
  async find(participants: readonly string[], cid: string): Promise<EntryFoundByCid | undefined> {
    const database = await this.sandboxes.database();
    const { directory } = this;
    return atomically(database, function* (): AtomicWork<EntryFoundByCid | undefined> {
      const sql = EntitySql.of(database, KeyRow);
      const places = participants.map((_, index) => `$${String(index + 2)}`).join(', ');
      const [row] = yield {
        // All types are named for the index, which begins with the participant and the type.
        sql:
          `SELECT * FROM ${sql.table} WHERE cid = $1 AND ispb IN (${places}) ` +
          `AND key_type IN (${TYPES}) AND deleted_at IS NULL`,
        parameters: [cid, ...participants],
      };
      if (row === undefined) return undefined;
      const key = sql.read(row);
      const claim = yield* directory.openClaim(database, key.keyType, key.keyValue);
      return { key, openClaimCreatedAt: claim?.createdAt };
    });
  }
}
