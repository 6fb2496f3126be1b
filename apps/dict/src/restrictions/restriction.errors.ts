import { Failure } from '#libs/kernel';

export class RestrictionNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'RESTRICTION_NOT_FOUND';
  readonly title = 'The restriction does not exist';

  constructor(id: string, sandbox: string) {
    super(
      `Sandbox ${sandbox} has no restriction ${id.slice(0, 40)}; GET /__admin/restrictions lists the restrictions.`,
    );
  }
}

export class RestrictionExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'RESTRICTION_EXISTS';
  readonly title = 'The restriction already exists';

  constructor(id: string) {
    super(`Restriction ${id} is the same; DELETE /__admin/restrictions/${id} ends it.`);
  }
}

/** The sandbox has the maximum number of restrictions. */
export class RestrictionsFull extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'RESTRICTIONS_FULL';
  readonly title = 'The sandbox has the maximum number of restrictions';

  constructor(limit: number) {
    super(
      `A sandbox has at most ${String(limit)} restrictions. Delete some, or use another sandbox.`,
    );
  }
}
