import { constants, gzipSync, inflateRawSync } from 'node:zlib';
import { packageVersion } from '#libs/config';
import { type TemporaryFile } from '#libs/kernel';
import {
  FILE_FORMAT,
  SnapshotFileInvalid,
  SnapshotFileOfService,
  SUITE_FILE_FORMAT,
} from '#libs/sandbox';
import { z } from 'zod';

const VERSION = 1;
/** The first line, packed, is shorter. It can unpack to a thousand times as many bytes, but not to more. */
const MAX_START_BYTES = 16 * 1024;
/** The header of a gzip file without a name, as zlib writes it. */
const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;

/** A part of the file: the file of one service. */
export interface FilePart {
  readonly service: string;
  readonly bytes: number;
}

const suiteHeader = z.object({
  format: z.literal(SUITE_FILE_FORMAT),
  version: z.literal(VERSION),
  parts: z.array(z.object({ service: z.string(), bytes: z.int().positive() })),
});
const serviceHeader = z.object({
  format: z.literal(FILE_FORMAT),
  service: z.string().max(40),
  save: z.string().nullable(),
});

/** The start of the file of all services: one packed line. The files of the services follow in this order. */
export function startOfFile(parts: readonly FilePart[]): Buffer {
  const header = { format: SUITE_FILE_FORMAT, version: VERSION, packageVersion, parts };
  return gzipSync(`${JSON.stringify(header)}\n`);
}

/**
 * Where the file of each service is in the file of all services.
 * @param services their names
 * @throws SnapshotFileInvalid, SnapshotFileOfService
 */
export async function partsIn(
  file: TemporaryFile,
  services: readonly string[],
): Promise<ReadonlyMap<string, { readonly from: number; readonly length: number }>> {
  const { line, bytes } = firstMember(await file.start(MAX_START_BYTES));
  const header = suiteHeader.safeParse(line);
  if (!header.success) throw notOfSuite(line);
  const parts = new Map<string, { readonly from: number; readonly length: number }>();
  let from = bytes;
  for (const part of header.data.parts) {
    parts.set(part.service, { from, length: part.bytes });
    from += part.bytes;
  }
  if (from !== file.size) {
    throw new SnapshotFileInvalid(
      `It has ${String(file.size)} bytes, and its first line says ${String(from)}: it is cut, or was packed again.`,
    );
  }
  const isSame = parts.size === services.length && services.every((name) => parts.has(name));
  if (isSame && header.data.parts.length === parts.size) return parts;
  throw new SnapshotFileInvalid(`It must have one part of each of ${services.join(', ')}.`);
}

/** The save that the file of a service belongs to; undefined if it belongs to none. */
export async function saveOfPart(file: TemporaryFile): Promise<string | undefined> {
  const header = serviceHeader.safeParse(firstMember(await file.start(MAX_START_BYTES)).line);
  return (header.success ? header.data.save : undefined) ?? undefined;
}

function notOfSuite(line: unknown): Error {
  const header = serviceHeader.safeParse(line);
  if (header.success) return new SnapshotFileOfService(header.data.service);
  return new SnapshotFileInvalid(
    `Its first line is not that of a file of all services, in version ${String(VERSION)} of the format.`,
  );
}

/** The first line of a gzip file, as JSON, and the number of bytes of its first member, if they are all there. */
function firstMember(start: Buffer): { readonly line: unknown; readonly bytes: number } {
  if (!start.subarray(0, 4).equals(Buffer.from([0x1f, 0x8b, 8, 0]))) {
    throw new SnapshotFileInvalid('It is not a gzip file, or another program has packed it again.');
  }
  try {
    const { buffer, engine } = inflateRawSync(start.subarray(GZIP_HEADER_BYTES), {
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    }) as unknown as Inflated;
    const [line = ''] = buffer.toString('utf8').split('\n', 1);
    const bytes = GZIP_HEADER_BYTES + engine.bytesWritten + GZIP_TRAILER_BYTES;
    return { line: JSON.parse(line) as unknown, bytes };
  } catch {
    return { line: undefined, bytes: 0 };
  }
}

/** What zlib returns with `info`, which its types do not have. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
