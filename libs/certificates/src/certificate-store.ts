import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent, storedText } from './stored-text';

/** Stores the texts of certificates and keys by file name. */
export interface CertificateStore {
  /** The location of the store, for errors. */
  readonly place: string;
  read(name: string): Promise<string | undefined>;
  /** The stored text. If there is none, makes the text and stores it. */
  readOrMake(name: string, make: () => Promise<string>): Promise<string>;
  names(): Promise<readonly string[]>;
}

/** The files of a folder. Several processes can use it at once (`storedText`). */
export function folderStore(folder: string): CertificateStore {
  return {
    place: folder,
    read: (name) => readIfPresent(join(folder, name)),
    readOrMake: (name, make) => storedText(join(folder, name), make),
    names: async () => {
      try {
        return await readdir(folder);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    },
  };
}

/** A store in memory, which ends with the process. */
export function memoryStore(): CertificateStore {
  const texts = new Map<string, Promise<string>>();
  return {
    place: 'memory',
    read: async (name) => texts.get(name),
    readOrMake: (name, make) => {
      const text = texts.get(name) ?? make();
      texts.set(name, text);
      return text;
    },
    names: () => Promise.resolve([...texts.keys()]),
  };
}
