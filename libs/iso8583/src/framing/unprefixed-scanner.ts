import { type Frame } from './frame';
import { FrameError } from './frame.errors';
import { type Delimiter } from './frame-layout';
import { frameOfBody, type FrameScanner } from './frame-scanner';
import { type CompiledFraming } from './framing';

const FIRST_BYTES = 512;

/** Finds messages without a length: those between delimiters, or those that all have the same number of bytes. */
export class UnprefixedScanner implements FrameScanner {
  private readonly start: Buffer;
  private readonly ending: Buffer;
  private readonly escape: number | undefined;
  private body = Buffer.alloc(FIRST_BYTES);
  private filled = 0;
  /** The number of bytes of `start` that were read. */
  private started = 0;
  private isEscaped = false;
  private error: FrameError | undefined;

  /** @param delimiter undefined if all frames have `maxBytes` */
  constructor(
    private readonly rules: CompiledFraming,
    private readonly delimiter: Delimiter | undefined,
    private readonly maxBytes: number,
  ) {
    this.start = Buffer.from(delimiter?.start ?? '', 'hex');
    this.ending = Buffer.from(delimiter?.end ?? '', 'hex');
    const { escape } = delimiter ?? {};
    this.escape = escape === undefined ? undefined : parseInt(escape, 16);
  }

  get isWithin(): boolean {
    return this.filled > 0 || this.started > 0 || this.isEscaped;
  }

  push(chunk: Uint8Array): readonly Frame[] {
    if (this.error !== undefined) throw this.error;
    const frames: Frame[] = [];
    for (const byte of chunk) this.take(byte, frames);
    return frames;
  }

  end(): void {
    if (!this.isWithin) return;
    const expected =
      this.delimiter === undefined
        ? `${String(this.maxBytes)} bytes of frame`
        : `the end ${this.delimiter.end.toUpperCase()} of the frame`;
    throw new FrameError('FRAME_CUT_OFF', expected, `the end after ${String(this.filled)}`);
  }

  private take(byte: number, frames: Frame[]): void {
    if (this.started < this.start.length) {
      if (byte !== this.start[this.started]) {
        const expected = `the bytes ${this.delimiter?.start?.toUpperCase() ?? ''} before a message`;
        throw this.failed('FRAME_HEADER_INVALID', expected, 'other bytes', frames);
      }
      this.started += 1;
      return;
    }
    if (byte === this.escape && !this.isEscaped) {
      this.isEscaped = true;
      return;
    }
    const isLiteral = this.isEscaped;
    this.isEscaped = false;
    this.add(byte, frames);
    if (this.isComplete(isLiteral)) this.complete(frames);
  }

  private add(byte: number, frames: Frame[]): void {
    if (this.filled === this.maxBytes + this.ending.length) {
      const expected = `at most ${String(this.maxBytes)} bytes`;
      throw this.failed('FRAME_LENGTH_OVER_LIMIT', expected, 'more bytes', frames);
    }
    if (this.filled === this.body.length) {
      this.body = Buffer.concat([this.body, Buffer.alloc(this.body.length)]);
    }
    this.body[this.filled] = byte;
    this.filled += 1;
  }

  private isComplete(isLiteral: boolean): boolean {
    if (this.delimiter === undefined) return this.filled === this.maxBytes;
    const from = this.filled - this.ending.length;
    return !isLiteral && from >= 0 && this.body.subarray(from, this.filled).equals(this.ending);
  }

  private complete(frames: Frame[]): void {
    const bytes = Buffer.from(this.body.subarray(0, this.filled - this.ending.length));
    this.filled = 0;
    this.started = 0;
    if (this.body.length > FIRST_BYTES) this.body = Buffer.alloc(FIRST_BYTES);
    if (bytes.length === 0) {
      frames.push({ payload: bytes, isKeepAlive: true });
      return;
    }
    const found = frameOfBody(this.rules, bytes);
    if (!('payload' in found)) throw this.failed(found.code, found.expected, 'other bytes', frames);
    frames.push(found);
  }

  private failed(
    code: FrameError['code'],
    expected: string,
    got: string,
    before: readonly Frame[],
  ): FrameError {
    this.error = new FrameError(code, expected, got, before);
    return this.error;
  }
}
