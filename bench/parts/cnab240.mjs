import { DEFAULT_WRITE_OPTIONS, formats } from '../../dist/libs/tabular/src/index.js';
import { FEBRABAN, readRemittance } from '../../dist/libs/cnab240/src/index.js';
import { cnab240Writer } from '../../dist/libs/statements/src/index.js';
import { median, printTable } from '../print.mjs';

const ROUNDS = 5;
const ENTRIES = 200_000;
/** The trailer of a file counts at most 999,999 records, so a million entries do not fit into one. */
const MEMORY_ENTRIES = 999_000;
const PAYMENTS = 100_000;
const PAGE = 500;
const DAY_MS = 86_400_000;
/** 2026-11-03T15:00:00.000Z */
const FIRST_MS = 1_793_718_000_000;

/** Compares writing a statement with writing the same entries as CSV, and reads a remittance. Prints the memory of both. */
export async function cnab240() {
  const written = await compare([
    ['csv', () => formats.csv.write(TABLE, rowPages(ENTRIES))],
    ['cnab240', () => statement(ENTRIES)],
  ]);
  const [csv] = written;
  const rows = written.map(({ name, rates }) => ({
    what: `write ${name}`,
    'per second': Math.round(median(rates)),
    'slowest - fastest': `${Math.round(Math.min(...rates))} - ${Math.round(Math.max(...rates))}`,
    ratio: (median(rates) / median(csv.rates)).toFixed(2),
  }));
  printTable([...rows, await readRate()]);
  printTable([
    { what: `write ${MEMORY_ENTRIES} entries`, ...(await peakOf(() => statement(MEMORY_ENTRIES))) },
    { what: `read ${PAYMENTS} payments`, ...(await peakOf(read)) },
  ]);
}

async function compare(contenders) {
  const measured = contenders.map(([name]) => ({ name, rates: [] }));
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, bytes]] of contenders.entries()) {
      const start = performance.now();
      for await (const chunk of bytes()) void chunk.length;
      if (round > 0) measured[index].rates.push((ENTRIES / (performance.now() - start)) * 1000);
    }
  }
  return measured;
}

async function readRate() {
  const rates = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    for await (const item of read()) check(item);
    if (round > 0) rates.push((PAYMENTS / (performance.now() - start)) * 1000);
  }
  return {
    what: 'read payments',
    'per second': Math.round(median(rates)),
    'slowest - fastest': `${Math.round(Math.min(...rates))} - ${Math.round(Math.max(...rates))}`,
    ratio: '',
  };
}

