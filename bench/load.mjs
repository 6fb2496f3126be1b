import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a server in its own process and waits until its health address responds. */
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

/** Runs `use` with a server that has its own data, then stops the server and removes the data. */
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

/** Returns the resident memory of a process in MiB, now and at its peak. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

/** The length of the ticks in which Linux counts the CPU time of a process. */
const MICROSECONDS_OF_A_TICK = 10_000;

/** Returns the user and system time of a process in microseconds; undefined if the system has no /proc. */
function cpuTimeOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The second field is the command in brackets, which can contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_OF_A_TICK;
}

/** Runs a load on a server and adds the CPU time of the server per request to the result. */
export async function withCpuTime(pid, run) {
  const before = cpuTimeOf(pid);
  const result = await run();
  if (before === undefined || result.requests === 0) return result;
  return { ...result, cpu: (cpuTimeOf(pid) - before) / result.requests };
}

/** Returns the table column for the CPU time of one request; no column if it was not measured. */
export function cpuColumn(rounds) {
  const measured = rounds.map(({ cpu }) => cpu).filter((cpu) => cpu !== undefined);
  return measured.length === 0 ? {} : { 'CPU us/req': median(measured).toFixed(1) };
}

/**
 * Sends POST requests over 50 connections. `bodyOf(n)` returns the body of the nth request.
 * @returns requests per second, latency in ms, and the number of failed requests
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

/** Converts a result of autocannon to the values of the tables. */
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

/** Prints rows with the same keys as an aligned table. */
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
