import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import request from 'supertest';
import { createApp, SideListeners, type AppDefinition, type OpenSideListener } from '#libs/app';
import { type Environment } from '#libs/config';
import { newUuid } from '#libs/kernel';
import { documentedAnswers } from './answers/documented-answers';
import { watchAnswers } from './answers/watch-answers';
import { reportWrongAnswer } from './answers/wrong-answers';
import { createCitusDatabase, onServer, withDatabase } from './citus-database';

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

/**
 * The data of one test: a folder of SQLite files, a PostgreSQL database if TEST_DATABASE_URL is set, or a database of a Citus
 * cluster if TEST_CITUS_URL is set.
 */
export interface TestData {
  readonly environment: Environment;
  remove(): Promise<void>;
}

/**
 * Connections for the requests of one service. A PostgreSQL server allows 100 connections unless it is configured
 * otherwise, and two test processes can have twenty services at once.
 */
const POOL_SIZE = '4';

/** The kind of database that the e2e tests use, for their titles. */
export const databaseUnderTest = testDatabaseUrl() === undefined ? 'SQLite' : 'PostgreSQL';

/**
 * Takes a lock with this name on the PostgreSQL server, and waits while another test process holds it. Returns a
 * function that releases the lock. The end of the process releases it too.
 */
export async function takeTurn(name: string): Promise<() => Promise<void>> {
  const connectionString = testDatabaseUrl();
  if (connectionString === undefined) return () => Promise.resolve();
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  return () => client.end();
}

export async function createTestData(): Promise<TestData> {
  const cluster = variable('TEST_CITUS_URL');
  if (cluster !== undefined) return citusData(cluster);
  const url = testDatabaseUrl();
  return url === undefined ? sqliteData() : postgresData(url);
}

/**
 * Starts the service as in production, but on a port that the system chooses. A test fails if an answer of the service is
 * not as its OpenAPI document says.
 */
export async function createTestApp(
  definition: AppDefinition,
  overrides: Environment = {},
  existing?: TestData,
): Promise<TestApp> {
  const data = existing ?? (await createTestData());
  const environment = { LOG_LEVEL: 'error', ...data.environment, ...overrides };
  const app = await createApp(definition, environment);
  const documented = documentedAnswers(definition.name);
  if (documented !== undefined) {
    watchAnswers(app.getHttpServer(), documented, reportWrongAnswer);
  }
  await app.listen(0, '127.0.0.1');
  const sideListeners = await app.get(SideListeners).open('127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const address = `http://127.0.0.1:${String(port)}`;
  let closed: Promise<void> | undefined;
  // Called twice if a test stops the service before its clean-up.
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
  symlinkSync(certificatesOfProcess(), join(folder, 'certificates'), 'junction');
  return {
    environment: { DATA_DIR: folder },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

let certificates: string | undefined;

/** The test certificates of all services that this process starts: to make an RSA key takes longer than most tests. */
function certificatesOfProcess(): string {
  if (certificates !== undefined) return certificates;
  const folder = mkdtempSync(join(tmpdir(), 'simulators-certificates-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (certificates = folder);
}

async function postgresData(serverUrl: string): Promise<TestData> {
  const name = `test_${newUuid().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: withDatabase(serverUrl, name), DATABASE_POOL_SIZE: POOL_SIZE },
    remove: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function citusData(clusterUrl: string): Promise<TestData> {
  const name = `test_${newUuid().replaceAll('-', '')}`;
  const database = await createCitusDatabase(clusterUrl, name);
  return {
    environment: { DATABASE_URL: database.url, DATABASE_POOL_SIZE: POOL_SIZE },
    remove: () => database.remove(),
  };
}

function testDatabaseUrl(): string | undefined {
  return variable('TEST_CITUS_URL') ?? variable('TEST_DATABASE_URL');
}

function variable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
