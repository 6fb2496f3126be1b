import { median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';
import { authorizationsOverHttp, authorizationsOverTcp } from '../requests/cards.mjs';
import { payments } from '../requests/spi.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const WARM_UP_SECONDS = 2;
const TCP_PORT = 4107;

const spi = {
  command: ['dist/apps/spi/src/main.js'],
  options: { port: 4106, health: '/health/ready', env: { SPI_PORT: '4106' } },
};
const cards = {
  command: ['dist/apps/iso8583/src/main.js'],
  options: {
    port: 4108,
    health: '/health/ready',
    env: { ISO8583_PORT: '4108', ISO8583_TCP_PORT: String(TCP_PORT) },
  },
};

/** Compares authorizations over HTTP and TCP with payments in the SPI, in interleaved rounds. */
export async function authorizations() {
  const results = {
    'SPI: pacs.008 over HTTP': [],
    'cards: 0100 over HTTP, JSON': [],
    'cards: 0100 over HTTP, bytes': [],
    'cards: 0100 over TCP': [],
  };
  const [spiPayments, json, bytes, tcp] = Object.values(results);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await withServer(spi.command, spi.options, async ({ address }) => {
      spiPayments.push(await warmed(payments(address)));
    });
    await withServer(cards.command, cards.options, async ({ address }) => {
      json.push(await warmed(authorizationsOverHttp(address, 'application/json')));
      bytes.push(await warmed(authorizationsOverHttp(address, 'application/octet-stream')));
      tcp.push(await warmed(authorizationsOverTcp(TCP_PORT)));
    });
  }
  const rate = (rounds) => median(rounds.map(({ perSecond }) => perSecond));
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'per s': Math.round(rate(rounds)),
      'ratio to SPI': (rate(rounds) / rate(spiPayments)).toFixed(2),
      'p50 ms': median(rounds.map(({ p50 }) => p50)),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

async function warmed(run) {
  await run({ duration: WARM_UP_SECONDS });
  return run({ duration: SECONDS });
}
