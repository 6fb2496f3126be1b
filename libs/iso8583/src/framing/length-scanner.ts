import { type Frame } from './frame';
import { FrameError } from './frame.errors';
import { frameOfBody, type FrameScanner } from './frame-scanner';
import { type LengthField } from './frame-layout';
import { readLength, type CompiledFraming } from './framing';

/**
 * Finds messages with a length before them. Each byte is copied once, into a buffer with the length of the frame. So the
 * cost does not depend on the size of the chunks.
 */
export class LengthScanner implements FrameScanner {
  /** The length with the fixed bytes around it. */
  private readonly prefix: Buffer;
  /** The current frame (header, message and trailer) while it is being filled; undefined while its length is read. */
  private body: Buffer | undefined;
  private filled = 0;
  private error: FrameError | undefined;

  constructor(
    private readonly rules: CompiledFraming,
    private readonly length: LengthField,
    private readonly maxBytes: number,
  ) {
    this.prefix = Buffer.alloc(this.rules.prefixBytes);
  }

  /**
   * Returns the frames that this chunk completes, in order.
   * @throws FrameError for an invalid length. After that, all calls throw it, because the start of the next
   * frame is unknown. The `before` of the error has the complete frames before it in the chunk.
   */
  push(chunk: Uint8Array): readonly Frame[] {
    if (this.error !== undefined) throw this.error;
    const frames: Frame[] = [];
    let at = 0;
    while (at < chunk.length) {
      const target = this.body ?? this.prefix;
      const taken = Math.min(chunk.length - at, target.length - this.filled);
      target.set(chunk.subarray(at, at + taken), this.filled);
      this.filled += taken;
      at += taken;
      if (this.filled === target.length) this.complete(frames);
    }
    return frames;
  }

  /**
   * Must be called when the stream has ended.
   * @throws FrameError if the stream ended inside a frame
   */
  end(): void {
    if (this.body === undefined && this.filled === 0) return;
    const { length } = this.body ?? this.prefix;
    const part = this.body === undefined ? 'length' : 'frame';
    throw new FrameError(
      'FRAME_CUT_OFF',
      `${String(length)} bytes of ${part}`,
      `the end after ${String(this.filled)}`,
    );
  }

  /** True if a frame has started but is not complete. */
  get isWithin(): boolean {
    return this.body !== undefined || this.filled > 0;
  }

  /** Handles a complete length field or a complete body. */
  private complete(frames: Frame[]): void {
    this.filled = 0;
    if (this.body === undefined) {
      const length = this.announced(frames);
      if (length > 0) this.body = Buffer.allocUnsafe(length);
      else frames.push({ payload: Buffer.alloc(0), isKeepAlive: true });
      return;
    }
    frames.push(this.frameOf(this.body, frames));
    this.body = undefined;
  }

  /** Returns the number of bytes that follow the length and its fixed bytes. */
  private announced(before: readonly Frame[]): number {
    const { countedBytes, header, trailer } = this.rules;
    this.checkFixedBytes(before);
    const length = readLength(this.rules, this.length, this.prefix);
    if (length === undefined) {
      const { encoding, bytes } = this.length;
      const digits = encoding === 'bcd' ? bytes * 2 : bytes;
      const expected = `${String(digits)} ${encoding === 'hex' ? 'hex characters' : 'digits'} of length`;
      throw this.failed('FRAME_LENGTH_INVALID', expected, 'other characters', before);
    }
    const got = `length ${String(length)}`;
    // Zero is a keep-alive, even if the length field counts itself and should be at least its own size.
    if (length === 0 || length === this.lengthOfKeepAlive()) return 0;
    const payloadBytes = length - countedBytes;
    if (payloadBytes <= 0) {
      const expected = `0 or at least ${String(countedBytes + 1)}`;
      throw this.failed('FRAME_LENGTH_INVALID', expected, got, before);
    }
    const following = header.length + payloadBytes + trailer.length;
    if (following > this.maxBytes) {
      const expected = `at most ${String(this.maxBytes)} bytes`;
      throw this.failed('FRAME_LENGTH_OVER_LIMIT', expected, got, before);
    }
    return following;
  }

  /** The length of a frame without a header and a message, if the length counts itself. */
  private lengthOfKeepAlive(): number {
    return this.length.countsItself ? this.rules.prefixBytes : 0;
  }

  private checkFixedBytes(before: readonly Frame[]): void {
    const { prefix: expected, lengthAt } = this.rules;
    const lengthEnd = lengthAt + this.length.bytes;
    const isExpected =
      expected.subarray(0, lengthAt).equals(this.prefix.subarray(0, lengthAt)) &&
      expected.subarray(lengthEnd).equals(this.prefix.subarray(lengthEnd));
    if (isExpected) return;
    const bytes = [this.length.before, this.length.after].filter((hex) => hex !== '');
    const wanted = `the fixed bytes ${bytes.join(' and ')} beside the length`;
    throw this.failed('FRAME_HEADER_INVALID', wanted, 'other bytes', before);
  }

  private frameOf(body: Buffer, before: readonly Frame[]): Frame {
    const found = frameOfBody(this.rules, body);
    if ('payload' in found) return found;
    throw this.failed(found.code, found.expected, 'other bytes', before);
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
