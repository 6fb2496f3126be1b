import { Injectable } from '@nestjs/common';
import {
  atOneInstant,
  EntitySql,
  newestFirst,
  returning,
  type NewRow,
  type SqlRow,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type CidSet } from '../cid-set';
import { vsyncOf } from '../cid-set.repository';
import { SyncVerificationRow } from './sync-verification.row';

/** The filter of the list; an undefined member does not restrict it. */
export type SyncVerificationFilter = {
  readonly [Name in 'participant' | 'keyType' | 'result']?: SyncVerificationRow[Name] | undefined;
};

const COMPARED = ['participant', 'keyType', 'result'] as const;

/** The verifications of a set of CIDs after a certain one. */
export interface LaterVerifications {
  /** The first one with the result OK. */
  readonly firstOk: SyncVerificationRow | undefined;
  readonly last: SyncVerificationRow | undefined;
}

@Injectable()
export class SyncVerifications {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The present VSync of DICT. */
  async vsync(set: CidSet): Promise<string> {
    const database = await this.sandboxes.database();
    return String(await atOneInstant(database, (tx) => vsyncOf(tx, set)));
  }

  /** @returns the id of the verification, from 1 */
  async add(verification: NewRow<SyncVerificationRow>): Promise<number> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, SyncVerificationRow);
    const insert = sql.insert(verification, 'RETURNING sequence');
    const [row] = await returning<{ readonly sequence: number }>(
      database,
      insert.sql,
      insert.parameters,
    );
    if (row === undefined) throw new Error('A synchronism verification was not stored.');
    return row.sequence;
  }

  /** The id of the last verification; 0 if there is none. */
  async lastId(): Promise<number> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, SyncVerificationRow);
    const [row] = await returning<{ readonly last: number | null }>(
      database,
      `SELECT max(sequence) AS last FROM ${table}`,
      [],
    );
    return row?.last ?? 0;
  }

  /** @param after the id of a verification, or 0 */
  async later({ ispb, keyType }: CidSet, after: number): Promise<LaterVerifications> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, SyncVerificationRow);
    const first = async (condition: string, order: 'ASC' | 'DESC') => {
      const [row] = await returning<SqlRow>(
        database,
        `SELECT * FROM ${sql.table} WHERE participant = $1 AND key_type = $2 AND sequence > $3 AND ${condition} ` +
          `ORDER BY sequence ${order} LIMIT 1`,
        [ispb, keyType, after],
      );
      return row && sql.read(row);
    };
    return { firstOk: await first("result = 'OK'", 'ASC'), last: await first('1 = 1', 'DESC') };
  }

  /** Lists the verifications, newest first. `write` returns the JSON text of one. */
  list(
    filter: SyncVerificationFilter,
    write: (verification: SyncVerificationRow) => string,
  ): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(SyncVerificationRow).createQueryBuilder('v');
      for (const name of COMPARED) {
        const value = filter[name];
        if (value !== undefined) query.andWhere(`v.${name} = :${name}`, { [name]: value });
      }
      return query;
    }, write);
  }
}
