import pg from 'pg';
import { call } from '../load.mjs';
import { memoryOf } from '../measure.mjs';
import { median, printTable } from '../print.mjs';
import { samplePaths } from '../requests/dict.mjs';
import { fillPostgres, fillSqlite } from '../scale/fill.mjs';
import { SUBJECTS } from '../scale/subjects.mjs';
import { startService } from '../service.mjs';

const KEYS = Number(process.env.BENCH_KEYS ?? 1_000_000);
const ROUNDS = 3;
/** The participant of all keys. */
const BANK = '12345678';
const KEY_TYPES = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP'];
const VERIFIER = '0'.repeat(64);
const WATCH_MS = 20;
const TABLE = { service: 'dict', sandbox: 'default' };
/** A fifth of the keys has each type. */
const SUBJECT = {
  ...SUBJECTS.dict,
  columns: {
    ...SUBJECTS.dict.columns,
    key_type: `CASE i % 5 WHEN 0 THEN 'CPF' WHEN 1 THEN 'CNPJ' WHEN 2 THEN 'PHONE' WHEN 3 THEN 'EMAIL' ELSE 'RANDOM' END`,
  },
};

/** Measures the reconciliation of a participant with all keys, and how long other requests wait meanwhile. */
export async function reconciliation() {
  const url = process.env.TEST_DATABASE_URL;
  await measure('SQLite', {}, ({ data }) => fillSqlite(data, TABLE, SUBJECT, KEYS));
  if (url === undefined) {
    console.log('\nPostgreSQL: set TEST_DATABASE_URL to measure it.');
    return;
  }
  await onNewDatabase(url, (address) =>
    measure('PostgreSQL', { DATABASE_URL: address }, () =>
      fillPostgres(address, TABLE, SUBJECT, KEYS),
    ),
  );
}

async function measure(title, env, fill) {
  const server = await startService('dict', { ...env, DICT_SIGN: 'false' });
  try {
    await call(`${server.address}/__admin/clock`, {
      method: 'PUT',
      body: { mode: 'frozen', now: '2030-01-01T00:00:00.000Z' },
    });
    await fill(server);
    console.log(`\n${title}: a participant with ${KEYS} keys`);
    printTable(await rowsOf(server));
  } finally {
    await server.stop();
  }
}

async function rowsOf({ address, pid }) {
  const sample = await samplePaths(address, KEYS);
  const paths = sample.filter((path) => path.startsWith('/dict/keys/CPF/'));
  const rows = [];
  const add = async (what, work) =>
    rows.push({ what, ...(await watched(address, pid, paths, work)) });
  await add('nothing', () => new Promise((resolve) => setTimeout(resolve, 1_000)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await add(`VSync of all types, ${round}`, () => verifyAll(address));
  }
  await add('CID events', () => official(address, `/cids/events?Participant=${BANK}&KeyType=CPF`));
  for (const type of KEY_TYPES) await official(address, '/cids/files/', fileRequest(type));
  await add('all CID files made', () =>
    call(`${address}/__admin/clock/advance`, { body: { by: 'PT20S' } }),
  );
  for (const [index, type] of KEY_TYPES.entries()) {
    let bytes = 0;
    await add(`download of ${type}`, async () => (bytes = await download(address, index + 1)));
    rows.at(-1).MiB = (bytes / 2 ** 20).toFixed(1);
  }
  return rows;
}

/** Does the work while a client looks keys up, one after the other. */
async function watched(address, pid, paths, work) {
  const waits = [];
  let isOver = false;
  const watching = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const started = performance.now();
      await (await fetch(address + paths[index % paths.length])).arrayBuffer();
      waits.push(performance.now() - started);
    }
  })();
  const before = memoryOf(pid).now;
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pid).now)), WATCH_MS);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  isOver = true;
  await watching;
  clearInterval(watch);
  return {
    ms: Math.round(ms),
    'lookup p50 ms': median(waits).toFixed(1),
    'longest lookup ms': Math.max(...waits).toFixed(1),
    'RSS MiB': `${before.toFixed(0)} to ${highest.toFixed(0)}`,
  };
}

async function verifyAll(address) {
  for (const type of KEY_TYPES) {
    const members =
      `<Participant>${BANK}</Participant><KeyType>${type}</KeyType>` +
      `<ParticipantSyncVerifier>${VERIFIER}</ParticipantSyncVerifier>`;
    const body =
      '<CreateSyncVerificationRequest><Signature></Signature>' +
      `<SyncVerification>${members}</SyncVerification></CreateSyncVerificationRequest>`;
    await official(address, '/sync-verifications/', body);
  }
}

function fileRequest(type) {
  const members = `<Participant>${BANK}</Participant><KeyType>${type}</KeyType>`;
  return `<CreateCidSetFileRequest><Signature></Signature>${members}</CreateCidSetFileRequest>`;
}

async function official(address, path, body) {
  const response = await fetch(`${address}/api/v2${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/xml', 'pi-requestingparticipant': BANK },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
}

async function download(address, id) {
  const response = await fetch(`${address}/api/v2/cids/files/${id}/download`);
  if (!response.ok) throw new Error(await response.text());
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

async function onNewDatabase(url, use) {
  const name = `bench_vsync_${process.pid}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  try {
    await use(address.toString());
  } finally {
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
