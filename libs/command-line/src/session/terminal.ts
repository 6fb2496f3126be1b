import { type Environment } from '#libs/config';

/** A stream to write to: a terminal, a pipe or a file. */
export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** The width of a terminal, in characters. */
  readonly columns?: number | undefined;
}

/** What the program has from its process. Tests give it other streams. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly environment: Environment;
  /** From its call on, Ctrl-C aborts the signal in place of the process. */
  interruption(): AbortSignal;
}
