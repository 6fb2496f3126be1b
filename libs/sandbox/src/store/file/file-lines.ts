import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SnapshotFileInvalid, snapshotFileTooLarge } from './snapshot-file.errors';

/** A row with a document of the largest size that a service takes is shorter. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
const NEW_LINE = 0x0a;

/** The lines of a packed file, some at a time. */
export type Lines = AsyncIterable<readonly string[]>;

/**
 * Unpacks a file and splits it into lines. A few kilobytes can be unpacked to gigabytes, so the unpacked bytes are limited too.
 * @throws SnapshotFileInvalid if it is not a packed text, or is cut
 * @throws HttpProblem 413
 */
export async function* linesIn(packed: Readable, maxBytes: number): AsyncGenerator<string[]> {
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  try {
    yield* split(unpacked, maxBytes);
  } catch (error) {
    throw explained(error);
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

async function* split(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string[]> {
  let parts: Buffer[] = [];
  let waiting = 0;
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxBytes) throw snapshotFileTooLarge(maxBytes);
    const end = chunk.lastIndexOf(NEW_LINE);
    parts.push(end === -1 ? chunk : chunk.subarray(0, end));
    waiting += chunk.length;
    if (end === -1) {
      if (waiting > MAX_LINE_BYTES) {
        throw new SnapshotFileInvalid(
          `It has a line of more than ${String(MAX_LINE_BYTES)} bytes.`,
        );
      }
      continue;
    }
    yield textOf(parts).split('\n');
    const rest = chunk.subarray(end + 1);
    parts = [rest];
    waiting = rest.length;
  }
  // The last line ends with a line break too. Without it, the file is cut.
  if (waiting > 0) yield textOf(parts).split('\n');
}

function textOf(parts: readonly Buffer[]): string {
  const bytes = Buffer.concat(parts);
  if (!isUtf8(bytes)) throw new SnapshotFileInvalid('It is not text in UTF-8.');
  return bytes.toString('utf8');
}

function explained(error: unknown): unknown {
  const { code } = error as { readonly code?: string };
  if (code === 'Z_BUF_ERROR')
    return new SnapshotFileInvalid('It is cut or empty: its end is missing.');
  if (code?.startsWith('Z_') !== true) return error;
  return new SnapshotFileInvalid('It is not a gzip file, or a part of it is damaged.');
}
