import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { type ClientFault } from '../core/step';
import { type HttpRequest, type Received } from '../core/wire';

/** The listener that is opened in each sandbox. */
const LISTENER = 'simulation';
const HOST = '127.0.0.1';
/** Bytes of the length before each message. */
const PREFIX = 2;
const SLOW_PARTS = 8;
/** A message that is not answered then is a finding. */
const LIMIT_MS = 120_000;

/** Sends ISO 8583 messages to one process, over connections that stay open. */
export class TcpClient {
  /** Connections without a message, by sandbox. */
  private readonly idle = new Map<string, Socket[]>();

  /** @param send sends over HTTP, to open the listeners */
  constructor(
    private readonly control: (request: HttpRequest, sandbox: string) => Promise<Received>,
  ) {}

  /**
   * @param message hex, without the length
   * @returns the answer in hex
   * @throws Error if there is no answer within two minutes
   */
  async send(message: string, sandbox: string, fault?: ClientFault): Promise<Received> {
    // A listener ends with its sandbox; the end of its connections must have been read.
    await new Promise(setImmediate);
    const socket = this.takeIdle(sandbox) ?? (await this.open(sandbox));
    if (!(socket instanceof Socket)) return socket;
    const bytes = Buffer.from(message, 'hex');
    const length = Buffer.alloc(PREFIX);
    length.writeUInt16BE(bytes.length);
    // The answer can arrive while the last part is written.
    const answered = answerOn(socket, message);
    await write(socket, Buffer.concat([length, bytes]), fault);
    const answer = await answered;
    if (answer === undefined) {
      socket.destroy();
      return 'lost';
    }
    this.idle.set(sandbox, [...(this.idle.get(sandbox) ?? []), socket]);
    // Nothing can be held to find out when a message has ended whose client left, so such a client waits too.
    if (fault === 'ignore' || fault === 'leave') return 'lost';
    return { status: 200, body: answer, headers: {} };
  }

  close(): void {
    for (const socket of [...this.idle.values()].flat()) socket.destroy();
    this.idle.clear();
  }

  private takeIdle(sandbox: string): Socket | undefined {
    const sockets = this.idle.get(sandbox) ?? [];
    const open = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded);
    const socket = open.pop();
    this.idle.set(sandbox, open);
    return socket;
  }

  /** A new connection, or what the client knows if there is none. */
  private async open(sandbox: string): Promise<Socket | Received> {
    const port = await this.portOf(sandbox);
    if (typeof port !== 'number') return port;
    const socket = connect({ port, host: HOST, noDelay: true });
    socket.on('error', () => undefined);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      return 'unsent';
    }
  }

  /** Opens the listener of the sandbox, unless it is open. */
  private async portOf(sandbox: string): Promise<number | Received> {
    const path = '/iso8583/tools/listeners';
    const listed = await this.control({ service: 'iso8583', method: 'GET', path }, sandbox);
    const known = portIn(listed);
    if (known !== undefined) return known;
    const body = { name: LISTENER, framing: 'binary2' };
    const opened = await this.control({ service: 'iso8583', method: 'POST', path, body }, sandbox);
    const port = portIn(opened);
    if (port !== undefined) return port;
    // Another request of a race may have opened it in between.
    if (typeof opened === 'object' && opened.status === 409) return this.portOf(sandbox);
    // The message itself was not sent.
    return typeof opened === 'object' ? opened : 'unsent';
  }
}

interface Listed {
  readonly name?: string;
  readonly port?: number;
}

function portIn(received: Received): number | undefined {
  if (typeof received === 'string') return undefined;
  const listeners = [received.body].flat() as readonly Listed[];
  return listeners.find(({ name }) => name === LISTENER)?.port;
}

async function write(socket: Socket, frame: Buffer, fault?: ClientFault): Promise<void> {
  const size = fault === 'slow' ? Math.ceil(frame.length / SLOW_PARTS) : frame.length;
  for (let from = 0; from < frame.length; from += size) {
    socket.write(frame.subarray(from, from + size));
    await new Promise(setImmediate);
  }
}

/** The message that arrives, in hex, or undefined if the connection ends before. */
function answerOn(socket: Socket, message: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${message} over TCP was not answered within ${String(LIMIT_MS)} ms.`));
    }, LIMIT_MS);
    const onData = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      const isWhole =
        received.length >= PREFIX && received.length >= PREFIX + received.readUInt16BE();
      if (!isWhole) return;
      end();
      resolve(received.subarray(PREFIX).toString('hex'));
    };
    const onClose = (): void => {
      end();
      resolve(undefined);
    };
    const end = (): void => {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onClose).off('end', onClose);
    };
    socket.on('data', onData).on('close', onClose).on('end', onClose);
  });
}
