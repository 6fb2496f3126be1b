import { Failure, summaryOf, type Violation } from '#libs/kernel';

/** What is asked for does not exist, or cannot be. */
export class ReportRequestRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'REPORT_REQUEST_REFUSED';
  readonly title = 'The report cannot be generated';

  /** @param omitted how many violations there are besides */
  constructor(violations: readonly Violation[], omitted = 0) {
    super(summaryOf(violations, omitted), violations, omitted);
  }
}
