import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { camtWriter, ofxWriter, readOfx } from '../../dist/libs/statements/src/index.js';
import { DEFAULT_WRITE_OPTIONS, formats } from '../../dist/libs/tabular/src/index.js';
import { median, printTable } from '../print.mjs';

const ROUNDS = 5;
const ENTRIES = 100_000;
const MEMORY_ENTRIES = 1_000_000;
const PAGE_ENTRIES = 500;
/** 2026-11-03T03:00:00Z: midnight in Brasília. */
const FIRST_MS = 1_793_674_800_000;
const DAY = '2026-11-03';

const COLUMNS = [
  ['id', 'text'],
  ['bookedAt', 'instant'],
  ['amount', 'money'],
  ['kind', 'text'],
  ['description', 'text'],
  ['name', 'text'],
  ['taxId', 'text'],
  ['endToEndId', 'text'],
].map(([name, type]) => ({ name, type, description: name }));

const TABLE = {
  title: 'Statement',
  columns: COLUMNS,
  options: { ...DEFAULT_WRITE_OPTIONS, timezone: 'America/Sao_Paulo' },
  createdAtMs: FIRST_MS,
  details: [],
};

const CONTENDERS = {
  csv: (count) => formats.csv.write(TABLE, rows(count)),
  'OFX 1.02': (count) => ofxWriter()(statement(count), entries(count)),
  'OFX 2.11': (count) => ofxWriter({ version: '2.11' })(statement(count), entries(count)),
  'camt.053': (count) => camtWriter('camt.053')(statement(count), entries(count)),
};

/** Compares entries per second with csv, which gets the same values as cells, and measures memory. */
export async function statementFormats() {
  const measured = Object.entries(CONTENDERS).map(([name, write]) => ({
    name,
    write,
    rates: [],
    size: 0,
  }));
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of measured) {
      const { rate, size } = await run(contender.write);
      contender.size = size;
      if (round > 0) contender.rates.push(rate);
    }
  }
  const csvRate = median(measured[0].rates);
  printTable(
    measured.map(({ name, rates, size }) => ({
      format: name,
      'entries/s': Math.round(median(rates)),
      'slowest - fastest': `${Math.round(Math.min(...rates))} - ${Math.round(Math.max(...rates))}`,
      'to csv': (median(rates) / csvRate).toFixed(2),
      'bytes/entry': Math.round(size / ENTRIES),
      [`MB over idle, ${MEMORY_ENTRIES.toLocaleString('en')} entries`]: memoryOf(name),
    })),
  );
  console.log(`Reads OFX 1.02: ${String(Math.round(await readingRate()))} entries/s`);
}

async function run(write) {
  const start = performance.now();
  let size = 0;
  for await (const chunk of write(ENTRIES)) size += chunk.length;
  return { rate: (ENTRIES / (performance.now() - start)) * 1000, size };
}

async function readingRate() {
  const chunks = [];
  for await (const chunk of CONTENDERS['OFX 1.02'](ENTRIES)) chunks.push(chunk);
  const file = Buffer.concat(chunks);
  const rates = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    const { statements } = readOfx(file);
    rates.push((statements[0].entries.length / (performance.now() - start)) * 1000);
  }
  return median(rates.slice(1));
}

function entry(index) {
  return {
    id: `E9999900420261103${String(index).padStart(15, '0')}`,
    bookedAtMs: FIRST_MS + (index % 86_400) * 1000,
    cents: index % 3 === 0 ? -100 : 100,
    kind: 'pix',
    description: index % 3 === 0 ? 'Pix enviado' : 'Pix recebido',
    counterparty: { name: `João da Silva Souza ${index % 1000}`, taxId: '12345678909' },
    endToEndId: `E9999900420261103${String(index).padStart(15, '0')}`,
    txid: undefined,
    returnReason: undefined,
  };
}

async function* entries(count) {
  for (let start = 0; start < count; start += PAGE_ENTRIES) {
    yield Array.from({ length: PAGE_ENTRIES }, (_, index) => entry(start + index));
  }
}

/** The same values as rows. */
async function* rows(count) {
  for await (const page of entries(count)) {
    yield page.map(({ id, bookedAtMs, cents, kind, description, counterparty, endToEndId }) => [
      id,
      bookedAtMs,
      cents,
      kind,
      description,
      counterparty.name,
      counterparty.taxId,
      endToEndId,
    ]);
  }
}

function statement(count) {
  const debits = Math.ceil(count / 3);
  const credits = count - debits;
  return {
    account: {
      bankCode: '999',
      ispb: '99999004',
      bankName: 'Banco Simulado S.A.',
      branch: '0001',
      number: '123456',
      checkDigit: '7',
      type: 'checking',
      holder: { name: 'Empresa Modelo Ltda', taxId: '11222333000181' },
    },
    sequence: 1,
    createdAtMs: FIRST_MS,
    firstDay: DAY,
    lastDay: DAY,
    opening: { cents: 0, day: DAY },
    closing: { cents: (credits - debits) * 100, day: DAY },
    credits: { count: credits, cents: credits * 100 },
    debits: { count: debits, cents: debits * 100 },
  };
}

/** The peak of a process that writes one file, in MB over its start. */
function memoryOf(name) {
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name]);
  return Math.round(Number(stdout) / 1e6);
}

async function peakOverIdle(name) {
  // Two small files first, so that the libraries are loaded.
  for (const count of [500, 500]) for await (const _ of CONTENDERS[name](count));
  const idle = process.memoryUsage.rss();
  let peak = idle;
  for await (const _ of CONTENDERS[name](MEMORY_ENTRIES)) {
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return peak - idle;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await peakOverIdle(process.argv[2]));
}
