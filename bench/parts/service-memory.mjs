import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../load.mjs';
import { memoryOf } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { SERVICES, startService } from '../service.mjs';

const SANDBOXES = 400;
/** Requests that wait for the same thing at once. */
const TOGETHER = 8;
const CONNECTIONS = 1_000;
/** In this time a process at rest collects garbage, and unused page caches are freed (after 10 s). */
const REST_MS = 15_000;
const KIB = 1_024;

/** Measures what each service takes at rest, and what an open sandbox and an idle connection add to it. */
export async function serviceMemory() {
  const url = process.env.TEST_DATABASE_URL;
  const databases = { SQLite: '', ...(url === undefined ? {} : { PostgreSQL: url }) };
  const rows = [];
  for (const [database, address] of Object.entries(databases)) {
    for (const service of Object.keys(SERVICES)) {
      rows.push({ service, database, ...(await costsOf(service, address)) });
    }
  }
  printTable(rows);
}

async function costsOf(service, url) {
  const env = { DATABASE_URL: url, SANDBOXES_OPEN: String(2 * SANDBOXES) };
  const server = await startService(service, env);
  try {
    const rest = await residentOf(server);
    await openSandboxes(server.address);
    const open = await residentOf(server);
    const connections = await openConnections(server.address);
    const connected = await residentOf(server);
    connections.destroy();
    return {
      'at rest, MiB': rest.toFixed(0),
      'open sandbox, KiB': (((open - rest) / SANDBOXES) * KIB).toFixed(0),
      'idle connection, KiB': (((connected - open) / CONNECTIONS) * KIB).toFixed(0),
    };
  } finally {
    await dropSandboxes(server.address, url);
    await server.stop();
  }
}

async function residentOf({ pid }) {
  await sleep(REST_MS);
  return memoryOf(pid).now;
}

const names = Array.from({ length: SANDBOXES }, (_, index) => `bench-memory-${index}`);

/** A reset creates a sandbox, and leaves it open. */
async function openSandboxes(address) {
  await inTurns(names, (name) =>
    call(`${address}/__admin/reset`, { method: 'POST', headers: { 'x-sandbox': name } }),
  );
}

async function dropSandboxes(address, url) {
  if (url === '') return;
  await inTurns(names, (name) =>
    fetch(`${address}/__admin/sandboxes/${name}`, { method: 'DELETE' }),
  );
}

async function inTurns(all, work) {
  const waiting = [...all];
  const next = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: TOGETHER }, next));
}

/** Opens connections that have sent one request each, and stay open. */
async function openConnections(address) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: CONNECTIONS });
  const requests = Array.from({ length: CONNECTIONS }, async () => {
    const [response] = await once(get(`${address}/health/live`, { agent }), 'response');
    await once(response.resume(), 'end');
  });
  await Promise.all(requests);
  return agent;
}
