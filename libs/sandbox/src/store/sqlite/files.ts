import { open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { makeFolder, newUuid } from '#libs/kernel';

/** The path of `parts` under `root`. Names were validated before; this is a second check. */
export function pathInside(root: string, ...parts: readonly string[]): string {
  const path = join(root, ...parts);
  if (!resolve(path).startsWith(`${resolve(root)}${sep}`)) {
    throw new Error(`${path} is not inside ${root}.`);
  }
  return path;
}

/** The names in the folder; empty if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

export function statOf(file: string): Promise<Stats | undefined> {
  return unlessMissing(stat(file));
}

export function contentOf(file: string): Promise<Buffer | undefined> {
  return unlessMissing(readFile(file));
}

/** How often reading is repeated if the file is replaced during the reading. */
const READS = 5;

/**
 * The result of `read` for a file, or undefined if there is no file. An error is ignored if the file was removed in the
 * meantime: SQLite reports `disk I/O error` if a file disappears while it is opened.
 */
export async function unlessRemoved<T>(file: string, read: () => T): Promise<T | undefined> {
  for (let turn = 1; ; turn += 1) {
    const before = await statOf(file);
    if (before === undefined) return undefined;
    try {
      const result = read();
      return (await statOf(file)) === undefined ? undefined : result;
    } catch (error) {
      const after = await statOf(file);
      if (after === undefined) return undefined;
      if (after.ino === before.ino || turn === READS) throw error;
    }
  }
}

/** The first bytes of a file; fewer if it is shorter. Undefined if there is no file. */
export async function startOf(file: string, bytes: number): Promise<Buffer | undefined> {
  const handle = await unlessMissing(open(file, 'r'));
  if (handle === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Renames a file so that the new name survives a power failure. @returns false if there is no such file */
export async function moveFile(from: string, to: string): Promise<boolean> {
  const moved = await unlessMissing(rename(from, to).then(() => true));
  if (moved === undefined) return false;
  await sync(dirname(to));
  return true;
}

/**
 * Writes a file so that a crash leaves either the old or the new content. `beforeRename` runs when the new
 * content is on the disk and the old one is still in place.
 */
export async function replaceFile(
  file: string,
  content: Buffer,
  beforeRename: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await replaceFileBy(
    file,
    (temporary) => writeFile(temporary, content, { flag: 'wx' }),
    beforeRename,
  );
}

/** Like `replaceFile`, with a content that `write` writes to the file that it is given. */
export async function replaceFileBy(
  file: string,
  write: (temporary: string) => Promise<void>,
  beforeRename: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const temporary = `${file}.${newUuid()}.tmp`;
  await makeFolder(dirname(file));
  try {
    await write(temporary);
    await syncFile(temporary);
    await beforeRename();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await sync(dirname(file));
}

/** Removes the folder if it is empty. */
export async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error;
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename in the folder survive a power failure. Windows does not support this. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    // ENOTDIR: the path of the folder is a file.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
