import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { type Digest } from '#libs/tabular';

const OWNER_ONLY = 0o600;
const SUFFIX = '.part';
/** Smaller chunks are collected, because each write is a round trip to another thread. */
const GATHERED_BYTES = 256 * 1024;

/** A file that is being written as `<path>.part`. It gets its final name when it is complete and on the disk. */
export class PartFile {
  private readonly hash = createHash('sha256');
  private gathered: Uint8Array[] = [];
  private gatheredBytes = 0;
  private size = 0;
  private isOpen = true;

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  static async create(path: string): Promise<PartFile> {
    return new PartFile(path, await open(path + SUFFIX, 'w', OWNER_ONLY));
  }

  /** The number of bytes so far. */
  get bytes(): number {
    return this.size;
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.hash.update(chunk);
    this.size += chunk.length;
    this.gathered.push(chunk);
    this.gatheredBytes += chunk.length;
    if (this.gatheredBytes >= GATHERED_BYTES) await this.flush();
  }

  /** Makes sure that all bytes are on the disk, and gives the file its name. */
  async finish(): Promise<Digest> {
    await this.flush();
    await this.handle.sync();
    await this.close();
    await rename(this.path + SUFFIX, this.path);
    return { sha256: this.hash.digest('hex'), size: this.size };
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    await this.close();
    await rm(this.path + SUFFIX, { force: true });
  }

  private async flush(): Promise<void> {
    const chunks = this.gathered;
    const bytes = this.gatheredBytes;
    this.gathered = [];
    this.gatheredBytes = 0;
    if (bytes === 0) return;
    // write and writev may write only a part; writeFile writes everything.
    await this.handle.writeFile(Buffer.concat(chunks));
  }

  private async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.handle.close();
  }
}
