import { access, constants, readdir, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { SQLITE_PACKAGE } from '#libs/config';
import { type FolderFacts } from './storage-check';

interface Connection {
  prepare(sql: string): { all(): unknown };
  close(): void;
}

type Driver = new (
  path: string,
  options: { readonly readonly: true; readonly fileMustExist: true; readonly timeout: 0 },
) => Connection;

export type LoadedDriver =
  | { readonly driver: Driver; readonly failure?: undefined }
  | { readonly driver?: undefined; readonly failure: string };

/** Loads the driver, and its binary, as a service does. */
export function loadDriver(): LoadedDriver {
  try {
    const driver = createRequire(__filename)(SQLITE_PACKAGE) as Driver &
      (new (path: string) => Connection);
    new driver(':memory:').close();
    return { driver };
  } catch (error) {
    return { failure: firstLine(error) };
  }
}

export async function folderFacts(dataDir: string, driver?: Driver): Promise<FolderFacts> {
  const path = resolve(dataDir);
  const existing = await existingFolder(path);
  const isWritable = await access(existing, constants.W_OK).then(
    () => true,
    () => false,
  );
  const freeBytes = await statfs(existing).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
  return { path, isWritable, freeBytes, lockedBy: await lockedBy(path, driver) };
}

async function existingFolder(path: string): Promise<string> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  const above = dirname(path);
  return exists || above === path ? path : existingFolder(above);
}

/** A service holds a lock of SQLite on a file with its name while it runs. */
async function lockedBy(dataDir: string, driver: Driver | undefined): Promise<readonly string[]> {
  if (driver === undefined) return [];
  const folder = join(dataDir, 'locks');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.includes('.') && isLocked(join(folder, name), driver)).sort();
}

function isLocked(file: string, driver: Driver): boolean {
  let connection: Connection | undefined;
  try {
    connection = new driver(file, { readonly: true, fileMustExist: true, timeout: 0 });
    connection.prepare('SELECT name FROM sqlite_master').all();
    return false;
  } catch (error) {
    return (error as { readonly code?: string }).code === 'SQLITE_BUSY';
  } finally {
    connection?.close();
  }
}

const PATIENCE_MS = 3_000;

/** @returns why the database cannot be used; undefined if it can */
export async function postgresFailure(address: string): Promise<string | undefined> {
  // Loaded only here, because most installations use SQLite.
  const { default: postgres } = await import('pg');
  try {
    const client = new postgres.Client({
      connectionString: address,
      connectionTimeoutMillis: PATIENCE_MS,
    });
    try {
      await client.connect();
      await client.query('SELECT 1');
    } finally {
      await client.end().catch(() => undefined);
    }
    return undefined;
  } catch (error) {
    return firstLine(error);
  }
}

function firstLine(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  const [line = ''] = message.split('\n');
  return line === '' ? (code ?? 'unknown') : line;
}
