export { allOrNone } from './all-or-none';
export { atOneInstant } from './at-one-instant';
export { atomically, type AtomicWork, type SqlRow } from './atomically';
export { centsColumn, jsonColumn, jsonValueColumn, wholeNumberColumn } from './columns';
export { EntitySql, type NewRow } from './entity-sql';
export { GroupCommit } from './group-commit';
export { inPeriod, type Period } from './in-period';
export * as migrationColumns from './migration-columns';
export { newestFirst, oldestFirst } from './newest-first';
export { pathOf } from './path-of';
export { RowTotals } from './row-totals';
export { RowWriter } from './row-writer';
export {
  comparing,
  connectionOf,
  forUpdate,
  isPostgres,
  returning,
  SERVER_TIME_MS,
  type Statement,
  tableOf,
} from './sql';
export { type SqliteConnection, type SqliteConnectionOptions, SqliteDriver } from './sqlite-driver';
