import { Failure, summaryOf, type Violation, type ViolationList } from '#libs/kernel';

/** The body is not a message: JSON with invalid members, or text that is not hex. */
export class MessageInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'MESSAGE_INVALID';
  readonly title = 'The body is not a message';

  constructor(violations: readonly Violation[], omitted = 0) {
    super(summaryOf(violations, omitted), violations, omitted);
  }
}

/** The class of the message belongs to another address. */
export class MessageMisplaced extends Failure {
  readonly kind = 'malformed';
  readonly code = 'MESSAGE_MISPLACED';
  readonly title = 'The message was sent to the wrong address';

  constructor(mti: string, mtiClass: string) {
    const detail = `Must start with 0${mtiClass} at this address.`;
    super(`/mti: ${detail} It was ${mti}.`, [{ pointer: '/mti', detail }]);
  }
}

export class ProfileUnknown extends Failure {
  readonly kind = 'not-found';
  readonly code = 'PROFILE_NOT_FOUND';
  readonly title = 'The profile does not exist';

  constructor(name: string, known: readonly string[]) {
    super(`Profile ${name} does not exist; the profiles are ${known.join(', ')}.`);
  }
}

export class ProfileInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PROFILE_INVALID';
  readonly title = 'The profile is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class ProfileTaken extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PROFILE_TAKEN';
  readonly title = 'A built-in profile has that name';

  constructor(name: string) {
    super(`Profile ${name} is built in and cannot be changed; use another name.`);
  }
}
