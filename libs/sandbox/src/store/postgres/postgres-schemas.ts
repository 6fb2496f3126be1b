import { SERVER_TIME_MS } from '#libs/database';
import pg from 'pg';
import { toIsoUtc } from '#libs/kernel';
import {
  type SandboxDescription,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';

/** A source of PostgreSQL queries: the pool, or one of its connections. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Written by TypeORM as it migrates, never copied into a sandbox. */
const MIGRATIONS = 'migrations';
/** SQLSTATEs for a missing table and a missing schema. */
const MISSING = new Set(['42P01', '3F000']);

/** The tables of a schema, whose sizes include their indexes. */
const SIZE = `(SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8
  FROM pg_class c WHERE c.relnamespace = n.oid AND c.relkind = 'r')`;

interface State {
  readonly app: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly clock: string;
  readonly nextDueAt: string | null;
  readonly hasWaitingJobs: boolean;
}

/** The comment on the schema of a snapshot. */
interface Label extends SnapshotOfSave {
  readonly createdAt: string;
}

/** A snapshot, and the schema that it is in. */
type LabelledCopy = SnapshotDescription & { readonly schema: string };

/**
 * Runs `work` in a transaction. A repeatable transaction sees all tables at one instant. Otherwise each
 * statement sees all earlier commits.
 */
export async function inTransaction<T>(
  client: Queries,
  isolation: 'REPEATABLE READ' | 'READ COMMITTED',
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // If the connection is lost, the transaction is lost too. Report the first error.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The names of the schemas that begin with `prefix`, without it. */
export async function schemasAfter(client: Queries, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ readonly name: string }>(
    'SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
    [prefix],
  );
  return rows.map(({ name }) => name.slice(prefix.length)).sort();
}

export async function hasSchema(client: Queries, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
  return rowCount === 1;
}

/** One statement, because the instances look for due work in all sandboxes again and again. */
export async function describeSchema(
  client: Queries,
  schema: string,
  name: string,
): Promise<SandboxDescription | undefined> {
  const hasJobs = `EXISTS (SELECT 1 FROM ${quoted(schema)}.sandbox_jobs
    WHERE lease_until_ms <= ${SERVER_TIME_MS})`;
  const state = await stateOf(client, schema, `${hasJobs} AS "hasWaitingJobs"`);
  if (state === undefined) return describeWithoutJobs(client, schema, name);
  const { createdAt, lastUsedAt, clock, nextDueAt, hasWaitingJobs } = state;
  return { name, createdAt, lastUsedAt, clock, nextDueAt: nextDueAt ?? undefined, hasWaitingJobs };
}

/** A sandbox whose tables are not complete: it is being created, or an older version has created it. */
async function describeWithoutJobs(
  client: Queries,
  schema: string,
  name: string,
): Promise<SandboxDescription | undefined> {
  if (!(await hasSchema(client, schema))) return undefined;
  const { createdAt, lastUsedAt, clock, nextDueAt } = (await stateOf(client, schema)) ?? {};
  const due = { nextDueAt: nextDueAt ?? undefined, hasWaitingJobs: false };
  return { name, createdAt, lastUsedAt, clock, ...due };
}

/** The sizes of the schemas that begin with `prefix`, in bytes, by their names without it. */
export async function sizesAfter(client: Queries, prefix: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ readonly name: string; readonly size: number }>(
    `SELECT n.nspname AS name, coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 AS size
     FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'r'
     WHERE starts_with(n.nspname, $1) GROUP BY n.nspname`,
    [prefix],
  );
  return new Map(rows.map(({ name, size }) => [name.slice(prefix.length), size]));
}

