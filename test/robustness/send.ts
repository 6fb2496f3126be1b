import { connect } from 'node:net';

export interface Sent {
  readonly method: string;
  /** With the query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** Only so many bytes are sent, and then the connection is broken. */
  readonly cutAfter?: number | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a request ended; `closed` without an answer that could be read. */
type Outcome = Answer | 'closed' | 'hang';

/** More than the longest wait that the services have, and than a slow machine needs. */
const HANG_MS = 60_000;

/**
 * Sends a request over a connection of its own, whose bytes are not checked: an HTTP client would refuse to
 * send most of what is sent here.
 */
export async function send(address: string, sent: Sent): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    // Some streams of events do not end.
    if (/^content-type: text\/event-stream/im.test(chunk.toString('latin1'))) socket.destroy();
  });
  // A broken connection is an outcome like others: what was received until then counts.
  socket.on('error', () => undefined);
  const late = new AbortController();
  socket.setTimeout(HANG_MS, () => {
    late.abort();
    socket.destroy();
  });
  const bytes = bytesOf(sent);
  if (sent.cutAfter === undefined) socket.write(bytes);
  else socket.write(bytes.subarray(0, sent.cutAfter), () => socket.destroy());
  await new Promise((resolve) => socket.once('close', resolve));
  return answerIn(Buffer.concat(chunks)) ?? (late.signal.aborted ? 'hang' : 'closed');
}

function bytesOf({ method, target, headers, body }: Sent): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1');
  return Buffer.concat([head, body ?? Buffer.alloc(0)]);
}

function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = bytes.subarray(end + 4);
  if (status === 100) return answerIn(rest);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const isChunked = headers['transfer-encoding']?.includes('chunked') === true;
  return { status, headers, body: (isChunked ? unchunked(rest) : rest).toString() };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at);
    const size = line < 0 ? 0 : Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
