import { failure } from '#libs/kernel';

/** The request asks for a report that does not exist or is not possible. */
export class ReportRequestRefused extends failure.unprocessable(
  'REPORT_REQUEST_REFUSED',
  'The report cannot be generated',
) {}
