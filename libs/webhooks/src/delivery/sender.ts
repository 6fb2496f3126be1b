import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { guarded } from '#libs/http';
import { type AddressGuard } from '#libs/outbound';
import { type Attempt } from './delivery';
import { AttemptTimeout, ConnectionEnded, failureOf, isBrokenOff } from './failure';

/** The size of the part of a response that the delivery log keeps. */
const KEPT_BYTES = 1_024;
/** The rest of a larger response is not read, because the status already shows whether the message was accepted. */
const MAX_BYTES = 65_536;
/** The receiver wants no more messages. */
const GONE = 410;

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SenderSettings {
  readonly targets: AddressGuard;
  /** Time for one attempt, on the monotonic clock of the machine. */
  readonly timeoutMs: number;
  /** Ends all attempts. */
  readonly closing: AbortSignal;
}

/** The received part of a response. */
interface Received {
  statusCode: number | null;
  readonly chunks: Buffer[];
  bytes: number;
}

/** Sends messages. It keeps connections for the next message to the same host, until `end`. */
export class Sender {
  private readonly agents = {
    plain: new http.Agent({ keepAlive: true }),
    secure: new https.Agent({ keepAlive: true }),
  };

  /** The attempts in progress. */
  private readonly underWay = new Set<AbortController>();
  /** One listener for all attempts, because Node warns about a leak if a signal has many listeners. */
  private readonly abortAll = guarded(() => {
    for (const attempt of this.underWay) attempt.abort(this.settings.closing.reason);
  });

  constructor(private readonly settings: SenderSettings) {
    settings.closing.addEventListener('abort', this.abortAll, { once: true });
  }

  /**
   * Makes one attempt. Redirects are not followed.
   * @throws the reason of `closing`
   */
  async post(message: Message): Promise<Attempt> {
    const { targets, closing } = this.settings;
    const startedMs = performance.now();
    const received: Received = { statusCode: null, chunks: [], bytes: 0 };
    const attempt = (result: Pick<Attempt, 'outcome' | 'error'>): Attempt => ({
      ...result,
      statusCode: received.statusCode,
      durationMs: Math.round(performance.now() - startedMs),
      response: textOf(received),
    });
    try {
      const url = new URL(message.url);
      const refusal = targets.refusal(url);
      if (refusal !== undefined) throw refusal;
      await this.withinTime((signal) => this.exchange(url, message, { received, signal }));
      return attempt(resultOf(received.statusCode));
    } catch (error) {
      closing.throwIfAborted();
      return attempt(failureOf(error));
    }
  }

  end(): void {
    this.settings.closing.removeEventListener('abort', this.abortAll);
    this.agents.plain.destroy();
    this.agents.secure.destroy();
  }

  /** Runs `work` with a signal that is aborted after the time limit, and when `closing` is. */
  private async withinTime(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { timeoutMs, closing } = this.settings;
    closing.throwIfAborted();
    const ending = new AbortController();
    this.underWay.add(ending);
    const timer = setTimeout(() => {
      ending.abort(new AttemptTimeout(timeoutMs));
    }, timeoutMs);
    try {
      await work(ending.signal);
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : error;
    } finally {
      clearTimeout(timer);
      this.underWay.delete(ending);
    }
  }

  private async exchange(
    url: URL,
    message: Message,
    { received, signal }: { readonly received: Received; readonly signal: AbortSignal },
  ): Promise<void> {
    const lookup = this.settings.targets.lookupFor(url);
    const isSecure = url.protocol === 'https:';
    const begin = (agent: http.Agent | false): ClientRequest => {
      const options = { method: 'POST', headers: message.headers, lookup, signal, agent };
      return isSecure ? https.request(url, options) : http.request(url, options);
    };
    const request = begin(isSecure ? this.agents.secure : this.agents.plain);
    try {
      await finish(request, message.body, received);
    } catch (error) {
      // The receiver may have closed a kept connection just before the message was sent on it.
      const isStale = request.reusedSocket && received.statusCode === null && isBrokenOff(error);
      if (!isStale || signal.aborted) throw error;
      await finish(begin(false), message.body, received);
    }
  }
}

/** Sends the body and reads the response. It rejects if the response is not complete. */
function finish(request: ClientRequest, body: string, received: Received): Promise<void> {
  return new Promise((resolve, reject) => {
    // After `end` or an error it changes nothing.
    const broken = (): void => {
      reject(new ConnectionEnded());
    };
    request.on('error', reject);
    request.on(
      'response',
      guarded((response: IncomingMessage) => {
        received.statusCode = response.statusCode ?? null;
        response.on('error', reject);
        response.on('end', resolve);
        response.on('close', broken);
        response.on(
          'data',
          guarded((chunk: Buffer) => {
            if (received.bytes < KEPT_BYTES) received.chunks.push(chunk);
            received.bytes += chunk.length;
            if (received.bytes > MAX_BYTES) {
              resolve();
              request.destroy();
            }
          }),
        );
      }),
    );
    // The last event of a request without a response.
    request.on('close', () => {
      if (received.statusCode === null) broken();
    });
    request.end(body);
  });
}

function resultOf(status: number | null): Pick<Attempt, 'outcome' | 'error'> {
  if (status !== null && status >= 200 && status < 300) return { outcome: 'accepted', error: null };
  const error = `The receiver answered ${String(status)}, not 2xx.`;
  if (status === GONE) return { outcome: 'gone', error: `${error} The subscription was disabled.` };
  const isRedirect = status !== null && status >= 300 && status < 400;
  return { outcome: 'failed', error: isRedirect ? `${error} Redirects are not followed.` : error };
}

function textOf({ chunks }: Received): string {
  const text = Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8');
  // PostgreSQL cannot store it.
  return text.replaceAll('\0', '\ufffd');
}
