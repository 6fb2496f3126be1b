import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment } from '#libs/config';
import {
  createTestData,
  databaseUnderTest,
  freePorts,
  takeTurn,
  type TestData,
} from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { addressVariable } from '../../apps/suite/src/start-order';
import { startRoundRobinProxy } from './round-robin-proxy';
import { ServiceUnderTest } from './service-under-test';

export type AppName =
  'spi' | 'dict' | 'iso8583' | 'workflow' | 'openfinance' | 'nfse' | 'report' | 'ratelimit';

export interface SuiteOptions {
  /** How many instances of each simulator share its database. More than one needs PostgreSQL. Default: 1. */
  readonly instances?: number;
  /** Variables of all simulators. */
  readonly settings?: Environment;
  /** Existing data, which all simulators use and the caller removes. Default: new data for each. */
  readonly data?: TestData;
}

/** All simulators in this process. They know each other's addresses. */
export interface SuiteUnderTest {
  /** Where clients and the other simulators find each simulator: `http://127.0.0.1:40123`. */
  readonly addresses: Readonly<Record<AppName, string>>;
  readonly services: Readonly<Record<AppName, ServiceUnderTest>>;
  /** Stops everything and removes the data. */
  close(): Promise<void>;
}

/**
 * Starts all simulators as `npm start` does, on free ports and on data of their own. Each simulator is behind a
 * proxy, which sends the requests to its instances in turn.
 */
export async function startSuiteUnderTest({
  instances = 1,
  settings = {},
  data: existing,
}: SuiteOptions = {}): Promise<SuiteUnderTest> {
  if (instances > 1 && databaseUnderTest === 'SQLite') {
    throw new Error('Several instances need PostgreSQL: set TEST_DATABASE_URL.');
  }
  // Sixteen instances hold about 50 connections, and a PostgreSQL server allows 100 unless it is configured otherwise.
  const endTurn = instances > 1 ? await takeTurn('several instances of all simulators') : undefined;
  const reportFolder = mkdtempSync(join(tmpdir(), 'report-files-'));
  const placed = await Promise.all(
    apps.map(async (app) => ({
      app,
      data: existing === undefined ? await createTestData() : kept(existing),
      proxy: await startRoundRobinProxy(),
    })),
  );
  const environment = {
    ...freePorts(apps),
    ...Object.fromEntries(placed.map(({ app, proxy }) => [addressVariable(app), proxy.address])),
    REPORT_DIR: reportFolder,
    // Eight simulators with pools of the usual size need more connections than a PostgreSQL server allows.
    DATABASE_POOL_SIZE: '1',
    ...settings,
  };
  const services = placed.map(
    ({ app, data, proxy }) =>
      new ServiceUnderTest(app, data, proxy, { instances, settings: environment }),
  );
  const close = async (): Promise<void> => {
    await Promise.all(services.map((service) => service.close()));
    rmSync(reportFolder, { recursive: true });
    await endTurn?.();
  };
  try {
    for (const service of services) await service.start();
  } catch (error) {
    await close();
    throw error;
  }
  const byName = <T>(valueOf: (service: ServiceUnderTest) => T) =>
    Object.fromEntries(services.map((each) => [each.name, valueOf(each)])) as Record<AppName, T>;
  return { addresses: byName(({ address }) => address), services: byName((each) => each), close };
}

function kept({ environment }: TestData): TestData {
  return { environment, remove: () => Promise.resolve() };
}
