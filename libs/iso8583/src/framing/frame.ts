/** A message as it came, without its length. */
export interface Frame {
  readonly payload: Buffer;
  /** The TPDU, of framings that have one. */
  readonly header?: Buffer;
  /** A frame of length zero, sent to keep the line open: echo it or leave it. */
  readonly isKeepAlive: boolean;
}
