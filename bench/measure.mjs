import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The length of the ticks in which Linux counts the CPU time of a process. */
const MICROSECONDS_OF_A_TICK = 10_000;
/** A process is at rest if it uses less than a tenth of this time. */
const REST_MS = 500;
const REST_TIMEOUT_MS = 10_000;

/** Returns the resident memory of a process in MiB, now and at its peak. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

/** Returns the user and system time of a process in microseconds; undefined if the system has no /proc. */
export function cpuTimeOf(pid) {
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

/**
 * As `withCpuTime`, but includes the work that the requests leave for later: it reads the CPU time when the process
 * is at rest.
 *
 * @param leastMs the work can pause for this time before it continues
 */
export function withAllCpuTime(pid, run, leastMs = 0) {
  return withCpuTime(pid, async () => {
    const result = await run();
    await sleep(leastMs);
    await atRest(pid);
    return result;
  });
}

async function atRest(pid) {
  const until = performance.now() + REST_TIMEOUT_MS;
  for (let before = cpuTimeOf(pid); performance.now() < until;) {
    await sleep(REST_MS);
    const now = cpuTimeOf(pid);
    if (now === undefined || now - before < REST_MS * 100) return;
    before = now;
  }
}
