import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stringify } from 'csv-stringify';
import { DEFAULT_WRITE_OPTIONS, formats } from '../../dist/libs/tabular/src/index.js';
import { median, printTable } from '../print.mjs';

const ROUNDS = 5;
const ROWS = 200_000;
const MEMORY_ROWS = 1_000_000;
const PAGE_ROWS = 500;
const FORMATS = ['csv', 'ndjson', 'xlsx', 'parquet'];
/** 2026-01-31T12:00:00.000Z */
const FIRST_MS = 1_769_860_800_000;

const COLUMNS = [
  ['endToEndId', 'text'],
  ['createdAt', 'instant'],
  ['amount', 'money'],
  ['payerName', 'text'],
  ['payerDocument', 'text'],
  ['payeeKey', 'text'],
  ['status', 'text'],
  ['attempts', 'integer'],
].map(([name, type]) => ({ name, type, description: name }));

const TABLE = {
  title: 'Payments',
  columns: COLUMNS,
  options: { ...DEFAULT_WRITE_OPTIONS, timezone: 'America/Sao_Paulo' },
  createdAtMs: FIRST_MS,
  details: [],
};

/** Compares rows per second with csv-stringify alone, which gets its cells as texts, and measures memory. */
export async function reportFormats() {
  const contenders = [
    { name: `csv-stringify ${version()} alone`, bytes: peerBytes },
    ...FORMATS.map((id) => ({ name: id, bytes: () => formats[id].write(TABLE, pages(ROWS)) })),
  ];
  const measured = contenders.map(() => ({ rates: [], size: 0 }));
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { bytes }] of contenders.entries()) {
      const { rate, size } = await run(bytes);
      measured[index].size = size;
      if (round > 0) measured[index].rates.push(rate);
    }
  }
  const peer = median(measured[0].rates);
  printTable(
    contenders.map(({ name }, index) => {
      const { rates, size } = measured[index];
      return {
        format: name,
        'rows/s': Math.round(median(rates)),
        'slowest - fastest': `${Math.round(Math.min(...rates))} - ${Math.round(Math.max(...rates))}`,
        ratio: (median(rates) / peer).toFixed(2),
        'bytes/row': Math.round(size / ROWS),
        [`MB over idle, ${MEMORY_ROWS.toLocaleString('en')} rows`]:
          index === 0 ? '' : memoryOf(name),
      };
    }),
  );
}

async function run(bytes) {
  const start = performance.now();
  let size = 0;
  for await (const chunk of bytes()) size += chunk.length;
  return { rate: (ROWS / (performance.now() - start)) * 1000, size };
}

async function* pages(count) {
  for (let start = 0; start < count; start += PAGE_ROWS) {
    yield Array.from({ length: PAGE_ROWS }, (_, index) => row(start + index));
  }
}

function row(index) {
  return [
    `E1234567820260131${String(index).padStart(15, '0')}`,
    FIRST_MS + index * 1000,
    index,
    `Maria da Silva Souza ${index % 1000}`,
    '12345678909',
    '+5511999999999',
    'settled',
    index % 7,
  ];
}

/** The same rows as texts, as chunks of csv-stringify's stream. */
function peerBytes() {
  return Readable.from(texts()).pipe(stringify({ record_delimiter: 'windows' }));
}

function* texts() {
  for (let index = 0; index < ROWS; index += 1) {
    yield row(index).map(String);
  }
}

/** The peak of a process that writes one file, in MB over its start. */
function memoryOf(format) {
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), format]);
  return Math.round(Number(stdout) / 1e6);
}

async function peakOverIdle(format) {
  // Two small files first, so that the libraries are loaded.
  for (const rows of [1, 1]) for await (const _ of formats[format].write(TABLE, pages(rows)));
  const idle = process.memoryUsage.rss();
  let peak = idle;
  for await (const _ of formats[format].write(TABLE, pages(MEMORY_ROWS))) {
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return peak - idle;
}

function version() {
  // Its package.json is not among its exports.
  const path = createRequire(import.meta.url).resolve('csv-stringify');
  return createRequire(path)('../../package.json').version;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await peakOverIdle(process.argv[2]));
}
