import { createRequire } from 'node:module';
import { SQLITE_PACKAGE } from '#libs/config';
import type BetterSqlite3 from 'better-sqlite3';

export type SqliteConnection = BetterSqlite3.Database;
export type SqliteStatement = BetterSqlite3.Statement;
export type SqliteConnectionOptions = BetterSqlite3.Options;

/** The only place that loads the SQLite driver. */
export const SqliteDriver = load();

function load(): typeof BetterSqlite3 {
  try {
    return createRequire(__filename)(SQLITE_PACKAGE) as typeof BetterSqlite3;
  } catch (error) {
    const detail = `The SQLite driver ${SQLITE_PACKAGE} cannot be loaded: run npm ci or npm install again, with this Node and its optional dependencies.`;
    throw new Error(detail, { cause: error });
  }
}
