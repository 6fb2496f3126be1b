import { request, type IncomingHttpHeaders } from 'node:http';
import { CALLER_HEADER, CORRELATION_HEADER, SANDBOX_HEADER } from '#libs/http';

/** Headers of one connection or of one sending (RFC 9110, 7.6.1), and those that are set anew. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'content-encoding'],
  ...['traceparent', 'tracestate', 'baggage', 'x-hold-pass', 'forwarded'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-prefix'],
  ...[CORRELATION_HEADER, SANDBOX_HEADER, CALLER_HEADER].map((name) => name.toLowerCase()),
]);

const TIMEOUT_MS = 60_000;

export interface Sending {
  readonly port: number;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly sandbox: string;
  readonly correlationId: string;
}

/**
 * Sends a request to the service itself.
 * @returns the status; undefined if the connection ended without one, as a rule can request it
 */
export function sendAgain(sending: Sending): Promise<number | undefined> {
  const { port, host, method, path, body, sandbox, correlationId } = sending;
  const headers: Record<string, string | string[]> = {
    [SANDBOX_HEADER]: sandbox,
    [CORRELATION_HEADER]: correlationId,
    ...(body === undefined ? {} : { 'Content-Length': String(body.length) }),
  };
  for (const [name, value] of Object.entries(sending.headers)) {
    if (value !== undefined && !LEFT_OUT.has(name)) headers[name] = value;
  }
  return new Promise((resolve) => {
    const sent = request(
      { port, host, method, path, headers, agent: false, timeout: TIMEOUT_MS },
      (response) => {
        response.on('error', () => undefined);
        response.on('close', () => {
          resolve(response.statusCode);
        });
        response.resume();
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => {
      resolve(undefined);
    });
    sent.end(body);
  });
}
