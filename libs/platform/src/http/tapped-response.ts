import { ServerResponse, type IncomingMessage } from 'node:http';

/** What becomes of an answer on its way out. */
export type Fate =
  /** It is lost: the connection breaks before its first byte. */
  | { readonly kind: 'lost' }
  /** Its head is sent whole, its body only so far; then the connection breaks. */
  | { readonly kind: 'truncated'; readonly bodyBytes: number };

type Chunk = string | Uint8Array;

/** A response that can be listened in on, and whose sending can be made to fail. */
export class TappedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** About so many bytes of the body are kept for who listens in: a streamed list may have no end. */
  keepBytes = 0;
  fate: Fate | undefined = undefined;
  private readonly kept: Chunk[] = [];
  private keptBytes = 0;
  private remaining: number | undefined = undefined;

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.keep(chunk as Chunk);
    if (this.fate !== undefined) return this.meetFate(this.fate, chunk);
    return super.write(chunk, ...(rest as []));
  }

  override end(...parameters: unknown[]): this {
    const [chunk] = parameters;
    const hasBody = typeof chunk === 'string' || chunk instanceof Uint8Array;
    if (hasBody) this.keep(chunk);
    if (this.fate === undefined) return super.end(...(parameters as []));
    if (hasBody) this.meetFate(this.fate, chunk);
    else if (this.fate.kind === 'truncated') this.flushHeaders();
    this.breakOff();
    return this;
  }

  /** The beginning of the body, as it was sent or would have been. */
  keptText(): string {
    return this.kept
      .map((chunk) => (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')))
      .join('');
  }

  private keep(chunk: Chunk): void {
    if (this.keptBytes >= this.keepBytes) return;
    this.kept.push(chunk);
    this.keptBytes += chunk.length;
  }

  private meetFate(fate: Fate, chunk: unknown): boolean {
    if (fate.kind === 'lost') {
      this.socket?.destroy();
      return false;
    }
    const bytes = Buffer.from(chunk as string);
    const left = this.remaining ?? fate.bodyBytes;
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
