import { type IncomingMessage } from 'node:http';
import { type CapturedMessage } from '../format/captured';

/** Limits the memory of bodies that wait to be masked, of all exchanges together. */
export class CaptureMemory {
  private held = 0;

  constructor(private readonly mostBytes: number) {}

  take(bytes: number): boolean {
    if (this.held + bytes > this.mostBytes) return false;
    this.held += bytes;
    return true;
  }

  free(bytes: number): void {
    this.held -= bytes;
  }
}

/** Keeps the body of a message while it passes. */
export class Capture {
  private chunks: Buffer[] = [];
  private size = 0;
  private isCut = false;

  constructor(
    readonly message: IncomingMessage,
    private readonly mostBytes: number,
    private readonly memory: CaptureMemory,
  ) {
    message.on('data', (chunk: Buffer) => {
      this.keep(chunk);
    });
  }

  captured(): CapturedMessage {
    const { rawHeaders, complete } = this.message;
    const body = Buffer.concat(this.chunks);
    return { rawHeaders, body, isCut: this.isCut, isComplete: complete };
  }

  release(): void {
    this.memory.free(this.size);
    this.chunks = [];
    this.size = 0;
  }

  private keep(chunk: Buffer): void {
    if (this.isCut) return;
    if (this.size + chunk.length > this.mostBytes || !this.memory.take(chunk.length)) {
      this.isCut = true;
      this.release();
      return;
    }
    this.size += chunk.length;
    this.chunks.push(chunk);
  }
}
