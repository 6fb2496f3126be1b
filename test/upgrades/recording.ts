import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { createTestData, databaseUnderTest, type TestData } from '#libs/testing';

const ROOT = join('test', 'upgrades', 'data');
/** The line between the dumps of two schemas, as scripts/upgrades/databases.mjs writes it. */
const SCHEMA_END = '\n-- The end of a schema.\n';

/** The versions whose data were recorded, oldest first. */
export const VERSIONS = readdirSync(ROOT)
  .filter((name) => /^\d/.test(name))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** A GET, and what the recorded version answered to it, with the status 200. */
export interface RecordedAnswer {
  readonly service: string;
  readonly sandbox: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The ids of what the recording has made. */
export interface Known {
  readonly settledPayment: string;
  readonly scheduledPayment: string;
  readonly pendingPayment: string;
  readonly openAuthorizationCode: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  readonly executions: Readonly<Record<string, string>>;
  readonly callingWorkflow: string;
  readonly invoices: Readonly<Record<string, string>>;
  /** It was waiting for its source when the services were stopped. */
  readonly runningReport: string;
}

/** The data of a released version, as it has stored them. */
export interface Recording {
  readonly answers: readonly RecordedAnswer[];
  readonly known: Known;
  readonly data: TestData;
}

/** Copies the recorded data of a version to a new database of the kind under test. */
export async function unpack(version: string): Promise<Recording> {
  const isSqlite = databaseUnderTest === 'SQLite';
  const folder = join(ROOT, version, isSqlite ? 'sqlite' : 'postgres');
  const data = await createTestData();
  const { DATA_DIR = '', DATABASE_URL = '' } = data.environment;
  try {
    if (isSqlite) unpackFiles(folder, join(DATA_DIR, 'sandboxes'));
    else await runDumps(content(folder, 'dump.sql.br').toString(), DATABASE_URL);
    const answers = content(folder, 'answers.json.br').toString();
    return { ...(JSON.parse(answers) as Omit<Recording, 'data'>), data };
  } catch (error) {
    await data.remove();
    throw error;
  }
}

function unpackFiles(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true }) as string[]) {
    if (!name.endsWith('.sqlite.br')) continue;
    const file = join(to, name.slice(0, -'.br'.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content(from, name));
  }
}

async function runDumps(dumps: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const dump of dumps.split(SCHEMA_END)) await client.query(dump);
  } finally {
    await client.end();
  }
}

/** @throws Error that names the file, if it is damaged */
function content(folder: string, name: string): Buffer {
  const file = join(folder, name);
  try {
    return brotliDecompressSync(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} is not a complete recording: ${String(error)}. Check it out again.`, {
      cause: error,
    });
  }
}
