import { setImmediate } from 'node:timers/promises';
import { type SqliteConnection } from '#libs/database';
import { inserting, SnapshotFileInvalid } from '../file/snapshot-file.errors';
import { kindOf, portable, stored } from '../file/portable-value';
import { type SnapshotAddress, type SnapshotOfSave } from '../sandbox-store';
import {
  ROWS_AT_ONCE,
  type EmptySnapshot,
  type PortableRow,
  type SnapshotContent,
  type SnapshotTable,
} from '../snapshot-content';
import { checkLoaded, SnapshotDamaged } from '../snapshot.errors';
import { connectedWhile, isDamage, migrationsOf, stateOf } from './sqlite-database';

/** Migrations describe the tables, and the lease names the current holder. Neither is data to copy. */
const TABLES_OF_DATA = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
  AND name NOT IN ('migrations', 'sandbox_clock_lease') ORDER BY name`;

/** What is known of a snapshot that its database does not say. */
type About = Pick<SnapshotContent, 'createdAt' | 'save'>;

/** Reads a snapshot from its file or its pages. @throws SnapshotDamaged */
export async function readDatabase<T>(
  source: string | Buffer,
  from: SnapshotAddress,
  about: About,
  read: (content: SnapshotContent) => Promise<T>,
): Promise<T> {
  try {
    return await connectedWhile(source, (connection) =>
      read({
        ...about,
        migrations: migrationsOf(connection),
        tables: tablesOf(connection),
        rows: (table) => rowsOf(connection, table, from),
      }),
    );
  } catch (error) {
    if (isDamage(error)) throw new SnapshotDamaged(from, 'it is not a complete database');
    throw error;
  }
}

/**
 * Fills a database that has only the tables of its migrations.
 * @param source its file, or its pages
 * @returns the filled pages of a database in memory
 * @throws SnapshotFileInvalid, SnapshotOfAnotherApp, SnapshotDamaged
 */
export function fillDatabase(
  source: string | Buffer,
  { save = '0', ...to }: SnapshotOfSave,
  service: string,
  fill: (empty: EmptySnapshot) => Promise<void>,
): Promise<Buffer | undefined> {
  return connectedWhile(source, async (connection) => {
    // Nobody else uses the database yet, and it is removed if this fails.
    connection.pragma('journal_mode = OFF');
    connection.pragma('synchronous = OFF');
    await fillTables(connection, fill);
    checkLoaded(to, stateOf(connection), service);
    // A signed number.
    connection.pragma(`user_version = ${String(Number.parseInt(save, 16) | 0)}`);
    return typeof source === 'string' ? undefined : connection.serialize();
  });
}

function tablesOf(connection: SqliteConnection): SnapshotTable[] {
  const tables = connection.prepare<[], { readonly name: string }>(TABLES_OF_DATA).all();
  return tables.map(({ name }) => {
    const columns = connection.pragma(`table_info(${quoted(name)})`) as readonly {
      readonly name: string;
      readonly type: string;
    }[];
    return {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        kind: kindOf(column.type.toLowerCase()),
      })),
    };
  });
}

/** The rows of a table. Other requests are served in between. */
async function* rowsOf(
  connection: SqliteConnection,
  { name, columns }: SnapshotTable,
  from: SnapshotAddress,
): AsyncGenerator<PortableRow[]> {
  const statement = connection
    .prepare<[], unknown[]>(`SELECT ${namesOf(columns)} FROM ${quoted(name)}`)
    .raw()
    .safeIntegers();
  let rows: PortableRow[] = [];
  for (const values of statement.iterate()) {
    rows.push(
      columns.map((column, index) => {
        const value = portable(column.kind, values[index]);
        if (value !== undefined) return value;
        throw new SnapshotDamaged(from, `table ${name} has a wrong value in column ${column.name}`);
      }),
    );
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
    await setImmediate();
  }
  if (rows.length > 0) yield rows;
}

/** Fills the tables, whose rows that the migrations have written are removed first. */
async function fillTables(
  connection: SqliteConnection,
  fill: (empty: EmptySnapshot) => Promise<void>,
): Promise<void> {
  const tables = tablesOf(connection);
  // Rows come in any order, so references are checked at the end.
  connection.pragma('foreign_keys = OFF');
  connection.exec('BEGIN');
  for (const { name } of tables) connection.exec(`DELETE FROM ${quoted(name)}`);
  restartSequences(connection);
  await fill({
    tables,
    insert: async (table, rows) => {
      await inserting(`in table ${table.name}`, () => {
        insert(connection, table, rows);
      });
      await setImmediate();
    },
  });
  connection.exec('COMMIT');
  const [wrong] = connection.pragma('foreign_key_check') as readonly { readonly table: string }[];
  if (wrong !== undefined) {
    throw new SnapshotFileInvalid(
      `A row of table ${wrong.table} refers to a row that is not there.`,
    );
  }
}

function insert(
  connection: SqliteConnection,
  { name, columns }: SnapshotTable,
  rows: readonly PortableRow[],
): void {
  const values = columns.map(() => '?').join(', ');
  const sql = `INSERT INTO ${quoted(name)} (${namesOf(columns)}) VALUES (${values})`;
  const statement = connection.prepare(sql);
  for (const row of rows) {
    statement.run(row.map((value, index) => stored(columns[index]?.kind ?? 'text', value)));
  }
}

/** The next number of a table is the one after the highest of its rows. */
function restartSequences(connection: SqliteConnection): void {
  const has = connection.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'`);
  if (has.get() === undefined) return;
  connection.exec(`DELETE FROM sqlite_sequence WHERE name <> 'migrations'`);
}

function namesOf(columns: SnapshotTable['columns']): string {
  return columns.map(({ name }) => quoted(name)).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
