import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';

/** A file of a zip archive, read by yauzl. */
export interface ReadEntry {
  readonly content: Buffer;
  /** The time that the archive has, taken as UTC. */
  readonly modifiedAt: string;
  readonly entry: Entry;
}

/** The files by name, in the order of the archive. */
export async function readZip(archive: Buffer): Promise<ReadonlyMap<string, ReadEntry>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, ReadEntry>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, {
      content: await buffer(await zip.openReadStreamPromise(entry)),
      modifiedAt: entry.getLastModDate({ timezone: 'UTC' }).toISOString(),
      entry,
    });
  }
  return files;
}
