import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntitySql, returning, type Transactional, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type MatchedEntry, type Side } from './matched-entry';
import { MatchedEntryRow } from './matched-entry.row';

const ROWS_A_STATEMENT = 200;
const ROWS_A_PAGE = 500;
const ROWS_A_REMOVAL = 1_000;
/** Amounts are summed in two parts, because their sum may not fit into 64 bits. */
const PART = 1_000_000;

/** The order in which entries are compared. Together the columns are the key of the table, with the attempt. */
const ORDER = 'match_key, day, number, side';

/** The count and the sum of the entries of a side, in cents. */
export interface SideTotal {
  readonly count: number;
  readonly sum: bigint;
}

/** The entries that a reconciliation compares. They are in the database of the sandbox, so that they need no memory. */
@Injectable()
export class MatchedEntries {
  constructor(private readonly sandboxes: Sandboxes) {}

  async store(entries: readonly MatchedEntry[]): Promise<void> {
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const sql = tx.sql(MatchedEntryRow);
      for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
        yield sql.insertMany(entries.slice(start, start + ROWS_A_STATEMENT));
      }
    });
  }

  /** The entries of both sides in the order of key, day, number and side. */
  async *read(attempt: string): AsyncGenerator<readonly MatchedEntry[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, MatchedEntryRow);
    const statement =
      `SELECT * FROM ${sql.table} WHERE attempt = $1 AND (${ORDER}) > ($2, $3, $4, $5) ` +
      `ORDER BY ${ORDER} LIMIT ${String(ROWS_A_PAGE)}`;
    for (let after: readonly (string | number)[] = ['', '', 0, '']; ;) {
      const rows = await returning<SqlRow>(database, statement, [attempt, ...after]);
      const entries = rows.map((row) => sql.read(row));
      const last = entries.at(-1);
      if (last !== undefined) yield entries;
      if (last === undefined || rows.length < ROWS_A_PAGE) return;
      after = [last.matchKey, last.day, last.number, last.side];
      await nextTurn();
    }
  }

  /** The totals of a side, calculated by the database. */
  async total(attempt: string, side: Side): Promise<SideTotal> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, MatchedEntryRow);
    const [row] = await returning<SqlRow>(
      database,
      `SELECT COUNT(*) AS entries, CAST(SUM(cents / ${String(PART)}) AS TEXT) AS high, ` +
        `CAST(SUM(cents % ${String(PART)}) AS TEXT) AS low FROM ${table} WHERE attempt = $1 AND side = $2`,
      [attempt, side],
    );
    const sum = BigInt(row?.['high'] ?? 0) * BigInt(PART) + BigInt(row?.['low'] ?? 0);
    return { count: Number(row?.['entries'] ?? 0), sum };
  }

  /** Removes the entries of earlier attempts of the same run that were killed. */
  async removeEarlier(attempt: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, MatchedEntryRow);
    const run = attempt.replace(/\.\d+$/, '');
    const statement = `SELECT DISTINCT attempt FROM ${table} WHERE attempt LIKE $1`;
    const attempts = await returning<SqlRow>(database, statement, [`${run}.%`]);
    for (const found of attempts) await this.remove(String(found['attempt']));
  }

  /** Removes the entries of an attempt, in parts, so that other work can run. */
  async remove(attempt: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, MatchedEntryRow);
    const part = `SELECT ${ORDER} FROM ${table} WHERE attempt = $1 LIMIT ${String(ROWS_A_REMOVAL)}`;
    const statement = `DELETE FROM ${table} WHERE attempt = $1 AND (${ORDER}) IN (${part}) RETURNING number`;
    while ((await returning(database, statement, [attempt])).length === ROWS_A_REMOVAL) {
      await nextTurn();
    }
  }
}
