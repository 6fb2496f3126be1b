import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

export class LinkInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'LINK_INVALID';
  readonly title = 'The link is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class LinkTargetRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'LINK_TARGET_REFUSED';
  readonly title = 'The acquirer does not connect to this address';

  constructor(detail: string) {
    super(`/host: ${detail}`, [{ pointer: '/host', detail }]);
  }
}

export class LinkExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LINK_EXISTS';
  readonly title = 'A link with that name already exists';

  constructor(name: string) {
    const detail = 'Must be a name that no other link of the sandbox uses.';
    super(`/name: ${detail} ${name} exists; DELETE /iso8583/acquirer/links/${name} deletes it.`, [
      { pointer: '/name', detail },
    ]);
  }
}

export class LinkLimitReached extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LINK_LIMIT_REACHED';
  readonly title = 'There are too many links';

  constructor(limit: number) {
    super(`The sandbox already has the maximum of ${String(limit)} links; delete one first.`);
  }
}

export class LinkNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'LINK_NOT_FOUND';
  readonly title = 'The link does not exist';

  constructor(name: string) {
    super(`The sandbox has no link ${name}; GET /iso8583/acquirer/links lists the links.`);
  }
}

/** Nothing was sent: the host cannot be reached, or has not accepted the sign-on. */
export class LinkDown extends Failure {
  readonly kind = 'upstream-failed';
  readonly code = 'LINK_DOWN';
  readonly title = 'The link is down';

  constructor(
    name: string,
    readonly reason: string,
  ) {
    super(`Nothing was sent over link ${name}: ${reason}`);
  }
}

/** Nothing was sent: too many messages wait for a response, or too many links are in use. */
export class LinkBusy extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'LINK_BUSY';
  readonly title = 'The link is busy';

  constructor(name: string, reason: string) {
    super(`Nothing was sent over link ${name}: ${reason}`);
  }
}

export class LinkProfileConflict extends Failure {
  readonly kind = 'malformed';
  readonly code = 'LINK_PROFILE_CONFLICT';
  readonly title = 'The link has another profile';

  constructor(name: string, profile: string) {
    const detail = `Must be left out, or ${profile}: messages of link ${name} have that profile.`;
    super(`profile: ${detail}`, [{ pointer: 'profile', detail }]);
  }
}
