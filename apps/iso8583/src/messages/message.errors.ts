import { Failure, type Violation, type ViolationList } from '#libs/kernel';

/** The body is no message: JSON of another shape, or text that is no hex. */
export class MessageInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'MESSAGE_INVALID';
  readonly title = 'The body is not a message';

  constructor(violations: readonly Violation[], omitted = 0) {
    const [first] = violations;
    const detail = first === undefined ? '' : `${first.pointer || 'The body'}: ${first.detail}`;
    super(detail, violations, omitted);
  }
}

/** A message of one class at the address of another. */
export class MessageMisplaced extends Failure {
  readonly kind = 'malformed';
  readonly code = 'MESSAGE_MISPLACED';
  readonly title = 'The message belongs to another address';

  constructor(mti: string, mtiClass: string) {
    const detail = `Must begin with 0${mtiClass} at this address.`;
    super(`/mti: ${detail} It is ${mti}.`, [{ pointer: '/mti', detail }]);
  }
}

export class ProfileUnknown extends Failure {
  readonly kind = 'not-found';
  readonly code = 'PROFILE_NOT_FOUND';
  readonly title = 'There is no such profile';

  constructor(name: string, known: readonly string[]) {
    super(`There is no profile ${name}; there are ${known.join(', ')}.`);
  }
}

export class ProfileInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PROFILE_INVALID';
  readonly title = 'The profile is not valid';

  constructor({ kept, omitted }: ViolationList) {
    const [first] = kept;
    super(first === undefined ? '' : `${first.pointer}: ${first.detail}`, kept, omitted);
  }
}

export class ProfileTaken extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PROFILE_TAKEN';
  readonly title = 'A profile of the suite has that name';

  constructor(name: string) {
    super(`The profile ${name} belongs to the suite and cannot be changed; use another name.`);
  }
}
