import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

export class LoadInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'LOAD_INVALID';
  readonly title = 'The load run is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class LoadNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'LOAD_NOT_FOUND';
  readonly title = 'The load run does not exist';

  constructor(id: string) {
    super(`The sandbox has no load run ${id}; POST /iso8583/acquirer/load starts one.`);
  }
}

export class LoadLimitReached extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LOAD_LIMIT_REACHED';
  readonly title = 'There are too many load runs';

  constructor(limit: number) {
    super(
      `This instance of the service already has the maximum of ${String(limit)} load runs; wait for one, or cancel it.`,
    );
  }
}