export async function dropSchema(client: Queries, schema: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`);
}

/**
 * The row that describes a sandbox or a snapshot; undefined if it or its table is missing.
 * @param more another column of the result: `hasWaitingJobs`
 */
export async function stateOf(
  client: Queries,
  schema: string,
  more = 'false AS "hasWaitingJobs"',
): Promise<State | undefined> {
  const { rows } = await unlessMissing(
    client.query<State>(
      `SELECT app, created_at AS "createdAt", last_used_at AS "lastUsedAt", clock,
         (SELECT min(due_at) FROM ${quoted(schema)}.sandbox_due_work) AS "nextDueAt", ${more}
       FROM ${quoted(schema)}.sandbox_state WHERE id = 1`,
    ),
  );
  return rows[0];
}

/** The names of the migrations of the schema; empty if it does not exist. */
export async function migrationsOf(client: Queries, schema: string): Promise<string[]> {
  const { rows } = await unlessMissing(
    client.query<{ readonly name: string }>(
      `SELECT name FROM ${quoted(schema)}.${MIGRATIONS} ORDER BY id`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** Copies all the tables of a schema, without their constraints, into a new one with a label. */
export async function copySchema(
  client: Queries,
  from: string,
  to: string,
  address: SnapshotOfSave,
): Promise<void> {
  const { names, now } = await tablesOf(client, from);
  const copies = names.map(
    (name) => `CREATE TABLE ${quoted(to)}.${quoted(name)} AS TABLE ${quoted(from)}.${quoted(name)}`,
  );
  const label = labelling(to, { ...address, createdAt: now });
  await client.query([`CREATE SCHEMA ${quoted(to)}`, ...copies, label].join(';\n'));
}

/** The names of the tables of a schema, and the time of the transaction, ISO 8601 UTC. */
export async function tablesOf(
  client: Queries,
  schema: string,
): Promise<{ readonly names: readonly string[]; readonly now: string }> {
  const { rows } = await client.query<{ readonly name: string; readonly now: Date }>(
    `SELECT c.relname AS name, now() AS now FROM pg_class c JOIN pg_namespace n
     ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relkind = 'r'`,
    [schema],
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`Schema ${schema} has no tables to copy.`);
  return { names: rows.map(({ name }) => name), now: toIsoUtc(first.now.getTime()) };
}

export function descriptionOf(copy: LabelledCopy): SnapshotDescription {
  const { name, sizeBytes, createdAt, save } = copy;
  return { name, sizeBytes, createdAt, ...(save === undefined ? {} : { save }) };
}

/**
 * Gives a labelled copy the schema, which must not exist, and the label of a snapshot with another name. Runs in a
 * transaction.
 */
export async function renameCopy(
  client: Queries,
  { schema, createdAt, save }: LabelledCopy,
  to: SnapshotOfSave & { readonly schema: string },
): Promise<void> {
  const { schema: target, sandbox, snapshot } = to;
  await client.query(`ALTER SCHEMA ${quoted(schema)} RENAME TO ${quoted(target)}`);
  await client.query(labelling(target, { sandbox, snapshot, save, createdAt }));
}

/** The statement that labels the schema of a snapshot. */
export function labelling(schema: string, label: Label): string {
  return `COMMENT ON SCHEMA ${quoted(schema)} IS ${pg.escapeLiteral(JSON.stringify(label))}`;
}

/** The labelled copies of one sandbox, with the schemas that they are in. */
export async function labelledCopies(
  client: Queries,
  prefix: string,
  sandbox: string,
): Promise<LabelledCopy[]> {
  // Only the comments on our schemas are JSON. CASE prevents other comments from being parsed.
  const { rows } = await client.query<{
    readonly schema: string;
    readonly label: Label;
    readonly sizeBytes: number;
  }>(
    `SELECT n.nspname AS schema, l.label, ${SIZE} AS "sizeBytes" FROM pg_namespace n,
       LATERAL (SELECT CASE WHEN starts_with(n.nspname, $1)
         THEN obj_description(n.oid, 'pg_namespace')::jsonb END AS label) l
     WHERE l.label ->> 'sandbox' = $2`,
    [prefix, sandbox],
  );
  return rows
    .map(({ schema, label: { snapshot, createdAt, save }, sizeBytes }) => ({
      schema,
      name: snapshot,
      sizeBytes,
      createdAt,
      ...(save === undefined ? {} : { save }),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export async function sizeOf(client: Queries, schema: string): Promise<number | undefined> {
  const { rows } = await client.query<{ readonly size: number }>(
    `SELECT ${SIZE} AS size FROM pg_namespace n WHERE n.nspname = $1`,
    [schema],
  );
  return rows[0]?.size;
}

/** The rows of a query; none if its table or schema does not exist. */
export async function unlessMissing<Row extends pg.QueryResultRow>(
  result: Promise<pg.QueryResult<Row>>,
): Promise<{ readonly rows: readonly Row[] }> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof pg.DatabaseError && MISSING.has(error.code ?? '')) return { rows: [] };
    throw error;
  }
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
