import autocannon from 'autocannon';
import { cpuColumn, load, median, printTable, summary, withCpuTime, withServer } from './load.mjs';
import { pacs008 } from './pacs008.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 50;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';

const spi = {
  command: ['dist/apps/spi/src/main.js'],
  options: { port: 4110, health: '/health/ready', env: { SPI_PORT: '4110' } },
};
const bank = {
  command: ['dist/apps/openfinance/src/main.js'],
  options: { port: 4111, health: '/health/ready', env: { OPENFINANCE_PORT: '4111' } },
};

/** Payments of a bank that settles them by itself, against payments of the SPI in the same run. */
export async function payments() {
  const results = { 'SPI: pacs.008': [], 'open banking: payments': [] };
  const [settled, made] = Object.values(results);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await withServer(spi.command, spi.options, async ({ address, pid }) => {
      const url = `${address}/spi/pacs.008`;
      const body = (phase) => (number) => pacs008(`2026112114${phase}${round}`, number);
      await load(url, body(0), { duration: WARM_UP_SECONDS });
      settled.push(await withCpuTime(pid, () => load(url, body(1), { duration: SECONDS })));
    });
    await withServer(bank.command, bank.options, async ({ address, pid }) => {
      await pay(address, WARM_UP_SECONDS);
      made.push(await withCpuTime(pid, () => pay(address, SECONDS)));
    });
  }
  const rate = (rounds) => median(rounds.map(({ perSecond }) => perSecond));
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'per s': Math.round(rate(rounds)),
      'ratio to SPI': (rate(rounds) / rate(settled)).toFixed(2),
      ...cpuColumn(rounds),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

async function pay(address, duration) {
  const body = JSON.stringify({
    amount: '0.01',
    creditorAccount: {
      ispb: '12345678',
      issuer: '0001',
      number: '1234567890',
      accountType: 'CACC',
    },
  });
  const result = await autocannon({
    url: address + PAYMENTS,
    connections: CONNECTIONS,
    duration,
    requests: [{ method: 'POST', headers: { 'content-type': 'application/json' }, body }],
  });
  return summary(result);
}
