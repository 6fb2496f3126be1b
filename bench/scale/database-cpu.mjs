import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { cpuTimeOf } from '../measure.mjs';

/**
 * Runs a load and adds `databaseCpu` to its result: the CPU time per request, in microseconds, of the PostgreSQL processes
 * that serve connections to the database. On Citus this is the coordinator, and `workerCpu` is the sum of all workers. They are
 * undefined if these processes are not on this machine.
 */
export async function withDatabaseCpu(url, run) {
  const nodes = { databaseCpu: [url], workerCpu: await workersOf(url) };
  const before = await timesOf(nodes);
  const result = await run();
  const after = await timesOf(nodes);
  const costs = Object.keys(nodes)
    .filter((part) => after[part] !== undefined && before[part] !== undefined)
    .map((part) => [part, spent(before[part], after[part]) / result.requests]);
  return { ...result, ...Object.fromEntries(costs) };
}

/** The URLs of the same database on the workers of Citus; empty without Citus. */
async function workersOf(url) {
  const [{ isCitus }] = await rowsOf(
    url,
    `SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS "isCitus"`,
  );
  if (!isCitus) return [];
  const workers = await rowsOf(
    url,
    'SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0',
  );
  return workers.map(({ nodename, nodeport }) => {
    const worker = new URL(url);
    worker.host = `${nodename}:${nodeport}`;
    return worker.toString();
  });
}

/** For each part, the CPU times of its processes by their ids, or undefined if there are none on this machine. */
async function timesOf(nodes) {
  const parts = Object.entries(nodes).map(async ([part, urls]) => {
    const times = (await Promise.all(urls.map((url) => backendTimes(url)))).flat();
    return [part, times.length === 0 ? undefined : new Map(times)];
  });
  return Object.fromEntries(await Promise.all(parts));
}

function spent(before, after) {
  // A process that began meanwhile had no time before.
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

async function backendTimes(url) {
  // The connection that asks is one of them.
  const rows = await rowsOf(
    url,
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend'`,
  );
  return rows.filter(({ pid }) => isPostgres(pid)).map(({ pid }) => [pid, cpuTimeOf(pid)]);
}

async function rowsOf(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** False also for a process that has ended meanwhile, and if PostgreSQL runs on another machine. */
function isPostgres(pid) {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) && readFileSync(file, 'utf8').trim() === 'postgres';
}
