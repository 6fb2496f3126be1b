/** A received message without its length and trailer. */
export interface Frame {
  readonly payload: Buffer;
  /** The TPDU or other header, if the framing has one. */
  readonly header?: Buffer;
  /** True for a frame of length zero, which keeps the connection open. It can be echoed or ignored. */
  readonly isKeepAlive: boolean;
}
