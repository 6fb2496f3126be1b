import { Iso8583Error } from '../iso8583.errors';

const MAX_JOINED_BYTES = 999_999;

/**
 * The bytes of subelements, one after the other. Each addition is checked, because many short values with long fixed lengths
 * would need a lot of memory before the sum is known.
 */
export class JoinedBytes {
  private readonly chunks: Buffer[] = [];
  private length = 0;

  /** @param label the element in errors, as in `DE48` */
  constructor(private readonly label: string) {}

  /** @throws Iso8583Error if the bytes are too many for any element */
  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > MAX_JOINED_BYTES) {
      throw new Iso8583Error({
        code: 'ISO8583_LENGTH_OVER_LIMIT',
        element: this.label,
        expected: `at most ${String(MAX_JOINED_BYTES)} bytes`,
        got: 'more',
      });
    }
    this.chunks.push(chunk);
  }

  /** All bytes. */
  whole(): Buffer {
    return Buffer.concat(this.chunks, this.length);
  }
}
