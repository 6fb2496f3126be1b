import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packageVersion } from '#libs/config';
import { type TemporaryFile } from '#libs/kernel';
import { type SnapshotContent } from '../snapshot-content';
import { FILE_FORMAT, FILE_VERSION, type SnapshotFileHeader } from './file-header';

/** Writes a snapshot of a service as a file, a part at a time. docs/adr/0073 has the format. */
export async function writeSnapshotFile(
  service: string,
  content: SnapshotContent,
  file: TemporaryFile,
): Promise<void> {
  const lines = Readable.from(linesOf(headerOf(service, content), content), {
    highWaterMark: 1,
    objectMode: true,
  });
  await pipeline(lines, createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const bytes of packed) await file.append(bytes);
  });
}

function headerOf(
  service: string,
  { migrations, createdAt, save }: SnapshotContent,
): SnapshotFileHeader {
  return {
    ...{ format: FILE_FORMAT, version: FILE_VERSION, service, packageVersion, migrations },
    ...{ savedAt: createdAt, save: save ?? null },
  };
}

async function* linesOf(
  header: SnapshotFileHeader,
  content: SnapshotContent,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(lineOf(header));
  let rows = 0;
  for (const table of content.tables) {
    yield hashed(lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) }));
    for await (const some of content.rows(table)) {
      rows += some.length;
      yield hashed(some.map(lineOf).join(''));
    }
  }
  yield lineOf({ end: true, rows, sha256: hash.digest('hex') });
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
