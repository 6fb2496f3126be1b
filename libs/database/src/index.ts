export { allOrNone } from './all-or-none';
export { atOneInstant } from './at-one-instant';
export { atomically } from './atomically';
export { centsColumn, jsonColumn, jsonValueColumn, wholeNumberColumn } from './columns';
export { countRows, lockTable } from './counted';
export { EntitySql, type NewRow, type Values } from './entity-sql';
export { findRow, lockRow, readRow } from './find-row';
export { GroupCommit } from './group-commit';
export { inPeriod, type Period } from './in-period';
export { createTables } from './create-tables';
export * as migrationColumns from './migration-columns';
export { newestFirst, oldestFirst } from './newest-first';
export { pathOf } from './path-of';
export { places } from './places';
export { RowTotals } from './row-totals';
export { RowWriter } from './row-writer';
export {
  comparing,
  connectionOf,
  forUpdate,
  isPostgres,
  returning,
  type SqlRow,
  SERVER_TIME_MS,
  type Statement,
  tableOf,
} from './sql';
export { UnitOfWork, type Transactional } from './unit-of-work';
export { type SqliteConnection, type SqliteConnectionOptions, SqliteDriver } from './sqlite-driver';
