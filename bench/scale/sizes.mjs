import { call } from '../load.mjs';
import { withCpuTime } from '../measure.mjs';
import { median, medianCpu, printTable } from '../print.mjs';
import { startService } from '../service.mjs';
import { withDatabaseCpu } from './database-cpu.mjs';
import { fillPostgres, fillSqlite, hasSpaceFor } from './fill.mjs';
import { SUBJECTS } from './subjects.mjs';

const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WARM_UP_SECONDS = 2 * SECONDS;
const LATER_REQUESTS = 3;
/** A figure is flat if it differs from the one of the smallest table by at most this share. */
const FLAT = 0.2;

/**
 * Measures the operations of a service in sandboxes with different numbers of rows, in interleaved rounds of one process.
 *
 * @param url the address of PostgreSQL; undefined for SQLite
 */
export async function sizes(service, rowCounts, url) {
  const server = await startService(service, url === undefined ? {} : { DATABASE_URL: url });
  try {
    const filled = [];
    for (const rows of rowCounts) {
      if (await fill(server, { service, sandbox: sandboxOf(rows) }, rows, url)) filled.push(rows);
    }
    const results = filled.flatMap((rows) => operationsOf(server, service, rows));
    for (const { run } of results) await run({ duration: WARM_UP_SECONDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { run, rounds } of results) {
        const measured = () => withCpuTime(server.pid, () => run({ duration: SECONDS }));
        rounds.push(await (url === undefined ? measured() : withDatabaseCpu(url, measured)));
      }
    }
    printTable(inOrder(results).map((result) => row(result, results)));
    await printTotals(server, service, filled);
    for (const rows of filled) await drop(server, sandboxOf(rows));
  } finally {
    await server.stop();
  }
}

function sandboxOf(rows) {
  return `bench-${rows}`;
}

/** Fills the sandbox; false if there is no space for it. */
async function fill(server, place, rows, url) {
  const headers = { 'x-sandbox': place.sandbox };
  const subject = SUBJECTS[place.service];
  // PostgreSQL usually has its data on the same disk; if not, its own error ends the run.
  if (!hasSpaceFor(server.data, subject, rows)) {
    console.log(`${rows} rows: the disk of ${server.data} has not enough space.`);
    return false;
  }
  // The rows of an earlier run that was stopped.
  if (url !== undefined) await drop(server, place.sandbox);
  // The first use creates the sandbox.
  await call(`${server.address}${subject.list}?limit=1`, { headers });
  await subject.first?.(server.address, headers);
  const started = performance.now();
  if (url === undefined) fillSqlite(server.data, place, subject, rows);
  else await fillPostgres(url, place, subject, rows);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { sizeBytes } = await call(`${server.address}/__admin/sandboxes/${place.sandbox}`);
  const size = `${(sizeBytes / 2 ** 20).toFixed(0)} MiB`;
  console.log(`${place.service}: ${rows.toLocaleString('en')} rows added in ${seconds} s, ${size}`);
  return true;
}

async function drop({ address }, sandbox) {
  await fetch(`${address}/__admin/sandboxes/${sandbox}`, { method: 'DELETE' });
}

function operationsOf({ address }, service, rows) {
  const headers = { 'x-sandbox': sandboxOf(rows) };
  const operations = SUBJECTS[service].operations(address, headers, rows);
  return Object.entries(operations).map(([name, run]) => ({ name, rows, run, rounds: [] }));
}

function inOrder(results) {
  const names = [...new Set(results.map(({ name }) => name))];
  return names.flatMap((name) => results.filter((result) => result.name === name));
}

function row({ name, rows, rounds }, results) {
  const smallest = results.find((result) => result.name === name);
  const databaseCpu = median(rounds.map((round) => round.databaseCpu));
  const [cost, least] = [costOf(rounds), costOf(smallest.rounds)];
  return {
    operation: name,
    rows: rows.toLocaleString('en'),
    'req/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    'p50 ms': median(rounds.map(({ p50 }) => p50)),
    'p99 ms': median(rounds.map(({ p99 }) => p99)),
    'CPU us': medianCpu(rounds)?.toFixed(0) ?? '',
    ...(databaseCpu === undefined ? {} : { 'database CPU us': databaseCpu.toFixed(0) }),
    ratio: (cost / least).toFixed(2),
    flat: cost / least <= 1 + FLAT ? 'yes' : 'no',
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The CPU time of a request in the service and the database; without it, the time that a request takes. */
function costOf(rounds) {
  const cpu = medianCpu(rounds);
  if (cpu === undefined) return median(rounds.map(({ perSecond }) => 1 / perSecond));
  return median(rounds.map((round) => round.cpu + (round.databaseCpu ?? 0)));
}

/** The time of a first page that also has the totals, for which all rows are counted. */
async function printTotals({ address }, service, filled) {
  const { list } = SUBJECTS[service];
  const rows = [];
  for (const count of filled) {
    const page = () =>
      milliseconds(() =>
        call(`${address}${list}?limit=100`, { headers: { 'x-sandbox': sandboxOf(count) } }),
      );
    const first = await page();
    const later = [];
    for (let request = 0; request < LATER_REQUESTS; request += 1) later.push(await page());
    rows.push({
      'first page with totals': count.toLocaleString('en'),
      'first request, ms': first.toFixed(1),
      'later requests, ms': median(later).toFixed(1),
    });
  }
  console.log('');
  printTable(rows);
}

async function milliseconds(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
