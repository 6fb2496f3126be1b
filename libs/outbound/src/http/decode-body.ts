import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { MAX_BODY_BYTES } from './outcome';

/** An answer or its decoded form exceeds a limit. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** The body of an answer is not in the coding that it names. */
export class AnswerNotDecoded extends Error {
  override readonly name = 'AnswerNotDecoded';
}

type Decode = (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>;

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
  ['x-gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
  ['deflate', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate)],
  ['br', promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress)],
]);

/**
 * Decodes a body. Decoding stops at MAX_BODY_BYTES, so a small body cannot become a large one in memory.
 *
 * @param coding the header Content-Encoding
 * @throws AnswerTooLarge, AnswerNotDecoded
 */
export async function decodeBody(body: Buffer, coding: string | undefined): Promise<Buffer> {
  const name = (coding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '' || body.length === 0) return body;
  const decode = DECODERS.get(name);
  if (decode === undefined) {
    throw new AnswerNotDecoded(
      `The answer has the content coding ${name.slice(0, 40)}, which is not supported.`,
    );
  }
  try {
    return await decode(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new AnswerTooLarge(
        `The answer has more than ${String(MAX_BODY_BYTES)} bytes after decoding.`,
      );
    }
    throw new AnswerNotDecoded(`The body of the answer is not valid ${name}.`);
  }
}
