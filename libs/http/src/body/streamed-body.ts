import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { bodyBroken, bodyTooLarge, encodingNotSupported } from './body-problems';

const STREAMED = Symbol('the route reads the body');
type MayBeStreamed = Request & { [STREAMED]?: true };

/** Leaves the body of a request to its route. Call it before bodies are read. The journal then has no body. */
export function leaveBodyToRoute(request: MayBeStreamed): void {
  request[STREAMED] = true;
}

export function isLeftToRoute(request: MayBeStreamed): boolean {
  return request[STREAMED] === true;
}

const DECODERS = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * The body of a request that was left to its route, in the chunks in which it arrives. The client waits while the route works
 * on a chunk, so the body is never in memory as a whole.
 * @param limitBytes after decompression
 * @throws HttpProblem if the body is too large, incomplete, or compressed in another way than its header says
 */
export async function* streamedBody(request: Request, limitBytes: number): AsyncGenerator<Buffer> {
  const stated = Number(request.headers['content-length'] ?? 0);
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity' && stated > limitBytes) throw bodyTooLarge(limitBytes);
  let received = 0;
  try {
    for await (const chunk of decoded(request, encoding)) {
      received += chunk.length;
      if (received > limitBytes) throw bodyTooLarge(limitBytes);
      yield chunk;
    }
  } finally {
    // The rest is read and dropped, so that the connection can be used again.
    if (!request.destroyed) request.resume();
  }
}

async function* decoded(request: Request, encoding: string): AsyncGenerator<Buffer> {
  // Leaving the loop early must not destroy the request: its response is still to be sent.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  if (encoding === 'identity') {
    yield* whole(chunks);
    return;
  }
  if (!isKnown(encoding)) throw encodingNotSupported();
  const decoder = DECODERS[encoding]();
  request.on('error', (error) => decoder.destroy(error));
  request.on('aborted', () => decoder.destroy(new Error('The request was aborted.')));
  yield* whole(request.pipe(decoder) as Readable as AsyncIterable<Buffer>);
}

/** @throws HttpProblem if the connection ends, or the decompression fails, before the body is complete */
async function* whole(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch(() => {
        throw bodyBroken();
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

function isKnown(encoding: string): encoding is keyof typeof DECODERS {
  return Object.hasOwn(DECODERS, encoding);
}
