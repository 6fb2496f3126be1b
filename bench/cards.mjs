import autocannon from 'autocannon';
import { connect } from 'node:net';
import { compile, FrameReader, PROFILES, writeFrame } from '../dist/libs/iso8583/src/index.js';
import { load, median, printTable, summary, withServer } from './load.mjs';
import { pacs008 } from './pacs008.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 50;
const TCP_PORT = 4107;
const codec = compile(PROFILES.ascii);

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
  const [payments, json, bytes, tcp] = Object.values(results);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await withServer(spi.command, spi.options, async ({ address }) => {
      const url = `${address}/spi/pacs.008`;
      const body = (phase) => (number) => pacs008(`2026112113${phase}${round}`, number);
      await load(url, body(0), { duration: WARM_UP_SECONDS });
      payments.push(await load(url, body(1), { duration: SECONDS }));
    });
    await withServer(cards.command, cards.options, async ({ address }) => {
      await overHttp(address, 'application/json', WARM_UP_SECONDS);
      json.push(await overHttp(address, 'application/json', SECONDS));
      await overHttp(address, 'application/octet-stream', WARM_UP_SECONDS);
      bytes.push(await overHttp(address, 'application/octet-stream', SECONDS));
      await overTcp(WARM_UP_SECONDS);
      tcp.push(await overTcp(SECONDS));
    });
  }
  const rate = (rounds) => median(rounds.map(({ perSecond }) => perSecond));
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'per s': Math.round(rate(rounds)),
      'ratio to SPI': (rate(rounds) / rate(payments)).toFixed(2),
      'p50 ms': median(rounds.map(({ p50 }) => p50)),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

let sent = 0;

/** Returns a unique message 0100. */
function authorization() {
  sent += 1;
  return {
    mti: '0100',
    fields: {
      2: '4000000000000001',
      3: '000000',
      4: '000000000001',
      7: String(1_121_000_000 + Math.floor(sent / 1_000_000)),
      11: String(sent % 1_000_000).padStart(6, '0'),
      12: '090000',
      13: '1121',
      14: '4912',
      18: '5999',
      22: '051',
      25: '00',
      32: '00000000001',
      37: String(sent).padStart(12, '0'),
      41: 'TERM0001',
      42: 'MERCHANT0000001',
      49: '986',
    },
  };
}

async function overHttp(address, type, duration) {
  const bodyOf =
    type === 'application/json'
      ? () => JSON.stringify(authorization())
      : () => codec.encode(authorization());
  const result = await autocannon({
    url: `${address}/iso8583/issuer/authorize`,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': type },
        setupRequest: (request) => ({ ...request, body: bodyOf() }),
      },
    ],
  });
  return summary(result);
}

/** Each connection sends a request, waits for the response, and sends the next request. */
async function overTcp(seconds) {
  const latencies = [];
  let failed = 0;
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(TCP_PORT, '127.0.0.1').setNoDelay(true);
      const reader = new FrameReader('binary2');
      let answered = () => undefined;
      socket.on('data', (chunk) => reader.push(chunk).forEach(({ payload }) => answered(payload)));
      while (performance.now() < until) {
        const asked = performance.now();
        socket.write(writeFrame('binary2', codec.encode(authorization())));
        const payload = await new Promise((resolve) => (answered = resolve));
        latencies.push(performance.now() - asked);
        if (codec.decode(payload).fields['39'] !== '00') failed += 1;
      }
      socket.destroy();
    }),
  );
  latencies.sort((a, b) => a - b);
  const at = (share) => Math.round(latencies[Math.floor(latencies.length * share)]);
  return {
    perSecond: latencies.length / ((performance.now() - started) / 1_000),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}
