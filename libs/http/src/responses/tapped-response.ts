import { ServerResponse, type IncomingMessage } from 'node:http';

/** A fault of a response that a rule requests. */
export type ResponseFault =
  /** The response is lost: the connection breaks before its first byte. */
  | { readonly kind: 'lost' }
  /** The head is sent completely and the body only in part. Then the connection breaks. */
  | { readonly kind: 'truncated'; readonly bodyBytes: number };

type Chunk = string | Uint8Array;

/** A response whose body can be recorded, and whose sending can fail on purpose. */
export class TappedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** How many bytes of the body are kept for the journal. A streamed list can be very long. */
  keepBytes = 0;
  fault: ResponseFault | undefined = undefined;
  /** Most bodies are one chunk. Chunks are not copied, because the sender does not change them. */
  private firstChunk: Chunk | undefined = undefined;
  private laterChunks: Uint8Array[] | undefined = undefined;
  private bodyBytes = 0;
  private remaining: number | undefined = undefined;

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.keep(chunk as Chunk, rest[0]);
    if (this.fault !== undefined) return this.applyFault(this.fault, chunk);
    return super.write(chunk, ...(rest as []));
  }

  override end(...parameters: unknown[]): this {
    const [chunk, encoding] = parameters;
    const hasBody = typeof chunk === 'string' || chunk instanceof Uint8Array;
    if (hasBody) this.keep(chunk, encoding);
    if (this.fault === undefined) return super.end(...(parameters as []));
    if (hasBody) this.applyFault(this.fault, chunk);
    else if (this.fault.kind === 'truncated') this.flushHeaders();
    this.breakOff();
    return this;
  }

  /**
   * The beginning of the body, even if a fault kept it from being sent; undefined if there was none.
   */
  keptBody(): KeptBody | undefined {
    const { firstChunk, laterChunks, keepBytes } = this;
    if (firstChunk === undefined) return undefined;
    if (laterChunks !== undefined) {
      const chunks = [bytesOf(firstChunk), ...laterChunks];
      return { ...keptBytes(Buffer.concat(chunks), keepBytes), bytes: this.bodyBytes };
    }
    if (typeof firstChunk === 'string') return keptText(firstChunk, keepBytes);
    return keptBytes(firstChunk, keepBytes);
  }

  private keep(chunk: Chunk, encoding: unknown): void {
    if (this.keepBytes === 0 || chunk.length === 0) return;
    if (this.firstChunk === undefined) {
      this.firstChunk = isUtf8Text(chunk, encoding) ? chunk : bytesOf(chunk, encoding);
      return;
    }
    if (this.laterChunks === undefined) {
      this.laterChunks = [];
      this.bodyBytes = bytesOf(this.firstChunk).length;
    }
    const bytes = bytesOf(chunk, encoding);
    if (this.bodyBytes < this.keepBytes) this.laterChunks.push(bytes);
    this.bodyBytes += bytes.length;
  }

  private applyFault(fault: ResponseFault, chunk: unknown): boolean {
    if (fault.kind === 'lost') {
      this.socket?.destroy();
      return false;
    }
    const bytes = Buffer.from(chunk as string);
    const left = this.remaining ?? fault.bodyBytes;
    this.remaining = Math.max(0, left - bytes.length);
    if (left > 0) super.write(bytes.subarray(0, left));
    else this.flushHeaders();
    if (left < bytes.length) this.breakOff();
    return true;
  }

  /**
   * Ends the connection after the bytes that were written, before the body is complete. Node sends the
   * bytes at the end of the current tick, before this callback runs.
   */
  private breakOff(): void {
    const { socket } = this;
    process.nextTick(() => socket?.end());
  }
}

function isUtf8Text(chunk: Chunk, encoding: unknown): boolean {
  return typeof chunk === 'string' && (typeof encoding !== 'string' || /^utf-?8$/i.test(encoding));
}

function bytesOf(chunk: Chunk, encoding?: unknown): Uint8Array {
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : chunk;
}

/** The beginning of a body, and how long the whole was. */
export interface KeptBody {
  /** The text of a whole body, or the first bytes. */
  readonly start: string | Uint8Array;
  /** Bytes of the whole body; of a text, in UTF-8. */
  readonly bytes: number;
}

/** Keeps at most `limit` bytes, as a view on the same memory. */
export function keptBytes(body: Uint8Array, limit: number): KeptBody {
  const bytes = body.byteLength;
  return { start: bytes <= limit ? body : body.subarray(0, limit), bytes };
}

/** Keeps a text by reference, or at most `limit` bytes of its UTF-8 form if it is longer. */
export function keptText(body: string, limit: number): KeptBody {
  const bytes = Buffer.byteLength(body);
  if (bytes <= limit) return { start: body, bytes };
  return { ...keptBytes(Buffer.from(body.slice(0, limit)), limit), bytes };
}

/** The text of a body, as far as it was kept. */
export function textOfKept({ start }: KeptBody): string {
  if (typeof start === 'string') return start;
  return Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString('utf8');
}

/** Whether only the beginning of the body was kept. */
export function isCut({ start, bytes }: KeptBody): boolean {
  return typeof start !== 'string' && start.length < bytes;
}
