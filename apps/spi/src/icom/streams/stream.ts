import { randomBytes } from 'node:crypto';

/** The maximum number of open streams of a participant (ICOM manual 1.12). */
export const MAX_STREAMS = 6;

/** A stream that is not used for this time is closed, and its batch returns to the queue. */
export const IDLE_MS = 60_000;

/** The maximum number of messages of a batch. It is one if the client does not accept multipart/mixed. */
export const MAX_BATCH = 10;

/** A stream of messages that a participant reads batch by batch. */
export interface Stream {
  readonly id: string;
  readonly ispb: string;
  /** 1 to MAX_STREAMS. The open streams of a participant have different places. */
  readonly place: number;
  /** The token that has read the current batch. Null while there is no batch that can be read again. */
  readonly currentToken: string | null;
  /** The token that confirms the current batch and reads the next one. */
  readonly nextToken: string;
  /**
   * The instant of the last use, or one in the future while a request waits for messages. Milliseconds since 1970 on the clock of
   * the database server. The clock of the sandbox does not matter, because streams are about connections.
   */
  readonly idleSinceMs: number;
}

/** 12 random bytes in hexadecimal digits. */
export function newToken(): string {
  return randomBytes(12).toString('hex');
}
