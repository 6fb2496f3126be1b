import { readFile, writeFile } from 'node:fs/promises';

/**
 * The content of a file. If the file does not exist, it is created with the new content. If several processes do this
 * at once, only one creates it.
 */
export async function contentOrNew(path: string, content: string): Promise<string> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}
