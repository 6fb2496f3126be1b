import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { currentContext } from '#libs/http';
import { acceptsType, MESSAGE_TYPE, MULTIPART_TYPE, preferredType } from '../accept';
import { icomProblem } from '../icom-errors';
import { MAX_BATCH } from './stream';

const compress = promisify(gzip);

/** A message that is sent to its participant. */
export interface Delivery {
  readonly resourceId: string;
  /** The signed Envelope. */
  readonly body: string;
}

/** The maximum number of messages in a batch for this client: one, unless it prefers multipart/mixed. */
export function batchSizeOf(request: Request): number {
  return preferredType(request.headers.accept) === MULTIPART_TYPE ? MAX_BATCH : 1;
}

/** Sends one message, or a multipart body if the client prefers it. Without messages, the response is 204. */
export async function sendBatch(
  request: Request,
  response: Response,
  { deliveries, pullNext }: { readonly deliveries: readonly Delivery[]; readonly pullNext: string },
): Promise<void> {
  const isSingle = deliveries.length <= 1 && batchSizeOf(request) === 1;
  if (deliveries.length > 0 && !isSingle) refuseUnlessMultipart(request, deliveries.length);
  response.setHeader('PI-Pull-Next', currentContext().pathPrefix + pullNext);
  const [first] = deliveries;
  if (first === undefined) {
    response.status(204).end();
    return;
  }
  response.status(200);
  if (isSingle) {
    response.setHeader('PI-ResourceId', first.resourceId);
    response.setHeader('Content-Type', `${MESSAGE_TYPE}; charset=utf-8`);
    await sendText(request, response, first.body);
    return;
  }
  const boundary = randomBytes(12).toString('hex');
  response.setHeader('Content-Type', `${MULTIPART_TYPE}; boundary="${boundary}"`);
  await sendText(request, response, multipartOf(deliveries, boundary));
}

/** The client can have read the batch as multipart/mixed before, and request it again with another Accept. */
function refuseUnlessMultipart(request: Request, count: number): void {
  if (acceptsType(request.headers.accept, MULTIPART_TYPE)) return;
  const detail = `The batch has ${String(count)} messages. Send Accept: ${MULTIPART_TYPE}.`;
  throw icomProblem('accept', detail);
}

function multipartOf(deliveries: readonly Delivery[], boundary: string): string {
  const parts = deliveries.map(
    ({ resourceId, body }) =>
      `--${boundary}\r\nContent-Type: ${MESSAGE_TYPE}; charset=utf-8\r\n` +
      `PI-ResourceId: ${resourceId}\r\n\r\n${body}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

async function sendText(request: Request, response: Response, text: string): Promise<void> {
  if (!acceptsGzip(request)) {
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
    return;
  }
  const bytes = await compress(text);
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

function acceptsGzip(request: Request): boolean {
  return (
    request.headers['accept-encoding'] !== undefined &&
    request.acceptsEncodings(['gzip', 'identity']) === 'gzip'
  );
}
