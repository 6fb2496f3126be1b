import { Failure, summaryOf, type Violation } from '#libs/kernel';

/** Another credit of the sandbox has the EndToEndId. */
export class CreditConflict extends Failure {
  readonly kind = 'conflict';
  readonly code = 'END_TO_END_ID_DUPLICATED';
  readonly title = 'The EndToEndId belongs to another credit';

  constructor(endToEndId: string) {
    super(
      `A credit with the EndToEndId ${endToEndId} and other content exists. ` +
        'The same content again would get the first response.',
    );
  }
}

/** The body of a credit is not valid. */
export class CreditInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'REQUEST_INVALID';
  readonly title = 'The request is not valid';

  constructor(violations: readonly Violation[], omitted = 0) {
    super(summaryOf(violations, omitted), violations, omitted);
  }
}
