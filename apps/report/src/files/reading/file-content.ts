import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The content of a file. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
  /** The content in chunks. It can be read again. */
  chunks(): AsyncIterable<Uint8Array>;
  /** The content as a whole. */
  bytes(): Promise<Uint8Array>;
}

export function contentOf(path: string, size: number): FileContent {
  return { size, chunks: () => createReadStream(path), bytes: () => readFile(path) };
}
