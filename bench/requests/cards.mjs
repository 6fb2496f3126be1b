import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile, FrameReader, PROFILES, writeFrame } from '../../dist/libs/iso8583/src/index.js';
import { CONNECTIONS, send } from '../load.mjs';

const FRAMING = 'binary2';
const codec = compile(PROFILES.ascii);

let sent = 0;

/** Returns a unique message 0100. */
export function authorization() {
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

/** Returns a load of authorizations over HTTP as JSON or as bytes. */
export function authorizationsOverHttp(address, type, headers = {}) {
  const bodyOf =
    type === 'application/json'
      ? () => JSON.stringify(authorization())
      : () => codec.encode(authorization());
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    setupRequest: (prepared) => ({ ...prepared, body: bodyOf() }),
  };
  return (until) => send(`${address}/iso8583/issuer/authorize`, [request], until);
}

/**
 * Returns a load over TCP. Each connection sends a request, waits for the response and for the pause, and sends the next
 * request.
 */
export function authorizationsOverTcp(port) {
  return async ({ duration, connections = CONNECTIONS, pauseMs = 0 }) => {
    const started = performance.now();
    const until = started + duration * 1_000;
    const responses = await Promise.all(
      Array.from({ length: connections }, () => overOneConnection(port, until, pauseMs)),
    );
    return tcpSummary(responses.flat(), (performance.now() - started) / 1_000);
  };
}

async function overOneConnection(port, until, pauseMs) {
  const responses = [];
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const reader = new FrameReader(FRAMING);
  let answered = () => undefined;
  socket.on('data', (chunk) => reader.push(chunk).forEach(({ payload }) => answered(payload)));
  while (performance.now() < until) {
    const asked = performance.now();
    socket.write(writeFrame(FRAMING, codec.encode(authorization())));
    const payload = await new Promise((resolve) => (answered = resolve));
    const approved = codec.decode(payload).fields['39'] === '00';
    responses.push({ ms: performance.now() - asked, approved });
    if (pauseMs > 0) await sleep(pauseMs);
  }
  socket.destroy();
  return responses;
}

function tcpSummary(responses, seconds) {
  const latencies = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => Math.round(latencies[Math.floor(latencies.length * share)]);
  return {
    requests: responses.length,
    perSecond: responses.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed: responses.filter(({ approved }) => !approved).length,
  };
}
