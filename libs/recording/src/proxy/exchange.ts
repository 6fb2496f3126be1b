import { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type CapturedExchange } from '../format/captured';
import { type ExchangeFailure } from '../format/recording';
import { Capture, type CaptureMemory } from './capture';
import { hasHeader, passedBack, passedOnTo } from './headers';
import { codeOf, detailOf } from './failure-of-service';
import { type Target } from './target';

export interface ExchangeSettings {
  readonly target: Target;
  readonly bodyBytes: number;
  readonly memory: CaptureMemory;
}

/** A request of a client, and the response that the client gets. */
interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Passes on one request and its response. */
export class ProxyExchange {
  private readonly request: IncomingMessage;
  private readonly response: ServerResponse;
  private readonly started = performance.now();
  private readonly sent: Capture;
  private received: { readonly capture: Capture; readonly status: number } | undefined;
  private failure: ExchangeFailure | undefined;
  /** The code of the error of the connection. */
  private reason: string | undefined;
  private isOver = false;
  private readonly upstream: ClientRequest;

  /**
   * @param whenOver is called once, when the response has ended or the exchange has failed; the bodies are given free
   *   after it has ended
   */
  constructor(
    private readonly number: number,
    { request, response }: Passing,
    private readonly settings: ExchangeSettings,
    private readonly whenOver: (own: ProxyExchange, captured: CapturedExchange) => Promise<void>,
  ) {
    this.request = request;
    this.response = response;
    const { target, bodyBytes, memory } = settings;
    this.sent = new Capture(request, bodyBytes, memory);
    const { method = 'GET', url = '/', rawHeaders } = request;
    const headers = passedOnTo(target.url.host, rawHeaders);
    headers.push(...framingOf(method, rawHeaders));
    this.upstream = target.request({ method, path: url, rawHeaders: headers });
    this.follow();
  }

  /** Ends the exchange because the recorder stops. */
  stop(): void {
    this.fail('recorder-stopped');
    this.request.socket.destroy();
  }

  private follow(): void {
    const { request, response, upstream } = this;
    upstream.on('continue', () => {
      response.writeContinue();
    });
    upstream.on('response', (answer) => {
      this.passBack(answer);
    });
    upstream.on('error', (error) => {
      // A service may answer, and close, before it has read the whole request.
      if (this.received?.capture.message.complete !== true) this.upstreamFailed(error);
    });
    // A service may switch protocols only if it was asked to.
    upstream.on('upgrade', (_answer, socket) => {
      socket.destroy();
      this.upstreamFailed();
    });
    response.on('close', () => {
      if (!response.writableFinished) this.fail('client-left');
    });
    request.on('error', () => {
      this.fail('client-left');
    });
    request.pipe(upstream);
  }

  private passBack(answer: IncomingMessage): void {
    const { request, response } = this;
    const { target, bodyBytes, memory } = this.settings;
    const places = { service: target.url, recorder: `http://${request.headers.host ?? ''}` };
    const status = answer.statusCode ?? 502;
    this.received = { capture: new Capture(answer, bodyBytes, memory), status };
    response.sendDate = false;
    try {
      response.writeHead(status, answer.statusMessage, passedBack(answer.rawHeaders, places));
    } catch {
      // A head that Node reads, but does not write.
      answer.destroy();
      this.upstreamFailed();
      return;
    }
    // The client may wait for the head of a response whose body comes much later.
    response.flushHeaders();
    answer.on('error', () => {
      this.upstreamFailed();
    });
    answer.on('aborted', () => {
      this.upstreamFailed();
    });
    response.on('finish', () => {
      this.end();
    });
    answer.pipe(response);
  }

  private upstreamFailed(error?: Error): void {
    if (this.isOver) return;
    this.reason ??= error === undefined ? undefined : codeOf(error);
    const { response } = this;
    if (response.headersSent) {
      this.fail('upstream-broke-off');
      response.socket?.destroy();
      return;
    }
    this.received = undefined;
    this.failure = 'upstream-unreachable';
    response.on('finish', () => {
      this.end();
    });
    sendProblem(response, this.request, {
      status: 502,
      code: 'UPSTREAM_FAILED',
      detail: detailOf(this.reason),
    });
  }

  private fail(failure: ExchangeFailure): void {
    if (this.isOver) return;
    this.failure = failure;
    this.upstream.destroy();
    this.end();
  }

  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    const { received, sent } = this;
    const exchange: CapturedExchange = {
      number: this.number,
      method: this.request.method ?? 'GET',
      target: this.request.url ?? '/',
      request: sent.captured(),
      response: received && { ...received.capture.captured(), status: received.status },
      failure: this.failure,
      reason: this.failure === undefined ? undefined : this.reason,
      tookMs: Math.round(performance.now() - this.started),
    };
    void this.whenOver(this, exchange).finally(() => {
      sent.release();
      received?.capture.release();
    });
  }
}

/** The header that says how the body of the request to the service is sent: as the client sent it. */
function framingOf(method: string, rawHeaders: readonly string[]): string[] {
  if (hasHeader(rawHeaders, 'transfer-encoding')) return ['Transfer-Encoding', 'chunked'];
  // Without a length, Node would send an empty body in chunks.
  const needsLength = !/^(?:GET|HEAD|DELETE|OPTIONS|TRACE)$/.test(method);
  return needsLength && !hasHeader(rawHeaders, 'content-length') ? ['Content-Length', '0'] : [];
}

/** Sends an error of the recorder itself (RFC 9457). */
export function sendProblem(
  response: ServerResponse,
  request: IncomingMessage,
  {
    status,
    code,
    detail,
  }: { readonly status: number; readonly code: string; readonly detail: string },
): void {
  // The rest of the body is not read, so that a large one does not keep the connection.
  const isRead = request.complete;
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    ...(isRead ? {} : { Connection: 'close' }),
  });
  response.end(
    JSON.stringify({
      type: `urn:problem:recorder-${code.toLowerCase().replaceAll('_', '-')}`,
      title: 'The recorder did not pass on the request',
      status,
      detail,
      code: `RECORDER_${code}`,
    }),
  );
}
