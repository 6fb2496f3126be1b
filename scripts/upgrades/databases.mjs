// The databases of a recording: makes one, lets the services write to it, and packs it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { load } from './load.mjs';
import { recordStories } from './stories.mjs';

const { SqliteDriver } = await load('libs/database');

/** The line between the dumps of two schemas. */
const SCHEMA_END = '-- The end of a schema.';

/** Writes `<folder>/<sandbox>/<service>.sqlite.br`, the snapshots beside them, and the answers. */
export async function recordSqlite(folder) {
  const data = mkdtempSync(join(tmpdir(), 'recording-'));
  try {
    const answers = await recordStories({ DATA_DIR: data });
    const sandboxes = join(data, 'sandboxes');
    for (const file of filesIn(sandboxes)) {
      pack(join(folder, relative(sandboxes, file)), vacuumed(file));
    }
    pack(join(folder, 'answers.json'), JSON.stringify(answers, null, 1));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Writes `<folder>/dump.sql.br`, which needs no psql: it has INSERT and no COPY, and the answers. */
export async function recordPostgres(folder) {
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const name = `recording_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const files = mkdtempSync(join(tmpdir(), 'recording-'));
  try {
    const environment = { DATABASE_URL: url.toString(), DATABASE_POOL_SIZE: '2' };
    const answers = await recordStories({ ...environment, DATA_DIR: files });
    pack(join(folder, 'dump.sql'), await dumpsOf(url.toString()));
    pack(join(folder, 'answers.json'), JSON.stringify(answers, null, 1));
  } finally {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(files, { recursive: true, force: true });
  }
}

/** One dump after the other: the locks of all tables in one transaction are more than a server allows. */
async function dumpsOf(url) {
  const { rows } = await onServer(
    url,
    `SELECT nspname AS schema FROM pg_namespace WHERE nspname ~ '^[a-z0-9]+[_~]' AND nspname !~ '^(pg|information)_'
     ORDER BY nspname`,
  );
  return rows.map(({ schema }) => dumpOf(url, schema)).join(`\n${SCHEMA_END}\n`);
}

function dumpOf(url, schema) {
  const options = ['--no-owner', '--no-privileges', '--rows-per-insert=100'];
  const dump = execFileSync('pg_dump', [...options, `--schema="${schema}"`, `--dbname=${url}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // A command of psql, and a setting that older servers do not know.
  return dump.replace(/^(\\(un)?restrict .*|SET transaction_timeout .*)\n/gm, '');
}

/** The content without free pages, in one file. */
function vacuumed(file) {
  const database = new SqliteDriver(file);
  database.pragma('journal_mode = DELETE');
  database.exec('VACUUM');
  database.close();
  return readFileSync(file);
}

function pack(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  // The dump repeats the same tables far apart, which brotli finds and gzip does not: half the size.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
