import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { type CapturedExchange } from '../format/captured';
import { RecordingFailed } from '../format/recording.errors';
import { CaptureMemory } from './capture';
import { ProxyExchange, sendProblem } from './exchange';
import { refusalOf } from './refuse-request';
import { Target, type TargetTls } from './target';

export const DEFAULT_BODY_BYTES = 1024 * 1024;
/** The bodies of all exchanges that run or wait to be masked. */
const MEMORY_BYTES = 128 * 1024 * 1024;
const MAX_HEADER_BYTES = 65_536;
const DEFAULT_GRACE_MS = 2_000;

export interface RecorderOptions {
  /** The address of the real service: http or https, perhaps with a path. */
  readonly to: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Default: 127.0.0.1, so that no other machine can use the recorder. */
  readonly host?: string | undefined;
  readonly tls?: TargetTls | undefined;
  /** The maximum size of a body that is captured. Default: 1 MiB. Larger bodies pass. */
  readonly bodyBytes?: number | undefined;
  /** How long running exchanges may continue after the end was requested. Default: 2 seconds. */
  readonly graceMs?: number | undefined;
  /**
   * Gets each exchange when it is over. It is not masked. The first error that it throws is the error of `stop`.
   */
  readonly onExchange: (exchange: CapturedExchange) => Promise<void> | void;
}

/** A proxy that is running. */
export interface Recorder {
  readonly address: string;
  readonly port: number;
  /** The address of the real service. */
  readonly origin: string;
  /** Accepts no more requests, and resolves when all exchanges were given to `onExchange`. */
  stop(): Promise<void>;
}

/**
 * Starts a proxy before a service. Requests and responses pass as they are, except Host, the headers of a connection, redirects and
 * cookies.
 *
 * @throws RecordingFailed if the address is invalid or the port is in use
 */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const { to, port, host = '127.0.0.1', tls } = options;
  const proxy = new ProxyServer(Target.at(to, tls), isLoopback(host), options);
  await listening(proxy.server, port, host);
  const { port: ownPort } = proxy.server.address() as AddressInfo;
  const shownHost = isIP(host) === 6 ? `[${host}]` : host;
  return {
    address: `http://${shownHost}:${String(ownPort)}`,
    port: ownPort,
    origin: proxy.target.origin,
    stop: () => proxy.stop(),
  };
}

class ProxyServer {
  readonly server: Server;
  private readonly memory = new CaptureMemory(MEMORY_BYTES);
  private readonly running = new Set<ProxyExchange>();
  /** Exchanges that are over and not yet recorded. */
  private readonly waiting = new Set<Promise<void>>();
  private readonly errors: unknown[] = [];
  private number = 0;

  constructor(
    readonly target: Target,
    private readonly isLoopback: boolean,
    private readonly options: Pick<RecorderOptions, 'bodyBytes' | 'graceMs' | 'onExchange'>,
  ) {
    const pass = (request: IncomingMessage, response: ServerResponse): void => {
      this.pass(request, response);
    };
    this.server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0 }, pass);
    this.server.on('checkContinue', pass);
    this.server.on('connect', (_request, socket) => {
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n');
    });
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
    this.server.closeIdleConnections();
    const grace = setTimeout(() => {
      for (const exchange of this.running) exchange.stop();
      this.server.closeAllConnections();
    }, this.options.graceMs ?? DEFAULT_GRACE_MS);
    await closed;
    clearTimeout(grace);
    await Promise.all(this.waiting);
    this.target.close();
    if (this.errors.length > 0) throw this.errors[0];
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const refusal = refusalOf(request, this.isLoopback);
    if (refusal !== undefined) {
      sendProblem(response, request, refusal);
      return;
    }
    this.number += 1;
    const { target, memory } = this;
    const { bodyBytes = DEFAULT_BODY_BYTES } = this.options;
    const settings = { target, bodyBytes, memory };
    const whenOver = (exchange: ProxyExchange, captured: CapturedExchange): Promise<void> =>
      this.over(exchange, captured);
    try {
      this.running.add(new ProxyExchange(this.number, { request, response }, settings, whenOver));
    } catch {
      // Characters that Node reads in an address or a header, but does not write.
      const detail = 'The address or a header of the request has a character that cannot be sent.';
      sendProblem(response, request, { status: 400, code: 'REQUEST_REFUSED', detail });
    }
  }

  private async over(exchange: ProxyExchange, captured: CapturedExchange): Promise<void> {
    this.running.delete(exchange);
    const work = this.give(captured);
    this.waiting.add(work);
    await work;
    this.waiting.delete(work);
  }

  private async give(captured: CapturedExchange): Promise<void> {
    try {
      await this.options.onExchange(captured);
    } catch (error) {
      this.errors.push(error);
    }
  }
}

function listening(
  server: ReturnType<typeof createServer>,
  port: number,
  host: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code ?? ''})`;
      reject(new RecordingFailed(`Port ${String(port)} of ${host} ${why}. Choose another one.`));
    });
    server.listen(port, host, resolve);
  });
}

/** Whether only programs of this machine can reach a server that listens here. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
