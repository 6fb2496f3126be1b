import { failure } from '#libs/kernel';

export class TotalsDiffer extends failure.conflict(
  'TOTALS_DIFFER',
  'The totals of the report differ',
  (what: string, written: string, counted: string) =>
    `The file has ${what} ${written}, but an independent count gives ${counted}. The data may have changed ` +
    'meanwhile. The file was removed; generate the report again.',
) {}

export class ReportTooLarge extends failure.unprocessable(
  'REPORT_TOO_LARGE',
  'The report is too large',
  (megabytes: number) =>
    `The file would be larger than ${String(megabytes)} MB, which REPORT_MAX_MEGABYTES allows. ` +
    'Narrow the parameters, or use another format or compression.',
) {}

export class TooManyRows extends failure.unprocessable(
  'TOO_MANY_ROWS',
  'The format cannot hold so many rows',
  (format: string, maxRows: number) =>
    `A ${format} file holds at most ${String(maxRows)} rows. Use another format.`,
) {}

export class StatementNotWritable extends failure.unprocessable(
  'STATEMENT_NOT_WRITABLE',
  'The format cannot hold the statement',
  /** @param reason as the writer of the format says it */
  (format: string, reason: string) =>
    `The statement cannot be written in the format ${format}. ${reason} Use another format, or fewer days.`,
) {}

export class ReportInterrupted extends failure.unavailable(
  'REPORT_INTERRUPTED',
  'The report was interrupted too often',
  (times: number) =>
    `The service ended ${String(times)} times while it wrote this report, and does not try again. ` +
    'Generate the report with fewer rows.',
) {}

export class RequestedFailure extends failure.unavailable(
  'ORDERED_FAILURE',
  'A rule requested the failure',
  (outcome: string) => `A rule of the sandbox requested ${outcome}.`,
) {}

/** The run was started by a version of the service that had this type. */
export class ReportTypeUnknown extends failure.unprocessable(
  'REPORT_TYPE_UNKNOWN',
  'There is no such report type',
  (type: string) =>
    `The service has no report type ${type}. GET /reports/types lists the known types.`,
) {}
