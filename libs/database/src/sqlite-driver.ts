import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

export type SqliteConnection = BetterSqlite3.Database;
export type SqliteStatement = BetterSqlite3.Statement;
export type SqliteConnectionOptions = BetterSqlite3.Options;

/**
 * The only place that chooses the SQLite driver; docs/adr/0020. better-sqlite3 13 needs Node 22, and version 12
 * ends the process on Node 24.19 and later. So Node 20 gets version 12, under a name of its own, and every
 * newer Node gets version 13, under another one. Once Node 20 is no longer supported, one name is enough.
 */
const PACKAGE = process.versions.node.startsWith('20.')
  ? 'better-sqlite3-node20'
  : 'better-sqlite3-node22';

export const SqliteDriver = load();

function load(): typeof BetterSqlite3 {
  try {
    return createRequire(__filename)(PACKAGE) as typeof BetterSqlite3;
  } catch (error) {
    const detail = `The SQLite driver ${PACKAGE} cannot be loaded: run npm ci again, with this Node and its optional dependencies.`;
    throw new Error(detail, { cause: error });
  }
}
