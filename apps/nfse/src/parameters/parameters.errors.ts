import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

/** The body with new parameters is not valid. */
export class ParametersInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PARAMETERS_INVALID';
  readonly title = 'The parameters are not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

/** The sandbox would get too many parameters. */
export class TooManyParameters extends Failure {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_PARAMETERS';
  readonly title = 'The sandbox has too many parameters';

  constructor(maximum: number) {
    super(
      `A sandbox can have at most ${String(maximum)} added parameters. None of this request was ` +
        'stored. DELETE /__admin/parameters removes the added ones.',
    );
  }
}
