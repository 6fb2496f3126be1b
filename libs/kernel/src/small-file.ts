import { readFileSync, statSync } from 'node:fs';
import { accepted, refused, type Result } from './failure';

/** The reason in words for the errors that an operator can correct. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  EACCES: 'this process is not allowed to read it',
  EPERM: 'this process is not allowed to read it',
};

/**
 * Reads a text file of an operator, such as a secret.
 * @param mostBytes a larger file is not read
 * @returns the text, or the reason why it cannot be read, as in "it does not exist". The reason has no part of the text
 */
export function readSmallFile(path: string, mostBytes: number): Result<string, string> {
  try {
    const file = statSync(path);
    // A folder, or a device or pipe, which may have no end.
    if (!file.isFile()) return refused('it is not a file');
    if (file.size > mostBytes) return refused(`it is larger than ${String(mostBytes)} bytes`);
    const bytes = readFileSync(path);
    // The decoder also removes the byte order mark that some editors write.
    return accepted(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return refused('it is not UTF-8 text');
    return refused(REASONS[code] ?? `it cannot be read (${code})`);
  }
}
