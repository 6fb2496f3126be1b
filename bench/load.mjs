import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a server of its own process and waits until its health answers. */
async function startServer(command, { port, health, env = {} }) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(address + health);
      break;
    } catch (error) {
      if (tries > 200 || child.exitCode !== null) throw error;
      await sleep(50);
    }
  }
  return {
    address,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Uses a server that has data of its own, and removes both. */
export async function withServer(command, options, use) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startServer(command, {
    ...options,
    env: { ...options.env, DATA_DIR: data },
  });
  try {
    await use(server);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Resident memory of a process in MiB, now and at its peak. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

/** Linux counts the time of a process in ticks of this length. */
const MICROSECONDS_OF_A_TICK = 10_000;

/** User and system time of a process so far, in microseconds; undefined where there is no /proc. */
function cpuTimeOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The second field, the command in brackets, may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_OF_A_TICK;
}

/** Runs a load on a server and adds what each of its requests took of the server's CPU time. */
export async function withCpuTime(pid, run) {
  const before = cpuTimeOf(pid);
  const result = await run();
  if (before === undefined || result.requests === 0) return result;
  return { ...result, cpu: (cpuTimeOf(pid) - before) / result.requests };
}

/** The column of a table for the CPU time of one request; none where it was not measured. */
export function cpuColumn(rounds) {
  const measured = rounds.map(({ cpu }) => cpu).filter((cpu) => cpu !== undefined);
  return measured.length === 0 ? {} : { 'CPU us/req': median(measured).toFixed(1) };
}

/**
 * Sends POSTs over 50 connections. `bodyOf(n)` makes the body of the nth request.
 * @returns requests a second, latency in ms and what was answered otherwise than 200
 */
export async function load(url, bodyOf, until) {
  let sent = 0;
  const result = await autocannon({
    url,
    connections: 50,
    ...until,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        setupRequest: (request) => {
          sent += 1;
          return { ...request, body: bodyOf(sent) };
        },
      },
    ],
  });
  return summary(result);
}

/** What autocannon found, as the tables show it. */
export function summary(result) {
  return {
    requests: result['2xx'] + result.non2xx,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints rows of equal keys as an aligned table. */
export function printTable(rows) {
  const keys = Object.keys(rows[0]);
  const width = (key) => Math.max(key.length, ...rows.map((row) => String(row[key]).length));
  const line = (cells) =>
    cells
      .map((cell, index) => String(cell).padEnd(width(keys[index])))
      .join('  ')
      .trimEnd();
  console.log(line(keys));
  console.log(line(keys.map((key) => '-'.repeat(width(key)))));
  for (const row of rows) console.log(line(keys.map((key) => row[key])));
}
