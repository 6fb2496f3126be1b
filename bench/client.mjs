// A client over HTTP/1.1 that costs little: it takes less CPU time from the machine than the servers that it loads. It knows what
// loads need: one request after the other on each connection, bodies with a length or in chunks.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';
const WITHOUT_BODY = new Set([204, 304]);
/** A request that takes longer has failed. */
const TIMEOUT_MS = 60_000;

/**
 * Sends requests in turns over several connections, until the time or the amount is over.
 *
 * @param address `http://host:port/path`; the path is that of requests without one
 * @param requests `{ method, path, headers, body }`; `setupRequest` gets such an object and returns the one to send
 * @param until `{ duration }` in seconds, `{ amount }` or `{ signal }`; `overallRate`: at most so many requests a second
 * @returns `latencies` in ms of all responses, `seconds`, and the numbers of requests that `succeeded` and `failed`
 */
export async function load(address, requests, until) {
  const { duration = Infinity, amount = Infinity, signal, connections, overallRate } = until;
  const target = new URL(address);
  const run = {
    latencies: [],
    succeeded: 0,
    failed: 0,
    left: amount,
    signal,
    ends: performance.now() + duration * 1_000,
    next: nextOf(requests, target),
    pauseMs: overallRate === undefined ? 0 : (connections / overallRate) * 1_000,
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, () => overOneConnection(run, target)));
  const { latencies, succeeded, failed } = run;
  return { latencies, succeeded, failed, seconds: (performance.now() - started) / 1_000 };
}

async function overOneConnection(run, target) {
  let connection = new Connection(target);
  // So that connections with pauses do not send all at once.
  let due = performance.now() + Math.random() * run.pauseMs;
  while (performance.now() < run.ends && run.left > 0 && run.signal?.aborted !== true) {
    if (run.pauseMs > 0) await sleep(Math.max(0, due - performance.now()));
    due = Math.max(performance.now(), due + run.pauseMs);
    run.left -= 1;
    const asked = performance.now();
    try {
      const status = await connection.send(run.next());
      if (status >= 200 && status < 300) run.succeeded += 1;
      else run.failed += 1;
      run.latencies.push(performance.now() - asked);
    } catch {
      run.failed += 1;
    }
    if (connection.isOver) connection = new Connection(target);
  }
  connection.close();
}

/** Returns a function that returns the bytes of the next request. */
function nextOf(requests, target) {
  let count = 0;
  const prepared = requests.map((request) =>
    request.setupRequest === undefined ? bytesOf(request, target) : undefined,
  );
  return () => {
    const index = count % requests.length;
    count += 1;
    return prepared[index] ?? bytesOf(requests[index].setupRequest(requests[index]), target);
  };
}

function bytesOf({ method = 'GET', path, headers = {}, body }, { host, pathname, search }) {
  const lines = [`${method} ${path ?? pathname + search} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}${END_OF_HEAD}${body ?? ''}`;
}

class Connection {
  isOver = false;
  received = '';
  answered = undefined;

  constructor({ hostname, port }) {
    this.socket = connect(Number(port), hostname)
      .setNoDelay(true)
      .setTimeout(TIMEOUT_MS)
      // Each byte is a character, so that lengths are right.
      .setEncoding('latin1');
    this.socket.on('data', (text) => this.read(text));
    this.socket.on('timeout', () => this.socket.destroy());
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isOver = true;
      this.answered?.reject(new Error('The connection was closed.'));
    });
  }

  /** Returns the status of the response. */
  send(request) {
    return new Promise((resolve, reject) => {
      this.answered = { resolve, reject };
      this.socket.write(request);
    });
  }

  close() {
    this.socket.destroy();
  }

  read(text) {
    this.received = this.received === '' ? text : this.received + text;
    const endOfHead = this.received.indexOf(END_OF_HEAD);
    if (endOfHead === -1) return;
    const head = this.received.slice(0, endOfHead + END_OF_HEAD.length);
    const status = Number(head.slice(9, 12));
    if (!isComplete(this.received, head, status)) return;
    this.received = '';
    if (/\r\nconnection: close\r\n/i.test(head)) this.isOver = true;
    const { resolve } = this.answered;
    this.answered = undefined;
    resolve(status);
  }
}

function isComplete(received, head, status) {
  if (WITHOUT_BODY.has(status)) return true;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head);
  if (length !== null) return received.length >= head.length + Number(length[1]);
  return received.endsWith(END_OF_CHUNKS);
}
