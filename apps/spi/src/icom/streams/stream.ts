import { randomBytes } from 'node:crypto';

/** How many streams a participant can have open at the same time (ICOM manual 1.12). */
export const MAX_STREAMS = 6;

/** A stream that nobody uses for this time is closed, and its batch returns to the queue. */
export const IDLE_MS = 60_000;

/** The most messages of a batch; one if the client does not accept multipart/mixed. */
export const MAX_BATCH = 10;

/** A stream of messages that a participant reads batch by batch. */
export interface Stream {
  readonly id: string;
  readonly ispb: string;
  /** 1 to MAX_STREAMS; each open stream of a participant has another one. */
  readonly place: number;
  /** The token whose GET gave the current batch. Null while there is no batch that can be asked for again. */
  readonly currentToken: string | null;
  /** The token that confirms the current batch and takes the next one. */
  readonly nextToken: string;
  /**
   * Since when nobody uses it; in the future while a request waits for messages. Milliseconds since 1970, by the clock of the
   * database server: streams concern connections, so the clock of the sandbox has no part in them.
   */
  readonly idleSinceMs: number;
}

/** 12 random bytes in hexadecimal digits. */
export function newToken(): string {
  return randomBytes(12).toString('hex');
}
