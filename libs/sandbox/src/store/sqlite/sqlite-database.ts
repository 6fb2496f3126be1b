import { DataSource } from 'typeorm';
import { type SandboxConfig } from '../../config';
import { type SandboxDescription, type SnapshotAddress } from '../sandbox-store';
import { endLeases, JOBS_TABLE } from '../end-leases';
import { checkVersion } from '../sandbox.errors';
import { checkApp, checkSnapshotVersion, SnapshotDamaged } from '../snapshot.errors';
import { type Schema } from '#libs/app';
import { SqliteDriver, type SqliteConnection } from '#libs/database';

/** The table in which TypeORM lists the migrations that were run. */
const MIGRATIONS = 'migrations';
/** How long a statement waits while another process writes to the same file. */
const BUSY_TIMEOUT_MS = 5_000;
/**
 * The number of pages (4 KiB each) in the WAL before they are copied into the file, which waits for the disk. SQLite's
 * default of 1,000 is reached after a few commits that change many indexes, and costs a third of the throughput.
 */
const WAL_PAGES = 8_000;
/** Grouped inserts have one statement for each group size. The cache keeps the recurring ones prepared. */
const STATEMENT_CACHE = 256;
/** The two header bytes of a database that say whether it is opened with a WAL (2) or without (1). */
const JOURNAL_BYTES = { from: 18, to: 20, wal: 2, none: 1 } as const;
/** The offset of `user_version` in the header, a 32-bit number that SQLite does not use itself. */
const PROGRAM_NUMBER_AT = 60;
/** The length of the header, which contains the save that a snapshot belongs to. */
export const HEADER_BYTES = 64;
/**
 * SQLite result codes for damaged content, not for a failure of the machine. ERROR: a column is missing. CANTOPEN: the
 * file was removed in the meantime.
 */
const DAMAGE = /^SQLITE_(NOTADB|CORRUPT|FORMAT|CANTOPEN|ERROR$)/;

interface SqliteOptions {
  /** The sandbox, to be named if a newer version has migrated the database. Undefined for a new database. */
  readonly sandbox?: string;
  readonly database: string;
  readonly driver?: unknown;
}

interface State {
  readonly app: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly clock: string;
  readonly nextDueAt: string | null;
  readonly hasWaitingJobs: boolean;
}

export function sqliteDataSource(
  schema: Schema,
  config: Pick<SandboxConfig, 'sqliteSynchronous'>,
  { sandbox, ...options }: SqliteOptions,
): DataSource {
  return new DataSource({
    type: 'better-sqlite3',
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsRun: true,
    synchronize: false,
    timeout: BUSY_TIMEOUT_MS,
    statementCacheSize: STATEMENT_CACHE,
    prepareDatabase: (database: SqliteConnection) => {
      if (sandbox !== undefined) refuseNewer(sandbox, schema, database);
      database.pragma('journal_mode = WAL');
      database.pragma(`wal_autocheckpoint = ${String(WAL_PAGES)}`);
      database.pragma(`synchronous = ${config.sqliteSynchronous}`);
    },
    driver: SqliteDriver,
    ...options,
  });
}

