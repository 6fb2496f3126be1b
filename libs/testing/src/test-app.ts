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

/** A service under test: the real application, on a port and a database of its own. */
export interface TestApp {
  readonly app: NestExpressApplication;
  /** supertest against the service. */
  readonly http: ReturnType<typeof request>;
  readonly address: string;
  /** Its listeners besides HTTP. */
  readonly sideListeners: readonly OpenSideListener[];
  /** What the service was started with; start another with it to find the same data. */
  readonly environment: Environment;
  /** Stops the service and keeps its data, as a restart does. */
  stop(): Promise<void>;
  /** Stops the service and removes its data. */
  close(): Promise<void>;
}

/** Data of one test: a folder of SQLite files, or a PostgreSQL database where TEST_DATABASE_URL is set. */
export interface TestData {
  readonly environment: Environment;
  remove(): Promise<void>;
}

/** Which database the e2e tests run on, for their titles. */
export const databaseUnderTest = testDatabaseUrl() === undefined ? 'SQLite' : 'PostgreSQL';

export async function createTestData(): Promise<TestData> {
  const url = testDatabaseUrl();
  return url === undefined ? sqliteData() : postgresData(url);
}

/** Starts the service as production does, only that its port is the system's choice. */
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
  return {
    app,
    http: request(address),
    address,
    sideListeners,
    environment,
    stop: () => app.close(),
    close: async () => {
      await app.close();
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
