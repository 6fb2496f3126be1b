import type pg from 'pg';
import { inserting } from '../file/snapshot-file.errors';
import { kindOf, portable, stored } from '../file/portable-value';
import {
  ROWS_AT_ONCE,
  type EmptySnapshot,
  type PortableRow,
  type SnapshotColumn,
  type SnapshotTable,
} from '../snapshot-content';
import { TABLES_OF_DATA } from './postgres-rows';
import { quoted, type Queries } from './postgres-schemas';

const CURSOR = 'rows_of_snapshot';
/** The most that the protocol allows in one statement. */
const MAX_PARAMETERS = 65_535;

/** The tables with data of a schema, by name. */
export async function tablesOfData(client: Queries, schema: string): Promise<SnapshotTable[]> {
  const { rows } = await client.query<{
    readonly table: string;
    readonly name: string;
    readonly type: string;
  }>(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE n.nspname = $1 AND ${TABLES_OF_DATA} ORDER BY c.relname, a.attnum`,
    [schema],
  );
  const tables = new Map<string, SnapshotColumn[]>();
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name, kind: kindOf(type) });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The rows of a table, some at a time. Runs in a transaction. */
export async function* rowsOf(
  client: Queries,
  schema: string,
  { name, columns }: SnapshotTable,
): AsyncGenerator<PortableRow[]> {
  const table = `${quoted(schema)}.${quoted(name)}`;
  await client.query(
    `DECLARE ${CURSOR} NO SCROLL CURSOR FOR SELECT ${namesOf(columns)} FROM ${table}`,
  );
  const fetch = { text: `FETCH ${String(ROWS_AT_ONCE)} FROM ${CURSOR}`, rowMode: 'array' as const };
  for (;;) {
    const { rows } = await client.query<unknown[]>(fetch);
    if (rows.length === 0) break;
    yield rows.map((values) =>
      columns.map((column, index) => portable(column.kind, values[index]) ?? null),
    );
  }
  await client.query(`CLOSE ${CURSOR}`);
}

/** Fills the empty tables of a schema. Runs in a transaction. @throws SnapshotFileInvalid */
export async function fillTables(
  client: Queries,
  schema: string,
  fill: (empty: EmptySnapshot) => Promise<void>,
): Promise<void> {
  await deferReferences(client, schema);
  await fill(await emptySnapshot(client, schema));
  await inserting('beside each other', () => client.query('SET CONSTRAINTS ALL IMMEDIATE'));
}

/** Rows come in any order, so references are checked at the end. */
async function deferReferences(client: Queries, schema: string): Promise<void> {
  const { rows } = await client.query<{ readonly table: string; readonly name: string }>(
    `SELECT c.relname AS table, k.conname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND k.contype = 'f'`,
    [schema],
  );
  for (const { table, name } of rows) {
    await client.query(
      `ALTER TABLE ${quoted(schema)}.${quoted(table)} ALTER CONSTRAINT ${quoted(name)} DEFERRABLE INITIALLY DEFERRED`,
    );
  }
}

async function emptySnapshot(client: Queries, schema: string): Promise<EmptySnapshot> {
  return {
    tables: await tablesOfData(client, schema),
    insert: async ({ name, columns }, rows) => {
      const most = Math.floor(MAX_PARAMETERS / columns.length);
      for (let start = 0; start < rows.length; start += most) {
        const statement = insertion(
          `${quoted(schema)}.${quoted(name)}`,
          columns,
          rows.slice(start, start + most),
        );
        await inserting(`in table ${name}`, () => client.query(statement));
      }
    },
  };
}

function insertion(
  table: string,
  columns: SnapshotTable['columns'],
  rows: readonly PortableRow[],
): pg.QueryConfig {
  const values = rows.flatMap((row) =>
    row.map((value, index) => stored(columns[index]?.kind ?? 'text', value)),
  );
  const width = columns.length;
  const places = rows.map((_, row) => {
    const numbers = columns.map((_column, column) => `$${String(row * width + column + 1)}`);
    return `(${numbers.join(', ')})`;
  });
  const text = `INSERT INTO ${table} (${namesOf(columns)}) OVERRIDING SYSTEM VALUE VALUES ${places.join(', ')}`;
  return { text, values };
}

function namesOf(columns: SnapshotTable['columns']): string {
  return columns.map(({ name }) => quoted(name)).join(', ');
}