/** Closes the connection and fails if a newer version has migrated the database. */
function refuseNewer(sandbox: string, schema: Schema, connection: SqliteConnection): void {
  try {
    checkVersion(sandbox, schema, migrationsOf(connection));
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Runs `work` on a new connection to an existing file or to the pages of a database. It sees all committed
 * data, also in the WAL. It is not read-only, because a read-only connection leaves an empty WAL.
 */
export function connected<T>(
  source: string | Buffer,
  work: (connection: SqliteConnection) => T,
): T {
  const connection = connect(source);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** Like `connected`, for work that lets others go on in between. */
export async function connectedWhile<T>(
  source: string | Buffer,
  work: (connection: SqliteConnection) => Promise<T>,
): Promise<T> {
  const connection = connect(source);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

function connect(source: string | Buffer): SqliteConnection {
  const options = typeof source === 'string' ? { fileMustExist: true } : {};
  return new SqliteDriver(source, { ...options, timeout: BUSY_TIMEOUT_MS });
}

/** The state row of the sandbox; undefined if the database is damaged or not set up yet. */
export function stated(
  source: string | Buffer | SqliteConnection,
): Omit<SandboxDescription, 'name'> {
  const state = unlessDamaged(() =>
    typeof source === 'string' || Buffer.isBuffer(source)
      ? connected(source, stateOf)
      : stateOf(source),
  );
  const { createdAt, lastUsedAt, clock, nextDueAt, hasWaitingJobs = false } = state ?? {};
  return { createdAt, lastUsedAt, clock, nextDueAt: nextDueAt ?? undefined, hasWaitingJobs };
}

/** The pages as a database that is opened without a WAL, so that a copy is one complete file. */
export function withoutWal(content: Buffer): Buffer {
  return withJournal(content, JOURNAL_BYTES.none);
}

/**
 * The pages as a database that is opened with a WAL. Changing the pages is faster than changing the journal mode of a
 * file, which takes SQLite some milliseconds.
 */
export function withWal(content: Buffer): Buffer {
  return withJournal(content, JOURNAL_BYTES.wal);
}

function withJournal(content: Buffer, journal: number): Buffer {
  const { from, to } = JOURNAL_BYTES;
  if (content.length >= to) content.fill(journal, from, to);
  return content;
}

/**
 * The pages of a snapshot for a restore: without the leases of jobs. The lease of the clock ends when the database is
 * opened.
 */
export function withoutLeases(content: Buffer): Buffer {
  return connected(content, (connection) => {
    if (!hasRows(connection, JOBS_TABLE)) return content;
    connection.exec(endLeases(JOBS_TABLE));
    return connection.serialize();
  });
}

/** Writes the save that a snapshot belongs to into its pages: 8 hexadecimal digits, or none. */
export function markedWith(save: string | undefined, content: Buffer): Buffer {
  if (content.length >= HEADER_BYTES) {
    content.writeUInt32BE(Number.parseInt(save ?? '0', 16), PROGRAM_NUMBER_AT);
  }
  return content;
}

/** Reads the save that `markedWith` wrote. @param start the beginning of the database, at least its header */
export function saveOf(start: Buffer): string | undefined {
  if (start.length < HEADER_BYTES) return undefined;
  const number = start.readUInt32BE(PROGRAM_NUMBER_AT);
  return number === 0 ? undefined : number.toString(16).padStart(8, '0');
}

/** Fails if the pages are not a complete database that the service has saved, in a version that can be read. */
export function checkContent(
  from: SnapshotAddress,
  content: Buffer,
  schema: Schema,
  service?: string,
): void {
  const whole = unlessDamaged(() =>
    connected(content, (connection) => {
      // SQLite itself does not notice an incomplete last page.
      if (content.length !== sizeOf(connection)) return undefined;
      const verdict = connection.pragma('quick_check(1)', { simple: true });
      if (verdict !== 'ok') return undefined;
      return { state: stateOf(connection), migrations: migrationsOf(connection) };
    }),
  );
  if (whole === undefined) {
    throw new SnapshotDamaged(from, 'it is not a complete database');
  }
  checkApp(from, whole.state?.app, service);
  checkSnapshotVersion(from, schema, whole.migrations);
}

/** The size of all pages. */
export function sizeOf(connection: SqliteConnection): number {
  const pages = connection.pragma('page_count', { simple: true }) as number;
  return pages * (connection.pragma('page_size', { simple: true }) as number);
}

export function stateOf(connection: SqliteConnection): State | undefined {
  if (!hasTable(connection, 'sandbox_state')) return undefined;
  const state = connection
    .prepare<[], Omit<State, 'hasWaitingJobs'>>(
      `SELECT app, created_at AS "createdAt", last_used_at AS "lastUsedAt", clock,
         (SELECT min(due_at) FROM sandbox_due_work) AS "nextDueAt"
       FROM sandbox_state WHERE id = 1`,
    )
    .get();
  // Only the process that has the sandbox open does its jobs, and it does not use this description.
  return state && { ...state, hasWaitingJobs: hasRows(connection, JOBS_TABLE) };
}

/** The names of the migrations of the database; empty if it is new. */
export function migrationsOf(connection: SqliteConnection): string[] {
  if (!hasTable(connection, MIGRATIONS)) return [];
  const rows = connection.prepare<[], { readonly name: string }>(`SELECT name FROM ${MIGRATIONS}`);
  return rows.all().map(({ name }) => name);
}

/** Also false if there is no such table: a sandbox of an older version is migrated when it is opened. */
function hasRows(connection: SqliteConnection, table: string): boolean {
  if (!hasTable(connection, table)) return false;
  return connection.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
}

function hasTable(connection: SqliteConnection, table: string): boolean {
  const sql = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`;
  return connection.prepare(sql).get() !== undefined;
}

function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** Whether the error of SQLite means damaged content. */
export function isDamage(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  return code !== undefined && DAMAGE.test(code);
}
