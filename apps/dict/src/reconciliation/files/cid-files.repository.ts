import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  atOneInstant,
  EntitySql,
  returning,
  tableOf,
  type AtomicWork,
  type NewRow,
  type SqlRow,
} from '#libs/database';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { nextCids } from '../cid-set.repository';
import { CID_FILE_STEPS, type CidFileStep } from './cid-file';
import { CidFileChunkRow, CidFileRow } from './cid-file.rows';

/** The content of a file that was stored. */
export interface CidFileContent {
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** The due work of a file, by its id. */
export type WorkOfFile = (id: number) => Work;

/** CID files and their contents. */
@Injectable()
export class CidFiles {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
  ) {}

  /** Stores a file and its next step. */
  async add(file: NewRow<CidFileRow>, next: WorkOfFile): Promise<CidFileRow> {
    const database = await this.sandboxes.database();
    const { dueWork } = this;
    const added = await atomically(database, function* (): AtomicWork<CidFileRow> {
      const sql = EntitySql.of(database, CidFileRow);
      const [row] = yield sql.insert(file, 'RETURNING *');
      if (row === undefined) throw new Error('A CID file was not stored.');
      const stored = sql.read(row);
      yield dueWork.enlisting(database, next(stored.sequence));
      return stored;
    });
    dueWork.announce();
    return added;
  }

  async find(id: number): Promise<CidFileRow | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, CidFileRow);
    const found = `SELECT * FROM ${sql.table} WHERE sequence = $1`;
    const [row] = await returning<SqlRow>(database, found, [id]);
    return row && sql.read(row);
  }

  /** Does a step of a file, and stores its next one. Does nothing if the file is not in a state for the step. */
  async move(
    id: number,
    step: CidFileStep,
    {
      change = {},
      next,
    }: { readonly change?: Partial<CidFileRow>; readonly next?: Work | undefined } = {},
  ): Promise<void> {
    const database = await this.sandboxes.database();
    const { dueWork } = this;
    const { from, to } = CID_FILE_STEPS[step];
    const states = from.map((status) => `'${status}'`).join(', ');
    await atomically(database, function* (): AtomicWork<void> {
      const sql = EntitySql.of(database, CidFileRow);
      const { columns, parameters } = sql.assignments({ ...change, status: to }, 1);
      const moved = yield {
        sql: `UPDATE ${sql.table} SET ${columns} WHERE sequence = $1 AND status IN (${states}) RETURNING sequence`,
        parameters: [id, ...parameters],
      };
      if (moved.length > 0 && next !== undefined) yield dueWork.enlisting(database, next);
    });
    if (next !== undefined) dueWork.announce();
  }

  /** Stores the CIDs of one instant as the content of a file. An earlier content is replaced. */
  async writeContent(file: CidFileRow): Promise<CidFileContent> {
    await this.removeContent(file.sequence);
    const database = await this.sandboxes.database();
    return atOneInstant(database, () => contentOf(database, file));
  }

  /** A part of the content, from 0; undefined after the last one. */
  async chunk(file: number, number: number): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const [row] = await returning<{ readonly text: string }>(
      database,
      `SELECT text FROM ${tableOf(database, CidFileChunkRow)} WHERE file = $1 AND number = $2`,
      [file, number],
    );
    return row?.text;
  }

  /** Removes the content of a file, part by part: to free many pages takes time. */
  async removeContent(file: number): Promise<void> {
    const database = await this.sandboxes.database();
    const table = tableOf(database, CidFileChunkRow);
    const last = `SELECT max(number) FROM ${table} WHERE file = $1`;
    for (;;) {
      const sql = `DELETE FROM ${table} WHERE file = $1 AND number = (${last}) RETURNING number`;
      const removed = await returning(database, sql, [file]);
      if (removed.length === 0) return;
      await nextTurn();
    }
  }
}

function* contentOf(
  database: DataSource,
  { sequence, participant, keyType }: CidFileRow,
): AtomicWork<CidFileContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks = EntitySql.of(database, CidFileChunkRow);
  const set = { ispb: participant, keyType };
  for (let number = 0, after = ''; ; number += 1) {
    const page = yield* nextCids(database, set, after, '\n');
    if (page === undefined) return { bytes, sha256: hash.digest('hex') };
    const text = `${page.cids}\n`;
    hash.update(text);
    bytes += text.length;
    yield chunks.insert({ file: sequence, number, text });
    after = page.last;
  }
}
