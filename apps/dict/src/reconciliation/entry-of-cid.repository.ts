import { Injectable } from '@nestjs/common';
import { KEY_TYPES } from '#libs/brazil';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { Directory } from '../directory/directory.repository';
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

  /** @param participants the ISPBs of the participants whose entries are searched */
  async find(participants: readonly string[], cid: string): Promise<EntryFoundByCid | undefined> {
    const { directory } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<EntryFoundByCid | undefined> {
      const sql = tx.sql(KeyRow);
      const places = participants.map((_, index) => `$${String(index + 2)}`).join(', ');
      const [row] = yield {
        // The condition names all types, because the index begins with the participant and the type.
        sql:
          `SELECT * FROM ${sql.table} WHERE cid = $1 AND ispb IN (${places}) ` +
          `AND key_type IN (${TYPES}) AND deleted_at IS NULL`,
        parameters: [cid, ...participants],
      };
      if (row === undefined) return undefined;
      const key = sql.read(row);
      const claim = yield* directory.openClaim(tx, key.keyType, key.keyValue);
      return { key, openClaimCreatedAt: claim?.createdAt };
    });
  }
}
