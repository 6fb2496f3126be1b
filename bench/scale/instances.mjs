import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS, call } from '../load.mjs';
import { cpuTimeOf } from '../measure.mjs';
import { median, printTable } from '../print.mjs';
import { payments } from '../requests/spi.mjs';
import { startService } from '../service.mjs';
import { withDatabaseCpu } from './database-cpu.mjs';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const WARM_UP_SECONDS = SECONDS;
const SANDBOX = 'bench-instances';
const PAUSE_MS = 1_000;

/** Payments per second of several instances of SPI on one database. The same connections are divided among them. */
export async function instances(url) {
  const servers = [];
  const results = COUNTS.map((count) => ({ count, rounds: [] }));
  try {
    for (let index = 0; index < Math.max(...COUNTS); index += 1) {
      servers.push(await startService('spi', { DATABASE_URL: url }));
    }
    await post(servers, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { count, rounds } of results) {
        const measured = () => post(servers.slice(0, count), SECONDS);
        rounds.push(await withDatabaseCpu(url, measured));
        await sleep(PAUSE_MS);
      }
    }
    await drop(servers[0].address);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  printTable(results.map(({ count, rounds }) => row(count, rounds)));
}

async function post(servers, duration) {
  const connections = Math.floor(CONNECTIONS / servers.length);
  const before = servers.map(({ pid }) => cpuTimeOf(pid));
  const all = await Promise.all(
    servers.map(({ address }) =>
      payments(address, { 'x-sandbox': SANDBOX })({ duration, connections }),
    ),
  );
  const requests = sum(all.map((one) => one.requests));
  const spent = sum(servers.map(({ pid }, index) => cpuTimeOf(pid) - before[index]));
  return {
    requests,
    perSecond: sum(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    failed: sum(all.map(({ failed }) => failed)),
    cpu: spent / requests,
  };
}

function drop(address) {
  return call(`${address}/__admin/sandboxes/${SANDBOX}`, { method: 'DELETE' });
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function row(count, rounds) {
  const of = (figure) => median(rounds.map(figure));
  return {
    instances: count,
    'posts/s': Math.round(of(({ perSecond }) => perSecond)),
    'p50 ms': of(({ p50 }) => p50),
    'p99 ms': of(({ p99 }) => p99),
    'CPU us, instances': of(({ cpu }) => cpu)?.toFixed(0) ?? '',
    'CPU us, database': of(({ databaseCpu }) => databaseCpu)?.toFixed(0) ?? '',
    'CPU us, workers': of(({ workerCpu }) => workerCpu)?.toFixed(0) ?? '',
    failed: sum(rounds.map(({ failed }) => failed)),
  };
}
