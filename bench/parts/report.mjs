import { stringify } from 'csv-stringify';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { send } from '../load.mjs';
import { memoryOf } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { generate } from '../requests/report.mjs';
import { withServer } from '../service.mjs';

const ROWS = Number(process.env.BENCH_REPORT_ROWS ?? 1_000_000);
/** Requests that are sent meanwhile, a second. */
const RATE = 100;
const FORMATS = ['csv', 'ndjson', 'xlsx', 'parquet', 'pdf'];
const service = {
  command: ['dist/apps/report/src/main.js'],
  options: { port: 4113, health: '/health/ready', env: { REPORT_PORT: '4113' } },
};

/** How many different rows csv-stringify alone writes again and again. */
const DIFFERENT_ROWS = 20_000;

/**
 * One report at a time of a million synthetic rows, each in a new process, while clients ask for other reports. The
 * last line is csv-stringify alone: it writes the same rows into a file, without anything else.
 */
export async function reports() {
  const rows = [];
  for (const format of FORMATS) {
    await withServer(service.command, service.options, async ({ address, pid }) => {
      await generate(address, format, 1_000);
      const before = await ask(address, { duration: 3 });
      const idle = memoryOf(pid).peak;
      const start = performance.now();
      const stopped = new AbortController();
      const load = ask(address, { signal: stopped.signal });
      const run = await generate(address, format, ROWS);
      const seconds = (performance.now() - start) / 1_000;
      stopped.abort();
      const meanwhile = await load;
      const peak = memoryOf(pid).peak;
      await check(address, run);
      rows.push({
        format,
        'rows/s': Math.round(ROWS / seconds),
        'peak MB over idle': Math.round((peak - idle) * 1.048576),
        'p99 ms of others': meanwhile.p99,
        'p99 ms before': before.p99,
        'file MB': (run.result.size / 1e6).toFixed(1),
      });
    });
  }
  rows.push({ format: 'csv-stringify alone', 'rows/s': await csvStringifyAlone() });
  printTable(rows);
}

/** Rows of the report as csv-stringify takes them, from memory to a file. Returns rows a second. */
async function csvStringifyAlone() {
  let records = [];
  await withServer(service.command, service.options, async ({ address }) => {
    const { id } = await generate(address, 'ndjson', DIFFERENT_ROWS);
    const text = await (await fetch(`${address}/reports/${id}/download`)).text();
    const lines = text.split('\n').filter((line) => line !== '');
    records = lines.map((line) => Object.values(JSON.parse(line)));
  });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const start = performance.now();
  await pipeline(
    Readable.from(repeated(records)),
    stringify(),
    createWriteStream(join(folder, 'alone.csv')),
  );
  const seconds = (performance.now() - start) / 1_000;
  rmSync(folder, { recursive: true, force: true });
  return Math.round(ROWS / seconds);
}

function* repeated(records) {
  for (let index = 0; index < ROWS; index += 1) yield records[index % records.length];
}

function ask(address, until) {
  return send(`${address}/reports?limit=1`, [{}], { connections: 5, overallRate: RATE, ...until });
}

async function check(address, { id, result }) {
  const hash = createHash('sha256');
  const { body } = await fetch(`${address}/reports/${id}/download`);
  for await (const chunk of body) hash.update(chunk);
  if (hash.digest('hex') !== result.sha256)
    throw new Error(`The file of ${id} is not what it says.`);
}
