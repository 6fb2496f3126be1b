import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request } from 'express';
import { currentContext, reply, type Reply } from '#libs/http';
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

/** One message, or a multipart body if the client prefers it. Without messages, the response is 204. */
export async function replyOfBatch(
  request: Request,
  { deliveries, pullNext }: { readonly deliveries: readonly Delivery[]; readonly pullNext: string },
): Promise<Reply> {
  const isSingle = deliveries.length <= 1 && batchSizeOf(request) === 1;
  if (deliveries.length > 0 && !isSingle) refuseUnlessMultipart(request, deliveries.length);
  const next = { 'PI-Pull-Next': currentContext().pathPrefix + pullNext };
  const [first] = deliveries;
  if (first === undefined) return reply(undefined, { status: 204, headers: next });
  if (isSingle) {
    const type = `${MESSAGE_TYPE}; charset=utf-8`;
    const headers = { ...next, 'PI-ResourceId': first.resourceId, 'Content-Type': type };
    return compressed(request, first.body, headers);
  }
  const boundary = randomBytes(12).toString('hex');
  const type = `${MULTIPART_TYPE}; boundary="${boundary}"`;
  return compressed(request, multipartOf(deliveries, boundary), { ...next, 'Content-Type': type });
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

/** A text, compressed if the client accepts it. */
async function compressed(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  if (!acceptsGzip(request)) return reply(text, { headers });
  return reply(await compress(text), { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}

function acceptsGzip(request: Request): boolean {
  return (
    request.headers['accept-encoding'] !== undefined &&
    request.acceptsEncodings(['gzip', 'identity']) === 'gzip'
  );
}
