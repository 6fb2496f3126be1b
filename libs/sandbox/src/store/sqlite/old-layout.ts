import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, NAME } from '#libs/kernel';
import { moveFile, namesIn, removeEmpty, statOf } from './files';
import { stated } from './sqlite-database';

/** Where the files of one service in one sandbox are. */
export interface SandboxFiles {
  readonly database: string;
  /** The folder of its snapshots. */
  readonly snapshots: string;
}

/** @param root the folder that has a folder for each sandbox */
export function filesOf(root: string, sandbox: string, service: string): SandboxFiles {
  return {
    database: join(root, sandbox, `${service}.sqlite`),
    snapshots: join(root, sandbox, 'snapshots', service),
  };
}

/**
 * Until release 0.1, the sandboxes were directly in DATA_DIR, beside `certificates` and other files. Moves the
 * sandboxes of one service. If it is interrupted, the next start continues.
 * @param from DATA_DIR
 * @param to the folder of the sandboxes
 * @returns how many sandboxes were moved
 */
export async function moveOldLayout(from: string, to: string, service: string): Promise<number> {
  let moved = 0;
  for (const sandbox of (await namesIn(from)).filter((name) => NAME.test(name))) {
    const old = filesOf(from, sandbox, service);
    const [database, snapshots] = await Promise.all([statOf(old.database), statOf(old.snapshots)]);
    if (database === undefined && snapshots === undefined) continue;
    await moveSandbox(old, filesOf(to, sandbox, service));
    moved += 1;
  }
  return moved;
}

/** Moves the database last. Until then the sandbox counts as not moved, and the next start moves the rest. */
async function moveSandbox(old: SandboxFiles, current: SandboxFiles): Promise<void> {
  const taken = await statOf(current.database);
  if (taken !== undefined) {
    throw new Error(
      `${old.database} cannot be moved: ${current.database} already exists. Remove one of the two`,
    );
  }
  await makeFolder(dirname(current.snapshots));
  await moveFile(old.snapshots, current.snapshots);
  await removeEmpty(dirname(old.snapshots));
  await foldWal(old.database);
  await moveFile(old.database, current.database);
  await removeEmpty(dirname(current.snapshots));
  await removeEmpty(dirname(old.database));
}

/** Brings the content of the WAL into the database, so that it is one file. */
async function foldWal(database: string): Promise<void> {
  if ((await statOf(database)) !== undefined) stated(database);
  const wal = await statOf(`${database}-wal`);
  if (wal !== undefined && wal.size > 0) {
    throw new Error(`${database} cannot be moved: another process uses it, or it is damaged`);
  }
  for (const suffix of ['-wal', '-shm']) await rm(`${database}${suffix}`, { force: true });
}
