import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { run } from './run';
import { spi } from '../../../../apps/spi/src/spi.app';

const TOKEN = 'a-token-of-this-test';

describe(`paysim doctor on ${databaseUnderTest}`, () => {
  let app: TestApp;
  let stranger: Server;
  let silent: string;
  const folder = mkdtempSync(join(tmpdir(), 'paysim-doctor-'));
  beforeAll(async () => {
    app = await createTestApp(spi, { LOG_LEVEL: 'silent', ADMIN_TOKEN: TOKEN });
    stranger = await listening();
    silent = await closedAddress();
  });
  afterAll(async () => {
    stranger.closeAllConnections();
    stranger.close();
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** All addresses are set, so that no service of the machine is found. */
  const doctor = (settings: Readonly<Record<string, string>>) =>
    run(['doctor', '--table'], {
      environment: {
        ...Object.fromEntries(
          [
            'DICT',
            'ISO8583',
            'WORKFLOW',
            'OPENFINANCE',
            'NFSE',
            'REPORT',
            'RATELIMIT',
            'SUITE',
          ].map((name) => [`${name}_URL`, silent]),
        ),
        SPI_URL: app.address,
        ADMIN_TOKEN: TOKEN,
        DATA_DIR: folder,
        ...settings,
      },
    });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a service that is ready', {}, /^ok +spi +Ready at http:.*, version /m],
    [
      'a token that the service takes',
      {},
      /^ok +ADMIN_TOKEN +It is set, and the services take it/m,
    ],
    [
      'a token that it refuses',
      { ADMIN_TOKEN: 'another-wrong-token' },
      /^wrong +ADMIN_TOKEN +It is set, but the services refuse it \(ADMIN_TOKEN_WRONG\)\.\n +→ Set /m,
    ],
    [
      'a missing token',
      { ADMIN_TOKEN: '' },
      /^wrong +ADMIN_TOKEN +The services need it, and it is not set/m,
    ],
    [
      'a token that no service can have',
      { ADMIN_TOKEN: 'a b' },
      /^wrong +ADMIN_TOKEN +ADMIN_TOKEN cannot be used/m,
    ],
    [
      'an address without a service',
      {},
      /^wrong +nfse +NFSE_URL is .*, and nothing answers there\./m,
    ],
    [
      'an address that is none',
      { REPORT_URL: 'not an address' },
      /^wrong +report +not an address cannot be reached: ERR_INVALID_URL\./m,
    ],
    ['a folder for the data', {}, /^ok +DATA_DIR +.* can be written; \d+ MiB are free\.$/m],
    ['the driver of SQLite', {}, /^ok +SQLite +The driver better-sqlite3\S* loads\.$/m],
  ])('judges %s', async (_, settings, expected) => {
    const { code, stdout } = await doctor(settings);
    expect(stdout).toMatch(expected);
    expect(code).toBe(1);
    expect(stdout).not.toContain('another-wrong-token');
  });

  // Several services can share a database on PostgreSQL, so it has no such lock.
  (databaseUnderTest === 'SQLite' ? it : it.skip)(
    'finds the service that uses the files',
    async () => {
      const { DATA_DIR = '' } = app.environment;
      const found = await doctor({ DATA_DIR });
      expect(found.stdout).toMatch(/^ok +DATA_DIR +Used by the services that run: spi\.$/m);
      const lost = await doctor({ DATA_DIR, SPI_URL: silent });
      expect(lost.stdout).toMatch(
        /^wrong +DATA_DIR +A process of spi uses .*\n +→ Stop that process/m,
      );
    },
  );

  it('judges another program, another service and a database that is down, and shows no password', async () => {
    const { port } = stranger.address() as AddressInfo;
    const { stdout } = await doctor({
      SUITE_URL: `http://127.0.0.1:${String(port)}`,
      DICT_URL: app.address,
      DATABASE_URL: `${silent.replace('http://', 'postgres://user:secret-word@')}/none`,
    });
    expect(stdout).toMatch(
      /^wrong +suite +Another program answers at .*: HTTP 200\.\n +→ Stop that /m,
    );
    expect(stdout).toMatch(/^wrong +dict +At .* runs spi, not dict\.\n +→ Correct DICT_URL/m);
    expect(stdout).toMatch(
      /^wrong +DATABASE_URL +postgres:\/\/\*\*\*@127\.0\.0\.1:\d+\/none cannot be used/m,
    );
    expect(stdout).not.toContain('secret-word');
    expect(stdout).not.toContain('DATA_DIR');
  });
});

async function listening(): Promise<Server> {
  const server = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** An address on which nothing listens any more. */
async function closedAddress(): Promise<string> {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${String(port)}`;
}
