import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder, newUuid } from '#libs/kernel';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * The text of a file that only its owner can read. If there is no file, makes the text and stores it. Processes that do
 * this at the same time get the same text, and none of them reads an incomplete file.
 */
export async function storedText(file: string, make: () => Promise<string>): Promise<string> {
  const stored = await readIfPresent(file);
  if (stored !== undefined) return stored;
  await publish(file, await make());
  // Another process may have been first.
  return readFile(file, 'utf8');
}

/** The text of a file; undefined if there is no such file. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes the complete file under a temporary name, then links it to its final name, unless another process was faster.
 */
async function publish(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file), OWNER_ONLY_FOLDER);
  const temporary = `${file}.${newUuid()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', OWNER_ONLY);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Unlike rename, link never replaces a file.
    await link(temporary, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
