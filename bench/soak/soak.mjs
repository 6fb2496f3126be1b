import { loadavg } from 'node:os';
import { printLine, printTable } from '../print.mjs';
import { chores } from './chores.mjs';
import { steadyLoads } from './loads.mjs';
import { inspect, startSuite } from './process.mjs';
import { verdict } from './verdict.mjs';

const MINUTES = 10;
/** At least so many lines, also in a short run. */
const LINES = 10;
const SECONDS_A_MINUTE = 60;
const WIDTHS = [6, 8, 6, 6, 8, 8, 8, 12, 7, 5, 8];

/**
 * Runs a mixed load on all services for some minutes. Prints the state of their process every minute, then the
 * operations, and whether the memory has grown. If it has, the exit code is 1.
 */
export async function soak(argument = MINUTES) {
  const minutes = Number(argument);
  const seconds = Math.min(SECONDS_A_MINUTE, (minutes * SECONDS_A_MINUTE) / LINES);
  const server = await startSuite();
  try {
    const loads = { ...(await steadyLoads(server)), ...(await chores(server)) };
    const totals = Object.fromEntries(
      Object.keys(loads).map((name) => [name, { requests: 0, failed: 0, p99: 0 }]),
    );
    const samples = [];
    printLine(
      [
        'minute',
        'requests',
        'failed',
        'p99 ms',
        'RSS MiB',
        'peak MiB',
        'heap MiB',
        'external MiB',
        'handles',
        'files',
        'load avg',
      ],
      WIDTHS,
    );
    for (let minute = seconds / SECONDS_A_MINUTE; minute <= minutes + 0.001;) {
      const slice = await run(loads, seconds, totals);
      samples.push({ minute, ...(await inspect(server)) });
      printSample(slice, samples.at(-1));
      minute += seconds / SECONDS_A_MINUTE;
    }
    console.log('');
    printTable(Object.entries(totals).map(([operation, figures]) => ({ operation, ...figures })));
    if (process.env.BENCH_SNAPSHOT) await inspect(server, process.env.BENCH_SNAPSHOT);
    if (!verdict(samples)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Runs all loads at the same time. Adds to the totals, and returns the figures of this time. */
async function run(loads, duration, totals) {
  const slice = { requests: 0, failed: 0, p99: 0 };
  await Promise.all(
    Object.entries(loads).map(async ([name, load]) => {
      const { requests, failed, p99 } = await load({ duration });
      for (const sum of [slice, totals[name]]) {
        sum.requests += requests;
        sum.failed += failed;
        sum.p99 = Math.max(sum.p99, p99);
      }
    }),
  );
  return slice;
}

function printSample(slice, { minute, rss, peak, heap, external, handles, files }) {
  const memory = [rss, peak, heap, external].map((mebibytes) => mebibytes.toFixed(1));
  const { requests, failed, p99 } = slice;
  printLine(
    [minute.toFixed(1), requests, failed, p99, ...memory, handles, files, loadavg()[0].toFixed(1)],
    WIDTHS,
  );
}
