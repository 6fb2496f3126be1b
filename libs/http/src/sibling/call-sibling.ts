import { Readable } from 'node:stream';
import { CORRELATION_HEADER, currentContext, OBSERVER_HEADER } from '../context/request-context';
import { SANDBOX_HEADER } from '../context/sandbox-of';
import { type SpanContext } from '../context/trace-context';
import { UpstreamFailed, UpstreamTimeout } from './upstream.errors';

/** The largest response body that is read, unless the call says otherwise. */
const MAX_BYTES = 1_048_576;

export interface SiblingRequest {
  /** The name of the service in error messages: `DICT`. */
  readonly service: string;
  readonly url: string;
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes, or a stream of them. */
  readonly body?: Uint8Array<ArrayBuffer> | Readable;
  /** Takes the body of a response with the status 200 part by part, without a limit. `body` of the response is then empty. */
  readonly receive?: (part: Uint8Array) => Promise<void>;
  /** Time for the whole response, on the machine's monotonic clock. Without it only `signal` ends the call. */
  readonly timeoutMs?: number;
  /** Ends the call: it is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
}

export interface SiblingResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Calls another service for the current request: with its sandbox, its correlation id and its trace headers.
 * A response of any status but a redirect is returned. Connections are kept for the next call.
 *
 * @throws UpstreamTimeout if there is no whole response within `timeoutMs`
 * @throws UpstreamFailed if the service cannot be reached, closes the connection, redirects or sends too much
 */
export async function callSibling(request: SiblingRequest): Promise<SiblingResponse> {
  const { service, timeoutMs, signal, maxBytes = MAX_BYTES } = request;
  const method = request.method ?? 'GET';
  const span = currentContext().trace?.startCall(service, method, request.url);
  let status: number | undefined;
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const ends = [timeout, signal].filter((end) => end !== undefined);
  try {
    const response = await fetch(request.url, {
      method,
      headers: {
        ...request.headers,
        ...contextHeaders(span?.context),
        ...observerHeaders(method),
      },
      redirect: 'manual',
      signal: AbortSignal.any(ends),
      ...sentBody(request.body),
    });
    status = response.status;
    const { headers } = response;
    if (status === 200 && request.receive !== undefined) {
      await receiveParts(response, request.receive);
      return { status, headers, body: Buffer.alloc(0) };
    }
    return { status, headers, body: await bodyOf(response, service, maxBytes) };
  } catch (error) {
    if (error instanceof UpstreamFailed) throw error;
    if (signal?.aborted === true) throw signal.reason;
    if (timeoutMs !== undefined && timeout?.aborted === true) {
      throw new UpstreamTimeout(service, timeoutMs);
    }
    throw new UpstreamFailed(`${service} cannot be reached, or it closed the connection.`);
  } finally {
    span?.end({ status });
  }
}

/**
 * The headers of a call for the current work.
 * @param span the parent of the call in its trace, if it is not the span of the request itself
 */
export function contextHeaders(span?: SpanContext): Readonly<Record<string, string>> {
  const { sandbox, correlationId, trace, state } = currentContext();
  return {
    ...trace?.headersFrom(span),
    [SANDBOX_HEADER]: sandbox,
    [CORRELATION_HEADER]: correlationId,
    ...state?.callHeaders(),
  };
}

/** What an observer reads in another service leaves no trace there either. */
function observerHeaders(method: string): Readonly<Record<string, string>> {
  const { isObserver, headers } = currentContext();
  const given = headers[OBSERVER_HEADER.toLowerCase()];
  return isObserver && method === 'GET' && given !== undefined
    ? { [OBSERVER_HEADER]: String(given) }
    : {};
}

function sentBody(body: SiblingRequest['body']): RequestInit {
  if (body === undefined) return {};
  if (!(body instanceof Readable)) return { body };
  // fetch needs `duplex` for a stream, and the types of DOM do not have it.
  return { body: Readable.toWeb(body), duplex: 'half' } as unknown as RequestInit;
}

async function receiveParts(
  { body }: Response,
  receive: (part: Uint8Array) => Promise<void>,
): Promise<void> {
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) await receive(part);
}

/** Reads the whole body, so that the connection can be used again, or cancels it and throws. */
async function bodyOf(response: Response, service: string, maxBytes: number): Promise<Buffer> {
  const { status, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new UpstreamFailed(
      `${service} answered ${String(status)}; redirects are not followed. Use its final address.`,
    );
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the body and closes the connection.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new UpstreamFailed(`${service} sent more than ${String(maxBytes)} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
