import { Injectable } from '@nestjs/common';
import { newestFirst, readRow, type Transactional, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Script } from './script';
import { ScriptRow } from './script.row';

/** Reads the scripts of cards. */
@Injectable()
export class ScriptRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  list(pan: string, write: (row: ScriptRow) => string): JsonList {
    const select = async () => {
      const database = await this.sandboxes.database();
      return database
        .getRepository(ScriptRow)
        .createQueryBuilder('s')
        .where('s.pan = :pan', { pan });
    };
    return newestFirst(select, write);
  }
}

/** The number of scripts of a card that wait for a response. Lock the card first, here and below. */
export function* countQueued(tx: UnitOfWork, pan: string): Transactional<number> {
  const [row] = yield {
    sql: `SELECT count(*) AS waiting FROM ${tx.table(ScriptRow)} WHERE pan = $1 AND status = 'queued'`,
    parameters: [pan],
  };
  return Number(row?.['waiting']);
}

export function* insertScript(tx: UnitOfWork, script: Script): Transactional<void> {
  yield tx.sql(ScriptRow).insert(script);
}

/** The oldest script of a card that waits for a response. */
export function* nextQueued(tx: UnitOfWork, pan: string): Transactional<ScriptRow | undefined> {
  const scripts = tx.sql(ScriptRow);
  const [row] = yield {
    sql: `SELECT * FROM ${scripts.table} WHERE pan = $1 AND status = 'queued' ORDER BY sequence LIMIT 1`,
    parameters: [pan],
  };
  return row === undefined ? undefined : scripts.read(row);
}

/** The script of a card with this identifier, whose result is not known. */
export function* findSent(
  tx: UnitOfWork,
  pan: string,
  scriptId: string,
): Transactional<Script | undefined> {
  return yield* readRow(tx, ScriptRow, { pan, status: 'sent', scriptId });
}

/** Writes the members of a script that change. */
export function* saveScript(tx: UnitOfWork, script: Script): Transactional<void> {
  const { id, pan, command, status, scriptId, sentIn, outcome, sentAt, finishedAt } = script;
  const change = {
    command,
    status,
    scriptId,
    script: script.script,
    sentIn,
    outcome,
    sentAt,
    finishedAt,
  };
  const scripts = tx.sql(ScriptRow);
  const { columns, parameters } = scripts.assignments(change, 2);
  const sql = `UPDATE ${scripts.table} SET ${columns} WHERE pan = $1 AND id = $2`;
  yield { sql, parameters: [pan, id, ...parameters] };
}

export function* deleteScriptsOfCard(tx: UnitOfWork, pan: string): Transactional<void> {
  yield { sql: `DELETE FROM ${tx.table(ScriptRow)} WHERE pan = $1`, parameters: [pan] };
}
