import autocannon from 'autocannon';
import { load, median, printTable, withServer } from './load.mjs';
import { pacs008 } from './pacs008.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const WARM_UP_SECONDS = 1;
const CLIENTS = 50;

const spi = {
  command: ['dist/apps/spi/src/main.js'],
  options: { port: 4106, health: '/health/ready', env: { SPI_PORT: '4106' } },
};
const bucket = {
  command: ['dist/apps/ratelimit/src/main.js'],
  options: { port: 4107, health: '/health/ready', env: { RATELIMIT_PORT: '4107' } },
};

const subjects = {
  'SPI: payments stored': { ...spi, measure: pay },
  'queries that return their token': { ...bucket, measure: queries('12345678901') },
  'queries that are refused': { ...bucket, measure: queries('nobody@example.com') },
};

/** Compares limited queries per second of 50 clients with payments in the SPI in the same run. */
export async function limitedQueries() {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, { command, options, measure }] of Object.entries(subjects)) {
      await withServer(command, options, async ({ address }) => {
        results[name].push(await measure(address, round));
      });
    }
  }
  const rate = (name) => median(results[name].map(({ perSecond }) => perSecond));
  const payments = rate(Object.keys(subjects)[0]);
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'req/s': Math.round(rate(name)),
      ratio: (rate(name) / payments).toFixed(2),
      'p50 ms': median(rounds.map(({ p50 }) => p50)),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
    })),
  );
}

async function pay(address, round) {
  const body = (phase) => (number) => pacs008(`2026112113${phase}${round}`, number);
  await load(`${address}/spi/pacs.008`, body(0), { duration: WARM_UP_SECONDS });
  return load(`${address}/spi/pacs.008`, body(1), { duration: SECONDS });
}

function queries(key) {
  return async (address) => {
    const tokens = [];
    for (let count = 0; count < CLIENTS; count += 1) tokens.push(await newToken(address));
    const run = (duration) =>
      autocannon({
        url: address,
        connections: CLIENTS,
        duration,
        requests: tokens.map((token) => ({
          method: 'POST',
          path: '/instant/query',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ key }),
        })),
      });
    await run(WARM_UP_SECONDS);
    const { requests, duration, latency } = await run(SECONDS);
    return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
  };
}

async function newToken(address) {
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { access_token: token } = await post(
    '/auth/token',
    await post('/auth/register', { name: 'bench' }),
  );
  return token;
}
