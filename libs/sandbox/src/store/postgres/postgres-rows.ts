import pg from 'pg';
import { endLeases, JOBS_TABLE } from '../end-leases';
import { quoted, type Queries } from './postgres-schemas';

/** A table that two schemas have, with the columns to copy: in both, and not computed. */
interface SharedTable {
  readonly name: string;
  /** Quoted, with commas. */
  readonly columns: string;
  /** The tables that its foreign keys refer to. */
  readonly parents: readonly string[];
}

/** Migrations describe the tables, and the lease names the current holder. Neither is data to copy. */
export const TABLES_OF_DATA = `c.relkind = 'r' AND c.relname NOT IN ('migrations', 'sandbox_clock_lease')`;

/** Empties all tables of a sandbox and restarts their sequences. */
export async function emptyTables(client: Queries, schema: string): Promise<void> {
  const { rows } = await client.query<{ readonly name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND ${TABLES_OF_DATA}`,
    [schema],
  );
  const tables = rows.map(({ name }) => `${quoted(schema)}.${quoted(name)}`);
  if (tables.length === 0) return;
  // Only after RESTART IDENTITY, a later setval is part of the transaction.
  await client.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
}

/** Copies the rows of a snapshot into the empty tables of a sandbox, and sets their sequences. */
export async function copyRows(client: Queries, from: string, to: string): Promise<void> {
  const tables = parentsFirst(await sharedTables(client, from, to));
  const inserts = tables.map(
    ({ name, columns }, index) =>
      `copy${String(index)} AS (INSERT INTO ${quoted(to)}.${quoted(name)} (${columns})
       OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${quoted(from)}.${quoted(name)})`,
  );
  if (inserts.length === 0) return;
  // In one statement, which is one round trip. PostgreSQL checks foreign keys at its end, but Citus after each INSERT.
  await client.query(`WITH ${inserts.join(',\n')} SELECT 1`);
  await continueSequences(client, to);
}

/** Ends the leases of jobs in restored rows. That of the clock is not copied. */
export async function removeLeases(client: Queries, schema: string): Promise<void> {
  const table = `${quoted(schema)}.${quoted(JOBS_TABLE)}`;
  const { rows } = await client.query<{ readonly found: string | null }>(
    'SELECT to_regclass($1) AS found',
    [table],
  );
  if (rows[0]?.found !== null) await client.query(endLeases(table));
}

async function sharedTables(client: Queries, from: string, to: string): Promise<SharedTable[]> {
  const { rows } = await client.query<SharedTable>(
    `SELECT c.relname AS name,
       string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns,
       ARRAY(SELECT p.relname::text FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
         WHERE k.conrelid = c.oid AND k.contype = 'f') AS parents
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $2
     JOIN pg_class c2 ON c2.relname = c.relname AND c2.relkind = 'r'
     JOIN pg_namespace n2 ON n2.oid = c2.relnamespace AND n2.nspname = $1
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = ''
     JOIN pg_attribute a2 ON a2.attrelid = c2.oid AND a2.attnum > 0 AND NOT a2.attisdropped
       AND a2.attname = a.attname
     WHERE ${TABLES_OF_DATA}
     GROUP BY c.oid, c.relname`,
    [from, to],
  );
  return rows;
}

/** The tables in an order in which each comes after those that its foreign keys refer to. */
function parentsFirst(tables: readonly SharedTable[]): SharedTable[] {
  const sorted = new Set<SharedTable>();
  const seen = new Set<string>();
  const add = (table: SharedTable): void => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const each of tables) if (table.parents.includes(each.name)) add(each);
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}

/** The rows have their numbers, so the next row must get the number after the highest. */
async function continueSequences(client: Queries, schema: string): Promise<void> {
  const { rows } = await client.query<{ readonly sequence: string; readonly next: string }>(
    `SELECT s.sequence, format('SELECT greatest(max(%I), 0) + 1 FROM %I.%I',
       a.attname, n.nspname, c.relname) AS next
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped,
     LATERAL pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)
       AS s(sequence)
     WHERE ${TABLES_OF_DATA} AND s.sequence IS NOT NULL`,
    [schema],
  );
  if (rows.length === 0) return;
  // In two statements: Citus runs a statement that reads a table on the worker of the table, but numbers come from the
  // sequences of the coordinator.
  const reads = rows.map(({ next }, index) => `(${next})::text AS next${String(index)}`);
  const { rows: found } = await client.query<Readonly<Record<string, string>>>(
    `SELECT ${reads.join(', ')}`,
  );
  const numbers = rows.map((_, index) => found[0]?.[`next${String(index)}`] ?? '1');
  const settings = rows.map(
    ({ sequence }, index) =>
      `setval(${pg.escapeLiteral(sequence)}, $${String(index + 1)}::bigint, false)`,
  );
  await client.query(`SELECT ${settings.join(', ')}`, numbers);
}
