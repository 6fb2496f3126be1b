import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SqliteDriver } from '../../dist/libs/database/src/index.js';

/** Rows of one statement. */
const BATCH = 1_000_000;
const BUSY_TIMEOUT_MS = 10_000;

/** Whether the file system of the folder has space for so many rows. */
export function hasSpaceFor(folder, { bytesARow }, rows) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > rows * bytesARow;
}

/** Adds rows to the table of a sandbox in a file of SQLite, which a service can have open. */
export function fillSqlite(folder, { service, sandbox }, subject, rows) {
  const file = join(folder, 'sandboxes', sandbox, `${service}.sqlite`);
  const connection = new SqliteDriver(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    connection.pragma('synchronous = OFF');
    // The indexes are written in mixed order, which is slow once they do not fit into the cache.
    const cacheKiB = Math.floor(freemem() / 2 / 1024);
    connection.pragma(`cache_size = -${cacheKiB}`);
    const names = connection.pragma(`table_info(${subject.table})`).map(({ name }) => name);
    for (const bounds of batches(rows)) {
      connection.exec(insertion(valuesOf(subject, names), subject.table, bounds));
    }
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}

/** Adds rows to the table of a sandbox in PostgreSQL. */
export async function fillPostgres(url, { service, sandbox }, subject, rows) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const schema = `${service}_${sandbox}`;
    const table = `"${schema}"."${subject.table}"`;
    const found = await client.query(
      'SELECT column_name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2',
      [schema, subject.table],
    );
    const names = found.rows.map((column) => column.column_name);
    for (const bounds of batches(rows)) {
      await client.query(insertion(valuesOf(subject, names), table, bounds));
    }
    // What autovacuum would do during the measurement.
    await client.query(`VACUUM (ANALYZE) ${table}`);
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

function batches(rows) {
  const count = Math.ceil(rows / BATCH);
  return Array.from({ length: count }, (_, index) => [
    index * BATCH + 1,
    Math.min(rows, (index + 1) * BATCH),
  ]);
}

/** The SQL of each column that is written: that of the subject, or the value of the first row. */
function valuesOf({ first, columns }, names) {
  const copied = first === undefined ? [] : names.filter((name) => name !== 'sequence');
  return { ...Object.fromEntries(copied.map((name) => [name, `source.${name}`])), ...columns };
}

function insertion(values, table, [first, last]) {
  return `INSERT INTO ${table} (${Object.keys(values).join(', ')})
    WITH RECURSIVE numbers(i) AS (
      SELECT CAST(${first} AS BIGINT) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${last}
    )
    SELECT ${Object.values(values).join(', ')}
    FROM numbers LEFT JOIN (SELECT * FROM ${table} LIMIT 1) AS source ON TRUE`;
}
