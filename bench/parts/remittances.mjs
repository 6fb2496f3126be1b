import { call } from '../load.mjs';
import { cpuTimeOf, memoryOf } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { startService } from '../service.mjs';

const ACCEPTED = Number(process.env.BENCH_PAYMENTS ?? 100_000);
const PAID = ACCEPTED / 10;
/** Records of a lot have numbers of five digits, and a payment has two. */
const PAYMENTS_OF_LOT = 40_000;
const NOW = '2031-03-10T12:00:00Z';
/** The next day, after the time at which its payments are made. */
const DAY = { written: '11032031', by: 'P1DT5H' };

/** Accepts a large file, and pays a smaller one on its day. With TEST_DATABASE_URL on PostgreSQL too. */
export async function remittances() {
  const { writtenLines } =
    await import('../../dist/apps/openfinance/src/remittances/api/written-files.js');
  const databases = { SQLite: {}, PostgreSQL: { DATABASE_URL: process.env.TEST_DATABASE_URL } };
  const rows = [];
  for (const [database, env] of Object.entries(databases)) {
    if (database === 'PostgreSQL' && env.DATABASE_URL === undefined) continue;
    const file = (count) => Buffer.from([...writtenLines(fileOf(count))].join(''), 'latin1');
    rows.push(await measured(`${database}: a file is accepted`, ACCEPTED, env, accept(file)));
    rows.push(await measured(`${database}: a day is paid`, PAID, env, pay(file)));
  }
  printTable(rows);
}

/** @param work gets the server, and returns the step that is measured after what it needs */
async function measured(step, payments, env, work) {
  const server = await startService('openfinance', env);
  try {
    const run = await work(server, payments);
    const before = { cpu: cpuTimeOf(server.pid), memory: memoryOf(server.pid).now };
    const started = performance.now();
    await run();
    const seconds = (performance.now() - started) / 1_000;
    const cpu = cpuTimeOf(server.pid) - before.cpu;
    return {
      ...{ step, payments, s: seconds.toFixed(1), 'CPU s': (cpu / 1e6).toFixed(1) },
      'CPU us/payment': (cpu / payments).toFixed(0),
      'payments/s': (payments / seconds).toFixed(0),
      'peak MiB': `+${(memoryOf(server.pid).peak - before.memory).toFixed(0)}`,
    };
  } finally {
    await server.stop();
  }
}

function accept(file) {
  return async (server, payments) => {
    const headers = await frozen(server, `accept-${Date.now()}`);
    const body = file(payments);
    return () => send(server, headers, body);
  };
}

function pay(file) {
  return async (server, payments) => {
    const headers = await frozen(server, `pay-${Date.now()}`);
    const { id } = await send(server, headers, file(payments));
    return async () => {
      await call(`${server.address}/__admin/clock/advance`, { body: { by: DAY.by }, headers });
      const { status } = await call(`${server.address}/remittances/${id}`, { headers });
      if (status !== 'PROCESSED') throw new Error(`The remittance is ${status}.`);
    };
  };
}

/** A new sandbox with its bank, in which the clock stands still. */
async function frozen({ address }, sandbox) {
  const headers = { 'x-sandbox': sandbox };
  const body = { mode: 'frozen', now: NOW, allowPast: true };
  await call(`${address}/__admin/clock`, { method: 'PUT', body, headers });
  await call(`${address}/open-banking/accounts/v1/accounts`, { headers });
  return headers;
}

async function send({ address }, headers, body) {
  const type = { 'content-type': 'text/plain' };
  const response = await fetch(`${address}/remittances`, {
    method: 'POST',
    headers: { ...headers, ...type },
    body,
  });
  if (response.status !== 202) throw new Error(await response.text());
  return response.json();
}

/** Pix payments of 0.01 to an account of the bank. */
function fileOf(count) {
  const lots = [];
  for (let start = 0; start < count; start += PAYMENTS_OF_LOT) {
    const length = Math.min(PAYMENTS_OF_LOT, count - start);
    lots.push({ form: '45', payments: Array.from({ length }, () => PAYMENT) });
  }
  return { nsa: 1, date: DAY.written, lots };
}

const PAYMENT = {
  amount: 1,
  first: [
    [21, '87600001 000010000001'],
    [42, '0'],
  ],
  second: [
    [15, '05 '],
    [19, '00011144477735'],
  ],
};
