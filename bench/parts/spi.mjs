import { memoryOf, withCpuTime } from '../measure.mjs';
import { cpuColumn, median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';
import { payments } from '../requests/spi.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const WARM_UP_SECONDS = 2;
const MEMORY_FROM = 10_000;
const MEMORY_TO = 200_000;

const servers = {
  'a  plain node:http, fixed response': {
    command: ['bench/servers/bare.mjs'],
    options: { port: 4101, health: '/health', env: { PORT: '4101' } },
  },
  'b  plain Nest, default Express, fixed response': {
    command: ['bench/servers/plain-nest.mjs'],
    options: { port: 4102, health: '/health', env: { PORT: '4102' } },
  },
  'c  our SPI, every transaction stored (SQLite)': {
    command: ['dist/apps/spi/src/main.js'],
    options: { port: 4103, health: '/health/ready', env: { SPI_PORT: '4103' } },
  },
  'd  as c, without the journal': {
    command: ['dist/apps/spi/src/main.js'],
    options: { port: 4104, health: '/health/ready', env: { SPI_PORT: '4104', JOURNAL_SIZE: '0' } },
  },
};

/**
 * Measures requests per second and CPU time per request of all servers, in interleaved rounds. Each round
 * has a new process and a new database.
 */
export async function throughput() {
  const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, { command, options }] of Object.entries(servers)) {
      await withServer(command, options, async ({ address, pid }) => {
        const pay = payments(address);
        await pay({ duration: WARM_UP_SECONDS });
        results[name].push(await withCpuTime(pid, () => pay({ duration: SECONDS })));
      });
    }
  }
  const rate = (name) => median(results[name].map(({ perSecond }) => perSecond));
  const plain = rate(Object.keys(servers)[1]);
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      server: name,
      'req/s': Math.round(rate(name)),
      'ratio to b': (rate(name) / plain).toFixed(2),
      ...cpuColumn(rounds),
      'p50 ms': median(rounds.map(({ p50 }) => p50)),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
      'not 200': rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

/** Measures the memory of our SPI from the 10,000th to the 200,000th request. */
export async function memory() {
  const { command, options } = servers[Object.keys(servers)[2]];
  await withServer(command, options, async ({ address, pid }) => {
    const pay = payments(address);
    const rows = [];
    let done = 0;
    for (const target of [MEMORY_FROM, 50_000, 100_000, 150_000, MEMORY_TO]) {
      await pay({ amount: target - done });
      done = target;
      const { now, peak } = memoryOf(pid);
      rows.push({ requests: done, 'RSS MiB': now.toFixed(0), 'peak MiB': peak.toFixed(0) });
    }
    printTable(rows);
  });
}
