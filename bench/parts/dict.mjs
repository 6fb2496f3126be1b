import { call, send } from '../load.mjs';
import { memoryOf } from '../measure.mjs';
import { median, printTable } from '../print.mjs';
import { samplePaths } from '../requests/dict.mjs';
import { withServer } from '../service.mjs';

const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const SMALL = { sandbox: 'small', keys: 1_000 };
const LARGE = { sandbox: 'large', keys: 1_000_000 };

const command = ['dist/apps/dict/src/main.js'];
const options = { port: 4105, health: '/health/ready', env: { DICT_PORT: '4105' } };

/** Measures lookups in a small and in a large directory, and the time and memory to list the large one. */
export async function directory() {
  await withServer(command, options, async ({ address, pid }) => {
    for (const { sandbox, keys } of [SMALL, LARGE]) {
      const started = performance.now();
      const headers = { 'x-sandbox': sandbox };
      await call(`${address}/__admin/seed`, { body: { keys, seed: 7 }, headers });
      const seconds = (performance.now() - started) / 1_000;
      console.log(`${keys} keys seeded in ${seconds.toFixed(1)} s`);
    }
    await lookups(address);
    await listing(address, pid);
  });
}

async function lookups(address) {
  const results = [SMALL, LARGE].map((size) => ({ ...size, rounds: [] }));
  for (const result of results) {
    result.paths = await samplePaths(address, result.keys, { sandbox: result.sandbox });
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { sandbox, paths, rounds } of results) {
      const measured = await lookUp(address, sandbox, paths);
      // The first round is a warm-up.
      if (round > 0) rounds.push(measured);
    }
  }
  const rate = ({ rounds }) => median(rounds.map(({ perSecond }) => perSecond));
  printTable(
    results.map((result) => ({
      keys: result.keys,
      'lookups/s': Math.round(rate(result)),
      ratio: (rate(result) / rate(results[0])).toFixed(2),
      'p50 ms': median(result.rounds.map(({ p50 }) => p50)),
      'p99 ms': median(result.rounds.map(({ p99 }) => p99)),
      'not 200': result.rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

function lookUp(address, sandbox, paths) {
  const headers = { 'x-sandbox': sandbox };
  const requests = paths.map((path) => ({ method: 'GET', path, headers }));
  return send(address, requests, { duration: SECONDS });
}

/** Lists the whole directory once, and measures the memory of the service before, during and after it. */
async function listing(address, pid) {
  const before = memoryOf(pid).now;
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pid).now)), 50);
  const started = performance.now();
  const answer = await fetch(`${address}/dict/keys`, { headers: { 'x-sandbox': LARGE.sandbox } });
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  clearInterval(watch);
  console.log(
    `\nListing ${LARGE.keys} keys: ${(bytes / 2 ** 20).toFixed(0)} MiB in ` +
      `${((performance.now() - started) / 1_000).toFixed(1)} s; RSS ${before.toFixed(0)} MiB before, ` +
      `${highest.toFixed(0)} at the peak, ${memoryOf(pid).now.toFixed(0)} after`,
  );
}
