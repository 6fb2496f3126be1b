import { type Frame } from './frame';
import { type FrameScanner } from './frame-scanner';
import { compiledFraming } from './framing';
import { type FramingChoice } from './framings';
import { LengthScanner } from './length-scanner';
import { UnprefixedScanner } from './unprefixed-scanner';

const DEFAULT_MAX_BYTES = 65_535;

/**
 * Finds the messages in a stream of chunks of any size.
 *
 * @example
 * const reader = new FrameReader('binary2');
 * reader.push(Buffer.from([0x00])); // []
 * reader.push(Buffer.from([0x04, 0x30, 0x38, 0x30, 0x30])); // [{ payload: "0800", isKeepAlive: false }]
 */
export class FrameReader {
  private readonly scanner: FrameScanner;

  /** @param options.maxBytes the maximum length of a frame, without its length field */
  constructor(
    framing: FramingChoice,
    { maxBytes = DEFAULT_MAX_BYTES }: { maxBytes?: number } = {},
  ) {
    const rules = compiledFraming(framing);
    const { length, delimiter, fixedBytes } = rules.layout;
    this.scanner =
      length === undefined
        ? new UnprefixedScanner(rules, delimiter, fixedBytes ?? maxBytes)
        : new LengthScanner(rules, length, maxBytes);
  }

  /**
   * Returns the frames that this chunk completes, in order.
   * @throws FrameError for an invalid length or delimiter. After that, all calls throw it, because the start of the next
   * frame is unknown. The `before` of the error has the complete frames before it in the chunk.
   */
  push(chunk: Uint8Array): readonly Frame[] {
    return this.scanner.push(chunk);
  }

  /**
   * Must be called when the stream has ended.
   * @throws FrameError if the stream ended inside a frame
   */
  end(): void {
    this.scanner.end();
  }

  /** True if a frame has started but is not complete. */
  get isWithin(): boolean {
    return this.scanner.isWithin;
  }
}
