import { failure, type Failure } from '#libs/kernel';

export class StorageFull extends failure.storageFull(
  'STORAGE_FULL',
  'The disk is full',
  () =>
    'The disk of the storage folder is full. The unfinished file was removed. Free some space, and generate the report or send the file again.',
) {}

export class StorageUnavailable extends failure.unavailable(
  'STORAGE_UNAVAILABLE',
  'The storage folder cannot be used',
  /** @param reason the code of the system, such as EACCES */
  (reason: string) =>
    `The file could not be written to the storage folder (${reason}): the folder of REPORT_DIR does not exist or is not ` +
    'writable. Repair it, and generate the report or send the file again.',
) {}

/** Errors of the file system: no space, no quota, or a limit of the size of files. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** The folder does not exist, is not a folder, or is not writable. */
const UNUSABLE: ReadonlySet<string> = new Set([
  ...['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EPERM', 'EROFS'],
  ...['EIO', 'ESTALE', 'EMFILE', 'ENFILE', 'ELOOP'],
]);

/** The failure that an error of the file system means; undefined for every other error. */
export function storageFailureOf(error: unknown): Failure | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return new StorageFull();
  return syscall !== undefined && UNUSABLE.has(code) ? new StorageUnavailable(code) : undefined;
}
