import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parent folders, like `mkdir` with `recursive`. That function never returns for paths where
 * no folder can be created, as in /proc.
 * @param mode of the created folders
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster.
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    if (code === 'ENOENT') throw new Error(`there can be no folder ${folder} in ${parent}`);
    throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    throw error;
  }
}
