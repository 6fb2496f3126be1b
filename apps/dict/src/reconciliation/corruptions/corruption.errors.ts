import { failure } from '#libs/kernel';

/** No entry was changed: the participant has no entry to alter or remove, and the request adds none. */
export class NothingToCorrupt extends failure.unprocessable(
  'NOTHING_TO_CORRUPT',
  'The participant has no entries that can be changed',
  (participant: string, keyTypes: readonly string[]) =>
    `Participant ${participant} has no active entry of the types ${keyTypes.join(', ')} without an open claim. ` +
    'Create entries first, or send changes.added.',
) {}

export class CorruptionNotFound extends failure.notFound(
  'CORRUPTION_NOT_FOUND',
  'The corruption does not exist',
  (id: string) =>
    `There is no corruption ${id.slice(0, 40)}. POST /__admin/corrupt returns the id.`,
) {}
