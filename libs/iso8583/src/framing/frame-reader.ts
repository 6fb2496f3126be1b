import { type Frame } from './frame';
import { FrameError } from './frame.errors';
import { FRAMINGS, readLength, TPDU_ID, type FrameLayout, type Framing } from './framing';

const DEFAULT_MAX_BYTES = 65_535;

/**
 * Finds the messages in a stream, however it is cut into chunks. Every byte is copied once, into a buffer
 * of the length that was announced, so one byte at a time costs no more than all at once.
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
  /** The frame that is being filled, TPDU and message; undefined while its length is. */
  private body: Buffer | undefined;
  private filled = 0;
  private error: FrameError | undefined;

  /** @param options.maxBytes of a frame without its length field */
  constructor(framing: Framing, { maxBytes = DEFAULT_MAX_BYTES }: { maxBytes?: number } = {}) {
    this.layout = FRAMINGS[framing];
    this.maxBytes = maxBytes;
    this.lengthField = Buffer.alloc(this.layout.lengthBytes);
  }

  /**
   * The frames that this chunk completes, in order.
   * @throws FrameError at a length that cannot be right; from then on for every call, for the start of
   * the next frame is not known. Frames before it in the chunk are the error's `before`.
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
   * To be called when the stream has ended.
   * @throws FrameError where that is in the middle of a frame
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

  /** Whether a frame has begun and is not whole yet. */
  get isWithin(): boolean {
    return this.body !== undefined || this.filled > 0;
  }

  /** A length field or a body is full. */
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

  /** Bytes that follow the length field. */
  private announced(before: readonly Frame[]): number {
    const { countedBytes, headerBytes } = this.layout;
    const length = readLength(this.layout, this.lengthField);
    if (length === undefined) {
      throw this.failed('FRAME_LENGTH_INVALID', '4 digits of length', 'something else', before);
    }
    const got = `length ${String(length)}`;
    // Zero is a keep-alive, also where a length counts itself and so should never be less than that.
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
