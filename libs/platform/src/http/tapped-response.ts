import { ServerResponse, type IncomingMessage } from 'node:http';
import { keptBytes, keptText, type KeptBody } from './kept-body';

/** What becomes of an answer on its way out. */
export type ResponseFault =
  /** It is lost: the connection breaks before its first byte. */
  | { readonly kind: 'lost' }
  /** Its head is sent whole, its body only so far; then the connection breaks. */
  | { readonly kind: 'truncated'; readonly bodyBytes: number };

type Chunk = string | Uint8Array;

/** A response that can be listened in on, and whose sending can be made to fail. */
export class TappedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** So many bytes of the body are kept for the journal: a streamed list may have no end. */
  keepBytes = 0;
  fault: ResponseFault | undefined = undefined;
  /** Most bodies are one chunk. Chunks are not copied: who sends one does not change it. */
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

  /** The beginning of the body, as it was sent or would have been; undefined where there was none. */
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
   * Ends the connection before the body is whole, but after the bytes that were written. Node sends those at
   * the end of the current tick, where it has put its own work before ours.
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
