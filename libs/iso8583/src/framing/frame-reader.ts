import { type Frame } from './frame';
import { FrameError } from './frame.errors';
import { FRAMINGS, readLength, TPDU_ID, type FrameLayout, type Framing } from './framing';

const DEFAULT_MAX_BYTES = 65_535;

/**
 * Finds the messages in a stream of chunks of any size. Each byte is copied once, into a buffer with the
 * length of the frame. So the cost does not depend on the size of the chunks.
 *
 * @example
 * const reader = new FrameReader('binary2');
 * reader.push(Buffer.from([0x00])); // []
 * reader.push(Buffer.from([0x04, 0x30, 0x38, 0x30, 0x30])); // [{ payload: "0800", isKeepAlive: false }]
 */
export class FrameReader {
  private readonly layout: FrameLayout;
  private readonly maxBytes: number;
  private readonly lengthField: Buffer;
  /** The current frame (TPDU and message) while it is being filled; undefined while its length is read. */
  private body: Buffer | undefined;
  private filled = 0;
  private error: FrameError | undefined;

  /** @param options.maxBytes the maximum length of a frame, without its length field */
  constructor(framing: Framing, { maxBytes = DEFAULT_MAX_BYTES }: { maxBytes?: number } = {}) {
    this.layout = FRAMINGS[framing];
    this.maxBytes = maxBytes;
    this.lengthField = Buffer.alloc(this.layout.lengthBytes);
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
      const target = this.body ?? this.lengthField;
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
    const { length } = this.body ?? this.lengthField;
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

  /** Returns the number of bytes that follow the length field. */
  private announced(before: readonly Frame[]): number {
    const { countedBytes, headerBytes } = this.layout;
    const length = readLength(this.layout, this.lengthField);
    if (length === undefined) {
      throw this.failed('FRAME_LENGTH_INVALID', '4 digits of length', 'other characters', before);
    }
    const got = `length ${String(length)}`;
    // Zero is a keep-alive, even if the length field counts itself and should be at least its own size.
    const following = length === 0 ? 0 : length - countedBytes;
    if (following < 0 || (following > 0 && following <= headerBytes)) {
      const least = String(countedBytes + (headerBytes > 0 ? headerBytes + 1 : 0));
      throw this.failed('FRAME_LENGTH_INVALID', `0 or at least ${least}`, got, before);
    }
    if (following > this.maxBytes) {
      const expected = `at most ${String(this.maxBytes)} bytes`;
      throw this.failed('FRAME_LENGTH_OVER_LIMIT', expected, got, before);
    }
    return following;
  }

  private frameOf(body: Buffer, before: readonly Frame[]): Frame {
    const { headerBytes } = this.layout;
    if (headerBytes === 0) return { payload: body, isKeepAlive: false };
    if (body[0] !== TPDU_ID) {
      const expected = 'a TPDU that begins with 60';
      throw this.failed('FRAME_HEADER_INVALID', expected, 'a different first byte', before);
    }
    return {
      payload: body.subarray(headerBytes),
      header: body.subarray(0, headerBytes),
      isKeepAlive: false,
    };
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
