import type { Readable } from 'node:stream';
import { type SandboxStore, type SnapshotDescription, type SnapshotOfSave } from '../sandbox-store';
import { linesIn, type Lines } from './file-lines';
import { readHeader } from './file-header';
import { loadLines } from './load-lines';
import { SnapshotFileInvalid } from './snapshot-file.errors';

/** A file to load. */
interface PackedFile {
  readonly packed: Readable;
  /** The service that loads it. */
  readonly service: string;
  /** The limit of its unpacked bytes. */
  readonly maxBytes: number;
}

/**
 * Stores a file of a service as a snapshot, all of it or nothing.
 * @param to without a save, the snapshot belongs to the save in the file
 * @throws the failures of ./snapshot-file.errors, SnapshotOfNewerVersion
 */
export async function loadSnapshotFile(
  store: SandboxStore,
  to: SnapshotOfSave,
  { packed, service, maxBytes }: PackedFile,
): Promise<SnapshotDescription> {
  const lines = linesIn(packed, maxBytes);
  try {
    const start = await lines.next();
    const [first, ...others] = start.done === true ? [] : start.value;
    if (first === undefined) throw new SnapshotFileInvalid('It is cut or empty: it has no lines.');
    const { migrations, save } = readHeader(first, service);
    const address = { ...to, save: to.save ?? save ?? undefined };
    return await store.writeSnapshot(address, migrations, (empty) =>
      loadLines(first, following(others, lines), empty),
    );
  } finally {
    await lines.return(undefined);
  }
}

async function* following(some: readonly string[], others: Lines): Lines {
  yield some;
  yield* others;
}
