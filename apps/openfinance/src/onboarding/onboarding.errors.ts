import { failure } from '#libs/kernel';

export class DirectoryEntryInvalid extends failure.malformed(
  'DIRECTORY_ENTRY_INVALID',
  'The entry of the directory is not valid',
) {}
