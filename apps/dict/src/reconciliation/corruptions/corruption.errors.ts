import { Failure } from '#libs/kernel';

/** The participant has no entries that can be altered or removed, and none were to be added. */
export class NothingToCorrupt extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'NOTHING_TO_CORRUPT';
  readonly title = 'The participant has no entries that can be changed';

  constructor(participant: string, keyTypes: readonly string[]) {
    super(
      `Participant ${participant} has no active entry without an open claim of the types ${keyTypes.join(', ')}. ` +
        'Create entries first, or ask for entries to be added.',
    );
  }
}

export class CorruptionNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'CORRUPTION_NOT_FOUND';
  readonly title = 'The corruption does not exist';

  constructor(id: string) {
    super(`There is no corruption ${id.slice(0, 40)}; POST /__admin/corrupt returns the id.`);
  }
}
