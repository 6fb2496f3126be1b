import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a zip archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Chunks;
}

/** The parts of a file, in their order. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The compression level of zlib; 1 is the fastest. */
export type CompressionLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * The bytes of a zip archive (APPNOTE 6.3) at constant memory. An entry is requested after the content of the previous
 * one was read to its end, so it may depend on that content. Sizes are written after the data; zip64 is used if a size
 * needs it. The same entries and time give the same bytes in any time zone.
 *
 * An error of the entries or of a content is thrown. If the reader stops early, entries and content are closed.
 *
 * @param atMs the time of all files, in ms since 1970 UTC. It is written as UTC, because zip has no time zones
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  atMs: number,
  compressionLevel: CompressionLevel = 6,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Errors of the archive reach the reader through its output.
  zip.on('error', (error: Error) => output.destroy(error));
  const feeding = new Feeding(zip, {
    mtime: new ZipDate(atMs),
    // The other format of the time would depend on the time zone of the process.
    forceDosTimestamp: true,
    compressionLevel,
  });
  const fed = feeding.feed(entries).catch((error: unknown) => {
    output.destroy(error as Error);
  });
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    feeding.stop();
    await fed;
  }
}

class Feeding {
  private current: Readable | undefined;

  constructor(
    private readonly zip: ZipFile,
    private readonly options: Parameters<ZipFile['addReadStream']>[2],
  ) {}

  async feed(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<void> {
    for await (const { name, content } of entries) {
      const source = Readable.from(content, { objectMode: false });
      this.current = source;
      this.zip.addReadStream(source, name, this.options);
      await finished(source);
    }
    this.zip.end();
  }

  /** Closes the content if it was not read to its end. Then `feed` fails. */
  stop(): void {
    this.current?.destroy();
  }
}

const FIRST_MS = Date.UTC(1980, 0, 2);
const LAST_MS = Date.UTC(2107, 11, 30);

/** yazl writes the local time of a date. The local time of this date is UTC, within the years that zip supports. */
class ZipDate extends Date {
  constructor(epochMs: number) {
    super(Math.max(FIRST_MS, Math.min(epochMs, LAST_MS)));
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }

  override getMonth(): number {
    return this.getUTCMonth();
  }

  override getDate(): number {
    return this.getUTCDate();
  }

  override getHours(): number {
    return this.getUTCHours();
  }

  override getMinutes(): number {
    return this.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}
