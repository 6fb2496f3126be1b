/** The position of one part of a message on the wire. */
export interface ByteRange {
  /** `header`, `MTI`, `bitmap`, `DE4` or, for a subelement, `DE48.84`. */
  readonly element: string;
  readonly name: string;
  /** Bytes from the start of the message. */
  readonly offset: number;
  /** Number of bytes, including the length prefix. */
  readonly length: number;
  /** Number of bytes of the length prefix, and of the tag of a subelement. */
  readonly prefixLength: number;
}
