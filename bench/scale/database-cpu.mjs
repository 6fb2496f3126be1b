import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { cpuTimeOf } from '../measure.mjs';

/**
 * Runs a load and adds `databaseCpu` to its result: the CPU time per request, in microseconds, of the PostgreSQL processes
 * that serve connections to the database. It is undefined if these processes are not on this machine.
 */
export async function withDatabaseCpu(url, run) {
  const before = await backendTimes(url);
  const result = await run();
  const after = await backendTimes(url);
  if (after === undefined || before === undefined) return result;
  // A process that began meanwhile had no time before.
  const spent = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  return { ...result, databaseCpu: spent / result.requests };
}

async function backendTimes(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend'`,
  );
  const times = rows.filter(({ pid }) => isPostgres(pid)).map(({ pid }) => [pid, cpuTimeOf(pid)]);
  await client.end();
  // The connection that asks is one of them.
  return times.length === 0 ? undefined : new Map(times);
}

/** False also for a process that has ended meanwhile, and if PostgreSQL runs on another machine. */
function isPostgres(pid) {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) && readFileSync(file, 'utf8').trim() === 'postgres';
}
