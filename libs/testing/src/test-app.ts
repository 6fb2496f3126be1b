import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import request from 'supertest';
import { newUuid } from '#libs/kernel';
import {
  createApp,
  SideListeners,
  type AppDefinition,
  type Environment,
  type OpenSideListener,
} from '#libs/platform';

/** A service under test: the real application, with its own port and database. */
export interface TestApp {
  readonly app: NestExpressApplication;
  /** supertest against the service. */
  readonly http: ReturnType<typeof request>;
  readonly address: string;
  /** The listeners that the service has besides HTTP. */
  readonly sideListeners: readonly OpenSideListener[];
  /** The environment of the service. A second service with the same environment has the same data. */
  readonly environment: Environment;
  /** Stops the service and keeps its data, as before a restart. */
  stop(): Promise<void>;
  /** Stops the service and removes its data. */
  close(): Promise<void>;
}

/** The data of one test: a folder of SQLite files, or a PostgreSQL database if TEST_DATABASE_URL is set. */
export interface TestData {
  readonly environment: Environment;
  remove(): Promise<void>;
}

/** The kind of database that the e2e tests use, for their titles. */
export const databaseUnderTest = testDatabaseUrl() === undefined ? 'SQLite' : 'PostgreSQL';

export async function createTestData(): Promise<TestData> {
  const url = testDatabaseUrl();
  return url === undefined ? sqliteData() : postgresData(url);
}

/** Starts the service as in production, but on a port that the system chooses. */
export async function createTestApp(
  definition: AppDefinition,
  overrides: Environment = {},
  existing?: TestData,
): Promise<TestApp> {
  const data = existing ?? (await createTestData());
  const environment = { LOG_LEVEL: 'error', ...data.environment, ...overrides };
  const app = await createApp(definition, environment);
  await app.listen(0, '127.0.0.1');
  const sideListeners = await app.get(SideListeners).open();
  const { port } = app.getHttpServer().address() as AddressInfo;
  const address = `http://127.0.0.1:${String(port)}`;
  let closed: Promise<void> | undefined;
  // A test stops the service, and its clean-up stops it again.
  const stop = (): Promise<void> => (closed ??= app.close());
  return {
    app,
    http: request(address),
    address,
    sideListeners,
    environment,
    stop,
    close: async () => {
      await stop();
      await data.remove();
    },
  };
}

function sqliteData(): TestData {
  const folder = mkdtempSync(join(tmpdir(), 'simulators-'));
  return {
    environment: { DATA_DIR: folder },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

async function postgresData(serverUrl: string): Promise<TestData> {
  const name = `test_${newUuid().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.toString() },
    remove: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function testDatabaseUrl(): string | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? undefined : url;
}
