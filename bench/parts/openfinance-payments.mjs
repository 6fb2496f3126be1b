import { setTimeout as sleep } from 'node:timers/promises';
import { withCpuTime } from '../measure.mjs';
import { cpuColumn, median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';
import { bankPayments } from '../requests/openfinance.mjs';
import { payments as spiPayments } from '../requests/spi.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
/** V8 needs this long to optimise the larger service. */
const WARM_UP_SECONDS = 10;
/** The last payments of a round are settled before the next begins. */
const LAST_STEPS_MS = 3_000;

const spi = {
  command: ['dist/apps/spi/src/main.js'],
  options: { port: 4110, health: '/health/ready', env: { SPI_PORT: '4110' } },
};
const bank = {
  command: ['dist/apps/openfinance/src/main.js'],
  options: { port: 4111, health: '/health/ready', env: { OPENFINANCE_PORT: '4111' } },
};

/**
 * Payments of a bank that settles them by itself, against payments of the SPI in the same run. Both services are
 * warm before the first round, and take turns.
 */
export async function payments() {
  const results = { 'SPI: pacs.008': [], 'open banking: payments': [] };
  const [settled, made] = Object.values(results);
  await withServer(spi.command, spi.options, (spiServer) =>
    withServer(bank.command, bank.options, async (bankServer) => {
      const [paySpi, payBank] = [spiPayments(spiServer.address), bankPayments(bankServer.address)];
      await paySpi({ duration: WARM_UP_SECONDS });
      await payBank({ duration: WARM_UP_SECONDS });
      for (let round = 1; round <= ROUNDS; round += 1) {
        await sleep(LAST_STEPS_MS);
        const until = { duration: SECONDS };
        settled.push(await withCpuTime(spiServer.pid, () => paySpi(until)));
        made.push(await withCpuTime(bankServer.pid, () => payBank(until)));
      }
    }),
  );
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
