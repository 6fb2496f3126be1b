import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  atOneInstant,
  findRow,
  type NewRow,
  returning,
  tableOf,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { DueWork, Sandboxes, takeOutcome, type Work } from '#libs/sandbox';
import { nextCids } from '../cid-set.repository';
import { CID_FILE_OUTCOMES, CID_FILE_STEPS, type CidFileStep } from './cid-file';
import { CidFileChunkRow, CidFileRow } from './cid-file.rows';

/** The size and the hash of the stored content of a file. */
export interface CidFileContent {
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** Makes the due work of a file that has been stored. */
export type WorkOfFile = (file: CidFileRow) => Work;

/** CID files and their contents. */
@Injectable()
export class CidFiles {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
  ) {}

  /** Stores a file with the outcome that a rule requests, and schedules its next step. */
  async add(
    file: Omit<NewRow<CidFileRow>, 'requestedOutcome'>,
    next: WorkOfFile,
  ): Promise<CidFileRow> {
    const { dueWork } = this;
    const added = await this.sandboxes.atomically(function* (tx): Transactional<CidFileRow> {
      const sql = tx.sql(CidFileRow);
      const requestedOutcome = (yield* takeOutcome(tx, CID_FILE_OUTCOMES)) ?? null;
      const [row] = yield sql.insert({ ...file, requestedOutcome }, 'RETURNING *');
      if (row === undefined) throw new Error('A CID file was not stored.');
      const stored = sql.read(row);
      yield* dueWork.schedule(tx, next(stored));
      return stored;
    });
    return added;
  }

  async find(id: number): Promise<CidFileRow | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, CidFileRow, { sequence: id });
  }

  /** Does a step of a file, and schedules the next one. Does nothing if the status of the file does not allow the step. */
  async move(
    id: number,
    step: CidFileStep,
    {
      change = {},
      next,
    }: { readonly change?: Partial<CidFileRow>; readonly next?: Work | undefined } = {},
  ): Promise<void> {
    const { dueWork } = this;
    const { from, to } = CID_FILE_STEPS[step];
    const states = from.map((status) => `'${status}'`).join(', ');
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const sql = tx.sql(CidFileRow);
      const { columns, parameters } = sql.assignments({ ...change, status: to }, 1);
      const moved = yield {
        sql: `UPDATE ${sql.table} SET ${columns} WHERE sequence = $1 AND status IN (${states}) RETURNING sequence`,
        parameters: [id, ...parameters],
      };
      if (moved.length > 0 && next !== undefined) yield* dueWork.schedule(tx, next);
    });
  }

  /** Stores the CIDs of one instant as the content of a file. It replaces an earlier content. */
  async writeContent(file: CidFileRow): Promise<CidFileContent> {
    await this.removeContent(file.sequence);
    const database = await this.sandboxes.database();
    return atOneInstant(database, (tx) => contentOf(tx, file));
  }

  /** The part of the content with a number, from 0; undefined after the last part. */
  async chunk(file: number, number: number): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const [row] = await returning<{ readonly text: string }>(
      database,
      `SELECT text FROM ${tableOf(database, CidFileChunkRow)} WHERE file = $1 AND number = $2`,
      [file, number],
    );
    return row?.text;
  }

  /** Removes the content of a file, part by part, because freeing many pages takes time. */
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
  tx: UnitOfWork,
  { sequence, participant, keyType }: CidFileRow,
): Transactional<CidFileContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks = tx.sql(CidFileChunkRow);
  const set = { ispb: participant, keyType };
  for (let number = 0, after = ''; ; number += 1) {
    const page = yield* nextCids(tx, set, after, '\n');
    if (page === undefined) return { bytes, sha256: hash.digest('hex') };
    const text = `${page.cids}\n`;
    hash.update(text);
    bytes += text.length;
    yield chunks.insert({ file: sequence, number, text });
    after = page.last;
  }
}
