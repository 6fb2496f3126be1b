// node scripts/upgrades/mixed.mjs OLDER [SECONDS]: an older and this version on one PostgreSQL, with requests to both in
// turn. OLDER is the folder of a checkout of the older version that is installed and built. See docs/adr/0065.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import '../check-node.mjs';
import { build } from '../build/build.mjs';
import { root } from '../build/sources.mjs';
import { Traffic } from './traffic.mjs';

const MAIN = join('dist', 'apps', 'suite', 'src', 'main.js');
/** Below the ports that the system gives to connections. */
const FIRST_PORT = Number(process.env.MIXED_PORT ?? 27_300);
const SERVICES = [
  'SUITE',
  'SPI',
  'DICT',
  'ISO8583',
  'WORKFLOW',
  'OPENFINANCE',
  'NFSE',
  'REPORT',
  'RATELIMIT',
];

const [older = '', seconds = '60'] = process.argv.slice(2);
if (!existsSync(join(older, MAIN)) || !(Number(seconds) > 0)) {
  console.error(
    `node scripts/upgrades/mixed.mjs OLDER [SECONDS]: OLDER must be the folder of a built checkout, in which ${MAIN} exists; SECONDS must be above 0.`,
  );
  process.exit(1);
}

await build();
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const database = `mixed_${process.pid}`;
const url = new URL(server);
url.pathname = `/${database}`;
const files = mkdtempSync(join(tmpdir(), 'mixed-'));
await onServer(`CREATE DATABASE ${database}`);
const started = [];
try {
  for (const [index, folder] of [resolve(older), root].entries()) {
    started.push(await start(folder, FIRST_PORT + 20 * index));
  }
  const traffic = new Traffic(started.map(({ addresses }) => addresses));
  await traffic.begin();
  await traffic.run(Number(seconds));
  const wrong = await traffic.differences();
  console.log(JSON.stringify(traffic.counts, null, 2));
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'Nothing was lost, and nothing was done twice.' : 'FAILED');
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(started.map(({ stop }) => stop()));
  await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
  rmSync(files, { recursive: true, force: true });
}

/** Starts all services of a checkout. */
async function start(folder, firstPort) {
  const ports = SERVICES.map((name, index) => [`${name}_PORT`, String(firstPort + index)]);
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: {
      ...process.env,
      ...Object.fromEntries(ports),
      ISO8583_TCP_PORT: String(firstPort + SERVICES.length),
      DATABASE_URL: url.toString(),
      DATABASE_POOL_SIZE: '2',
      DATA_DIR: files,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const addresses = Object.fromEntries(
    SERVICES.map((name, index) => [name.toLowerCase(), `http://127.0.0.1:${firstPort + index}`]),
  );
  await Promise.race([
    Promise.all(Object.values(addresses).map(ready)),
    ended.then(([code]) => {
      throw new Error(`The services of ${folder} ended with ${code}.`);
    }),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { addresses, stop };
}

async function ready(address) {
  for (;;) {
    const response = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolveLater) => setTimeout(resolveLater, 100));
  }
}

async function onServer(statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
