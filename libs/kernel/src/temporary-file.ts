import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newUuid } from './ids';

interface Part {
  readonly from?: number;
  /** In bytes. Default: up to the end. */
  readonly length?: number;
  /** Whether the file is closed when the stream ends or is given up. Not with an empty part. */
  readonly isLast?: boolean;
}

/**
 * Bytes in the folder for temporary files of the system. The file has no name in the folder, so nothing is left of it when it
 * is closed or when the process is killed.
 */
export class TemporaryFile {
  private written = 0;

  private constructor(private readonly handle: FileHandle) {}

  static async create(): Promise<TemporaryFile> {
    const path = join(tmpdir(), `payment-simulators-${newUuid()}.tmp`);
    // Only this user may read it: it can have the data of a sandbox.
    const handle = await open(path, 'wx+', 0o600);
    await rm(path, { force: true });
    return new TemporaryFile(handle);
  }

  /** The number of bytes. */
  get size(): number {
    return this.written;
  }

  async append(bytes: Uint8Array): Promise<void> {
    let from = 0;
    while (from < bytes.length) {
      const left = bytes.length - from;
      const { bytesWritten } = await this.handle.write(bytes, from, left, this.written);
      from += bytesWritten;
      this.written += bytesWritten;
    }
  }

  /** The first bytes; fewer if the file is shorter. */
  async start(length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(Math.min(length, this.written));
    const { bytesRead } = await this.handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** A part of the file. */
  stream({ from = 0, length, isLast = false }: Part = {}): Readable {
    const end = from + (length ?? this.written - from) - 1;
    // A stream cannot end before it starts, as that of an empty part would.
    if (end < from) return Readable.from([]);
    return this.handle.createReadStream({ start: from, end, autoClose: isLast });
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}
