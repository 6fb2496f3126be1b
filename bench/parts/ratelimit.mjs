import { median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';
import { limitedQueries } from '../requests/ratelimit.mjs';
import { payments } from '../requests/spi.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const WARM_UP_SECONDS = 1;

const spi = {
  command: ['dist/apps/spi/src/main.js'],
  options: { port: 4106, health: '/health/ready', env: { SPI_PORT: '4106' } },
};
const bucket = {
  command: ['dist/apps/ratelimit/src/main.js'],
  options: { port: 4107, health: '/health/ready', env: { RATELIMIT_PORT: '4107' } },
};

const subjects = {
  'SPI: payments stored': { ...spi, prepare: payments },
  'queries that return their token': {
    ...bucket,
    prepare: (address) => limitedQueries(address, '12345678901'),
  },
  'queries that are refused': {
    ...bucket,
    prepare: (address) => limitedQueries(address, 'nobody@example.com'),
  },
};

/** Compares limited queries per second of 50 clients with payments in the SPI in the same run. */
export async function limits() {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, { command, options, prepare }] of Object.entries(subjects)) {
      await withServer(command, options, async ({ address }) => {
        const run = await prepare(address);
        await run({ duration: WARM_UP_SECONDS });
        results[name].push(await run({ duration: SECONDS }));
      });
    }
  }
  const rate = (name) => median(results[name].map(({ perSecond }) => perSecond));
  const spiPayments = rate(Object.keys(subjects)[0]);
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'req/s': Math.round(rate(name)),
      ratio: (rate(name) / spiPayments).toFixed(2),
      'p50 ms': median(rounds.map(({ p50 }) => p50)),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
    })),
  );
}
