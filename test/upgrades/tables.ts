import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { SqliteDriver } from '#libs/database';
import { databaseUnderTest, type TestData } from '#libs/testing';

/** Tables that are empty in each recording, and why. */
const EMPTY: Readonly<Record<string, string>> = {
  sandbox_clock_lease: 'It has a row only while a clock is moved.',
  'ratelimit.sandbox_due_work': 'The leaky bucket does nothing later.',
  'workflow.workflow_signals': 'A signal is delivered at once.',
  sandbox_jobs: 'It has a row only while work is done.',
  'openfinance.settings': 'Version 0.1.0 does not have it.',
  'openfinance.limit_counters': 'Version 0.1.0 does not have it.',
  'openfinance.recurring_consents': 'Version 0.1.0 does not have it.',
  'iso8583.reconciliations': 'Version 0.1.0 does not have it.',
  'report.reconciliation_items': 'It has rows only while a reconciliation is done.',
};

type Count = readonly [table: string, rows: number];

/** The tables that no sandbox has a row of, as `spi.transactions`, without those that are known to be empty. */
export async function emptyTables(data: TestData): Promise<string[]> {
  const counts = databaseUnderTest === 'SQLite' ? inFiles(data) : await inSchemas(data);
  const sums = new Map<string, number>();
  for (const [table, rows] of counts) sums.set(table, (sums.get(table) ?? 0) + rows);
  return [...sums]
    .filter(([table, rows]) => rows === 0 && !isKnown(table))
    .map(([table]) => table)
    .sort();
}

function isKnown(table: string): boolean {
  return [table, table.split('.')[1] ?? ''].some((name) => name in EMPTY);
}

function inFiles({ environment: { DATA_DIR = '' } }: TestData): Count[] {
  const root = join(DATA_DIR, 'sandboxes');
  const names = (readdirSync(root, { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.sqlite') && !name.includes('snapshots'),
  );
  return names.flatMap((name) => {
    const database = new SqliteDriver(join(root, name));
    const tables = database
      .prepare<[], { name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      )
      .all();
    const counts = tables.map(({ name: table }): Count => {
      const row = database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM "${table}"`).get();
      return [`${basename(name, '.sqlite')}.${table}`, row?.n ?? 0];
    });
    database.close();
    return counts;
  });
}

async function inSchemas({ environment: { DATABASE_URL = '' } }: TestData): Promise<Count[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname ~ '^[a-z0-9]+_[a-z]' AND schemaname !~ '^(pg|information)_'`,
    );
    const counts: Count[] = [];
    for (const { schema, name } of rows) {
      const { rows: counted } = await client.query<{ n: number }>(
        `SELECT count(*)::integer AS n FROM ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
      );
      counts.push([`${schema.split('_')[0] ?? ''}.${name}`, counted[0]?.n ?? 0]);
    }
    return counts;
  } finally {
    await client.end();
  }
}
