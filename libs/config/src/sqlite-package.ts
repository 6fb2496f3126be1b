/**
 * The package of the SQLite driver; docs/adr/0020. better-sqlite3 13 needs Node 22, and version 12 ends the process on Node 24.19 and
 * later. So Node 20 gets version 12, and every newer Node gets version 13, each under a name of its own. Once Node 20 is no longer
 * supported, one name is enough.
 */
export const SQLITE_PACKAGE = process.versions.node.startsWith('20.')
  ? 'better-sqlite3-node20'
  : 'better-sqlite3-node22';
