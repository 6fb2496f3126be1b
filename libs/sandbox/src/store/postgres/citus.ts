// What differs on Citus, where the tables of a schema are on one worker: docs/adr/0062.
import { type SnapshotOfSave } from '../sandbox-store';
import { labelling, quoted, tablesOf, unlessMissing, type Queries } from './postgres-schemas';

/**
 * The size of the tables of a schema on their worker, with their indexes, in bytes; undefined if it has none. Tables that another instance removes
 * meanwhile count as empty.
 */
export async function sizeOfShards(client: Queries, schema: string): Promise<number | undefined> {
  // Not shard_name(), which fails for a table that has just been removed.
  const { rows } = await client.query<{ readonly sum: string | null; readonly table: string }>(
    `SELECT string_agg(format('coalesce(pg_total_relation_size(to_regclass(%L)), 0)',
         format('%I.%I', n.nspname, c.relname || '_' || s.shardid)), ' + ') AS sum, min(c.relname) AS table
     FROM pg_dist_shard s JOIN pg_class c ON c.oid = s.logicalrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1`,
    [schema],
  );
  const [{ sum, table } = { sum: null, table: '' }] = rows;
  if (sum === null) return undefined;
  // Citus runs a statement on the worker of the table that it names.
  const { rows: sizes } = await unlessMissing(
    client.query<{ readonly size: number }>(
      `SELECT (${sum})::float8 AS size, EXISTS (SELECT FROM ${quoted(schema)}.${quoted(table)})`,
    ),
  );
  return sizes[0]?.size ?? 0;
}

/** The sizes of the schemas that begin with `prefix`, in bytes, by their names without it. Each worker is asked once. */
export async function shardSizesAfter(
  client: Queries,
  prefix: string,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ readonly name: string; readonly size: number }>(
    `SELECT n.nspname AS name, sum(z.size)::float8 AS size FROM citus_shard_sizes() z
     JOIN pg_dist_shard s ON s.shardid = z.shard_id JOIN pg_class c ON c.oid = s.logicalrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE starts_with(n.nspname, $1) GROUP BY n.nspname`,
    [prefix],
  );
  return new Map(rows.map(({ name, size }) => [name.slice(prefix.length), size]));
}

/**
 * Copies all the tables of a schema, without their constraints, into a new one with a label, on the same worker if possible. Runs
 * in a transaction. CREATE TABLE AS would leave a second copy of the rows on the coordinator.
 */
export async function copyBeside(
  client: Queries,
  from: string,
  to: string,
  address: SnapshotOfSave,
): Promise<void> {
  const { names, now } = await tablesOf(client, from);
  const [first = ''] = names;
  await createBeside(client, from, to, first);
  for (const name of names) {
    if (name !== first) await client.query(creating(from, to, name));
    await client.query(
      `INSERT INTO ${quoted(to)}.${quoted(name)} SELECT * FROM ${quoted(from)}.${quoted(name)}`,
    );
  }
  await client.query(labelling(to, { ...address, createdAt: now }));
}

/**
 * Creates a schema with its first table. Citus takes the workers in turn, so the schema is created again until it is on the
 * worker of the other one.
 */
async function createBeside(
  client: Queries,
  from: string,
  to: string,
  table: string,
): Promise<void> {
  const { rows } = await client.query<{ readonly workers: number }>(
    `SELECT count(*)::int AS workers FROM pg_dist_node WHERE shouldhaveshards AND noderole = 'primary'`,
  );
  for (let left = rows[0]?.workers ?? 1; left > 0; left -= 1) {
    await client.query(`CREATE SCHEMA ${quoted(to)}`);
    await client.query(creating(from, to, table));
    if (left === 1 || (await areTogether(client, [from, to], table))) return;
    await client.query(`DROP SCHEMA ${quoted(to)} CASCADE`);
  }
}

async function areTogether(
  client: Queries,
  schemas: readonly string[],
  table: string,
): Promise<boolean> {
  const { rows } = await client.query<{ readonly places: number }>(
    `SELECT count(DISTINCT p.groupid)::int AS places FROM pg_dist_placement p JOIN pg_dist_shard s USING (shardid)
     JOIN pg_class c ON c.oid = s.logicalrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = ANY ($1) AND c.relname = $2`,
    [schemas, table],
  );
  return rows[0]?.places === 1;
}

function creating(from: string, to: string, table: string): string {
  return `CREATE TABLE ${quoted(to)}.${quoted(table)} (LIKE ${quoted(from)}.${quoted(table)})`;
}
