import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type LookupFunction } from 'node:net';
import { guarded } from '#libs/http';
import { AnswerTooLarge } from './decode-body';
import { MAX_BODY_BYTES, MAX_HEAD_BYTES } from './outcome';
import { type Sent } from './redirect';

/** The connection ended without an error and without a complete answer. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
  readonly code = 'ECONNRESET';
}

/** An answer as received. */
export interface Received {
  readonly response: IncomingMessage;
  /** The body, not decoded. */
  readonly body: Buffer;
}

/**
 * Sends one request on a new connection and reads the whole answer.
 * @throws AnswerTooLarge, ConnectionEnded, the error of the connection or of `lookup`
 */
export function exchange(
  url: URL,
  { method, headers, body }: Sent,
  { lookup, signal }: { readonly lookup: LookupFunction; readonly signal: AbortSignal },
): Promise<Received> {
  const options = {
    method,
    lookup,
    signal,
    agent: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    headers: { ...headers, ...lengthOf(method, body), 'Accept-Encoding': 'gzip, identity' },
  } as const;
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:' ? https.request(url, options) : http.request(url, options);
    let hasAnswer = false;
    request.on('error', reject);
    request.on(
      'response',
      guarded((response: IncomingMessage) => {
        hasAnswer = true;
        readAnswer(request, response).then(resolve, reject);
      }),
    );
    // The last event of a request, also of one without an answer.
    request.on('close', () => {
      if (!hasAnswer) reject(new ConnectionEnded());
    });
    request.end(body);
  });
}

function readAnswer(request: ClientRequest, response: IncomingMessage): Promise<Received> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('error', reject);
    response.on('close', () => {
      reject(new ConnectionEnded());
    });
    response.on('end', () => {
      resolve({ response, body: Buffer.concat(chunks) });
    });
    response.on(
      'data',
      guarded((chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes <= MAX_BODY_BYTES) return;
        reject(new AnswerTooLarge(`The answer has more than ${String(MAX_BODY_BYTES)} bytes.`));
        request.destroy();
      }),
    );
  });
}

/** Without a length Node would send a body in chunks, which some servers do not read. */
function lengthOf(method: string, body: Uint8Array | undefined): Record<string, string> {
  if (body !== undefined) return { 'Content-Length': String(body.length) };
  return method === 'GET' || method === 'HEAD' ? {} : { 'Content-Length': '0' };
}
