import { Failure, summaryOf, type Violation } from '#libs/kernel';

/** The body of a credit is not valid. */
export class CreditInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'REQUEST_INVALID';
  readonly title = 'The request is not valid';

  constructor(violations: readonly Violation[], omitted = 0) {
    super(summaryOf(violations, omitted), violations, omitted);
  }
}
