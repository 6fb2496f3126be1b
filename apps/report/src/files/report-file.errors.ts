import { at, failure, type ViolationList } from '#libs/kernel';

export class FileInvalid extends failure.unprocessable(
  'FILE_INVALID',
  'The file cannot be read',
  (found: Pick<ViolationList, 'kept' | 'omitted'>) => found,
) {}

export class FileNotFound extends failure.notFound(
  'FILE_NOT_FOUND',
  'There is no such file',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no file ${id}. GET /reports/files lists its files.`,
) {}

export class FilesFull extends failure.unprocessable(
  'FILES_FULL',
  'The sandbox has too many files',
  (most: number) =>
    `A sandbox can have ${String(most)} files. Remove one with DELETE /reports/files/{id}.`,
) {}

/** A report needs a file that was removed. */
export class FileMissing extends failure.unprocessable(
  'FILE_MISSING',
  'The file of the reconciliation does not exist',
  /** @param parameter that names the file */
  (parameter: string, id: string) =>
    at(
      `/parameters/${parameter}`,
      `Must be the id of a file of the sandbox: there is no file ${id}. POST /reports/files uploads one.`,
    ),
) {}