/** The highest use of memory over that before, in MB. */
async function peakOf(items) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let count = 0;
  const start = performance.now();
  for await (const item of items()) {
    check(item);
    count += 1;
    if (count % 200 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {
    seconds,
    'MB over idle': Math.round((peak - before) / 1e6),
    'MB in all': Math.round(peak / 1e6),
  };
}

function check({ findings }) {
  if (findings?.length > 0) throw new Error(JSON.stringify(findings[0]));
}

const ACCOUNT = {
  bankCode: '999',
  ispb: '99999004',
  bankName: 'Banco Simulado S.A.',
  branch: '0001',
  number: '123456',
  checkDigit: '7',
  type: 'checking',
  holder: { name: 'Empresa Modelo Ltda', taxId: '11222333000181' },
};

function statement(count) {
  const day = (ms) => new Date(ms).toISOString().slice(0, 10);
  const cents = (count * (count - 1)) / 2;
  return cnab240Writer()(
    {
      account: ACCOUNT,
      sequence: 1,
      createdAtMs: FIRST_MS + 40 * DAY_MS,
      firstDay: day(FIRST_MS),
      lastDay: day(FIRST_MS + 30 * DAY_MS),
      opening: { cents: 0, day: day(FIRST_MS) },
      closing: { cents, day: day(FIRST_MS + 30 * DAY_MS) },
      credits: { count, cents },
      debits: { count: 0, cents: 0 },
    },
    pages(count, entry),
  );
}

function entry(index) {
  return {
    id: `0f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`,
    bookedAtMs: FIRST_MS + index * 1000,
    cents: index,
    kind: 'pix',
    description: 'Pix recebido',
    counterparty: {
      name: `Maria da Silva Souza ${index % 1000}`,
      taxId: '98765432100',
      ispb: '00000000',
    },
    endToEndId: `E1234567820261103${String(index).padStart(15, '0')}`,
    txid: undefined,
    returnReason: undefined,
  };
}

/** The table of a statement in a report. */
const TABLE = {
  title: 'Statement',
  columns: [
    ['transactionId', 'text'],
    ['createdAt', 'instant'],
    ['amount', 'money'],
    ['kind', 'text'],
    ['description', 'text'],
    ['name', 'text'],
    ['document', 'text'],
    ['endToEndId', 'text'],
  ].map(([name, type]) => ({ name, type, description: name })),
  options: { ...DEFAULT_WRITE_OPTIONS, timezone: 'America/Sao_Paulo' },
  createdAtMs: FIRST_MS,
  details: [],
};

function rowPages(count) {
  return pages(count, (index) => {
    const { id, bookedAtMs, cents, kind, description, counterparty, endToEndId } = entry(index);
    const { name, taxId } = counterparty;
    return [id, bookedAtMs, cents, kind, description, name, taxId, endToEndId];
  });
}

async function* pages(count, of) {
  for (let start = 0; start < count; start += PAGE) {
    const length = Math.min(PAGE, count - start);
    yield Array.from({ length }, (_, index) => of(start + index));
  }
}

function read() {
  return readRemittance(remittance(), FEBRABAN);
}

const blank = ' '.repeat(240);
const put = (text, ...parts) =>
  parts.reduce(
    (line, [from, part]) => line.slice(0, from - 1) + part + line.slice(from - 1 + part.length),
    text,
  );
const COMPANY = [18, '211222333000181000123              0000190000000123456 EMPRESA MODELO LTDA'];
const A = put(
  blank,
  [1, '99900013'],
  [14, 'A00000900000000 000000000000'],
  [44, 'JOAO DA SILVA'],
  [94, `04112026BRL${'0'.repeat(15)}${'15000'.padStart(15, '0')}`],
  [155, '0'.repeat(23)],
  [230, '0'],
);
const B = put(
  blank,
  [1, '99900013'],
  [14, 'B02 100098765432100'],
  [128, 'joao@exemplo.com.br'],
  [227, '0'.repeat(14)],
);

/** Lots of 49,999 payments by Pix key, because a lot has at most 99,999 details. */
async function* remittance() {
  const perLot = 49_999;
  yield bytesOf([put(blank, [1, '99900000'], COMPANY, [143, '104112026060000000001103'])]);
  let lots = 0;
  for (let start = 0; start < PAYMENTS; start += perLot) {
    lots += 1;
    const lot = String(lots).padStart(4, '0');
    const length = Math.min(perLot, PAYMENTS - start);
    yield bytesOf([put(blank, [1, `999${lot}1C2045046`], COMPANY)]);
    for (let first = 0; first < length; first += PAGE) {
      const lines = [];
      for (let index = first; index < Math.min(first + PAGE, length); index += 1) {
        const document = `PG${String(start + index).padStart(8, '0')}`;
        const number = (record) => [9, String(record).padStart(5, '0')];
        lines.push(put(A, [4, lot], number(2 * index + 1), [74, document]));
        lines.push(put(B, [4, lot], number(2 * index + 2)));
      }
      yield bytesOf(lines);
    }
    const records = String(2 * length + 2).padStart(6, '0');
    const sum = String(length * 15_000).padStart(18, '0');
    yield bytesOf([put(blank, [1, `999${lot}5`], [18, records + sum + '0'.repeat(18)])]);
  }
  const records = String(2 * PAYMENTS + 2 * lots + 2).padStart(6, '0');
  yield bytesOf([
    put(blank, [1, '99999999'], [18, `${String(lots).padStart(6, '0')}${records}000000`]),
  ]);
}

function bytesOf(lines) {
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}
